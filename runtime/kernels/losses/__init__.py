"""Losses of class indices."""
