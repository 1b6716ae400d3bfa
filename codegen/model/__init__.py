"""The model that templates render: the plan of a package, its loops, Nodes, bindings and stubs."""
