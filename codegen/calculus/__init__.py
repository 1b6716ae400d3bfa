"""Derivatives: of kernel expressions, of linear operators, forward; their simplification."""
