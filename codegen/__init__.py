"""YAML in, Python out: reads ops.yaml and derivatives.yaml and writes the package that runs on :mod:`runtime`.

    __main__, commands/         the command line, a file for every command; settings of pyproject.toml
    package, incremental        from two files to the text of every file; what of that a small edit makes anew
    diagnostics, catalogue      what is wrong, where and how to fix it; the examples of errors.yaml
    source/                     YAML as its author wrote it, every value with its place
    schema/                     the schema language: `model` is data, `parser` and `variants` make it
    language/                   the expression language: what may be written in kernels, composites and formulas
    reading/                    readers of entries and formulas; `entry`, `derivative` are what they give, frozen
                                dataclasses; `keys` is the one table of keys
    calculus/                   derivatives of kernel expressions, by a table of rules, and their simplification
    model/                      what is generated: `blocks` of ready fields for the templates, which `plan` makes
    writing/, templates/        text and files, and whose files they are; nothing else renders a template
    showing/, reference/        what `explain`, `list` and `warm` say; the reference as HTML
    checking/                   `check`: derivatives against differences, contracts of kernels
    pytorch/                    PyTorch's own files: `import` and `coverage`
    names, imported             names of generated code, and what it imports
    distribution                the build step of the wheel

No module and no folder imports what imports it: tests/repository/test_layers.py.
"""
