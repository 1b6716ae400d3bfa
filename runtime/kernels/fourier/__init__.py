"""Discrete Fourier transforms: NumPy's pocketfft behind PyTorch's shapes, dtypes and messages."""
