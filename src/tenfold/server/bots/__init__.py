"""Bots of the server: the threads that they think on, hints and reviews, and the warm-up of
compiled code.
"""
