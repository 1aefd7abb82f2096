"""How the database comes to its schema, step by step; each step is a file in `versions`."""
