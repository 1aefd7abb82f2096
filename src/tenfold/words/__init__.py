"""The words: catalogues of English and French in Project Fluent's format, and how something is said
by them.
"""
