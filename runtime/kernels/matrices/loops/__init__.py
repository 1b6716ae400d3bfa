"""Native code of decompositions and triangular systems."""
