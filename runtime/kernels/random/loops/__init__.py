"""Native code of random numbers and orders."""
