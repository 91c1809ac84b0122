"""What must outlive the process: the log, tables and players, in SQLite or PostgreSQL by one code."""
