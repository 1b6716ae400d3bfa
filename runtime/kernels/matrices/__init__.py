"""Factorizations of batches of matrices that NumPy does not give, or that report failure instead of raising."""
