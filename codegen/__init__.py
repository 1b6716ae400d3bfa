"""YAML in, Python out: reads ops.yaml and derivatives.yaml and writes the package that runs on :mod:`runtime`.

    yaml_source, diagnostics    files with places, and what is wrong with them
    schema/                     the schema language
    entries, kernels            ops.yaml as frozen dataclasses
    syntax, vocabulary          the expression language: what may be written, and where
    formulas, lets              derivatives.yaml
    differentiate, rules        deriving a formula from a kernel expression; terms, simplify and reuse do the algebra
    reductions, recurrences     the same of reductions and of scans
    bindings                    the Python face of an operator
    plan, render                what is generated, and the writing of it
"""
