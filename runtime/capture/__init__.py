"""Ways from a program to a graph of it: traces of calls (jit.trace), symbolic tracing in Python (fx)."""
