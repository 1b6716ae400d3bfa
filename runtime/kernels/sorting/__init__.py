"""Sorting, and what needs an order."""
