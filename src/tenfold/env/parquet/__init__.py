"""Games as Parquet tables: their rows, and the card that describes them."""
