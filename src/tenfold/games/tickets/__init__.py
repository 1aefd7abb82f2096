"""Ticket to Ride: its rules, and the Heart of Africa as a map of data with a few functions for
terrain.
"""
