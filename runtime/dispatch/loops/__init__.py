"""The look-up of kernels in native code."""
