"""Output of commands about operators: names, facts, places in generated code, tables."""
