"""The choices of each room of the kernels, and what walks over their sides."""
