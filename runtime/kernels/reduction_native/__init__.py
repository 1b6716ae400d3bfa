"""The native side of reductions: a driver compiled once, to which generated loops are handed by address."""
