"""Maxima and means of windows."""
