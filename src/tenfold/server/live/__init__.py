"""The tables that are in memory: who is connected, what is stored next, and what bots and clocks do
by themselves.
"""
