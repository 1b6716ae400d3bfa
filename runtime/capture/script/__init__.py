"""``jit.script``: from the syntax tree of a function to a graph."""
