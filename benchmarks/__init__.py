"""What is measured, and how: each program prints a small table, with a peer in the same run where
there is one.
"""
