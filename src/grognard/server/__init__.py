"""The web application: accounts, tables that last, live updates, bot workers."""
