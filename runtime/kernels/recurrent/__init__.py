"""Recurrent layers: all steps of a layer in one native call."""
