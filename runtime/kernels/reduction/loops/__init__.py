"""Native code of reductions and scans: loops around expressions, plans, drivers."""
