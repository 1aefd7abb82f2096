"""The research kit: the games in the conventions of the frameworks that agents are trained and
compared in.
"""
