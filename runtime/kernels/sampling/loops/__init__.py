"""Native code of interpolation and grids."""
