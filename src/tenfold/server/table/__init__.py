"""One table: its state, folded from append-only rows, and the commands that add to them."""
