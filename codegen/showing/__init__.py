"""What commands show of operators: names, facts, places in generated code, tables."""
