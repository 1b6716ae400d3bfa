"""Every error an author can make, and the words in which the generator answers: place, reason, cure, code."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from folders import ROOT

from codegen.diagnostics import CodegenError
from codegen.package import build

# What Python 3.12 and later say otherwise: where a value in a message stands, not where the message does; and of what kind
# a literal is.
VALUE, LITERAL = (29, "'int'") if sys.version_info >= (3, 12) else (27, "a")


def ew(expression: str, schema: str = "f(Tensor self, Tensor other, Scalar alpha) -> Tensor") -> str:
    """An entry with an elementwise kernel."""
    return f"- func: {schema}\n  elementwise: {expression}\n"


def lines(*args: str, schema: str = "f(Tensor self, Tensor other, Scalar alpha) -> Tensor") -> str:
    """An entry with an elementwise kernel of several lines."""
    return f"- func: {schema}\n  elementwise: |\n" + "".join(f"    {line}\n" for line in args)


def co(expression: str, schema: str = "f(Tensor self, Tensor other, int dim=0) -> Tensor") -> str:
    """An entry with a composite of one line."""
    return f"- func: {schema}\n  composite: {expression}\n"


def block(lines: list[str]) -> str:
    """An entry with a composite of several lines."""
    head = "- func: f(Tensor self, Tensor other, int dim=0) -> Tensor\n  composite: |\n"
    return head + "".join(f"      {line}\n" for line in lines)


def block_of(lines: list[str], schema: str) -> str:
    """An entry with an elementwise kernel of several lines."""
    return f"- func: {schema}\n  elementwise: |\n" + "".join(f"      {line}\n" for line in lines)


def red(lines: list[str], schema: str = "f(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor") -> str:
    """An entry with a reduction."""
    return f"- func: {schema}\n" + "".join(f"  {line}\n" for line in lines)


def key(text: str) -> str:
    """A good entry with one more key."""
    return ew("self") + f"  {text}\n"


def sm(sample: str, schema: str = "f(Tensor self, Tensor other, Scalar alpha) -> Tensor") -> str:
    """A good entry with a sample."""
    return f"- func: {schema}\n  composite: self\n  samples:\n    - {sample}\n"


def dv(*lines: str, name: str = "f(Tensor self, Tensor other, Scalar alpha) -> Tensor") -> str:
    """An entry of derivatives.yaml."""
    return f"- name: {name}\n" + "".join(f"  {line}\n" for line in lines)


def case(operators: str, derivatives: str = "[]\n", *, says: str | tuple[str, ...]) -> tuple[str, str, tuple[str, ...]]:
    """A row of the table: the two files and the first lines of the report."""
    return operators, derivatives, (says,) if isinstance(says, str) else says


OK = "- func: f(Tensor self) -> Tensor\n  elementwise: "
BASE = ew("self + alpha * other")
TWO = "f(Tensor self) -> (Tensor x, Tensor y)"
SPLIT = ew("self, -self", TWO)
SUM = "sum: {init: 0, step: sum + self}"
OF_CONDITIONS = "- func: where(Tensor condition, Tensor self, Tensor other) -> Tensor\n  composite: self\n"
SCAN = "f(Tensor self, int dim) -> Tensor"
CASES = {
    "gradient of a gradient": case(
        ew("self"), dv("self: grad * grad", "other: grad", name="f"),
        says="derivatives.yaml:2:9: error: the formula is not linear in grad"
             " (a gradient is a sum of incoming gradients times derivatives) [derivative-not-linear]",
    ),
    "gradient through an operator that is not linear": case(
        ew("self") + "- func: square(Tensor self) -> Tensor\n  elementwise: self * self\n",
        dv("self: square(grad)", "other: grad", name="f"),
        says="derivatives.yaml:2:9: error: the formula is not linear in grad"
             " (a gradient is a sum of incoming gradients times derivatives) [derivative-not-linear]",
    ),
    "gradient through a reduction that is not linear": case(
        ew("self") + "- func: largest(Tensor self, int dim) -> Tensor\n"
        "  reduce: {top: {init: -inf, step: 'maximum(top, self)'}}\n  finish: top\n",
        dv("self: largest(grad, 0) + 0 * self", "other: grad", name="f"),
        says="derivatives.yaml:2:9: error: the formula is not linear in grad"
             " (a gradient is a sum of incoming gradients times derivatives) [derivative-not-linear]",
    ),
    "a form that draws": case(
        "- func: noise(Tensor self, *, Generator? generator=None) -> Tensor\n  composite: self\n"
        "- func: noise_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)\n",
        says="ops.yaml:3:9: error: 'noise_' takes a Generator but does not say that it draws random numbers"
             " (add the tag nondeterministic_seeded) [entry-random]",
    ),
    "unknown key": case(
        key("dtype: [floating]"),
        says="ops.yaml:3:3: error: unknown key 'dtype' (did you mean 'dtypes'?) [entry-unknown-key]",
    ),
    "not linear": case(
        ew("self * other") + "  linear_in: [self, other]\n",
        says="ops.yaml:3:15: error: 'f' is not linear in self, other, for its kernel is self * other [entry-linear-in]",
    ),
    "no func": case(
        '- doc: nothing\n',
        says="ops.yaml:1:3: error: an entry needs 'func', its schema [entry-no-func]",
    ),
    "other names of results": case(
        red(["reduce: {" + SUM + "}", "finish: sum, sum"], "f.a(Tensor self, int dim) -> (Tensor x, Tensor y)")
        + red(["reduce: {" + SUM + "}", "finish: sum, sum"], "f.b(Tensor self, int[] dim) -> (Tensor x, Tensor z)"),
        says="ops.yaml:4:9: error: 'f.b' names its results x, z, the overload at ops.yaml:1:9 names them x, y (overloads of one name return the same names) [entry-results]",
    ),
    "not functional": case(
        co("self", "f_(Tensor(a!) self) -> Tensor(a!)"),
        says="ops.yaml:1:9: error: 'f_' is the inplace form of an operator (give the functional form and name this one under 'autogen') [entry-not-functional]",
    ),
    "an initial state at every element": case(
        "- func: f(Tensor self, Tensor start, int dim) -> Tensor\n  scan: {value: {init: start, step: value + start}}\n",
        says="ops.yaml:2:3: error: 'start' is read by an init, as an element for every line, and elsewhere as one for every element (give the initial state an argument of its own) [kernel-scan-initial]",
    ),
    "more final values than results": case(
        red(["scan: {value: {init: 0, step: value + self}}", "final: value, 2 * value"], SCAN),
        says="ops.yaml:3:10: error: 'final' gives 2 values, the schema returns 1 (the results for every element come first in the schema, then the final ones) [kernel-outputs]",
    ),
    "final values and nothing for each": case(
        red(["scan: {value: {init: 0, step: value + self}}", "each: value", "final: value"], SCAN),
        says="ops.yaml:4:10: error: 'final' gives 1 value, the schema returns 1, one of them by 'each' (the results for every element come first in the schema, then the final ones) [kernel-outputs]",
    ),
    "a tensor as the init of a reduction": case(
        red(["reduce: {value: {init: start, step: value + self}}", "finish: value"], "f(Tensor self, Tensor start, int dim) -> Tensor"),
        says="ops.yaml:2:26: error: unknown name 'start' in a kernel expression (an init of a reduction is a number; a scan may begin with a tensor) [expression-unknown-name]",
    ),
    "a final value of an element": case(
        red(["scan: {value: {init: 0, step: value + self}}", "final: value + self"], "f(Tensor self, int dim) -> (Tensor x, Tensor y)"),
        says="ops.yaml:3:18: error: unknown name 'self' in a kernel expression (in scope: value) [expression-unknown-name]",
    ),
    "a final value of a reduction": case(
        red(["reduce: {" + SUM + "}", "finish: sum", "final: sum"]),
        says="ops.yaml:4:3: error: 'final' cannot stand beside reduce (it belongs to scan) [kernel-beside]",
    ),
    "an index outside": case(
        "- func: f(Tensor self, int dim) -> Tensor\n  scan: {v: {length: 2, init: 0, step: 'v[k + 1] + self'}}\n  each: v[0]\n",
        says="ops.yaml:2:41: error: 'v[2]' lies outside: the length of 'v' is 2 (an index is a whole number, such as path[0] or path[k - 1]) [kernel-vector]",
    ),
    "an index that is not known": case(
        "- func: f(Tensor self, int dim) -> Tensor\n  scan: {v: {length: 2, init: 0, step: 'v[index] + self'}}\n  each: v[0]\n",
        says="ops.yaml:2:41: error: the index in 'v[index]' is not known before the scan runs (an index is a whole number, such as path[0] or path[k - 1]) [kernel-vector]",
    ),
    "a vector as a number": case(
        "- func: f(Tensor self, int dim) -> Tensor\n  scan: {v: {length: 2, init: 0, step: 'v[k] + self'}}\n  each: v\n",
        says="ops.yaml:3:9: error: 'v' is a list, which is no number (write 'for c in v:', v[k] or len(v)) [expression-list]",
    ),
    "a length of nothing": case(
        "- func: f(Tensor self, int dim) -> Tensor\n  scan: {v: {length: 0, init: 0, step: 'v[k] + self'}}\n  each: v[0]\n",
        says="ops.yaml:2:22: error: a length is a whole number from 1 to 16, not '0' [kernel-vector]",
    ),
    "a vector of a reduction": case(
        red(["reduce: {v: {length: 2, init: 0, step: v + self}}", "finish: v"]),
        says="ops.yaml:2:24: error: an accumulator of a reduction is one value [kernel-vector]",
    ),
    "a draw in a case": case(
        "- func: f(Tensor self, bool train) -> Tensor\n  elementwise:\n    train: self * normal()\n    'True': self\n",
        says="ops.yaml:3:12: error: random numbers can be drawn in the one expression of a kernel that makes a new tensor, outside of loops (let a composite choose between such an operator and others) [kernel-draws]",
    ),
    "a draw without what draws": case(
        ew("self * normal(2)", "f(Tensor self) -> Tensor"),
        says="ops.yaml:2:3: error: random numbers need the operator 'randn', which is not there (begin the file with '- extends: generated') [kernel-draws]",
    ),
    "a draw of a reduction": case(
        red(["reduce: {sum: {init: 0, step: sum + self * uniform()}}", "finish: sum"]),
        says="ops.yaml:2:46: error: unknown function 'uniform' in a kernel expression (random numbers are drawn in an elementwise kernel of one expression) [expression-unknown-function]",
    ),
    "written without a word": case(
        block_of(["other = self + 1", "self = other"], "f_(Tensor(a!) self, Tensor other) -> Tensor(a!)"),
        says="ops.yaml:3:7: error: the kernel assigns to 'other', which the schema does not mark as written (annotate it: Tensor(z!) other) [kernel-writes]",
    ),
    "a number written": case(
        block_of(["alpha = 1", "self = self + alpha"], "f_(Tensor(a!) self, float alpha) -> Tensor(a!)"),
        says="ops.yaml:3:7: error: the kernel assigns to 'alpha', which the schema does not mark as written (choose another name for the intermediate value) [kernel-writes]",
    ),
    "never written": case(
        block_of(["self = self + other"], "f_(Tensor(a!) self, Tensor(b!) other) -> Tensor(a!)"),
        says="ops.yaml:2:3: error: 'other' is marked as written, but the kernel never assigns to it (assign to 'other', or leave its '(a!)' out) [kernel-writes]",
    ),
    "nothing written": case(
        block_of(["more = self + other"], "f_(Tensor(a!) self, Tensor other) -> Tensor(a!)"),
        says="ops.yaml:3:7: error: the kernel writes to none of self (assign to one of them) [kernel-writes]",
    ),
    "too few values written": case(
        ew("self + other", "f_(Tensor(a!) self, Tensor(b!) other) -> Tensor(a!)"),
        says="ops.yaml:2:16: error: the kernel computes 1 value, the schema writes self, other (end with one value for each, or assign to each by name) [kernel-writes]",
    ),
    "one of a list written": case(
        ew("self + other", "f_(Tensor(a!) self, Tensor[] other) -> Tensor(a!)"),
        says="ops.yaml:2:3: error: 'self' is one tensor, which would be written for every tensor of 'other' (make it a list as well: Tensor(a!)[] self) [kernel-writes]",
    ),
    "a list of numbers for one tensor": case(
        ew("self + other", "f_(Tensor(a!) self, Scalar[] other) -> Tensor(a!)"),
        says="ops.yaml:2:3: error: a list of numbers needs a list of tensors, one for each (write 'Scalar' for 'Scalar[]') [kernel-writes]",
    ),
    "a list with gaps": case(
        ew("self + other", "f_(Tensor(a!)[] self, Tensor?[] other) -> ()"),
        says="ops.yaml:2:3: error: a list of tensors that a loop computes has no gaps (an empty list says that there are none) [kernel-writes]",
    ),
    "written and new": case(
        ew("self + other", "f(Tensor(a!) self, Tensor other) -> Tensor"),
        says="ops.yaml:2:3: error: 'f' writes into its arguments and returns a new tensor as well (say '-> ()', or give the operator that makes a new tensor an entry of its own) [kernel-writes]",
    ),
    "a written number": case(
        ew("self + other", "f_(Tensor(a!) self, Tensor other) -> Tensor(a!)") + "  as_numbers: self\n",
        says="ops.yaml:3:15: error: 'self' is written of 'f_' (read as numbers may be other) [kernel-writes]",
    ),
    "numbers of a new tensor": case(
        ew("self + other", "f(Tensor self, Tensor other) -> Tensor") + "  as_numbers: other\n",
        says="ops.yaml:3:3: error: only a kernel that writes reads tensors as numbers (a tensor of one element broadcasts by itself) [kernel-writes]",
    ),
    "a derivative of what writes": case(
        ew("self + other", "f_(Tensor(a!) self, Tensor other) -> Tensor(a!)"), dv("self: grad", name="f_"),
        says="derivatives.yaml:1:9: error: 'f_' writes into its arguments, which is not recorded (give an operator that makes a new tensor the derivative) [derivative-writes]",
    ),
    "a place without brackets": case(
        ew("self * i", "f(Tensor self) -> Tensor"),
        says="ops.yaml:2:23: error: unknown name 'i' in a kernel expression (i, j and k are places in the brackets of a neighbour, self[i - 1], and of an entry of a vector, path[k]) [expression-unknown-name]",
    ),
    "a letter is near to no name": case(
        ew("self * y", "f(Tensor self, Scalar xy) -> Tensor"),
        says="ops.yaml:2:23: error: unknown name 'y' in a kernel expression (in scope: self, xy) [expression-unknown-name]",
    ),
    "an element is no vector": case(
        red(["dtypes: floating", "scan:", "  path: {length: 3, init: 0, step: 'self[k] + path[k]'}", "final: path[2]"], "f(Tensor self, int dim) -> Tensor"),
        says="ops.yaml:4:39: error: an index is not allowed in a kernel expression ('self' is one number here: write it without an index) [expression-not-allowed]",
    ),
    "a call cut by a comma": case(
        red(["reduce: {t: {init: 0, step: where(self > 0, t, self)}}", "finish: t"]),
        says="ops.yaml:2:47: error: unknown key 't' in accumulator 't' (inside { } a comma ends a text; put the whole text in quotes) [kernel-accumulator]",
    ),
    "a minus and a space": case(
        ew("- self", "f(Tensor self) -> Tensor"),
        says="ops.yaml:2:16: error: not valid YAML: '- ' begins an item of a list (write a minus without a space behind it, -self, or put the text in quotes) [yaml-syntax]",
    ),
    "a minus and a space in braces": case(
        red(["scan: {h: {init: 0, step: - self}}"], "f(Tensor self, int dim) -> Tensor"),
        says="ops.yaml:2:29: error: not valid YAML: '- ' begins an item of a list (write a minus without a space behind it, -self, or put the text in quotes) [yaml-syntax]",
    ),
    "a scan begins with its elements": case(
        red(["scan: {h: {init: self, step: h + self}}"], "f(Tensor self, int dim) -> Tensor"),
        says="ops.yaml:2:20: error: unknown name 'self' in a kernel expression (it has a value for every element, and a scan begins before the first: with a number, or with another tensor of the schema, such as 'start', which has an element for every line) [expression-unknown-name]",
    ),
    "unknown type": case(
        ew("self", "f(Tensr self) -> Tensor"),
        says="ops.yaml:1:11: error: unknown type 'Tensr' in schema of 'f' (did you mean 'Tensor'?) [schema-unknown-type]",
    ),
    "variant": case(
        key("variants: function, methd"),
        says="ops.yaml:3:23: error: unknown variant 'methd' (write function, method or both) [entry-variant]",
    ),
    "foreign autogen": case(
        key("autogen: g_"),
        says="ops.yaml:3:12: error: 'g_' is no form of 'f' (write f_ or f.out) [entry-autogen]",
    ),
    "out form of a number": case(
        co("self.size(0)", "f(Tensor self) -> int") + '  autogen: f.out\n',
        says="ops.yaml:3:12: error: 'f' can have no out= form: not all of its returns are tensors [schema-no-form]",
    ),
    "duplicate": case(
        ew("self", "f(Tensor self) -> Tensor") * 2,
        says="ops.yaml:3:9: error: operator 'f' is already defined at ops.yaml:1:9 (give one of them another overload name) [entry-duplicate]",
    ),
    "duplicate by autogen": case(
        ew("self", "f(Tensor self) -> Tensor") + '  autogen: f.out\n' + ew("self", "f.out(Tensor self) -> Tensor"),
        says=(
            "ops.yaml:4:9: error: 'f.out' and 'f' at ops.yaml:1:9 are both a functional form with the same arguments (no call could choose between them) [group-two-forms]",
            "ops.yaml:4:9: error: operator 'f.out' is already defined at ops.yaml:1:9 (give one of them another overload name) [entry-duplicate]",
        ),
    ),
    "same constant": case(
        ew("self", "f.a_b(Tensor self) -> Tensor") + ew("self", "f_a.b(Tensor self) -> Tensor"),
        says="ops.yaml:3:9: error: 'f_a.b' and 'f.a_b' at ops.yaml:1:9 would have one name in generated code (give one of them another overload name) [entry-duplicate]",
    ),
    "a misspelt word of an earlier version": case(
        "- func: f(Tensor self) -> Tensor\n  kernal: {elementwise: self}\n",
        says="ops.yaml:2:3: error: unknown key 'kernal' (its content stands in the entry itself: 'elementwise: self + other') [entry-unknown-key]",
    ),
    "a module before a function": case(
        co("nn.functional.cross_entropy(self, other)")
        + co("self", "cross_entropy(Tensor self, Tensor target) -> Tensor\n  python_module: nn"),
        says="ops.yaml:2:14: error: unknown function 'nn.functional.cross_entropy' in a composite (operators have no modules here: write cross_entropy(...)) [expression-unknown-function]",
    ),
    "a module that a name begins with": case(
        co("linalg.norm(self)") + co("self", "linalg_norm(Tensor self) -> Tensor"),
        says="ops.yaml:2:14: error: unknown function 'linalg.norm' in a composite (operators have no modules here: write linalg_norm(...)) [expression-unknown-function]",
    ),
    "a package before a function": case(
        co("torch.nn.functional.relu(self)") + co("self", "relu(Tensor self) -> Tensor"),
        says="ops.yaml:2:14: error: unknown function 'torch.nn.functional.relu' in a composite (operators have no modules here: write relu(...)) [expression-unknown-function]",
    ),
    "a module without the function": case(
        co("linalg.nrm(self)") + co("self", "linalg_norm(Tensor self) -> Tensor"),
        says="ops.yaml:2:14: error: unknown function 'linalg.nrm' in a composite [expression-unknown-function]",
    ),
    "dtypes of Python": case(
        key("dtypes: float"),
        says="ops.yaml:3:11: error: unknown word 'float' in 'dtypes' (did you mean 'floating'?) [entry-dtypes]",
    ),
    "integers of Python": case(
        key("dtypes: [floating, int]"),
        says="ops.yaml:3:22: error: unknown word 'int' in 'dtypes' (did you mean 'integral'?) [entry-dtypes]",
    ),
    "a power with a circumflex": case(
        ew("other + (self ^ 2)"),
        says="ops.yaml:2:30: error: '^' is exclusive or, which floating numbers do not have (write self ** 2 for a power, or say 'dtypes: [bool, integral]') [expression-operator]",
    ),
    "a formula that asks for the truth of a tensor": case(
        OK + "exp(self)\n" + OF_CONDITIONS, "- name: f\n  self: grad if self > 0 else 0\n",
        says="derivatives.yaml:2:9: error: 'self > 0' is asked of a whole tensor, not of each element (write where(self > 0, grad, 0)) [derivative-formula]",
    ),
    "a tangent that asks for the truth of a tensor": case(
        OK + "exp(self)\n" + OF_CONDITIONS, "- name: f\n  self: grad * result\n  result: self_t if result > self_p else 0\n",
        says="derivatives.yaml:3:11: error: 'result > self_p' is asked of a whole tensor, not of each element (write where(result > self_p, self_t, 0)) [derivative-formula]",
    ),
    "a formula that asks for what is one value": case(
        OK + "exp(self)\n" + OF_CONDITIONS, "- name: f\n  self: grad * result if self.ndim > 0 or self.numel() > 1 else grad * result\n", says=(),
    ),
    "an order of complex numbers": case(
        ew("self if self > 0 else other") + "  dtypes: [floating, complex]\n",
        says="ops.yaml:2:29: error: '>' compares complex numbers, which have no order (compare real(...) or abs(...), or accept floating dtypes alone) [expression-operator]",
    ),
    "an order of complex numbers in one case": case(
        ew("{alpha == 1: {value: 2 * other <= self, dtypes: complex}, alpha != 1: self + other}"),
        says="ops.yaml:2:47: error: '<=' compares complex numbers, which have no order (compare real(...) or abs(...), or accept floating dtypes alone) [expression-operator]",
    ),
    "an order of what is real": case(
        lines("size = abs(self)", "self if size > 1 and real(other) < abs(self + 1) else other") + "  dtypes: complex\n",
        says=(),
    ),
    "an order of real tensors": case(
        lines("self if index > 1 else self * 2", schema="f(Tensor self, Tensor index) -> Tensor")
        + "  dtypes: [floating, complex]\n  fixed_dtypes: {index: int64}\n", says=(),
    ),
    "complex numbers of real tensors": case(
        ew("complex(self, other)"),
        says="ops.yaml:2:3: error: 'f' makes complex numbers of real tensors, for which its result is real (say 'promote: real_to_complex' or 'dtypes: complex', or take real(...), imag(...) or abs(...)) [kernel-complex]",
    ),
    "complex numbers of real tensors, by a line": case(
        lines("turned = other * 1j", "self + exp(turned)") + "  promote: int_to_float\n",
        says="ops.yaml:2:3: error: 'f' makes complex numbers of real tensors, for which its result is real (say 'promote: real_to_complex' or 'dtypes: complex', or take real(...), imag(...) or abs(...)) [kernel-complex]",
    ),
    "complex numbers in between": case(lines("turned = exp(other * 1j)", "self + real(turned) + abs(turned)"), says=()),
    "complex numbers of complex tensors": case(ew("self * 1j") + "  dtypes: complex\n", says=()),
    "a circumflex before a sum": case(
        ew("self ^ 2 + 1") + "  dtypes: floating\n",
        says="ops.yaml:2:21: error: '^' is exclusive or, which floating numbers do not have (write self ** 2 + 1 for a power, or say 'dtypes: [bool, integral]') [expression-operator]",
    ),
    "a circumflex in a reduction": case(
        red(["reduce: {total: {init: 0, step: total + (self ^ 2)}}", "finish: total"]),
        says="ops.yaml:2:49: error: '^' is exclusive or, which floating numbers do not have (write self ** 2 for a power, or say 'dtypes: [bool, integral]') [expression-operator]",
    ),
    "a circumflex of integers in a case": case(
        ew("{alpha == 1: {value: self ^ 2, dtypes: integral}, alpha != 1: self + other}"), says=()
    ),
    "a circumflex of integers": case(ew("other + (self ^ 2)") + "  dtypes: integral\n", says=()),
    "a key too far in": case(
        key(" dtypes: floating"),
        says="ops.yaml:3:4: error: this line is not indented as the key above it (begin it in column 3) [yaml-syntax]",
    ),
    "a key too far out": case(
        ew("self") + " dtypes: floating\n",
        says="ops.yaml:3:2: error: this line is not indented as the key above it (begin it in column 3) [yaml-syntax]",
    ),
    "a key below the dash": case(
        "- func: f(Tensor self) -> Tensor\nelementwise: self\n",
        says="ops.yaml:2:1: error: this line is not indented as the key above it (begin it in column 3) [yaml-syntax]",
    ),
    "a first key too far out": case(
        "- func: f(Tensor self) -> Tensor\n elementwise: self\n  dtypes: floating\n",
        says="ops.yaml:2:2: error: this line is not indented as the key above it (begin it in column 3) [yaml-syntax]",
    ),
    "a line of a text too far in": case(
        ew("|\n   a = 1\n    self"),
        says="ops.yaml:4:4: error: a kernel expression is not an expression: unexpected indent (all its lines begin in one column) [expression-syntax]",
    ),
    "a line of a text too far out": case(
        ew("|\n    a = 1\n  self"),
        says="ops.yaml:4:3: error: not valid YAML: could not find expected ':' while scanning a simple key that begins in line 4 (lines of a text that begins with '|' stand further in than its key) [yaml-syntax]",
    ),
    "a comma in braces of cases": case(
        ew("{alpha == 1: maximum(self, other)}"),
        says="ops.yaml:2:36: error: a kernel expression is not an expression: '(' was never closed (inside { } a comma ends a text; put the whole text in quotes) [expression-syntax]",
    ),
    "a comma in braces of an accumulator": case(
        red(["reduce: {best: {init: 0, step: maximum(best, self)}}", "finish: best"]),
        says="ops.yaml:2:48: error: unknown key 'self)' in accumulator 'best' (inside { } a comma ends a text; put the whole text in quotes) [kernel-accumulator]",
    ),
    "no way to join accumulators": case(
        red(["reduce: {best: {init: 0, step: 2 * best + self}}", "finish: best"]),
        says="ops.yaml:2:12: error: accumulator 'best' lacks combine (say how those of two parts are joined, such as 'combine: best + best_other') [kernel-accumulator]",
    ),
    "no kernel": case(
        '- func: f(Tensor self) -> Tensor\n',
        says="ops.yaml:1:9: error: 'f' has no kernel (add one of elementwise, reduce, scan, view, composite, dispatch; 'planned: later' leaves it out) [entry-no-kernel]",
    ),
    "a rule of reductions in an elementwise kernel": case(
        key("promote: floating"),
        says="ops.yaml:3:12: error: 'promote: floating' is that of a reduce kernel (write int_to_float, or 'dtypes: [floating, complex]') [entry-promote]",
    ),
    "a rule of reductions in a scan": case(
        "- func: f(Tensor self, int dim) -> Tensor\n  promote: floating\n  scan: {total: {init: 0, step: total + self}}\n",
        says="ops.yaml:2:12: error: 'promote: floating' is that of a reduce kernel (write int_to_float, or 'dtypes: [floating, complex]') [entry-promote]",
    ),
    "a rule of scans in an elementwise kernel": case(
        key("promote: integers_to_int64"),
        says="ops.yaml:3:12: error: 'promote: integers_to_int64' is that of a reduce or scan kernel (cast the arguments, in a composite) [entry-promote]",
    ),
    "integers divided": case(
        ew("self / other"),
        says="ops.yaml:2:3: error: 'f' divides integers by '/', and its result is of integers (say 'promote: int_to_float' or 'dtypes: floating', or write '//') [kernel-division]",
    ),
    "integers divided in one case": case(
        ew("{alpha == 1: {value: self / 2, dtypes: [bool]}, alpha != 1: {value: self / 2, dtypes: [floating]}}"),
        says="ops.yaml:2:3: error: 'f' divides integers by '/', and its result is of integers (say 'promote: int_to_float' or 'dtypes: floating', or write '//') [kernel-division]",
    ),
    "a negative power of integers": case(
        ew("self ** -1"),
        says="ops.yaml:2:3: error: 'f' raises integers to a negative power, and its result is of integers (say 'promote: int_to_float' or 'dtypes: floating') [kernel-division]",
    ),
    "an if of several lines": case(
        lines("if self > 0:", "    y = self", "else:", "    y = 0", "y"),
        says="ops.yaml:3:5: error: 'if' is not allowed in a kernel expression (write name = value if condition else other) [expression-not-allowed]",
    ),
    "fractions of integers": case(
        ew("self * 0.5"),
        says="ops.yaml:2:3: error: 'f' computes with 0.5 for integers, and its result is of integers (say 'promote: int_to_float' or 'dtypes: floating') [kernel-division]",
    ),
    "fractions of integers that are compared or rounded": case(
        ew("where(self > 0.5, self, floor(other * 0.5))"), says=()
    ),
    "integers divided by a reduction": case(
        red(["reduce: {total: {init: 0, step: total + self}}", "finish: total / count"]),
        says="ops.yaml:3:3: error: 'f' divides integers by '/', and its result is of integers (say 'promote: int_to_float' or 'dtypes: floating', or write '//') [kernel-division]",
    ),
    "fractions of integers in a scan": case(
        "- func: f(Tensor self, int dim) -> Tensor\n  scan: {value: {init: 0, step: 0.5 * value + self}}\n",
        says="ops.yaml:2:3: error: 'f' computes with 0.5 for integers, and its result is of integers (say 'promote: int_to_float' or 'dtypes: floating') [kernel-division]",
    ),
    "several results for every element": case(
        "- func: f(Tensor self, int dim) -> (Tensor, Tensor)\n  reduce: {total: {init: 0, step: total + self}}\n  each: self, total\n",
        says="ops.yaml:3:9: error: a reduction gives one result for every element, not 2 (make each result an operator, and a composite that calls them) [kernel-outputs]",
    ),
    "several results, of which each gives one": case(
        "- func: f(Tensor self, int dim) -> (Tensor, Tensor)\n  reduce: {total: {init: 0, step: total + self}}\n  each: self\n",
        says="ops.yaml:3:9: error: a reduction gives one result for every element, not 2 (make each result an operator, and a composite that calls them) [kernel-outputs]",
    ),
    "a degree that is none": case(
        red(["degree: 0", "reduce: {total: {init: 0, step: total + self}}", "finish: total"]),
        says="ops.yaml:2:11: error: a degree is 1 or more, not 0 [kernel-degree]",
    ),
    "a degree of a result for every element": case(
        "- func: f(Tensor self, int dim) -> Tensor\n  degree: 2\n  reduce: {total: {init: 0, step: total + self}}\n  each: self\n",
        says="ops.yaml:2:11: error: 'degree' is of a reduction of one tensor that ends in 'finish' [kernel-degree]",
    ),
    "a reduction in place": case(
        red(["autogen: f_", "reduce: {total: {init: 0, step: total + self}}", "finish: total"]),
        says="ops.yaml:2:3: error: 'f_' would write a reduction into what it reduces, which has another shape (name only the out= form; 'each' instead of 'finish' keeps the shape) [kernel-inplace]",
    ),
    "several alias sets": case(
        "- func: f(Tensor(a|b) self) -> Tensor(a|b)\n  view: strided(self.shape, self.stride(), 0)\n",
        says="ops.yaml:1:19: error: 'f' has a tensor in several alias sets (a tensor shares memory with one: Tensor(a)) [entry-alias-sets]",
    ),
    "several alias sets, written": case(
        "- func: f(Tensor(a|b!) self) -> ()\n  elementwise: self\n",
        says="ops.yaml:1:19: error: 'f' has a tensor in several alias sets (a tensor shares memory with one: Tensor(a)) [entry-alias-sets]",
    ),
    "planned and a kernel": case(
        key("planned: later"),
        says="ops.yaml:3:3: error: 'f' has a kernel, so it is planned no longer (remove 'planned') [entry-planned]",
    ),
    "planned, and called": case(
        "- func: later(Tensor self) -> Tensor\n  planned: a scan\n" + co("later(self)"),
        says="ops.yaml:4:14: error: unknown function 'later' in a composite [expression-unknown-function]",
    ),
    "a helper by its former name": case(
        co("refuse('no')"),
        says="ops.yaml:2:14: error: unknown function 'refuse' in a composite (write 'raise_error') [expression-unknown-function]",
    ),
    "planned is no list": case(
        "- func: later(Tensor self) -> Tensor\n  planned: {}\n",
        says="ops.yaml:2:12: error: planned must be text, not a mapping [yaml-not-text]",
    ),
    "a formula that import left": case(
        ew("self", "f(Tensor self) -> Tensor"), dv('self: not_implemented("waits for g")', name="f"),
        says="derivatives.yaml:2:9: error: the gradient of 'self' still waits for g, as 'import' left it (write the formula or 'auto', or the reason why there will be none) [derivative-waits]",
    ),
    "promote": case(
        key("promote: int_to_flaot"),
        says="ops.yaml:3:12: error: unknown promote 'int_to_flaot' (did you mean 'int_to_float'?) [entry-promote]",
    ),
    "dtypes": case(
        key("dtypes: [floatin, float32]"),
        says="ops.yaml:3:12: error: unknown word 'floatin' in 'dtypes' (did you mean 'floating'?) [entry-dtypes]",
    ),
    "operand dtypes": case(
        key("operand_dtypes: [floatin, float32]"),
        says="ops.yaml:3:20: error: unknown word 'floatin' in 'operand_dtypes' (did you mean 'floating'?) [entry-operand-dtypes]",
    ),
    "alias that is a keyword": case(
        key("aliases: [g, lambda]"),
        says="ops.yaml:3:16: error: schema of 'lambda': 'lambda' is a keyword of Python [schema-keyword]",
    ),
    "alias that is taken": case(
        key("aliases: [f]"),
        says="ops.yaml:3:13: error: operator 'f' is already defined at ops.yaml:1:9 (give one of them another overload name) [entry-duplicate]",
    ),
    "alias in no module": case(
        key("aliases: [linag.f]"),
        says="ops.yaml:3:13: error: unknown python_module 'linag' (did you mean 'linalg'?) [entry-python-module]",
    ),
    "module": case(
        key("python_module: linag"),
        says="ops.yaml:3:18: error: unknown python_module 'linag' (did you mean 'linalg'?) [entry-python-module]",
    ),
    "module of PyTorch's alone": case(
        key("python_module: sparse"),
        says="ops.yaml:3:3: error: a package has no module sparse (one of nn, linalg, special, fft, signal, masked) [entry-no-module]",
    ),
    "form with a kernel": case(
        ew("self", "f(Tensor self) -> Tensor") + ew("self", "f_(Tensor(a!) self) -> Tensor(a!)"),
        says="ops.yaml:4:3: error: 'f_' is the inplace form of 'f' and has no 'elementwise' of its own (what is said at ops.yaml:1:9 holds for it) [entry-form-key]",
    ),
    "form named and written": case(
        ew("self", "f(Tensor self) -> Tensor") + "  autogen: f_\n- func: f_(Tensor(a!) self) -> Tensor(a!)\n",
        says="ops.yaml:4:9: error: operator 'f_' is already made from the entry at ops.yaml:1:9 (remove it here, or from 'autogen' there) [entry-duplicate]",
    ),
    "module method": case(
        key('python_module: linalg\n  variants: method'),
        says="ops.yaml:1:9: error: 'f' lies in module linalg and cannot be a method [entry-module-method]",
    ),
    "keyword argument name": case(
        ew("self", "f(Tensor self, Tensor lambda) -> Tensor"),
        says="ops.yaml:1:24: error: schema of 'f': the argument name 'lambda' is a keyword of Python [schema-keyword]",
    ),
    "taken argument name": case(
        ew("self", "f(Tensor self, Tensor node) -> Tensor"),
        says="ops.yaml:1:31: error: generated code uses the name 'node' itself (choose another name) [entry-argument]",
    ),
    "argument is a word": case(
        ew("self", "f(Tensor self, Tensor pi) -> Tensor"),
        says="ops.yaml:1:31: error: 'pi' is a word of the expression language (choose another name) [entry-argument]",
    ),
    "keyword name": case(
        ew("self", "lambda(Tensor self) -> Tensor"),
        says="ops.yaml:1:9: error: schema of 'lambda': 'lambda' is a keyword of Python [schema-keyword]",
    ),
    "dunder name": case(
        ew("self", "__f(Tensor self) -> Tensor"),
        says="ops.yaml:1:9: error: '__f' begins with two underscores, which Python keeps for itself (choose another name) [entry-name]",
    ),
    "name in module": case(
        ew("self", "linalg_1(Tensor self) -> Tensor") + '  python_module: linalg\n',
        says="ops.yaml:1:9: error: '1' cannot be the name of a function (choose another name) [entry-name]",
    ),
    "own method": case(
        ew("self", "numel(Tensor self) -> Tensor") + '  variants: method\n',
        says="ops.yaml:1:9: error: Tensor has its own 'numel' (choose another name) [entry-name]",
    ),
    "own function": case(
        ew("self", "tensor(Tensor self) -> Tensor"),
        says="ops.yaml:1:9: error: a package has its own 'tensor', so no function can be called so (choose another name, or make it a method only) [entry-name]",
    ),
    "special method": case(
        key("dunders: __ad__"),
        says="ops.yaml:3:12: error: '__ad__' is no special method that an operator can serve (did you mean '__and__'?) [entry-dunder]",
    ),
    "foreach": case(
        key("foreach: 3"),
        says="ops.yaml:3:12: error: 'foreach' is true, or a list of schemas over lists of tensors (or of words: Scalar, List, ScalarList, Tensor) [entry-list-forms]",
    ),
    "foreach without lists": case(
        key("foreach: [_foreach_f(Tensor self) -> Tensor]"),
        says="ops.yaml:3:13: error: '_foreach_f' takes no list (write Tensor[] self) [entry-list-forms]",
    ),
    "foreach with more": case(
        key('foreach: ["_foreach_f(Tensor[] self, Tensor[] other, Scalar alpha, Scalar c) -> Tensor[]"]'),
        says="ops.yaml:3:14: error: 'f' has no argument for 'c' of '_foreach_f' (it has self, other, alpha) [entry-list-forms]",
    ),
    "foreach with a misspelt schema": case(
        key('foreach: ["_foreach_f(Tensr[] self) -> Tensor[]"]'),
        says="ops.yaml:3:14: error: unknown type 'Tensr' in schema of '_foreach_f' (did you mean 'Tensor'?) [schema-unknown-type]",
    ),
    "special method of the runtime": case(
        key("dunders: __init__"),
        says="ops.yaml:3:12: error: '__init__' is no special method that an operator can serve (such as __add__) [entry-dunder]",
    ),
    "array_api is no function": case(
        key("array_api: a-b"),
        says="ops.yaml:3:14: error: 'a-b' is no function of the array API standard (write true, a name, or a signature such as (x, /, *, axis=-1)) [entry-array-api]",
    ),
    "array_api is no signature": case(
        key("array_api: (x, /, axis=)"),
        says="ops.yaml:3:14: error: '(x, /, axis=)' is no signature (such as (x, /, *, axis=-1, keepdims=False)) [entry-array-api]",
    ),
    "array_api has too many arguments": case(
        key("array_api: twice(x, alpha, more, further, /)"),
        says="ops.yaml:3:14: error: 'f' has 3 arguments by position, the signature has 4 [entry-array-api]",
    ),
    "array_api has an unknown argument": case(
        key("array_api: (x, /, *, axis=None)"),
        says="ops.yaml:3:14: error: 'f' has no argument for the parameter 'axis' (its arguments are self, other, alpha) [entry-array-api]",
    ),
    "array_api takes any number of arguments": case(
        key("array_api: (*x)"),
        says="ops.yaml:3:14: error: '(*x)' takes any number of arguments, which no operator does [entry-array-api]",
    ),
    "array_api leaves an argument out": case(
        key("array_api: (x1, x2, /)"),
        says="ops.yaml:3:14: error: 'f' needs alpha, which the signature does not have [entry-array-api]",
    ),
    "property is no name": case(
        key("property: a-b"),
        says="ops.yaml:3:13: error: 'a-b' cannot be the name of an attribute [entry-property]",
    ),
    "property is a keyword": case(
        key("property: class"),
        says="ops.yaml:3:13: error: 'class' cannot be the name of an attribute [entry-property]",
    ),
    "property of the runtime": case(
        key("property: shape"),
        says="ops.yaml:3:13: error: Tensor has its own 'shape' [entry-property]",
    ),
    "fixed": case(
        key("fixed_dtypes: {tensor: int64}"),
        says="ops.yaml:3:18: error: 'tensor' is no tensor argument of 'f' [entry-fixed-dtypes]",
    ),
    "fixed dtype": case(
        key("fixed_dtypes: {self: integer}"),
        says="ops.yaml:3:24: error: unknown dtype 'integer' [entry-fixed-dtypes]",
    ),
    "numbers": case(
        key("accepts_numbers: maybe"),
        says="ops.yaml:3:20: error: unknown accepts_numbers 'maybe' (one of true, false) [entry-accepts-numbers]",
    ),
    "variadic": case(
        key("variadic: true"),
        says="ops.yaml:3:13: error: the last argument of 'f' is no list of tensors (tensors are listed without brackets "
        "behind all other arguments: 'str equation, Tensor[] tensors') [entry-variadic]",
    ),
    "variadic word": case(
        key("variadic: maybe"),
        says="ops.yaml:3:13: error: unknown variadic 'maybe' (one of true, false) [entry-variadic]",
    ),
    "also": case(
        key("namespaces: specal"),
        says="ops.yaml:3:15: error: unknown word 'specal' in 'namespaces' (did you mean 'special'?) [entry-namespaces]",
    ),
    "theme path": case(
        '- theme: ../evil\n' + OK + 'self\n',
        says="ops.yaml:1:10: error: '../evil' cannot be a file name (use a-z, 0-9 and _) [entry-theme]",
    ),
    "theme with a key of one entry": case(
        '- theme: a\n  docs: Sums.\n' + OK + 'self\n',
        says="ops.yaml:2:3: error: 'docs' cannot hold for a whole theme (beside 'theme' stand variants, python_module, "
        "tags, batch, promote, dtypes, out_dtype, autocast, namespaces, array_api, foreach) [entry-theme-key]",
    ),
    "theme with a misspelt key": case(
        '- theme: a\n  promot: int_to_float\n' + OK + 'self\n',
        says="ops.yaml:2:3: error: 'promot' cannot hold for a whole theme (did you mean 'promote'?) [entry-theme-key]",
    ),
    "theme with a key for nobody": case(
        '- theme: a\n  promote: int_to_float\n- func: f(Tensor self) -> Tensor\n  composite: self\n',
        says="ops.yaml:2:3: error: 'promote' holds for no entry of this theme: none is of the kind elementwise or reduce or "
        "scan (remove 'promote') [entry-theme-key]",
    ),
    "theme with a key for private operators": case(
        '- theme: a\n  tags: core\n- func: _f(Tensor self) -> Tensor\n  elementwise: self\n',
        says="ops.yaml:2:3: error: 'tags' holds for no entry of this theme: none is public and can have it "
        "(remove 'tags') [entry-theme-key]",
    ),
    "theme with an unknown word": case(
        '- theme: a\n  promote: floats\n' + OK + 'self\n' + OK.replace("f(", "g(") + 'self\n',
        says="ops.yaml:2:12: error: unknown promote 'floats' (one of default, int_to_float, bool_to_int64, int64, "
        "bool, complex_to_real, real_to_complex, same) [entry-promote]",
    ),
    "func misspelt": case(
        "- fnc: f(Tensor self) -> Tensor\n  elementwise: self\n",
        says="ops.yaml:1:3: error: unknown key 'fnc' (did you mean 'func'?) [entry-unknown-key]",
    ),
    "signs of other languages": case(
        OK + "self if self > 0 && self < 1 else 0\n",
        says="ops.yaml:2:33: error: a kernel expression is not an expression: '&&' is no operator (write 'and') "
        "[expression-syntax]",
    ),
    "a keyword argument": case(
        OK + "sin(x=self)\n",
        says="ops.yaml:2:22: error: a kernel expression has no keyword arguments (write sin(self)) "
        "[expression-keyword]",
    ),
    "a neighbour in four dimensions": case(
        OK + "self[i - 1, j, k, l]\n  border: zeros\n",
        says="ops.yaml:2:21: error: a neighbour is written with i, j and k in this order, each with a whole number "
        "(write self[i, j - 1]; i, j are places along the last two) [kernel-reads]",
    ),
    "an elementwise list": case(
        "- func: f(Tensor self) -> Tensor[]\n  elementwise: self\n",
        says="ops.yaml:2:3: error: the kernel elementwise gives tensors, the schema returns Tensor[] "
        "(let a composite return Tensor[]) [kernel-outputs]",
    ),
    "a composite of itself": case(
        "- func: f(Tensor self) -> Tensor\n  require: {self.ndim > 0: no}\n  composite: f(f(self) if self.ndim > 1 else self) if self.ndim else self\n"
        "- func: g(Tensor self) -> Tensor\n  composite: g(self.g())\n",
        says="ops.yaml:4:9: error: 'g' calls itself without end (let it call other operators, or itself only under a "
        "condition) [kernel-recursion]",
    ),
    "composites in a round": case(
        "".join(
            f"- func: {name}(Tensor self) -> Tensor\n  composite: |\n    if self.ndim:\n        self = self.reshape(())\n"
            f"    return {called}(self)\n" for name, called in (("f", "g"), ("g", "h"), ("h", "g"))
        )
        + "- func: reshape(Tensor self, int[] shape) -> Tensor\n  composite: self\n",
        says="ops.yaml:6:9: error: 'g' calls itself without end, by way of h (let it call other operators, or itself "
        "only under a condition) [kernel-recursion]",
    ),
    "theme keyword": case(
        '- theme: import\n' + OK + 'self\n',
        says="ops.yaml:1:10: error: 'import' cannot be a file name (use a-z, 0-9 and _) [entry-theme]",
    ),
    "theme list": case(
        '- theme: [a]\n' + OK + 'self\n',
        says="ops.yaml:1:10: error: theme must be text, not a list [yaml-not-text]",
    ),
    "kernel not a mapping": case(
        '- func: f(Tensor self) -> Tensor\n  reduce: self\n',
        says="ops.yaml:2:11: error: a pass of a reduction must be a mapping, not text [yaml-not-a-mapping]",
    ),
    "unknown kind": case(
        '- func: f(Tensor self) -> Tensor\n  elementwis: self\n',
        says="ops.yaml:2:3: error: unknown key 'elementwis' (did you mean 'elementwise'?) [entry-unknown-key]",
    ),
    "two kinds": case(
        '- func: f(Tensor self) -> Tensor\n  elementwise: self\n  composite: self\n',
        says="ops.yaml:3:3: error: an operator has exactly one of elementwise, reduce, scan, view, composite, dispatch; found 2 [kernel-kind]",
    ),
    "no kind": case(
        '- func: f(Tensor self) -> Tensor\n  finish: self\n',
        says="ops.yaml:2:3: error: an operator has exactly one of elementwise, reduce, scan, view, composite, dispatch; found 0 [kernel-kind]",
    ),
    "dispatch key": case(
        '- func: f(Tensor self) -> Tensor\n  dispatch: {CPUU: a.b}\n',
        says="ops.yaml:2:14: error: unknown dispatch key 'CPUU' (did you mean 'CPU'?) [kernel-dispatch-key]",
    ),
    "dispatch key in a list": case(
        '- func: f(Tensor self) -> Tensor\n  dispatch: {"CPU, Mets": runtime.kernels.matmul.operator.mm}\n',
        says="ops.yaml:2:20: error: unknown dispatch key 'Mets' (did you mean 'Meta'?) [kernel-dispatch-key]",
    ),
    "dispatch key of autograd": case(
        '- func: f(Tensor self) -> Tensor\n  dispatch: {AutogradCPU: runtime.kernels.matmul.operator.mm}\n',
        says="ops.yaml:2:14: error: 'AutogradCPU' is no key of a kernel (write gradients as formulas in derivatives.yaml) [kernel-dispatch-key]",
    ),
    "dispatch key twice": case(
        '- func: f(Tensor self) -> Tensor\n  dispatch: {"CPU, Meta": runtime.kernels.matmul.operator.mm, Meta: runtime.kernels.matmul.operator.bmm}\n',
        says="ops.yaml:2:63: error: two kernels for the dispatch key Meta (the first is runtime.kernels.matmul.operator.mm) [kernel-dispatch-key]",
    ),
    "dispatch path": case(
        '- func: f(Tensor self) -> Tensor\n  dispatch: {CPU: ../a}\n',
        says="ops.yaml:2:19: error: '../a' is not the path of a function (write module.function) [kernel-path]",
    ),
    "dispatch path keyword": case(
        '- func: f(Tensor self) -> Tensor\n  dispatch: {CPU: a.import}\n',
        says="ops.yaml:2:19: error: 'a.import' is not the path of a function (write module.function) [kernel-path]",
    ),
    "case by a tensor": case(
        ew("{other > 0: self, other is None: self}", "f(Tensor self, Tensor? other) -> Tensor"),
        says="ops.yaml:2:17: error: a case cannot depend on the elements of the tensor 'other' (ask 'other is None', or use where() in the expression) [kernel-case]",
    ),
    "case without a value": case(
        ew("{n == 1: {dtypes: floating}}", "f(Tensor self, int n) -> Tensor"),
        says="ops.yaml:2:25: error: a case of a kernel needs 'value', its expression [kernel-case]",
    ),
    "key of a case": case(
        ew("{n == 1: {valu: self}}", "f(Tensor self, int n) -> Tensor"),
        says="ops.yaml:2:26: error: unknown key 'valu' in a case of a kernel (did you mean 'value'?) [kernel-case]",
    ),
    "dtype of a case": case(
        ew("{n == 1: {value: self, dtypes: floatin}}", "f(Tensor self, int n) -> Tensor"),
        says="ops.yaml:2:47: error: unknown dtype or category 'floatin' (did you mean 'floating'?) [kernel-case]",
    ),
    "outputs": case(
        ew("self, self", "f(Tensor self) -> Tensor"),
        says="ops.yaml:2:16: error: the kernel computes 2 values, the schema returns 1 value [kernel-outputs]",
    ),
    "reduce with an optional tensor": case(
        red(["reduce: {" + SUM + "}", "finish: sum"], "f(Tensor self, Tensor? weight, int dim) -> Tensor"),
        says="ops.yaml:2:3: error: 'f' cannot be a reduction ('weight' is Tensor?, and a loop reads a fixed number of tensors; write an overload without it) [kernel-reduce-arguments]",
    ),
    "no end": case(
        red(["reduce: {" + SUM + "}"]),
        says="ops.yaml:2:3: error: a reduction has either 'finish' or 'each' beside it (for the accumulator itself write 'finish: sum') [kernel-reduce-end]",
    ),
    "two ends": case(
        red(["reduce: {" + SUM + "}", "finish: sum", "each: sum"]),
        says="ops.yaml:2:3: error: a reduction has either 'finish' or 'each' beside it [kernel-reduce-end]",
    ),
    "an axis": case(
        red(["reduce: {" + SUM + "}", "finish: sum"], "f(Tensor self, int axis) -> Tensor"),
        says="ops.yaml:2:3: error: nothing reads the argument 'axis' of 'f' (a reduction goes along 'dim', and 'keepdim' keeps that dimension) [kernel-reduce-arguments]",
    ),
    "an accumulator without a name": case(
        red(["reduce: {init: 0, step: total + self}", "finish: total"]),
        says="ops.yaml:2:12: error: 'init' is a part of an accumulator, which has a name (such as 'total: {init: 0, step: total + self}') [kernel-accumulator]",
    ),
    "an operator in a kernel": case(
        ew("self * sum(self)"),
        says="ops.yaml:2:23: error: unknown function 'sum' in a kernel expression (sums and the like over elements are a 'reduce', and operators are called in a 'composite') [expression-unknown-function]",
    ),
    "a method in a kernel": case(
        ew("self * self.sum()"),
        says="ops.yaml:2:23: error: only named functions can be called in a kernel expression (sums and the like over elements are a 'reduce', and operators are called in a 'composite') [expression-call]",
    ),
    "a kernel that returns": case(
        ew("return self"),
        says="ops.yaml:2:16: error: 'return' is not allowed in a kernel expression (leave the word out: the last line is the value) [expression-not-allowed]",
    ),
    "promote of another kind": case(
        ew("self") + "  promote: float\n",
        says="ops.yaml:3:12: error: unknown promote 'float' (one of default, int_to_float, bool_to_int64, int64, bool, complex_to_real, real_to_complex, same) [entry-promote]",
    ),
    "a type of torch": case(
        ew("self", "f(torch.Tensor self) -> Tensor"),
        says="ops.yaml:1:11: error: unknown type 'torch' in schema of 'f' (did you mean 'Tensor'?) [schema-unknown-type]",
    ),
    "a function of torch in a formula": case(
        "- extends: generated\n" + ew("self * self", "ff(Tensor self) -> Tensor"), dv("self: grad * torch.exp(self)", name="ff(Tensor self) -> Tensor"),
        says="derivatives.yaml:2:16: error: unknown function 'torch.exp' in a formula (operators have no modules here: write exp(...)) [expression-unknown-function]",
    ),
    "a key without a colon": case(
        "- func: f(Tensor self) -> Tensor\n  dtypes floating\n  elementwise: self\n",
        says="ops.yaml:2:3: error: this line has no ':' behind its key (write 'key: value') [yaml-syntax]",
    ),
    "accumulator lacks": case(
        red(["reduce: {sum: {init: 0, step: self}}", "finish: sum"]),
        says="ops.yaml:2:12: error: accumulator 'sum' lacks combine (its step does not read it, as 'sum + self' does) [kernel-accumulator]",
    ),
    "accumulator key": case(
        red(["reduce: {sum: {init: 0, stp: sum + self}}", "finish: sum"]),
        says="ops.yaml:2:27: error: unknown key 'stp' in accumulator 'sum' (did you mean 'step'?) [kernel-accumulator]",
    ),
    "accumulator type": case(
        red(["reduce: {sum: {init: 0, step: sum + self, type: int46}}", "finish: sum"]),
        says="ops.yaml:2:51: error: unknown type 'int46' of an accumulator (did you mean 'int64'?) [kernel-accumulator]",
    ),
    "accumulator name": case(
        red(["reduce: {index: {init: 0, step: index + self}}", "finish: index"]),
        says="ops.yaml:2:12: error: 'index' cannot be the name of an accumulator [kernel-accumulator]",
    ),
    "accumulator is a word": case(
        red(["reduce: {" + SUM + ", alpha: {init: 0, step: alpha + self}}", "finish: sum"], "f(Tensor self, Scalar alpha) -> Tensor"),
        says="ops.yaml:2:46: error: 'alpha' cannot be the name of an accumulator [kernel-accumulator]",
    ),
    "no accumulator": case(
        red(["reduce: {let: {a: self}}", "finish: 1"]),
        says="ops.yaml:2:11: error: a pass of a reduction needs an accumulator [kernel-accumulator]",
    ),
    "reduce with names": case(
        red(["reduce: {" + SUM + "}", "finish: |", "  sum = sum + 1", "  sum"]),
        says="ops.yaml:4:5: error: 'sum' cannot be the name of an intermediate value (it means something else here) [kernel-let]",
    ),
    "names in init": case(
        red(["reduce:", "  sum:", "    init: |", "      a = 0", "      a", "    step: sum + self", "finish: sum"]),
        says="ops.yaml:5:9: error: 'init' is one expression [kernel-reduce-names]",
    ),
    "two values of an accumulator": case(
        red(["reduce: {sum: {init: 0, step: 'sum, self'}}", "finish: sum"]),
        says="ops.yaml:2:34: error: a part of an accumulator is one value (carry the others as accumulators of their own) [kernel-reduce-names]",
    ),
    "let is taken": case(
        red(["reduce: {let: {count: self}, " + SUM + "}", "finish: sum"]),
        says="ops.yaml:2:18: error: 'count' cannot be the name of an intermediate value (it means something else here) [kernel-let]",
    ),
    "let is no name": case(
        red(["reduce: {let: {a-b: self}, " + SUM + "}", "finish: sum"]),
        says="ops.yaml:2:18: error: 'a-b' cannot be the name of an intermediate value (write a word of letters, 0-9 and _) [kernel-let]",
    ),
    "let of two": case(
        red(["reduce: {let: {a: 'self, self'}, " + SUM + "}", "finish: sum"]),
        says="ops.yaml:2:22: error: 'a' is one expression (give every intermediate value a name of its own) [kernel-let]",
    ),
    "let is read by finish": case(
        red(["reduce: {let: {a: 2 * self}, " + SUM + "}", "finish: sum + a"]),
        says="ops.yaml:3:17: error: unknown name 'a' in a kernel expression (in scope: count, sum) [expression-unknown-name]",
    ),
    "beside": case(
        red(["elementwise: self", "finish: self"]),
        says="ops.yaml:3:3: error: 'finish' cannot stand beside elementwise (it belongs to reduce) [kernel-beside]",
    ),
    "an unknown rule for batches": case(
        co("self") + "  batch: fronts\n",
        says="ops.yaml:3:10: error: unknown rule 'fronts' of a batch (did you mean 'front'?) [kernel-batch]",
    ),
    "a batch at an index that there is not": case(
        co("self") + "  batch: index\n",
        says="ops.yaml:3:10: error: 'f' has no argument of the type Index or Tensor?[] (`index` is for operators that read or "
        "write at one) [kernel-batch]",
    ),
    "a batch of nothing": case(
        "- func: f(int n) -> Tensor\n  dispatch: {CPU: runtime.kernels.creation.operator.zeros}\n  batch: front\n",
        says="ops.yaml:3:10: error: 'f' takes no tensor, so that it never has a batch (remove 'batch') [kernel-batch]",
    ),
    "a rule for batches without a result": case(
        co("self") + "  batch: self + nothing\n",
        says="ops.yaml:3:17: error: unknown name 'nothing' in a composite (in scope: dim, other, self) "
        "[expression-unknown-name]",
    ),
    "reverse beside reduce": case(
        red(["reduce: {" + SUM + "}", "finish: sum", "reverse: true"]),
        says="ops.yaml:4:3: error: 'reverse' cannot stand beside reduce (it belongs to scan) [kernel-beside]",
    ),
    "scan without dim": case(
        red(["scan: {" + SUM + "}"]),
        says="ops.yaml:2:3: error: 'f' cannot be a scan (its schema needs a tensor first, no optional ones, and 'int dim') [kernel-scan-arguments]",
    ),
    "scan of passes": case(
        red(["scan: [{" + SUM + "}]"], SCAN),
        says="ops.yaml:2:9: error: a scan has one pass, not a list of them [kernel-scan-passes]",
    ),
    "scan without each": case(
        red(["scan: {" + SUM + ", at: {init: 0, step: index}}"], SCAN),
        says="ops.yaml:2:3: error: this scan needs 'each' beside it, what is kept for every element (such as sum, at) [kernel-scan-each]",
    ),
    "scan with too much": case(
        red(["scan: {" + SUM + "}", "each: sum, index"], SCAN),
        says="ops.yaml:3:9: error: the kernel computes 2 values, the schema returns 1 value [kernel-outputs]",
    ),
    "scan lacks": case(
        red(["scan: {sum: {init: 0}}"], SCAN),
        says="ops.yaml:2:10: error: accumulator 'sum' lacks step [kernel-accumulator]",
    ),
    "scan reverse": case(
        red(["scan: {" + SUM + "}", "reverse: yes"], SCAN),
        says="ops.yaml:3:12: error: 'reverse' is true or false [kernel-scan-reverse]",
    ),
    "scan reads later": case(
        red(["scan: {sum: {init: self, step: sum + self}}"], SCAN),
        says="ops.yaml:2:22: error: unknown name 'self' in a kernel expression (it has a value for every element, and a scan begins before the first: with a number, or with another tensor of the schema, such as 'start', which has an element for every line) [expression-unknown-name]",
    ),
    "number too large": case(
        ew("self + 9223372036854775808"),
        says="ops.yaml:2:23: error: 9223372036854775808 does not fit 64 bits (write it as a float) [expression-constant]",
    ),
    "matrix product": case(
        ew("self @ other"),
        says="ops.yaml:2:16: error: '@' is not allowed in a kernel expression [expression-operator]",
    ),
    "loop without a bound": case(
        lines("while self > 1:", "    other = other + 1", "other"),
        says="ops.yaml:3:11: error: a 'while' needs a bound (write 'while at_most(100, condition):', the bound before the"
        " condition) [expression-loop]",
    ),
    "loop with a bound that is computed": case(
        lines("while at_most(alpha, self > 1):", "    other = other + 1", "other"),
        says="ops.yaml:3:19: error: the bound of a 'while' is a whole number, 1 or more (write 'while at_most(100, "
        "condition):', the bound before the condition) [expression-loop]",
    ),
    "loop of a tensor": case(
        lines("x = 0", "for k in range(self):", "    x += k", "x"),
        says="ops.yaml:4:20: error: the bounds of a loop are whole numbers and arguments of type int (write 'for k in "
        "range(8):', or give an argument of type int or float[]) [expression-loop]",
    ),
    "loop of a list that is none": case(
        lines("x = 0", "for k in self:", "    x += k", "x"),
        says="ops.yaml:4:14: error: a loop goes over range(...) or over a list of numbers (write 'for k in range(8):', "
        "or give an argument of type int or float[]) [expression-loop]",
    ),
    "loop that stands still": case(
        lines("x = 0", "for k in range(1, 5, 0):", "    x += k", "x"),
        says="ops.yaml:4:26: error: the step of a loop is written as a number that is not 0 (write 'for k in range(8):',"
        " or give an argument of type int or float[]) [expression-loop]",
    ),
    "loops without end": case(
        lines("x = 0", "for k in range(10000):", "    while at_most(10000, x < self):", "        x += k", "x"),
        says="ops.yaml:5:9: error: loops are walked at most 1000000 times an element, not 100000000 (an argument of type"
        " int may be larger) [expression-loop]",
    ),
    "loop that counts by two names": case(
        lines("x = 0", "for k, l in range(10):", "    x += k", "x"),
        says="ops.yaml:4:9: error: a loop counts by one name (write 'for k in range(n):') [expression-loop]",
    ),
    "loop that counts by an argument": case(
        lines("x = 0", "for other in range(10):", "    x += other", "x"),
        says="ops.yaml:4:9: error: 'other' has a meaning already (count by another name) [expression-loop]",
    ),
    "loop with else": case(
        lines("x = 0", "for k in range(10):", "    x += k", "else:", "    x = 1", "x"),
        says="ops.yaml:7:9: error: a loop has no 'else' here (write the lines behind the loop) [expression-loop]",
    ),
    "count that is changed": case(
        lines("x = 0", "for k in range(10):", "    k = 3", "    x += k", "x"),
        says="ops.yaml:5:9: error: 'k' counts, or is a list, and keeps its value [expression-target]",
    ),
    "name that a loop may not give": case(
        lines("for k in range(alpha):", "    x = self", "x", schema="f(Tensor self, int alpha) -> Tensor"),
        says="ops.yaml:5:5: error: unknown name 'x' in a kernel expression (in scope: alpha, self) "
        "[expression-unknown-name]",
    ),
    "list as a number": case(
        ew("self * c", "f(Tensor self, float[] c) -> Tensor"),
        says="ops.yaml:2:23: error: 'c' is a list, which is no number (write 'for c in c:', c[k] or len(c)) "
        "[expression-list]",
    ),
    "index of a number in a kernel": case(
        ew("alpha[0]"),
        says="ops.yaml:2:16: error: an index is not allowed in a kernel expression ('alpha' is one number here: write it without an index) "
        "[expression-not-allowed]",
    ),
    "neighbours without a border": case(
        ew("self[i - 1]"),
        says="ops.yaml:2:3: error: neighbours need a rule for the border (add 'border: zeros') [kernel-border]",
    ),
    "unknown border": case(
        ew("self[i - 1]") + "  border: edge\n",
        says="ops.yaml:3:11: error: unknown rule for a border 'edge' (one of zeros, replicate, reflect, circular) "
        "[kernel-border]",
    ),
    "border without neighbours": case(
        key("border: zeros"),
        says="ops.yaml:3:3: error: the kernel reads no neighbours, as self[i - 1] does [kernel-border]",
    ),
    "table that is a tensor as well": case(
        ew("other[self] + other"),
        says="ops.yaml:2:16: error: 'other' is read as a table and as a tensor (pass it as two arguments) [kernel-reads]",
    ),
    "table with neighbours": case(
        ew("other[self] + other[i - 1]") + "  border: zeros\n",
        says="ops.yaml:2:16: error: 'other' is read as a table and by its neighbours (pass it as two arguments) "
        "[kernel-reads]",
    ),
    "too many neighbours": case(
        ew('"self[i - 1] + self[i - 2] + self[i - 3] + self[i + 1] + self[i + 2] + self[i + 3]"') + "  border: zeros\n",
        says="ops.yaml:2:16: error: a loop reads and writes at most 8 tensors; 'f' has 9 with its neighbours (make it a "
        "composite of several operators) [kernel-operands]",
    ),
    "unknown name in an index": case(
        ew("other[self + l]"),
        says="ops.yaml:2:29: error: unknown name 'l' in a kernel expression (in scope: alpha, other, self) "
        "[expression-unknown-name]",
    ),
    "forward formula of neighbours": case(
        ew("self[i - 1] + other") + "  border: zeros\n",
        dv("self: auto", "other: auto", "result: auto_linear", name="f"),
        says=(
            "derivatives.yaml:2:9: error: 'auto' for 'f' calls '_window_backward', which is no operator of ops.yaml (add "
            "the operator, or write the formula) [derivative-auto]",
        ),
    ),
    "loop in a reduction": case(
        red(["reduce:", "  sum:", "    init: 0", "    step: |", "      for k in range(3):", "          x = k", "      sum"]),
        says="ops.yaml:6:9: error: 'for' is not allowed in a kernel expression [expression-not-allowed]",
    ),
    "equation without the result": case(
        key("fulfils: self - other"),
        says="ops.yaml:3:12: error: an equation is an expression over the arguments and 'result' that is 0 (such as "
        "'result * exp(result) - self') [kernel-fulfils]",
    ),
    "equation of a composite": case(
        co("self") + "  fulfils: result - self\n",
        says="ops.yaml:3:3: error: 'fulfils' cannot stand beside composite (it belongs to elementwise) [kernel-beside]",
    ),
    "while and auto": case(
        lines("x = self", "while at_most(9, x > 1):", "    x -= 1", "x"),
        dv("self: auto", "other: non_differentiable", name="f"),
        says="derivatives.yaml:2:9: error: 'auto' cannot derive 'f': it has a 'while', which ends by a condition: say "
        "under 'fulfils' which equation the result fulfils [derivative-auto]",
    ),
    "while in a formula": case(
        ew("self"),
        dv("self: |", "    while at_most(3, grad > 1):", "        x = 1", "    grad", "other: non_differentiable", name="f"),
        says="derivatives.yaml:3:7: error: 'while' is not allowed in a formula (its loops go over range(...)) "
        "[expression-not-allowed]",
    ),
    "membership": case(
        ew("self in other"),
        says="ops.yaml:2:16: error: 'in' is not allowed in a kernel expression [expression-operator]",
    ),
    "reduce argument": case(
        red(["reduce: {" + SUM + "}", "finish: sum"], "f(Tensor self, Scalar count) -> Tensor"),
        says="ops.yaml:2:3: error: a reduction cannot have an argument 'count' (the expressions of a reduction know it as something else) [kernel-reduce-names]",
    ),
    "finish reads elements": case(
        red(["reduce: {" + SUM + "}", "finish: sum + self"]),
        says="ops.yaml:3:17: error: unknown name 'self' in a kernel expression (in scope: count, sum) [expression-unknown-name]",
    ),
    "syntax": case(
        ew("self +"),
        says="ops.yaml:2:22: error: a kernel expression is not an expression: invalid syntax [expression-syntax]",
    ),
    "unknown name": case(
        ew("self + othr"),
        says="ops.yaml:2:23: error: unknown name 'othr' in a kernel expression (did you mean 'other'?) [expression-unknown-name]",
    ),
    "unknown function": case(
        ew("expp(self)"),
        says="ops.yaml:2:16: error: unknown function 'expp' in a kernel expression (did you mean 'exp'?) [expression-unknown-function]",
    ),
    "uncalled function": case(
        ew("exp + self"),
        says="ops.yaml:2:16: error: 'exp' is a function and must be called here [expression-uncalled]",
    ),
    "arity": case(
        ew("maximum(self)"),
        says="ops.yaml:2:16: error: 'maximum' takes 2 arguments, 1 given [expression-arity]",
    ),
    "keyword in a kernel": case(
        ew("exp(x=self)"),
        says="ops.yaml:2:22: error: a kernel expression has no keyword arguments (write exp(self)) [expression-keyword]",
    ),
    "method in a kernel": case(
        ew("self.pow(2)"),
        says="ops.yaml:2:16: error: only named functions can be called in a kernel expression (write pow(self, 2)) [expression-call]",
    ),
    "function of a module in a kernel": case(
        ew("math.exp(self)"),
        says="ops.yaml:2:16: error: only named functions can be called in a kernel expression (write exp(self)) [expression-call]",
    ),
    "a comma in braces": case(
        "- {func: f(Tensor self) -> Tensor, elementwise: max(self, 2)}\n",
        says="ops.yaml:1:59: error: unknown key '2)' (inside { } a comma ends a text; put the whole text in quotes) [entry-unknown-key]",
    ),
    "the words of other languages": case(
        ew("self if true else other"),
        says="ops.yaml:2:24: error: unknown name 'true' in a kernel expression (did you mean 'True'?) [expression-unknown-name]",
    ),
    "attribute in a kernel": case(
        ew("self.shape"),
        says="ops.yaml:2:16: error: an attribute is not allowed in a kernel expression [expression-not-allowed]",
    ),
    "import": case(
        ew("__import__('os')"),
        says=(
            "ops.yaml:2:16: error: unknown function '__import__' in a kernel expression [expression-unknown-function]",
            "ops.yaml:2:27: error: 'os' is not allowed in a kernel expression [expression-constant]",
        ),
    ),
    "lambda": case(
        ew('"(lambda: self)()"'),
        says="ops.yaml:2:18: error: only named functions can be called in a kernel expression [expression-call]",
    ),
    "eval": case(
        co("eval('1')"),
        says="ops.yaml:2:14: error: unknown function 'eval' in a composite [expression-unknown-function]",
    ),
    "text in a kernel": case(
        ew("self + 'a'"),
        says="ops.yaml:2:23: error: 'a' is not allowed in a kernel expression [expression-constant]",
    ),
    "imaginary number": case(
        red(["reduce: {sum: {init: 0, step: sum + 1j}}"]),
        says="ops.yaml:2:39: error: 1j is not allowed in a kernel expression [expression-constant]",
    ),
    "dtype of a result that is none": case(
        key("result_dtypes: {mask: bool}"),
        says="ops.yaml:3:19: error: 'mask' is no result of 'f' (its results are result) [entry-result-dtypes]",
    ),
    "unknown dtype of a result": case(
        key("result_dtypes: {result: compelx}"),
        says="ops.yaml:3:27: error: unknown dtype 'compelx' (did you mean 'complex'?) [entry-result-dtypes]",
    ),
    "dtype of the result of a composite": case(
        co("self") + "  result_dtypes: {result: bool}\n",
        says="ops.yaml:3:19: error: 'result_dtypes' is for elementwise kernels, which 'f' does not have (say it with "
        "'promote') [entry-result-dtypes]",
    ),
    "derivative of whole numbers": case(
        ew("floor(self)") + "  result_dtypes: {result: int64}\n",
        dv("self: auto", "other: non_differentiable", name="f"),
        says="derivatives.yaml:2:9: error: the results of 'f' are int64, which have no gradient (leave the derivative "
        "out) [derivative-auto]",
    ),
    "walrus": case(
        ew("(y := self)"),
        says="ops.yaml:2:17: error: ':=' is not allowed in a kernel expression [expression-not-allowed]",
    ),
    "empty": case(
        ew("'# only a comment'"),
        says="ops.yaml:2:17: error: a kernel expression is empty [expression-empty]",
    ),
    "no value": case(
        ew("y = self"),
        says="ops.yaml:2:16: error: a kernel expression must end with an expression, its value (add a line 'y') [expression-no-value]",
    ),
    "too large": case(
        ew(" + ".join(["(self * other)"] * 900)),
        says="ops.yaml:2:16: error: a kernel expression has more than 4000 parts [expression-too-large]",
    ),
    "too deep": case(
        ew(repr("-" * 200 + "self")),
        says="ops.yaml:2:17: error: a kernel expression is nested more than 100 deep [expression-too-deep]",
    ),
    "deeper than the parser goes": case(
        ew("(" * 5000 + "self" + ")" * 5000),
        says="ops.yaml:2:216: error: a kernel expression is not an expression: too many nested parentheses [expression-syntax]",
    ),
    "name after use": case(
        block(["y = z", "z = self", "return y"]),
        says="ops.yaml:3:11: error: unknown name 'z' in a composite (in scope: dim, other, self) [expression-unknown-name]",
    ),
    "method": case(
        co("self.nuumel()"),
        says="ops.yaml:2:19: error: unknown method 'nuumel' in a composite (did you mean 'numel'?) [expression-unknown-method]",
    ),
    "attribute": case(
        co("self.shap"),
        says="ops.yaml:2:19: error: attribute 'shap' is not allowed in a composite (did you mean 'shape'?) [expression-attribute]",
    ),
    "dunder attribute": case(
        co("self.__class__"),
        says="ops.yaml:2:19: error: attribute '__class__' is not allowed in a composite [expression-attribute]",
    ),
    "dunder method": case(
        co("self.__class__()"),
        says="ops.yaml:2:19: error: unknown method '__class__' in a composite [expression-unknown-method]",
    ),
    "private attribute": case(
        co("self._array"),
        says="ops.yaml:2:19: error: attribute '_array' is not allowed in a composite [expression-attribute]",
    ),
    "bytes": case(
        co("self + b'a'"),
        says="ops.yaml:2:21: error: b'a' is not allowed in a composite [expression-constant]",
    ),
    "format": case(
        co('\'raise_error(f"{dim:>10}")\''),
        says=f"ops.yaml:2:{VALUE}: error: a value in a message may have no format [expression-format]",
    ),
    "conversion": case(
        co('\'raise_error(f"{dim!r}")\''),
        says=f"ops.yaml:2:{VALUE}: error: a value in a message may have no format [expression-format]",
    ),
    "text times a number": case(
        co("raise_error('a' * 9)"),
        says="ops.yaml:2:26: error: text has no arithmetic in a composite [expression-text]",
    ),
    "message made of text": case(
        co("raise_error('dim is %d' % dim)"),
        says="ops.yaml:2:26: error: text has no arithmetic in a composite [expression-text]",
    ),
    "call of a call": case(
        co("'self.numel()()'"),
        says="ops.yaml:2:15: error: only named functions can be called in a composite [expression-call]",
    ),
    "import statement": case(
        block(["import os", "return self"]),
        says="ops.yaml:3:7: error: 'import' is not allowed in a composite [expression-not-allowed]",
    ),
    "def": case(
        block(["def g():", "    return self", "return self"]),
        says="ops.yaml:3:7: error: 'def' is not allowed in a composite [expression-not-allowed]",
    ),
    "while": case(
        block(["while True:", "    self", "return self"]),
        says="ops.yaml:3:7: error: 'while' is not allowed in a composite [expression-not-allowed]",
    ),
    "global": case(
        block(["global x", "return self"]),
        says="ops.yaml:3:7: error: 'global' is not allowed in a composite [expression-not-allowed]",
    ),
    "delete": case(
        block(["del self", "return other"]),
        says="ops.yaml:3:7: error: 'delete' is not allowed in a composite [expression-not-allowed]",
    ),
    "assign to an attribute": case(
        block(["self.x = 1", "return self"]),
        says="ops.yaml:3:7: error: only names can be assigned in a composite [expression-target]",
    ),
    "assign to an item": case(
        block(["self[0] = 1", "return self"]),
        says="ops.yaml:3:7: error: only names can be assigned in a composite [expression-target]",
    ),
    "assign to a dunder": case(
        block(["__y = 1", "return self"]),
        says="ops.yaml:3:7: error: a name may not begin with two underscores [expression-dunder]",
    ),
    "assign to a word": case(
        block(["len = 1", "return self"]),
        says="ops.yaml:3:7: error: 'len' means something else in a composite [expression-taken]",
    ),
    "assign to a constant": case(
        block(["pi = 1", "return self"]),
        says="ops.yaml:3:7: error: 'pi' means something else in a composite [expression-taken]",
    ),
    "no return": case(
        block(["y = self"]),
        says="ops.yaml:3:7: error: a composite must return a value at its end [expression-no-value]",
    ),
    "return in one branch": case(
        block(["if dim:", "    return self"]),
        says="ops.yaml:3:7: error: a composite must return a value at its end [expression-no-value]",
    ),
    "view calls operators": case(
        '- func: f(Tensor(a) self) -> Tensor(a)\n  view: strided(exp(self), (), 0)\n',
        says="ops.yaml:2:17: error: unknown function 'exp' in a view [expression-unknown-function]",
    ),
    "derivative of no operator": case(
        BASE, '- name: []\n  self: grad\n',
        says="derivatives.yaml:1:9: error: an entry needs 'name', the schema of an operator or a list of operators "
        "[derivative-no-name]",
    ),
    "derivative of a list in a list": case(
        BASE, '- name: [f, [g]]\n  self: auto\n  other: auto\n',
        says="derivatives.yaml:1:13: error: a name in a list of operators must be text, not a list [yaml-not-text]",
    ),
    "derivative of an unknown operator among others": case(
        BASE, '- name: [f, ff]\n  self: auto\n  other: auto\n',
        says="derivatives.yaml:1:13: error: there is no operator 'ff' in ops.yaml (did you mean 'f'?) "
        "[derivative-unknown-operator]",
    ),
    "derivative auto of a composite": case(
        "- func: f(Tensor self) -> Tensor\n  composite: self\n", "- name: f\n  self: auto\n",
        says="derivatives.yaml:2:9: error: 'auto' needs a reduction, a scan or an elementwise kernel, which 'f' does not "
        "have (write the formula, or remove the entry: the gradient of a composite is that of its parts) [derivative-auto]",
    ),
    "derivative of an operator of another file": case(
        BASE, '- name: tangle\n  self: auto\n',
        says="derivatives.yaml:1:9: error: there is no operator 'tangle' in ops.yaml (add it, or name the file with the "
        "derivatives of yours by --derivatives) [derivative-unknown-operator]",
    ),
    "derivatives of another file": case(
        BASE, "".join(f"- name: of_another_{i}\n  self: grad\n" for i in range(6)) + "- name: f\n  self, other: auto\n",
        says="derivatives.yaml:1:3: error: 6 of the 7 operators in this file are not in ops.yaml, 'of_another_0' the first "
        "of them (name the file with the derivatives of ops.yaml by --derivatives; an empty one if none has a gradient) "
        "[derivative-unknown-operator]",
    ),
    "derivative of two operators": case(
        BASE, '- name: f, g\n  self: auto\n',
        says="derivatives.yaml:1:9: error: there is no operator 'f, g' in ops.yaml (several stand in a list: [f, g]) "
        "[derivative-unknown-operator]",
    ),
    "derivative with a misspelt name": case(
        BASE, '- nme: f\n  self: auto\n',
        says="derivatives.yaml:1:3: error: an entry needs 'name', the schema of an operator (write 'name' for 'nme') "
        "[derivative-no-name]",
    ),
    "derivative without a name": case(
        BASE, '- self: grad\n',
        says="derivatives.yaml:1:3: error: an entry needs 'name', the schema of an operator [derivative-no-name]",
    ),
    "unknown operator": case(
        BASE, dv("self: grad", name="ff(Tensor self) -> Tensor"),
        says="derivatives.yaml:1:9: error: there is no operator 'ff' in ops.yaml (did you mean 'f'?) [derivative-unknown-operator]",
    ),
    "schema differs": case(
        BASE, dv("self: grad", name="f(Tensor self, Tensor other, Scalar alpha=1) -> Tensor"),
        says="derivatives.yaml:1:9: error: the schema of 'f' differs from ops.yaml (there it is f(Tensor self, Tensor other, Scalar alpha) -> Tensor) [derivative-schema]",
    ),
    "derivative twice": case(
        BASE, dv("self: grad", "other: grad") * 2,
        says="derivatives.yaml:4:9: error: 'f' already has its derivatives at derivatives.yaml:1:9 [derivative-duplicate]",
    ),
    "foreign argument": case(
        BASE, dv("self: grad", "othr: grad", "other: grad"),
        says="derivatives.yaml:3:3: error: 'othr' is no tensor argument of 'f' (did you mean 'other'?) [derivative-unknown-argument]",
    ),
    "number as argument": case(
        BASE, dv("self: grad", "other: grad", "alpha: grad"),
        says="derivatives.yaml:4:3: error: 'alpha' is no tensor argument of 'f' (its tensors are self, other) [derivative-unknown-argument]",
    ),
    "missing formula": case(
        BASE, dv("self: grad"),
        says='derivatives.yaml:1:9: error: \'f\' has no formula for other (give one, such as auto, or say non_differentiable or not_implemented("why")) [derivative-missing]',
    ),
    "formula name": case(
        BASE, dv("self: grad * alhpa", "other: grad"),
        says="derivatives.yaml:2:16: error: unknown name 'alhpa' in a formula (did you mean 'alpha'?) [expression-unknown-name]",
    ),
    "formula function": case(
        BASE, dv("self: grad * g(self)", "other: grad"),
        says="derivatives.yaml:2:16: error: unknown function 'g' in a formula [expression-unknown-function]",
    ),
    "formula of two lines": case(
        BASE, dv("self: |", "  y = grad", "other: grad"),
        says="derivatives.yaml:3:5: error: a formula must end with an expression, its value (add a line 'y') [expression-no-value]",
    ),
    "auto of a composite": case(
        co("self"), dv("self: auto", "other: grad", name="f(Tensor self, Tensor other, int dim=0) -> Tensor"),
        says="derivatives.yaml:2:9: error: 'auto' needs a reduction, a scan or an elementwise kernel, which 'f' does not have (write the formula, or remove the entry: the gradient of a composite is that of its parts) [derivative-auto]",
    ),
    "auto of a bool": case(
        ew("self > 2", "f(Tensor self) -> Tensor").rstrip("\n") + "\n  promote: bool\n",
        dv("self: auto", name="f(Tensor self) -> Tensor"),
        says="derivatives.yaml:2:9: error: the results of 'f' are bool, which have no gradient (leave the derivative out) [derivative-auto]",
    ),
    "auto without a rule": case(
        ew("digamma(self)", "f(Tensor self) -> Tensor"), dv("self: auto", name="f(Tensor self) -> Tensor"),
        says="derivatives.yaml:2:9: error: 'auto' for 'f' calls 'trigamma', which is no operator of ops.yaml (add the operator, or write the formula) [derivative-auto]",
    ),
    **{
        f"auto of {expression}": case(
            ew(expression), dv("self: auto", "other: grad"),
            says=f"derivatives.yaml:2:9: error: 'auto' cannot derive 'f': {reason} [derivative-auto]",
        )
        for expression, reason in {
            "polygamma(self, other)": "the function 'polygamma' has no rule: its first argument is a whole number",
            "zeta(self, other)": "the function 'zeta' has no rule: its derivative by the first argument is no function that kernels can call",
            "gcd(self, other)": "the function 'gcd' has no rule: it is a function of integers",
            "nextafter(self, other)": "the function 'nextafter' has no rule: it steps from one floating number to the next",
            "self << other": "the operator '<<' has no rule: it moves the bits of integers",
            "self & other": "the operator '&' has no rule: it works on the bits of integers",
        }.items()
    },
    "auto of results without names": case(
        ew("self, -self", "f(Tensor self) -> (Tensor, Tensor)"), dv("self: auto", name="f(Tensor self) -> (Tensor, Tensor)"),
        says="derivatives.yaml:2:9: error: 'auto' needs names for the results of 'f', which their gradients are called by (name them in ops.yaml, as in (Tensor values, Tensor indices)) [derivative-auto]",
    ),
    "argument called grad": case(
        ew("self", "f(Tensor self, Tensor grad) -> Tensor"), dv("self: grad", "grad: grad", name="f(Tensor self, Tensor grad) -> Tensor"),
        says="derivatives.yaml:1:9: error: 'f' has an argument 'grad', which means something else in formulas (rename it in ops.yaml) [derivative-argument]",
    ),
    "operators with errors are not missed": case(
        BASE + ew("slf", "g(Tensor self) -> Tensor"), dv("self: g(grad)", "other: grad * x") + dv("self: grad", name="g(Tensor self) -> Tensor"),
        says=(
            "derivatives.yaml:3:17: error: unknown name 'x' in a formula (in scope: alpha, grad, grad_input_mask, grads, other, result, self) [expression-unknown-name]",
            "ops.yaml:4:16: error: unknown name 'slf' in a kernel expression (did you mean 'self'?) [expression-unknown-name]",
        ),
    ),
    "places behind other letters": case(
        co('\'tuple(["日本語", othr])\''),
        says="ops.yaml:2:29: error: unknown name 'othr' in a composite (did you mean 'other'?) [expression-unknown-name]",
    ),
    "places in a quoted text": case(
        ew("' self + othr'"),
        says="ops.yaml:2:25: error: unknown name 'othr' in a kernel expression (did you mean 'other'?) [expression-unknown-name]",
    ),
    "places in a block": case(
        block(["y = self", "return y + othr"]),
        says="ops.yaml:4:18: error: unknown name 'othr' in a composite (did you mean 'other'?) [expression-unknown-name]",
    ),
    "kernel of a list": case(
        ew("self + n", "f(Tensor self, int[] n) -> Tensor"),
        says="ops.yaml:2:23: error: 'n' is a list, which is no number (write 'for c in n:', n[k] or len(n)) "
        "[expression-list]",
    ),
    "kernel of a tensor that may be missing": case(
        "- func: f(Tensor self, Tensor? w=None) -> Tensor\n  elementwise: {w is None: self, 'True': self * w}\n"
        "- func: g(Tensor self, Tensor? w=None, int n=1) -> Tensor\n  elementwise: {n == 1: self, 'True': self * w}\n",
        says="ops.yaml:4:39: error: the tensor 'w' may be missing, which no case asks for (write cases, the first of them 'w is None:') [kernel-case]",
    ),
    "each without a dimension": case(
        red(["reduce: {" + SUM + "}", "each: self / sum"]),
        says="ops.yaml:3:3: error: 'f' cannot give a result for every element (its schema needs 'int dim') [kernel-reduce-end]",
    ),
    "reduce without a pass": case(
        red(["reduce: []", "finish: 1"]),
        says="ops.yaml:2:11: error: a reduction needs a pass with an accumulator [kernel-accumulator]",
    ),
    "view without annotations": case(
        "- func: f(Tensor self) -> Tensor\n  view: 'strided(self.shape, self.stride())'\n",
        says="ops.yaml:2:3: error: a view returns the memory of an argument, which the schema of 'f' does not say (annotate both: Tensor(a) self and -> Tensor(a)) [kernel-outputs]",
    ),
    "annotations without a view": case(
        ew("self", "f(Tensor(a) self) -> Tensor(a)"),
        says="ops.yaml:2:3: error: the schema of 'f' says that it returns a view, but it computes (leave out (a)) [kernel-outputs]",
    ),
    "view of sizes": case(
        "- func: f(Tensor(a) self) -> Tensor(a)\n  view: 'strided(self.shape, self.stride()) if self.ndim else self.shape'\n",
        says="ops.yaml:2:10: error: a view gives the geometry of a tensor (write strided(sizes, strides, offset)) [kernel-outputs]",
    ),
    "view of a list": case(
        "- func: f(Tensor(a) self) -> Tensor(a)\n  view: '[strided(self.shape, self.stride())]'\n",
        says="ops.yaml:2:10: error: a view gives the geometry of a tensor (write strided(sizes, strides, offset)) [kernel-outputs]",
    ),
    "composite of a number": case(
        co("3 if dim else self"),
        says="ops.yaml:2:14: error: the composite gives an int, the schema returns Tensor [kernel-outputs]",
    ),
    "composite of nothing": case(
        block(["if dim == 0:", "    return None", "return self"]),
        says="ops.yaml:3:7: error: the composite gives None, the schema returns Tensor [kernel-outputs]",
    ),
    "composite of too many": case(
        co("(self, self, self)", TWO),
        says="ops.yaml:2:14: error: the composite gives 3 values, the schema returns 2 [kernel-outputs]",
    ),
    "composite of too few": case(
        co("self", TWO),
        says="ops.yaml:2:14: error: the composite gives 1 value, the schema returns 2 [kernel-outputs]",
    ),
    "kernel of text arguments": case(
        ew("self + how", "f(Tensor self, str how) -> Tensor"),
        says="ops.yaml:2:23: error: unknown name 'how' in a kernel expression (it is str; a loop computes with tensors and numbers) [expression-unknown-name]",
    ),
    "condition over tensors": case(
        '- func: f(Tensor self, Scalar? a=None) -> Tensor\n  elementwise: {self is None: self, a is None: self}\n',
        says="ops.yaml:2:17: error: unknown name 'self' in the condition of a case (in scope: a) [expression-unknown-name]",
    ),
    "tab for indentation": case(
        "- func: f(Tensor self) -> Tensor\n\telementwise: self\n",
        says="ops.yaml:2:1: error: a tab cannot be used for indentation (use spaces) [yaml-syntax]",
    ),
    "tab in a kernel": case(
        "- func: f(Tensor self) -> Tensor\n\telementwise: self\n",
        says="ops.yaml:2:1: error: a tab cannot be used for indentation (use spaces) [yaml-syntax]",
    ),
    "duplicate key": case(
        key("elementwise: self"),
        says="ops.yaml:3:3: error: the key 'elementwise' of line 2 comes again in line 3 [yaml-duplicate-key]",
    ),
    "colon in a doc": case(
        key("doc: Note: this"),
        says="ops.yaml:3:12: error: not valid YAML: a second ':' followed by a space (put a value that contains ': ' in quotes) [yaml-syntax]",
    ),
    "unclosed quote": case(
        key("doc: 'Note"),
        says="ops.yaml:3:8: error: not valid YAML: found unexpected end of stream while scanning a quoted scalar that begins in line 3 [yaml-syntax]",
    ),
    "unclosed bracket": case(
        key("tags: [a, b"),
        says="ops.yaml:3:9: error: not valid YAML: did not find expected ',' or ']' while parsing a flow sequence that begins in line 3 [yaml-syntax]",
    ),
    "bracket in a doc": case(
        key("doc: `x` is it"),
        says="ops.yaml:3:8: error: not valid YAML: plain text cannot begin with '`' (put it in quotes) [yaml-syntax]",
    ),
    "anchor": case(
        key("doc: &a x"),
        says="ops.yaml:3:8: error: the anchor '&a' is not allowed [yaml-anchor]",
    ),
    "alias": case(
        key("doc: *a"),
        says="ops.yaml:3:8: error: the alias '*a' is not allowed (write the value out) [yaml-alias]",
    ),
    "tag": case(
        key("doc: !!str x"),
        says="ops.yaml:3:8: error: the tag '!!str' is not allowed (write the value alone) [yaml-tag]",
    ),
    "merge key": case(
        key("<<: {doc: x}"),
        says="ops.yaml:3:3: error: the merge key '<<' is not allowed (write the keys out) [yaml-merge-key]",
    ),
    "two documents": case(
        BASE + "---\n" + BASE,
        says="ops.yaml:3:1: error: a second document begins here; the file must have one [yaml-documents]",
    ),
    "no entries": case(
        "# nothing\n",
        says="ops.yaml: error: the file is empty (write [] for a list without entries) [yaml-empty]",
    ),
    "entry is text": case(
        "- f(Tensor self) -> Tensor\n" + BASE,
        says="ops.yaml:1:3: error: an entry must be a mapping of keys to values, not text [yaml-not-a-mapping]",
    ),
    "entry is a list": case(
        "- [func, f]\n",
        says="ops.yaml:1:3: error: an entry must be a mapping of keys to values, not a list [yaml-not-a-mapping]",
    ),
    "entry is nothing": case(
        "-\n",
        says="ops.yaml:1:2: error: an entry must be a mapping of keys to values, not nothing [yaml-not-a-mapping]",
    ),
    "entry without a dash": case(
        "func: f(Tensor self) -> Tensor\nelementwise: self\n",
        says="ops.yaml:1:1: error: expected a list of entries, each beginning with '- ', but the file is a mapping [yaml-not-a-list]",
    ),
    "windows line ends": case(
        ew("self + othr").replace("\n", "\r\n"),
        says="ops.yaml:2:23: error: unknown name 'othr' in a kernel expression (did you mean 'other'?) [expression-unknown-name]",
    ),
    "byte order mark": case(
        "\ufeff" + ew("self + othr"),
        says="ops.yaml:2:23: error: unknown name 'othr' in a kernel expression (did you mean 'other'?) [expression-unknown-name]",
    ),
    "wide characters before the place": case(
        ew("'self + 漢字'"),
        says="ops.yaml:2:24: error: unknown name '漢字' in a kernel expression (in scope: alpha, other, self) [expression-unknown-name]",
    ),
    "combining characters before the place": case(
        key("doc: é́́ x: y"),
        says="ops.yaml:3:13: error: not valid YAML: a second ':' followed by a space (put a value that contains ': ' in quotes) [yaml-syntax]",
    ),
    "func is nothing": case(
        "- func:\n  elementwise: self\n",
        says="ops.yaml:1:8: error: func must be text, not empty [yaml-not-text]",
    ),
    "func is a list": case(
        "- func: [f]\n",
        says="ops.yaml:1:11: error: expected '(' after the operator name but found the end of the text in schema of 'f' [schema-syntax]",
    ),
    "kernel is nothing": case(
        "- func: f(Tensor self) -> Tensor\n  elementwise:\n",
        says="ops.yaml:2:15: error: an elementwise kernel must be text, not empty [yaml-not-text]",
    ),
    "kernel is a list": case(
        "- func: f(Tensor self) -> Tensor\n  elementwise: [self]\n",
        says="ops.yaml:2:16: error: an elementwise kernel must be text, not a list [yaml-not-text]",
    ),
    "kernel is empty": case(
        "- func: f(Tensor self) -> Tensor\n  elementwise: {}\n",
        says="ops.yaml:2:16: error: an elementwise kernel needs an expression or cases [kernel-case]",
    ),
    "elementwise is nothing": case(
        "- func: f(Tensor self) -> Tensor\n  elementwise: \n",
        says="ops.yaml:2:15: error: an elementwise kernel must be text, not empty [yaml-not-text]",
    ),
    "elementwise is a list": case(
        "- func: f(Tensor self) -> Tensor\n  elementwise: [self]\n",
        says="ops.yaml:2:16: error: an elementwise kernel must be text, not a list [yaml-not-text]",
    ),
    "elementwise is empty": case(
        "- func: f(Tensor self) -> Tensor\n  elementwise: {}\n",
        says="ops.yaml:2:16: error: an elementwise kernel needs an expression or cases [kernel-case]",
    ),
    "composite is a mapping": case(
        "- func: f(Tensor self) -> Tensor\n  composite: {a: b}\n",
        says="ops.yaml:2:14: error: composite must be text, not a mapping [yaml-not-text]",
    ),
    "view is nothing": case(
        "- func: f(Tensor(a) self) -> Tensor(a)\n  view: \n",
        says="ops.yaml:2:8: error: view must be text, not empty [yaml-not-text]",
    ),
    "reduce is text": case(
        "- func: f(Tensor self) -> Tensor\n  reduce: self\n  finish: self\n",
        says="ops.yaml:2:11: error: a pass of a reduction must be a mapping, not text [yaml-not-a-mapping]",
    ),
    "accumulator is text": case(
        red(["reduce: {sum: sum + self}", "finish: sum"]),
        says="ops.yaml:2:17: error: accumulator 'sum' must be a mapping, not text [yaml-not-a-mapping]",
    ),
    "accumulator without a step": case(
        red(["reduce: {sum: {init: 0}}", "finish: sum"]),
        says="ops.yaml:2:12: error: accumulator 'sum' lacks step and combine (say how those of two parts are joined, such as 'combine: sum + sum_other') [kernel-accumulator]",
    ),
    "finish is nothing": case(
        red(["reduce: {" + SUM + "}", "finish:"]),
        says=(
            "ops.yaml:2:3: error: a reduction has either 'finish' or 'each' beside it (for the accumulator itself write 'finish: sum') [kernel-reduce-end]",
            "ops.yaml:3:10: error: finish must be text, not empty [yaml-not-text]",
        ),
    ),
    "identity is a word": case(
        red(["reduce: {" + SUM + "}", "finish: sum", "identity: no"]),
        says="ops.yaml:4:13: error: identity must be True or False, not 'no' [yaml-not-a-bool]",
    ),
    "dispatch is text": case(
        "- func: f(Tensor self) -> Tensor\n  dispatch: runtime.kernels.matmul.operator.mm\n",
        says="ops.yaml:2:13: error: dispatch must be a mapping, not text [yaml-not-a-mapping]",
    ),
    "dispatch is empty": case(
        "- func: f(Tensor self) -> Tensor\n  dispatch: {}\n",
        says="ops.yaml:2:13: error: a kernel written by hand needs a dispatch key (write {CPU: module.function}) [kernel-dispatch-key]",
    ),
    "dispatch path is a list": case(
        "- func: f(Tensor self) -> Tensor\n  dispatch: {CPU: [a]}\n",
        says="ops.yaml:2:19: error: a kernel's path must be text, not a list [yaml-not-text]",
    ),
    "variants are a mapping": case(
        key("variants: {function: true}"),
        says="ops.yaml:3:13: error: variants must be a list or a text with commas, not a mapping [yaml-not-a-list]",
    ),
    "variants are empty": case(
        key("variants: []"),
        says="ops.yaml:3:13: error: there is no variant (write function, method or both) [entry-variant]",
    ),
    "variants are nothing": case(
        key("variants:"),
        says="ops.yaml:3:12: error: variants must be a list or a text with commas, not empty [yaml-not-a-list]",
    ),
    "a variant is a list": case(
        key("variants: [[function]]"),
        says="ops.yaml:3:14: error: variants must list words, but one of them is a list [yaml-not-text]",
    ),
    "a variant is a number": case(
        key("variants: 2"),
        says="ops.yaml:3:13: error: unknown variant '2' (write function, method or both) [entry-variant]",
    ),
    "autogen is empty text": case(
        key("autogen: 'f_, , f.out'"),
        says="ops.yaml:3:17: error: autogen must list words, but one of them is empty [yaml-not-text]",
    ),
    "autogen is no name": case(
        key("autogen: f-"),
        says="ops.yaml:3:12: error: unexpected character '-' [schema-unexpected-character]",
    ),
    "autogen of the same kind twice": case(
        key("autogen: f_, f_.other"),
        says="ops.yaml:3:16: error: 'f' has an in-place form already [entry-autogen]",
    ),
    "tags are a mapping": case(
        key("tags: {core: true}"),
        says="ops.yaml:3:9: error: tags must be a list or a text with commas, not a mapping [yaml-not-a-list]",
    ),
    "tag is a list": case(
        key("tags: [[core]]"),
        says="ops.yaml:3:10: error: tags must list words, but one of them is a list [yaml-not-text]",
    ),
    "promote is a list": case(
        key("promote: [default]"),
        says="ops.yaml:3:12: error: promote must be text, not a list [yaml-not-text]",
    ),
    "promote is yes": case(
        key("promote: yes"),
        says="ops.yaml:3:12: error: unknown promote 'yes' (one of default, int_to_float, bool_to_int64, int64, bool, complex_to_real, real_to_complex, same) [entry-promote]",
    ),
    "dtypes are nothing": case(
        key("dtypes:"),
        says="ops.yaml:3:10: error: dtypes must be a list or a text with commas, not empty [yaml-not-a-list]",
    ),
    "dtypes is a mapping": case(
        key("dtypes: {float32: true}"),
        says="ops.yaml:3:11: error: dtypes must be a list or a text with commas, not a mapping [yaml-not-a-list]",
    ),
    "fixed is a list": case(
        key("fixed_dtypes: [self]"),
        says="ops.yaml:3:17: error: fixed_dtypes must be a mapping, not a list [yaml-not-a-mapping]",
    ),
    "fixed dtype is a list": case(
        key("fixed_dtypes: {self: [int64]}"),
        says="ops.yaml:3:24: error: a dtype must be text, not a list [yaml-not-text]",
    ),
    "numbers is 1": case(
        key("accepts_numbers: 1"),
        says="ops.yaml:3:20: error: unknown accepts_numbers '1' (one of true, false) [entry-accepts-numbers]",
    ),
    "numbers is yes": case(
        key("accepts_numbers: yes"),
        says="ops.yaml:3:20: error: unknown accepts_numbers 'yes' (one of true, false) [entry-accepts-numbers]",
    ),
    "inplace without a form": case(
        key("autogen: []\n  inplace_argument: true"),
        says="ops.yaml:4:21: error: 'f' has no in-place form to call (name it: 'autogen: f_') [entry-inplace-argument]",
    ),
    "inplace is maybe": case(
        key("inplace_argument: maybe"),
        says="ops.yaml:3:21: error: unknown inplace_argument 'maybe' (one of true, false) [entry-inplace-argument]",
    ),
    "a module is a number": case(
        key("module: 3"),
        says="ops.yaml:3:11: error: '3' is no name of a module (a class begins with a capital: Mish) [entry-module]",
    ),
    "a module is nothing": case(
        key("module:"), says="ops.yaml:3:10: error: module must be text, not empty [yaml-not-text]",
    ),
    "a module has a name of all packages": case(
        key("module: Linear"),
        says="ops.yaml:3:11: error: every package has its own 'Linear' (choose another name) [entry-module]",
    ),
    "a module without a name": case(
        key("module: {init: ''}"),
        says="ops.yaml:3:11: error: a module needs a 'name' (such as 'name: Mish') [entry-module]",
    ),
    "a module twice": case(
        key("module: [Mine, Mine]"),
        says="ops.yaml:3:18: error: the module 'Mine' is described twice [entry-module]",
    ),
    "an unknown part of a module": case(
        key("module: {name: Mine, inits: ''}"),
        says="ops.yaml:3:24: error: a module has no 'inits' (did you mean 'init'?) [entry-module]",
    ),
    "a module in a file that PyTorch does not have": case(
        key("module: {name: Mine, file: losses}"),
        says="ops.yaml:3:30: error: PyTorch has no file nn/modules/losses.py (did you mean 'loss'?) [entry-module]",
    ),
    "modules for lists that differ in length": case(
        key("module: {name: 'Mine{n}{m}', for: {n: [1, 2], m: [3]}}"),
        says="ops.yaml:3:37: error: the lists under 'for' are of one length ({n: [1, 2, 3], sides: [2, 4, 6]}) [entry-module]",
    ),
    "modules for a word that stands nowhere": case(
        key("module: {name: Mine, for: {n: [1]}}"),
        says="ops.yaml:3:30: error: '{n}' stands in no part of the module (what a list is for is written in braces) "
        "[entry-module]",
    ),
    "modules for what is no list": case(
        key("module: {name: 'Mine{n}', for: 3}"),
        says="ops.yaml:3:34: error: 'for' must be a mapping, not text [yaml-not-a-mapping]",
    ),
    "no parameters of a module": case(
        key("module: {name: Mine, init: 'a b'}"),
        says="ops.yaml:3:31: error: 'init' is no list of parameters (as Python writes them: p=0.5, inplace=False) "
        "[entry-module]",
    ),
    "parameters of a module without a name": case(
        key("module: {name: Mine, init: '*args'}"),
        says="ops.yaml:3:31: error: 'init' lists every parameter by its name [entry-module]",
    ),
    "an attribute of all modules": case(
        key("module: {name: Mine, init: 'half=1', call: {input: half}}"),
        says="ops.yaml:3:31: error: a module has an attribute 'half' of its own (call the parameter otherwise, and hand "
        "it on by 'call') [entry-module]",
    ),
    "a parameter of a module that is not used": case(
        key("module: {name: Mine, init: 'a, b=1', keep: {a: a}}"),
        says="ops.yaml:3:34: error: the parameter 'b' is used nowhere (hand it on by 'call', or name it as the function "
        "does) [entry-module]",
    ),
    "an argument that a module lacks": case(
        key("module: {name: Mine, init: '', forward: '', call: {other: 1, alpha: 1}}"),
        says="ops.yaml:3:11: error: nothing gives 'f' its argument 'input' (list it under 'init' or 'forward', or give it "
        "under 'call') [entry-module]",
    ),
    "an argument that the function of a module lacks": case(
        key("module: {name: Mine, call: {inptu: 1}}"),
        says="ops.yaml:3:31: error: 'f' has no argument 'inptu' (did you mean 'input'?) [entry-module]",
    ),
    "an unknown name in a module": case(
        key("module: {name: Mine, call: {input: inputt}}"),
        says="ops.yaml:3:38: error: unknown name 'inputt' (did you mean 'input'?) [entry-module]",
    ),
    "no expression in a module": case(
        key("module: {name: Mine, keep: {input: 'a b'}}"),
        says="ops.yaml:3:39: error: 'a b' is no expression of Python [entry-module]",
    ),
    "too much in a module": case(
        key("module: {name: Mine, call: {input: 'input.x'}}"),
        says="ops.yaml:3:39: error: 'input.x' does more than an expression of a module may (names, numbers, texts, "
        "conditions, and calls of repeated, floats, probability, positive, above, one_of, vector, either_size, dimension_sizes) [entry-module]",
    ),
    "an unknown parameter in the text of a module": case(
        key("module: {name: Mine, repr: '{p}'}"),
        says="ops.yaml:3:32: error: the constructor has no parameter 'p' (its are input, other, alpha) [entry-module]",
    ),
    "eight tensors read": case(
        "- func: f(Tensor[] x) -> Tensor\n".replace("Tensor[] x", ", ".join(f"Tensor {name}" for name in "abcdhxyz"))
        + "  elementwise: a + b\n",
        says="ops.yaml:2:16: error: a loop reads and writes at most 8 tensors; 'f' has 9 "
        "(make it a composite of several operators) [kernel-operands]",
    ),
    "also is a mapping": case(
        key("namespaces: {nn: true}"),
        says="ops.yaml:3:15: error: namespaces must be a list or a text with commas, not a mapping [yaml-not-a-list]",
    ),
    "property is a list": case(
        key("property: [T]"),
        says="ops.yaml:3:13: error: property must be text, not a list [yaml-not-text]",
    ),
    "property without a method": case(
        key("variants: function\n  property: T"),
        says="ops.yaml:4:13: error: 'f' is no method, which a property must be (add 'variants: method') [entry-property]",
    ),
    "writable without a property": case(
        key("writable: true"),
        says="ops.yaml:3:13: error: 'f' is no attribute that is a view of a tensor (give 'property' its name, and its "
        "result the alias of 'self': 'f(Tensor(a) self) -> Tensor(a)') [entry-property]",
    ),
    "property in other letters": case(
        key("property: ｓhape"),
        says="ops.yaml:3:13: error: 'ｓhape' cannot be the name of an attribute [entry-property]",
    ),
    "operators is a number": case(
        key("dunders: 1"),
        says="ops.yaml:3:12: error: '1' is no special method that an operator can serve (such as __add__) [entry-dunder]",
    ),
    "operands of a special method": case(
        key("dunders: __neg__"),
        says="ops.yaml:3:12: error: '__neg__' has 1 operand, 'f' requires 3 [entry-dunder]",
    ),
    "doc is nothing": case(
        key("doc:"),
        says="ops.yaml:3:7: error: doc must be text, not empty [yaml-not-text]",
    ),
    "python_module is null": case(
        key("python_module: null"),
        says="ops.yaml:3:18: error: unknown python_module 'null' (one of nn, linalg, special, fft, signal, masked, sparse, nested) [entry-python-module]",
    ),
    "theme with letters of a file": case(
        "- theme: a.b\n" + OK + "self\n",
        says="ops.yaml:1:10: error: 'a.b' cannot be a file name (use a-z, 0-9 and _) [entry-theme]",
    ),
    "theme is nothing": case(
        "- theme:\n" + OK + "self\n",
        says="ops.yaml:1:9: error: theme must be text, not empty [yaml-not-text]",
    ),
    "schema: several errors at once": case(
        ew("self", "f(Tensr self, int n=no, str s=x) -> Tesnor"),
        says=(
            "ops.yaml:1:11: error: unknown type 'Tensr' in schema of 'f' (did you mean 'Tensor'?) [schema-unknown-type]",
            "ops.yaml:1:29: error: schema of 'f': the default no of 'n' is not an integer, as its type 'int' wants [schema-wrong-default]",
            "ops.yaml:1:39: error: schema of 'f': the default x of 's' is not a quoted string, as its type 'str' wants (write 'x' in quotes) [schema-wrong-default]",
            "ops.yaml:1:45: error: unknown type 'Tesnor' in schema of 'f' (did you mean 'Tensor'?) [schema-unknown-type]",
        ),
    ),
    "schema: default of a huge number": case(
        ew("self", "f(Tensor self, int n=1.5) -> Tensor"),
        says="ops.yaml:1:30: error: schema of 'f': the default 1.5 of 'n' is not an integer, as its type 'int' wants [schema-wrong-default]",
    ),
    "schema: float where an int is due": case(
        ew("self", "f(Tensor self, int n=2.0) -> Tensor"),
        says="ops.yaml:1:30: error: schema of 'f': the default 2.0 of 'n' is not an integer, as its type 'int' wants [schema-wrong-default]",
    ),
    "schema: None for an int": case(
        ew("self", "f(Tensor self, int n=None) -> Tensor"),
        says="ops.yaml:1:30: error: schema of 'f': the default None of 'n' needs an optional type (write the type as 'int?') [schema-wrong-default]",
    ),
    "schema: null for an int": case(
        ew("self", "f(Tensor self, int? n=null) -> Tensor"),
        says="ops.yaml:1:31: error: schema of 'f': the default null of 'n' is not an integer, as its type 'int' wants [schema-wrong-default]",
    ),
    "schema: C++ type": case(
        ew("self", "f(Tensor self, double x) -> Tensor"),
        says="ops.yaml:1:24: error: unknown type 'double' in schema of 'f' (did you mean 'float'?) [schema-unknown-type]",
    ),
    "schema: no returns": case(
        ew("self", "f(Tensor self)"),
        says="ops.yaml:1:23: error: expected '->' and the returns but found the end of the text in schema of 'f' (such as '-> Tensor') [schema-syntax]",
    ),
    "schema: long name": case(
        ew("self", "f(Tensor self, Scalar " + "a" * 100 + ") -> Tensor"),
        says="ops.yaml:1:24: error: schema of 'f': 'aaaaaaaaaaaaaaaaaaaa...' has 100 letters, 80 are the most [schema-long-name]",
    ),
    "schema: letters of other scripts": case(
        ew("self", "ｆ(Tensor self) -> Tensor"),
        says="ops.yaml:1:9: error: unexpected character 'ｆ' in schema [schema-unexpected-character]",
    ),
    "path of another module": case(
        "- func: f(Tensor self) -> Tensor\n  dispatch: {CPU: os.system}\n",
        says="ops.yaml:2:19: error: 'os.system' lies outside of runtime.kernels, runtime.sparse (importing a module runs it; allow yours on the command line: --kernels os) [kernel-path]",
    ),
    "path of a kernel for sparse tensors": case(
        "- func: f(Tensor self) -> Tensor\n  elementwise: -self\n  sparse: runtime.sparse.products.mmm\n",
        says="ops.yaml:3:11: error: there is no kernel 'mmm' in runtime.sparse.products (did you mean 'mm'?) [kernel-path]",
    ),
    "path of a kernel for sparse tensors in another module": case(
        "- func: f(Tensor self) -> Tensor\n  elementwise: -self\n  sparse: runtime.sparse.dispatch.take\n",
        says="ops.yaml:3:11: error: there are no kernels in 'runtime.sparse.dispatch' (they lie in arithmetic, compressed.parts, construction, conversion, masked, parts, products, reductions, resizing, shapes, solving) [kernel-path]",
    ),
    "path of a private function": case(
        "- func: f(Tensor self) -> Tensor\n  dispatch: {CPU: runtime.kernels.matmul.operator._product}\n",
        says="ops.yaml:2:19: error: '_product' in 'runtime.kernels.matmul.operator._product' is private (name a public function) [kernel-path]",
    ),
    "path of a module without kernels": case(
        "- func: f(Tensor self) -> Tensor\n  dispatch: {CPU: runtime.kernels.matml.operator.mm}\n",
        says="ops.yaml:2:19: error: there are no kernels in 'runtime.kernels.matml.operator' (did you mean 'matmul.operator'?) [kernel-path]",
    ),
    "path of a missing kernel": case(
        "- func: f(Tensor self) -> Tensor\n  dispatch: {CPU: runtime.kernels.matmul.operator.mmm}\n",
        says="ops.yaml:2:19: error: there is no kernel 'mmm' in runtime.kernels.matmul.operator (did you mean 'mm'?) [kernel-path]",
    ),
    "power beyond 64 bits": case(
        ew("self + 9**9**9"),
        says="ops.yaml:2:23: error: a whole number of more than 64 bits is not allowed in a kernel expression [expression-constant]",
    ),
    "number of too many digits": case(
        ew("self + " + "9" * 5000),
        says="ops.yaml:2:16: error: a kernel expression is not an expression: a number has too many digits [expression-syntax]",
    ),
    "text in arithmetic": case(
        co("\"raise_error('a' * dim)\""),
        says="ops.yaml:2:27: error: text has no arithmetic in a composite [expression-text]",
    ),
    "text inside a message": case(
        co('\'raise_error(f"{dim + len(1 if 1 else \'\'a\'\')}")\''),
        says=f"ops.yaml:2:{VALUE}: error: a value in a message may hold no text of its own [expression-format]",
    ),
    "tuple inside a kernel": case(
        ew("where((self, other), 1, 2)"),
        says="ops.yaml:2:22: error: a tuple is not allowed inside a kernel expression [expression-not-allowed]",
    ),
    "added to what is not there": case(
        block(["total += self", "return total"]),
        says="ops.yaml:3:7: error: unknown name 'total' in a composite (in scope: dim, other, self) [expression-unknown-name]",
    ),
    "text method": case(
        co("\"raise_error('{0}'.format(self))\""),
        says="ops.yaml:2:33: error: unknown method 'format' in a composite [expression-unknown-method]",
    ),
    "arguments as a mapping": case(
        co("f(**self)"),
        says="ops.yaml:2:16: error: arguments cannot be given as a mapping [expression-keyword]",
    ),
    "argument from": case(
        ew("self", "f(Tensor self, int from=0) -> Tensor"),
        says="ops.yaml:1:28: error: 'from' is a Python keyword and cannot be the name of an argument (choose another name) [entry-argument]",
    ),
    "sameness with a number": case(
        co("self if dim is 1 else other"),
        says=f"ops.yaml:2:22: error: a composite is not an expression: \"is\" with {LITERAL} literal. Did you mean \"==\"? [expression-syntax]",
    ),
    "starred value": case(
        co("\"*self\""),
        says="ops.yaml:2:15: error: a composite is not an expression: can't use starred expression here [expression-syntax]",
    ),
    "yield": case(
        co("(yield self)"),
        says="ops.yaml:2:15: error: 'yield' is not allowed in a composite [expression-not-allowed]",
    ),
    "semicolon": case(
        ew("self; other"),
        says="ops.yaml:2:16: error: this value is not used (assign it to a name) [expression-no-value]",
    ),
    "assignment of a dunder read later": case(
        block(["__y = self", "return __y"]),
        says="ops.yaml:3:7: error: a name may not begin with two underscores [expression-dunder]",
    ),
    "two places in one expression": case(
        ew("slf + othr"),
        says=(
            "ops.yaml:2:16: error: unknown name 'slf' in a kernel expression (did you mean 'self'?) [expression-unknown-name]",
            "ops.yaml:2:22: error: unknown name 'othr' in a kernel expression (did you mean 'other'?) [expression-unknown-name]",
        ),
    ),
    "places over several lines": case(
        "- func: f(Tensor self) -> Tensor\n  elementwise: >-\n      self +\n      slf\n",
        says="ops.yaml:4:7: error: unknown name 'slf' in a kernel expression (did you mean 'self'?) [expression-unknown-name]",
    ),
    "name is nothing": case(
        BASE, "- name:\n  self: grad\n",
        says="derivatives.yaml:1:8: error: name must be text, not empty [yaml-not-text]",
    ),
    "name is half a schema": case(
        BASE, "- name: f(\n  self: grad\n",
        says="derivatives.yaml:1:11: error: expected a type but found the end of the text in schema of 'f' [schema-syntax]",
    ),
    "formula is a list": case(
        BASE, dv("self: [grad]", "other: grad"),
        says="derivatives.yaml:2:9: error: the formula of 'self' must be text, not a list [yaml-not-text]",
    ),
    "formula is nothing": case(
        BASE, dv("self:", "other: grad"),
        says="derivatives.yaml:2:8: error: the formula of 'self' must be text, not empty [yaml-not-text]",
    ),
    "formula that hides an argument": case(
        BASE, dv("self: |", "  alpha = grad", "  alpha", "other: grad"),
        says="derivatives.yaml:3:5: error: 'alpha' cannot be an intermediate name: 'alpha' has a meaning here (choose another) [derivative-let]",
    ),
    "formula that hides the gradient": case(
        BASE, dv("self: |", "  y = 2 * grad", "  grad, z = y, 1", "  grad * z", "other: grad"),
        says="derivatives.yaml:4:5: error: 'grad' cannot be an intermediate name: 'grad' has a meaning here (choose another) [derivative-let]",
    ),
    "formula that hides what an argument is called": case(
        ew("self * y_", "f(Tensor self, Tensor y_) -> Tensor"), dv("self: |", "  y = grad", "  y", "y_: grad", name="f(Tensor self, Tensor y_) -> Tensor"),
        says="derivatives.yaml:3:5: error: 'y' cannot be an intermediate name: 'y_' has a meaning here (choose another) [derivative-let]",
    ),
    "formula that is a number": case(
        BASE, dv("self: 1", "other: grad"),
        says="derivatives.yaml:2:9: error: a formula that is a number can only be 0 (write 1 * grad) [derivative-formula]",
    ),
    "zeros without their operator": case(
        BASE, dv("self: 0", "other: grad"),
        says="derivatives.yaml:2:9: error: zeros need the operator 'zeros_like', which is not in ops.yaml (add it, or say non_differentiable) [derivative-formula]",
    ),
    "auto calls what is not there": case(
        ew("maximum(self, 0)", "f(Tensor self) -> Tensor"), dv("self: auto", name="f(Tensor self) -> Tensor"),
        says="derivatives.yaml:2:9: error: 'auto' for 'f' calls 'where', which is no operator of ops.yaml (add the operator, or write the formula) [derivative-auto]",
    ),
    "argument twice": case(
        BASE, dv("self, other: grad, grad", "self: grad"),
        says="derivatives.yaml:3:3: error: 'self' has a formula already [derivative-duplicate]",
    ),
    "entry of derivatives is text": case(
        BASE, "- f\n",
        says="derivatives.yaml:1:3: error: an entry must be a mapping of keys to values, not text [yaml-not-a-mapping]",
    ),
    "derivatives are a mapping": case(
        BASE, "name: f\n",
        says="derivatives.yaml:1:1: error: expected a list of entries, each beginning with '- ', but the file is a mapping [yaml-not-a-list]",
    ),
    "misspelt not_implemented": case(
        BASE, dv("self: not_implementd", "other: grad"),
        says="derivatives.yaml:2:9: error: unknown name 'not_implementd' in a formula (did you mean 'not_implemented'?) [expression-unknown-name]",
    ),
    "derivative of a base": case(
        "- extends: generated\n" + ew("self", "ff(Tensor self) -> Tensor"), dv("self: grad", name="exp(Tensor self) -> Tensor"),
        says="derivatives.yaml:1:9: error: 'exp' belongs to package generated (its derivatives are given there; an overload of your own can have others) [extends-derivative]",
    ),
    "linear_in": case(
        ew("self * self", "f(Tensor self) -> Tensor") + "  linear_in: [self]\n",
        says="ops.yaml:3:15: error: 'f' is not linear in self, for its kernel is self * self [entry-linear-in]",
    ),
    "linear_in of a number": case(
        key("linear_in: alpha"),
        says="ops.yaml:3:14: error: 'alpha' is no tensor argument of 'f' (its tensors are self, other) [entry-linear-in]",
    ),
    "identity of another operator": case(
        key("identities: {exp(x): x}"),
        says="ops.yaml:3:16: error: 'exp(x)' is no identity: the pattern is a call of f, as in f(f(x)) [entry-identities]",
    ),
    "identity with dtypes that are none": case(
        key('identities: {"f(x, 0)": x if round}'),
        says="ops.yaml:3:17: error: 'f(x, 0)' is no identity: 'round' is no category of dtypes; there are bool, integral, floating, complex [entry-identities]",
    ),
    "identity by keywords": case(
        key('identities: {"f(x, y=0)": x}'),
        says="ops.yaml:3:17: error: 'f(x, y=0)' is no identity: 'f(x, y=0)' is no call by position, no variable and no number [entry-identities]",
    ),
    "nodes of what is no argument": case(
        key("onnx: Add(self, alhpa)"),
        says="ops.yaml:3:9: error: 'Add(self, alhpa)' is no template of nodes: 'alhpa' is no argument; there are self, other, alpha [entry-onnx]",
    ),
    "nodes of an unknown function": case(
        key("onnx: add(self)"),
        says="ops.yaml:3:9: error: 'add(self)' is no template of nodes: 'add(self)' is not of the language of templates [entry-onnx]",
    ),
    "subscripts of too few operands": case(
        key("sharding: ij->i"),
        says="ops.yaml:3:13: error: 'ij->i' has 1 operands, there are 2 tensor arguments of 'f' [entry-sharding]",
    ),
    "subscripts of a result without an operand": case(
        key("sharding: ij,jk->il"),
        says="ops.yaml:3:13: error: 'ij,jk->il' has the letter 'l' in the result alone [entry-sharding]",
    ),
    "sharding of a reduction elsewhere": case(
        key("sharding: terms"),
        says="ops.yaml:3:13: error: 'terms' joins results of a reduction; 'f' is none [entry-sharding]",
    ),
    "sharding along no dimension": case(
        key("sharding: lines"),
        says="ops.yaml:3:13: error: 'lines' lie along the argument `dim`; 'f' has none [entry-sharding]",
    ),
    "sharding that is neither": case(
        key("sharding: add"),
        says="ops.yaml:3:13: error: 'add' is neither subscripts such as ij,jk->ik nor a word of terms, averages, lines [entry-sharding]",
    ),
    "calls that name no overload": case(
        key("dispatched: add(self, other)"),
        says="ops.yaml:3:15: error: 'add(self, other)' is no template of calls: 'add(self, other)' is not of the language of templates [entry-dispatched]",
    ),
    "calls of what is no argument": case(
        key("dispatched: add.Tensor(self, alhpa)"),
        says="ops.yaml:3:15: error: 'add.Tensor(self, alhpa)' is no template of calls: 'alhpa' is no argument; there are self, other, alpha [entry-dispatched]",
    ),
    "fitting of what is no argument": case(
        key("fitting: alpah"),
        says="ops.yaml:3:12: error: 'alpah' is no argument of 'f' (did you mean 'alpha'?) [entry-fitting]",
    ),
    "dtypes of out=": case(
        key("out_dtype: equal"),
        says="ops.yaml:3:14: error: unknown out_dtype 'equal' (one of cast, same, bytes) [entry-out-dtype]",
    ),
    "unknown word of autocast": case(
        key("autocast: low"),
        says="ops.yaml:3:13: error: unknown autocast 'low' (did you mean 'lower'?) [entry-autocast]",
    ),
    "autocast without tensors": case(
        "- func: f(int n) -> int\n  composite: n + 1\n  autocast: lower\n",
        says="ops.yaml:3:13: error: 'f' takes no tensor that could be cast (remove 'autocast') [entry-autocast]",
    ),
    "fitting of a composite": case(
        "- func: f(Tensor self, Scalar other) -> Tensor\n  composite: self * other\n  fitting: other\n",
        says="ops.yaml:3:12: error: only numbers of an elementwise kernel have to fit a dtype [entry-fitting]",
    ),
    "key beside another kind": case(
        "- func: f(Tensor self) -> Tensor\n  elementwise: self\n  finish: self\n",
        says="ops.yaml:3:3: error: 'finish' cannot stand beside elementwise (it belongs to reduce) [kernel-beside]",
    ),
    "helper": case(
        co("self.sum(wrap_dms(dim, 2))"),
        says=(
            "ops.yaml:2:19: error: unknown method 'sum' in a composite [expression-unknown-method]",
            "ops.yaml:2:23: error: unknown function 'wrap_dms' in a composite (did you mean 'wrap_dims'?) [expression-unknown-function]",
        ),
    ),
    "operator": case(
        co("f2(self)")+"",
        says="ops.yaml:2:14: error: unknown function 'f2' in a composite (did you mean 'f'?) [expression-unknown-function]",
    ),
    "misspelt out form": case(
        key("autogen: f.out, ff_"),
        says="ops.yaml:3:19: error: 'ff_' is no form of 'f' (write f_ or f.out) [entry-autogen]",
    ),
    "not_implemented with more behind it": case(
        BASE, dv("self: not_implemented(1) + grad", "other: grad"),
        says="derivatives.yaml:2:9: error: 'not_implemented' stands alone, with a reason that is text (write not_implemented(\"why\")) [derivative-formula]",
    ),
    "non_differentiable for a reason that is a name": case(
        BASE, dv("self: non_differentiable(why)", "other: grad"),
        says="derivatives.yaml:2:9: error: 'non_differentiable' stands alone, with a reason that is text (write non_differentiable(\"why\")) [derivative-formula]",
    ),
    "not_implemented for a reason that is a name": case(
        BASE, dv("self: not_implemented(why)", "other: grad"),
        says="derivatives.yaml:2:9: error: 'not_implemented' stands alone, with a reason that is text (write not_implemented(\"why\")) [derivative-formula]",
    ),
    "a word in other letters": case(
        BASE, dv("self: Auto", "other: grad"),
        says="derivatives.yaml:2:9: error: unknown name 'Auto' in a formula (did you mean 'auto'?) [expression-unknown-name]",
    ),
    "a word of forward formulas": case(
        BASE, dv("self: autolinear", "other: grad"),
        says="derivatives.yaml:2:9: error: unknown name 'autolinear' in a formula ('auto_linear' is a word of forward formulas, under the name of the result) [expression-unknown-name]",
    ),
    "a tangent in a formula": case(
        BASE, dv("self: grad * other_t", "other: grad"),
        says="derivatives.yaml:2:16: error: unknown name 'other_t' in a formula (tangents and primals are for forward formulas, under the name of the result) [expression-unknown-name]",
    ),
    "a formula that is nothing": case(
        BASE, dv("self: None", "other: grad"),
        says="derivatives.yaml:2:9: error: None is no formula of a gradient (say non_differentiable if there is none) [derivative-formula]",
    ),
    "a tuple for one argument": case(
        BASE, dv("self: (grad, grad)", "other: grad"),
        says="derivatives.yaml:2:9: error: the gradient of 'self' is a tensor, but the formula gives a list [derivative-formula]",
    ),
    "a size for a gradient": case(
        BASE, dv("self: grad.shape if alpha > 0 else grad", "other: grad"),
        says="derivatives.yaml:2:9: error: the gradient of 'self' is a tensor, but the formula gives a list [derivative-formula]",
    ),
    "a tensor for two arguments": case(
        BASE, dv("self, other: grad"),
        says="derivatives.yaml:2:16: error: the formula of 'self, other' gives 1 value, not 2 (write a tuple, one gradient for each) [derivative-formula]",
    ),
    "three gradients for two arguments": case(
        BASE, dv("self, other: (grad, None, grad) if alpha > 0 else (grad, grad)"),
        says="derivatives.yaml:2:16: error: the formula of 'self, other' gives 3 values, not 2 (write a tuple, one gradient for each) [derivative-formula]",
    ),
    "a tuple with something else": case(
        BASE, dv("self, other: (grad, [grad])"),
        says="derivatives.yaml:2:16: error: the gradient of 'other' is a tensor, but the formula gives a list [derivative-formula]",
    ),
    "a formula without a gradient": case(
        BASE, dv("self: other * alpha", "other: grad"),
        says="derivatives.yaml:2:9: error: the formula reads no gradient (multiply by 'grad', the gradient of the result) [derivative-formula]",
    ),
    "a formula that writes": case(
        BASE + ew("self", "twice(Tensor self) -> Tensor") + "  variants: method\n  autogen: twice_\n",
        dv("self: grad.twice_()", "other: grad"),
        says="derivatives.yaml:2:9: error: 'twice_' would change 'grad', which others read as well (write 'twice') [derivative-formula]",
    ),
    "errors of both files": case(
        BASE + ew("slf", "twice(Tensor self) -> Tensor"),
        dv("self: twice(grad)", "other: zzz(grad)") + "- name: twice(Tensor self) -> Tensor\n  self: grad\n",
        says=(
            "derivatives.yaml:3:10: error: unknown function 'zzz' in a formula [expression-unknown-function]",
            "ops.yaml:4:16: error: unknown name 'slf' in a kernel expression (did you mean 'self'?) [expression-unknown-name]",
        ),
    ),
    "not a list": case(
        'func: f(Tensor self) -> Tensor\n',
        says="ops.yaml:1:1: error: expected a list of entries, each beginning with '- ', but the file is a mapping [yaml-not-a-list]",
    ),
    "doc is a list": case(
        key("doc: [a]"),
        says="ops.yaml:3:8: error: doc must be text, not a list [yaml-not-text]",
    ),
    "too few arguments of an operator": case(
        BASE + co("f(self, other)", "g(Tensor self, Tensor other) -> Tensor"),
        says="ops.yaml:4:14: error: 'f': lacks the argument 'alpha' (it is f(Tensor self, Tensor other, Scalar alpha)) [expression-arguments]",
    ),
    "too many arguments of an operator": case(
        BASE + co("f(self, other, 1, 2)", "g(Tensor self, Tensor other) -> Tensor"),
        says="ops.yaml:4:14: error: 'f': takes 3 positional arguments, 4 given (it is f(Tensor self, Tensor other, Scalar alpha)) [expression-arguments]",
    ),
    "a number for a tensor": case(
        BASE + co("f(self, 2, 1)", "g(Tensor self, Tensor other) -> Tensor"),
        says="ops.yaml:4:14: error: 'f': argument 'other' must be Tensor, not an int (it is f(Tensor self, Tensor other, Scalar alpha)) [expression-arguments]",
    ),
    "text for a number": case(
        BASE + co("f(self, other, alpha='a')", "g(Tensor self, Tensor other) -> Tensor"),
        says="ops.yaml:4:14: error: 'f': argument 'alpha' must be Scalar, not text (it is f(Tensor self, Tensor other, Scalar alpha)) [expression-arguments]",
    ),
    "no such argument of an operator": case(
        BASE + co("f(self, other, 1, beta=2)", "g(Tensor self, Tensor other) -> Tensor"),
        says="ops.yaml:4:14: error: 'f': has no argument 'beta' (it is f(Tensor self, Tensor other, Scalar alpha)) [expression-arguments]",
    ),
    "an argument of an operator twice": case(
        BASE + co("f(self, other, 1, alpha=2)", "g(Tensor self, Tensor other) -> Tensor"),
        says="ops.yaml:4:14: error: 'f': gets 'alpha' twice (it is f(Tensor self, Tensor other, Scalar alpha)) [expression-arguments]",
    ),
    "no overload fits": case(
        ew("self", "f(Tensor self) -> Tensor") + ew("self", "f.b(Tensor self, Scalar other) -> Tensor")
        + co("f(self, self.shape)", "g(Tensor self) -> Tensor"),
        says="ops.yaml:6:14: error: 'f': none of its 2 forms takes these arguments (it is f(Tensor self); f(Tensor self, Scalar other)) [expression-arguments]",
    ),
    "a method's arguments": case(
        ew("self", "f(Tensor self) -> Tensor") + "  variants: function, method\n"
        + co("self.f().f(1)", "g(Tensor self) -> Tensor"),
        says="ops.yaml:5:14: error: 'f': takes 0 positional arguments, 1 given (it is f()) [expression-arguments]",
    ),
    "a formula's call": case(
        BASE, dv("self: f(grad, other)", "other: grad"),
        says="derivatives.yaml:2:9: error: 'f': lacks the argument 'alpha' (it is f(Tensor self, Tensor other, Scalar alpha)) [expression-arguments]",
    ),
    "a helper's arguments": case(
        co("wrap_dim(dim)"), says="ops.yaml:2:14: error: 'wrap_dim' takes 2 arguments, 1 given [expression-arity]"
    ),
    "too few of any number": case(
        co("zip()"), says="ops.yaml:2:14: error: 'zip' takes at least 1 argument, 0 given [expression-arity]",
    ),
    "complex without a reason": case(
        BASE, dv("self: grad", "other: grad * alpha", "complex: no"),
        says="derivatives.yaml:4:12: error: 'complex' of 'f' has no reason (write not_implemented(\"why\") or unverified(\"why\")) [derivative-complex]",
    ),
    "a second order without a reason": case(
        BASE, dv("self: grad", "other: grad * alpha", "second_order: {other: no}"),
        says="derivatives.yaml:4:25: error: 'second_order' of 'f' has no reason (write not_implemented(\"why\")) [derivative-second-order]",
    ),
    "a second order of a number": case(
        BASE, dv("self: grad", "other: grad * alpha", "second_order: {alpha: not_implemented('it is a number')}"),
        says="derivatives.yaml:4:18: error: 'second_order' of 'f' names 'alpha', which is none of its tensors [derivative-second-order]",
    ),
    "flags of outputs": case(
        SPLIT, dv("output_differentiability: [True]", "self: grad", name=TWO),
        says="derivatives.yaml:2:29: error: output_differentiability has 1 element, but 'f' returns 2 (one True or False for each return) [derivative-outputs]",
    ),
    "flag of a number": case(
        co("self, 1", "f(Tensor self) -> (Tensor x, int y)"),
        dv("output_differentiability: [True, True]", "self: grad_x", name="f(Tensor self) -> (Tensor x, int y)"),
        says="derivatives.yaml:2:29: error: output_differentiability is True for a return of 'f' that is no tensor [derivative-outputs]",
    ),
    "grad of two outputs": case(
        SPLIT, dv("self: grad", name=TWO),
        says="derivatives.yaml:1:9: error: in the formulas of 'f': grad is not clear, since 2 outputs have a gradient (write grad_x and grad_y, or say which have one with output_differentiability) [derivative-grads]",
    ),
    "styles of gradients": case(
        SPLIT, dv("self: grads[0] + grad_y", name=TWO),
        says="derivatives.yaml:1:9: error: in the formulas of 'f': grads[i] and grad_<name> are mixed (choose one) [derivative-grads]",
    ),
    "grads beyond the outputs": case(
        SPLIT, dv("self: grads[0] + grads[2]", name=TWO),
        says="derivatives.yaml:1:9: error: in the formulas of 'f': grads must be written grads[0] or grads[1] [derivative-grads]",
    ),
    "grads as a whole": case(
        SPLIT, dv("self: sum(grads)", name=TWO) ,
        says="derivatives.yaml:2:9: error: unknown function 'sum' in a formula [expression-unknown-function]",
    ),
    "grads of one output": case(
        BASE, dv("self: grads[0]", "other: grads[0] * alpha"),
        says="derivatives.yaml:1:9: error: in the formulas of 'f': only one output has a gradient (write grad) [derivative-grads]",
    ),
    "a gradient without use": case(
        SPLIT, dv("self: grad_x", name=TWO),
        says="derivatives.yaml:1:9: error: in the formulas of 'f': the gradient of the output 'y' is never used (use it, or deny it with output_differentiability) [derivative-grads]",
    ),
    "formulas without outputs": case(
        SPLIT, dv("output_differentiability: [False, False]", "self: grad", name=TWO),
        says="derivatives.yaml:1:9: error: in the formulas of 'f': no output has a gradient (drop the formulas) [derivative-grads]",
    ),
    "dispatch key of formulas": case(
        BASE, dv("dispatch: {Defult: {self: grad, other: grad}}"),
        says="derivatives.yaml:2:14: error: unknown dispatch key 'Defult' (did you mean 'Default'?) [derivative-dispatch]",
    ),
    "samples are no list": case(
        key("samples: {self: [3]}"),
        says="ops.yaml:3:12: error: samples must be a list, not a mapping [yaml-not-a-list]",
    ),
    "sample of an unknown argument": case(
        sm("{slf: [3], other: [3], alpha: 1}"),
        says="ops.yaml:4:8: error: 'slf' is no argument of 'f' (did you mean 'self'?) [samples-unknown-argument]",
    ),
    "sample without an argument": case(
        sm("{self: [3], alpha: 1}"),
        says="ops.yaml:4:7: error: the sample gives no value for other [samples-missing-argument]",
    ),
    "sample of a number as a tensor": case(
        sm("{self: 3, other: [-3], alpha: 1}"),
        says=(
            "ops.yaml:4:14: error: the tensor 'self' needs a shape, a list of sizes, not '3' (such as [3, 4]) [samples-shape]",
            "ops.yaml:4:24: error: the tensor 'other' needs a shape, a list of sizes, not [-3] (such as [3, 4]) [samples-shape]",
        ),
    ),
    "sample of many elements": case(
        sm("{self: [300, 300], other: [3], alpha: 1}"),
        says="ops.yaml:4:14: error: the tensor 'self' has 90000 elements; a sample has at most 1000 [samples-shape]",
    ),
    "sample of a wrong number": case(
        sm("{self: [3], dim: 1.5}", "f(Tensor self, int dim=0) -> Tensor"),
        says="ops.yaml:4:24: error: 'dim' must be an integer, as its type 'int' wants, not '1.5' [samples-value]",
    ),
    "sample without a value": case(
        sm("{self: [3], other: [3], alpha: None}"),
        says="ops.yaml:4:38: error: 'alpha' must be a number, True or False, as its type 'Scalar' wants, not 'None' [samples-value]",
    ),
    "sample of a wrong flag": case(
        sm("{self: [3], keepdim: 1}", "f(Tensor self, bool keepdim=False) -> Tensor"),
        says="ops.yaml:4:28: error: 'keepdim' must be True or False, as its type 'bool' wants, not '1' [samples-value]",
    ),
    "sample of a wrong symbol": case(
        sm("{self: [3], dtype: flaot32}", "f(Tensor self, *, ScalarType? dtype=None) -> Tensor"),
        says="ops.yaml:4:26: error: 'dtype' must be the name of a dtype, as its type 'ScalarType?' wants, not 'flaot32' (did you mean 'float32'?) [samples-value]",
    ),
    "sample of a number as a list": case(
        sm("{self: [3], size: 3}", "f(Tensor self, int[] size) -> Tensor"),
        says="ops.yaml:4:25: error: 'size' must be a list, as its type 'int[]' wants, not '3' [samples-value]",
    ),
    "sample of a wrong index": case(
        sm('{self: [3], index: "f()"}', "f(Tensor self, Index index) -> Tensor"),
        says="ops.yaml:4:27: error: 'index' must be what stands in square brackets, not 'f()' (such as '0, 1:3' or '..., None' or '[0, 2], 1') [samples-value]",
    ),
    "key of a sampled tensor": case(
        sm("{self: {shpe: [3]}, other: [3], alpha: 1}"),
        says="ops.yaml:4:15: error: unknown key 'shpe' of a tensor (did you mean 'shape'?) [samples-key]",
    ),
    "interval without quotes": case(
        sm("{self: {shape: [3], in: (0, inf)}, other: [3], alpha: 1}"),
        says="ops.yaml:4:35: error: unknown key 'inf)' of a tensor (within braces an interval needs quotes) [samples-key]",
    ),
    "neither shape nor values": case(
        sm("{self: {dtype: int64}, other: {shape: [1], values: [2]}, alpha: 1}"),
        says=(
            "ops.yaml:4:14: error: the tensor 'self' needs either a shape or values [samples-shape]",
            "ops.yaml:4:37: error: the tensor 'other' needs either a shape or values [samples-shape]",
        ),
    ),
    "ragged values": case(
        sm("{self: {values: [[1, 2], [3]]}, other: [3], alpha: 1}"),
        says="ops.yaml:4:23: error: the values of 'self' have rows of different lengths [samples-shape]",
    ),
    "symmetric but not square": case(
        sm("{self: {shape: [2, 3], symmetric: true}, other: [3], alpha: 1}"),
        says="ops.yaml:4:41: error: the tensor 'self' cannot be symmetric, for its shape is [2, 3] [samples-shape]",
    ),
    "values that are words": case(
        sm("{self: {values: [one]}, other: [3], alpha: 1}"),
        says="ops.yaml:4:24: error: the values of 'self' must be numbers, not 'one' [samples-value]",
    ),
    "dtype of a sampled tensor": case(
        sm("{self: {shape: [1], dtype: float}, other: [3], alpha: 1}"),
        says="ops.yaml:4:34: error: expected a dtype, not 'float' (did you mean 'float64'?) [samples-dtype]",
    ),
    "no integer in an interval": case(
        sm('{self: {shape: [3], in: "(0, 1)", dtype: int64}, other: [3], alpha: 1}'),
        says="ops.yaml:4:32: error: expected an interval with an integer in it, not '(0, 1)' [samples-interval]",
    ),
    "domain that is no interval": case(
        key("domain: {self: positive}"),
        says="ops.yaml:3:18: error: expected an interval, not 'positive' (such as (0, inf) or [-1, 1]) [samples-interval]",
    ),
    "domain upside down": case(
        key("domain: {self: [1, 0]}"),
        says="ops.yaml:3:18: error: expected an interval whose first end is the lower one, not [1, 0] [samples-interval]",
    ),
    "domain without quotes": case(
        key("domain: {self: (0, inf)}"),
        says=(
            "ops.yaml:3:18: error: expected an interval, not '(0' (within braces it needs quotes) [samples-interval]",
            "ops.yaml:3:22: error: 'inf)' is no tensor argument of 'f' (within braces an interval needs quotes) [samples-unknown-argument]",
        ),
    ),
    "domain of a number": case(
        key("domain: {alpha: [0, 1]}"),
        says="ops.yaml:3:12: error: 'alpha' is no tensor argument of 'f' (it has self, other) [samples-unknown-argument]",
    ),
    "point that is no number": case(
        key("nondifferentiable_at: {self: [0, beta]}"),
        says="ops.yaml:3:36: error: expected a number or an argument, not 'beta' (such as 0, [-1, 1] or alpha) [samples-point]",
    ),
}


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def report(operators: str, derivatives: str) -> tuple[str, ...]:
    """The first line of everything that is wrong; empty when the package can be built."""
    Path("ops.yaml").write_text(operators, encoding="utf-8")
    Path("derivatives.yaml").write_text(derivatives, encoding="utf-8")
    try:
        build(Path("ops.yaml"), Path("derivatives.yaml"))
    except CodegenError as error:
        return tuple(str(diagnostic).split("\n")[0] for diagnostic in error.diagnostics)
    return ()


@pytest.mark.parametrize(("operators", "derivatives", "expected"), CASES.values(), ids=CASES.keys())
def test_error(operators: str, derivatives: str, expected: tuple[str, ...]) -> None:
    assert report(operators, derivatives) == expected


def test_every_code_of_the_readers_has_a_row() -> None:
    """Codes are the literals in the sources; those of YAML itself and of schemas have tables of their own."""
    folder = ROOT / "codegen"
    words: set[str] = set()
    for name in (
        *(f"reading/{item}" for item in ("entries", "forms", "kernels", "formulas", "derived_formulas", "gradients", "kernel_passes", "reduce_reader", "scan_reader", "sample_reader")),
        "language/syntax", "package",
    ):  # fmt: skip
        words.update((folder / f"{name}.py").read_text(encoding="utf-8").split('"'))
    prefixes = ("entry-", "kernel-", "derivative-", "expression-", "samples-")
    codes = {word for word in words if word.startswith(prefixes) and word.replace("-", "").isalpha()}
    shown = {line.rpartition("[")[2].rstrip("]") for _, _, lines in CASES.values() for line in lines}
    assert codes > {"entry-name", "kernel-path", "derivative-auto", "expression-arity"}
    assert codes - shown == set()


# Files that cannot be read at all: what is done to ops.yaml, and the whole report
UNREADABLE = {
    "is not there": (lambda path: path.unlink(), "ops.yaml: error: cannot read the file: No such file or directory [yaml-unreadable]"),
    "is a folder": (
        lambda path: (path.unlink(), path.mkdir()), "ops.yaml: error: cannot read the file: Is a directory [yaml-unreadable]",
    ),
    "is empty": (lambda path: path.write_bytes(b""), "ops.yaml: error: the file is empty (write [] for a list without entries) [yaml-empty]"),
    "has only a mark": (lambda path: path.write_bytes(b"\xef\xbb\xbf"), "ops.yaml: error: the file is empty (write [] for a list without entries) [yaml-empty]"),
    "is no UTF-8": (
        lambda path: path.write_bytes("- doc: caf\xe9\n".encode("latin-1")),
        "ops.yaml:1:11: error: the byte 0xE9 is not UTF-8 (save the file as UTF-8) [yaml-encoding]\n"
        "        1 | - doc: caf\ufffd\n"
        "          |           ^",
    ),
    "is UTF-16": (
        lambda path: path.write_bytes("- doc: x\n".encode("utf-16")),
        "ops.yaml:1:1: error: the byte 0xFF is not UTF-8 (save the file as UTF-8) [yaml-encoding]\n"
        "        1 | \ufffd\ufffd-\ufffd \ufffdd\ufffdo\ufffdc\ufffd:\ufffd \ufffdx\ufffd\n"
        "          | ^",
    ),
    "is a program": (
        lambda path: path.write_bytes(b"\x7fELF\x02\x01\x00"),
        "ops.yaml:1:1: error: the character U+007F is not allowed in YAML [yaml-character]\n"
        "        1 | \ufffdELF\ufffd\ufffd\ufffd\n"
        "          | ^",
    ),
}  # fmt: skip


@pytest.mark.skipif(sys.platform == "win32", reason="its words differ")
@pytest.mark.parametrize(("harm", "expected"), UNREADABLE.values(), ids=UNREADABLE.keys())
def test_a_file_that_cannot_be_read(harm: Callable[[Path], object], expected: str) -> None:
    Path("ops.yaml").write_text(BASE, encoding="utf-8")
    Path("derivatives.yaml").write_text("[]\n", encoding="utf-8")
    harm(Path("ops.yaml"))
    with pytest.raises(CodegenError) as caught:
        build(Path("ops.yaml"), Path("derivatives.yaml"))
    assert str(caught.value) == expected


def test_a_file_without_permission(monkeypatch: pytest.MonkeyPatch) -> None:
    def reject(_path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", reject)
    with pytest.raises(CodegenError) as caught:
        build(Path("ops.yaml"), Path("derivatives.yaml"))
    assert str(caught.value) == (
        "derivatives.yaml: error: cannot read the file: Permission denied [yaml-unreadable]\n"
        "ops.yaml: error: cannot read the file: Permission denied [yaml-unreadable]"
    )


def test_a_wide_character_moves_the_mark(tmp_path: Path) -> None:
    Path("ops.yaml").write_text(co("'raise_error(\"漢字\", othr)'"), encoding="utf-8")
    Path("derivatives.yaml").write_text("[]\n", encoding="utf-8")
    with pytest.raises(CodegenError) as caught:
        build(Path("ops.yaml"), Path("derivatives.yaml"))
    assert str(caught.value) == (
        "ops.yaml:2:15: error: 'raise_error' takes 1 argument, 2 given [expression-arity]\n"
        "        2 |   composite: 'raise_error(\"漢字\", othr)'\n"
        "          |               ^^^^^^^^^^^^^^^^^^^^^^^^^\n"
        "ops.yaml:2:33: error: unknown name 'othr' in a composite (did you mean 'other'?) [expression-unknown-name]\n"
        "        2 |   composite: 'raise_error(\"漢字\", othr)'\n"
        "          |                                   ^^^^"
    )


def test_a_long_word_is_cut_in_the_message() -> None:
    (line,) = report(ew("self + " + "x" * 3000), "[]\n")
    assert line == f"ops.yaml:2:23: error: unknown name '{'x' * 486} ... {line.partition(' ... ')[2]}"
    assert line.endswith("' in a kernel expression (in scope: alpha, other, self) [expression-unknown-name]")


def test_good_entries_are_good() -> None:
    assert report(BASE, dv("self: grad", "other: grad * alpha")) == ()


def test_all_errors_of_both_files_come_at_once_in_the_order_of_places() -> None:
    operators = ew("slf", "f(Tensor self) -> Tensor") + ew("self +", "g(Tensor self) -> Tensor") + ew("self")
    result = report(operators.replace("f(Tensor self,", "h(Tensor self,"), "- nam: x\n")
    assert result == (
        "derivatives.yaml:1:3: error: an entry needs 'name', the schema of an operator (write 'name' for 'nam') "
        "[derivative-no-name]",
        "ops.yaml:2:16: error: unknown name 'slf' in a kernel expression (did you mean 'self'?) [expression-unknown-name]",
        "ops.yaml:4:22: error: a kernel expression is not an expression: invalid syntax [expression-syntax]",
    )


def test_the_place_is_underlined(tmp_path: Path) -> None:
    Path("ops.yaml").write_text(ew("self + expp(other)"), encoding="utf-8")
    Path("derivatives.yaml").write_text("[]\n", encoding="utf-8")
    with pytest.raises(CodegenError) as caught:
        build(Path("ops.yaml"), Path("derivatives.yaml"))
    assert str(caught.value) == (
        "ops.yaml:2:23: error: unknown function 'expp' in a kernel expression (did you mean 'exp'?)"
        " [expression-unknown-function]\n"
        "        2 |   elementwise: self + expp(other)\n"
        "          |                       ^^^^"
    )


def test_random_damage_never_ends_in_a_traceback() -> None:
    """Whatever is deleted, doubled or put in: a package or a report. The seed keeps the run the same."""
    random.seed(7)
    good = BASE + block(["y = self.exp()", "return y"]).replace("f(", "g(", 1)
    good += red(["reduce: {" + SUM + "}", "finish: sum"]).replace("f(", "h(", 1)
    formulas = dv("self: grad * alpha", "other: grad")
    pieces = ["{", "}", "[", "]", ":", "- ", "\n", "'", '"', "(", ")", "\\", "{{", "{%", "*", "&", "!", "|", ">", "\t", "é", ","]
    for _ in range(150):
        texts = [good, formulas]
        for _ in range(random.randint(1, 3)):
            which = random.randrange(2)
            at = random.randrange(len(texts[which]))
            cut = random.randint(0, 4)
            texts[which] = texts[which][:at] + random.choice(pieces) + texts[which][at + cut :]
        for line in report(*texts):
            assert " error: " in line, texts
