"""Ways from a program to a graph of it: symbolic tracing in Python (fx)."""
