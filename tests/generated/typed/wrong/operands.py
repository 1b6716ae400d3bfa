"""Operands and indices that cannot be."""

import generated as ow

x = ow.ones(2)
x["a"]  # index, reportArgumentType
x + "a"  # operator, reportOperatorIssue
x @ 2  # operator, reportOperatorIssue
x[0] = "a"  # assignment, reportArgumentType
