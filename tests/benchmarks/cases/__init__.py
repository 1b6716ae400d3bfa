"""The cases, a module for each kind. To add one, add an entry to a table."""
