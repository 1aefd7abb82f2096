"""The database: schema, migrations, reads, and the one writer."""
