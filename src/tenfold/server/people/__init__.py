"""What is stored of players beside their tables: games played, statistics, their data."""
