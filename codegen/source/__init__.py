"""YAML as its author wrote it: every value with its place."""
