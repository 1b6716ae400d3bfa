"""Native code of pointwise kernels: the loop around an expression, its driver, and how it meets its operands."""
