"""The commands of ``python -m codegen``, one module each.

A module of a command has ``NAME``, ``SUMMARY`` (a line of the list of commands), ``add_arguments`` and ``run``, which
returns the exit status. Its docstring is the text of ``--help``.
"""
