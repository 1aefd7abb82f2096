"""One game after another for a framework: the keywords, the steps and the pictures."""
