"""The operators against NumPy, against PyTorch where it is installed, and against finite differences."""
