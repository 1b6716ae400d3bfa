"""Native access to CPython and NumPy: the layout of their objects, creation of tensors, and binding of builtins."""
