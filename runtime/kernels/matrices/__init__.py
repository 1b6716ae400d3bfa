"""Factorizations of batches of matrices that NumPy's LAPACK does not give, or that report failure instead of raising."""
