"""10 Days: one set of rules for every map; a map is a data file."""
