"""What builtins rely on: the layout of objects of CPython and NumPy, tensors made natively, and how they are bound."""
