"""Tenzania: cards from 0 to 9, and whoever makes the table's value exactly ten takes it."""
