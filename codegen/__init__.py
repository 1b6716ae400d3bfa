"""YAML in, Python out: reads ops.yaml and derivatives.yaml and writes the package that runs on :mod:`runtime`.

    __main__, commands/         the command line, a file for every command; settings of pyproject.toml
    package, incremental        from two files to the text of every file; what of that a small edit makes anew
    diagnostics, catalogue      what is wrong, where and how to fix it; the examples of mistakes.yaml
    source/                     YAML as its author wrote it, every value with its place
    schema/                     the schema language
    language/                   the expression language: what may be written in kernels, composites and formulas
    reading/                    entries and formulas as frozen dataclasses; `keys` is the one table of keys
    calculus/                   derivatives of kernel expressions, by a table of rules, and their simplification
    model/                      what is generated: blocks of ready fields for the templates
    writing/, templates/        text and files, and whose files they are
    showing/, reference/        what `explain`, `list` and `warm` say; the reference as HTML
    checking/                   `check`: derivatives against differences, contracts of kernels
    pytorch/                    PyTorch's own files: `import` and `coverage`
    names                       names of generated code; `distribution` is the build step of the wheel
"""
