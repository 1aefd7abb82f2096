"""The kernel: record layouts, compiled rule functions, and what works with the rules of any
game.
"""
