"""What the templates get: the plan of a package, its loops, Nodes, bindings and stubs."""
