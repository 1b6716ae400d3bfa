"""Derivatives verified by numbers: samples, finite differences, what passed before."""
