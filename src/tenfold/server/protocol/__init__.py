"""What goes over the wire: requests, answers and messages, each declared once, and the TypeScript
made from them.
"""
