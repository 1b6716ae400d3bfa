"""Random programs of Python as text: 5 to 40 operators with views, writes, shared subexpressions and control flow."""

from __future__ import annotations

import linecache
import random
from collections.abc import Callable
from typing import Any

import generated as ow

_UNARY = (
    "{a}.t()", "-{a}", "{a}.tanh()", "{a}.abs()", "ow.relu({a})", "{a}.softmax(-1)", "{a}.cumsum(0)", "{a}.flip(1)",
    "{a}.sum(0, keepdim=True).expand(3, 3)", "{a}.reshape(-1).view(3, 3)", "{a}.transpose(0, 1).contiguous()",
    "ow.nn.functional.layer_norm({a}, [3])", "{a}.max(1, keepdim=True)[0] - {a}", "{a}.chunk(3, 1)[1] * {a}",
    "{a} / ({a}.size(0) + 1)", "{a}[[2, 0, 1]]", "{a}[:, 1:2] + {a}[0]", "{a}.masked_fill({a} > 0.5, 0.25)",
    "{a}.clamp(-2.0, 2.0)", "{a}.detach() * 0.5", "{a}.triu()", "{a}.mean() + {a} * {a}.std(1, keepdim=True)",
    "ow.einsum('ij,kj->ik', {a}, {a}).tanh()", "{a}.sigmoid()", "{a}.norm() * 0.1 + {a}",
)  # fmt: skip
_BINARY = (
    "{a} + {b}", "{a} * {b}", "({a} @ {b}).tanh()", "ow.where({a} > {b}, {a}, {b} * 2)", "ow.maximum({a}, {b})",
    "ow.cat([{a}[:1], {b}[1:]])", "ow.stack([{a}, {b}]).sum(0) * 0.5", "ow.addmm({a}, {b}, {b}.t()).tanh()",
    "{a} - {b}.mean(1, keepdim=True)", "ow.lerp({a}, {b}, 0.25)", "ow.outer({a}[0], {b}[:, 1])",
)  # fmt: skip
_WRITES = (
    "{c}[1:, ::2].mul_(2)", "{c} += {b}", "{c}.t().add_({b})", "{c}[:, 2].copy_({b}[0])", "{c}.clamp_(-1.0, 1.0)",
    "{c}.diagonal().zero_()", "{c}.masked_fill_({b} > 0, 0.75)", "{c}.select(0, 1).sub_({b}.sum(1))",
)  # fmt: skip
_ITEM_WRITES = ("{c}[0] = {b}[1]", "{c}.view(-1)[::2] = 1.0", "{c}[{c} > 1] = 0.5")


class ProgramText:
    """The text of ``forward(x, y, n)``: `flow` by numbers, `decisions` by elements, `item_writes` as ``x[0] = y``."""

    def __init__(self, seed: int, *, flow: bool, decisions: bool, item_writes: bool = True) -> None:
        self.random = random.Random(seed)
        self.lines = ["def forward(x, y, n: int):"]
        self.flow, self.decisions, self.count = flow, decisions, 0
        self.writes = _WRITES + _ITEM_WRITES * item_writes
        self.operators = self.random.randrange(5, 41)

    def text(self) -> str:
        """The whole text."""
        names = ["x", "y"]
        while self.operators > 0:
            self.statement(names, 1)
        self.lines.append(f"    return {', '.join([*self.random.sample(names, min(2, len(names))), names[-1]])}")
        return "\n".join(self.lines) + "\n"

    def emit(self, depth: int, line: str) -> None:
        self.lines.append("    " * depth + line)

    def new_name(self) -> str:
        """A name that no variable has."""
        self.count += 1
        return f"v{self.count}"

    def expression(self, names: list[str]) -> str:
        """An expression of some variables, a matrix of 3 by 3."""
        a, b = self.random.choices(names, k=2)
        return self.random.choice((*_UNARY, *_BINARY)).format(a=a, b=b)

    def statement(self, names: list[str], depth: int) -> None:
        """Add an assignment, a write into a copy, or control flow."""
        self.operators -= 1
        kinds = ["value"] * 4 + ["write"] * 2
        if depth < 3:
            kinds += ["if", "for", "while", "list", "swap", "break"] * self.flow + ["decision"] * (2 * self.decisions)
        kind = self.random.choice(kinds)
        if kind == "value":
            result = self.new_name()
            self.emit(depth, f"{result} = {self.expression(names)}")
            names.append(result)
        elif kind == "write":
            result, (a, b) = self.new_name(), self.random.choices(names, k=2)
            self.emit(depth, f"{result} = {a}.contiguous() * 1.5")
            self.emit(depth, self.random.choice(self.writes).format(c=result, b=b))
            names.append(result)
        else:
            self.control_flow(kind, names, depth)

    def control_flow(self, kind: str, names: list[str], depth: int) -> None:
        """Add a condition or a loop that assigns one variable."""
        result, counter = self.new_name(), self.new_name()
        self.emit(depth, f"{result} = {self.random.choice(names)} * 0.5")
        if kind in {"if", "decision"}:
            a = self.random.choice(names)
            tests = [f"{a}.sum() > 0", f"bool(({a} > 0.5).any())", f"{a}[0, 1].item() < 0.25", f"float({a}.mean()) > 0"]
            test = self.random.choice(tests if kind == "decision" else ["n > 2", "n % 2 == 0", f"{a}.size(0) == 3"])
            for line in (f"if {test}:", "else:"):
                self.emit(depth, line)
                self.body(result, names, depth + 1)
        elif kind == "list":
            items, (a, b) = self.new_name(), self.random.choices(names, k=2)
            self.emit(depth, f"{items} = [{a}, {b} * 2, {result}.t()]")
            self.emit(depth, f"for {counter}, item in enumerate({items}):")
            self.emit(depth + 1, f"{result} = {result} * 0.5 + item * {counter}")
            self.emit(depth, f"{items}.append({result})")
            self.emit(depth, f"{result} = ow.stack({items}[1:]).mean(0) + len({items})")
        elif kind == "swap":
            other = self.new_name()
            self.emit(depth, f"{other}, {result} = {result}, {self.expression(names)}")
            self.emit(depth, f"{result}, {other} = {other} + 1, {result}.t()")
            names.append(other)
        elif kind == "break":
            self.emit(depth, f"for {counter} in range(5):")
            self.emit(depth + 1, f"if {counter} == n - 1:")
            self.emit(depth + 2, "continue")
            self.body(result, names, depth + 1)
            self.emit(depth + 1, f"if {counter} > n:")
            self.emit(depth + 2, "break")
        elif kind == "for":
            self.emit(depth, f"for {counter} in range({self.random.choice(['n', '2', 'x.size(1)'])}):")
            self.body(result, names, depth + 1, f"{result} = {result} * 0.5 + {counter}")
        else:
            self.emit(depth, f"{counter} = n")
            self.emit(depth, f"while {counter} > 0:")
            self.emit(depth + 1, f"{counter} -= 2")
            self.body(result, names, depth + 1, f"{result} = {result}.tanh()")
        names.append(result)

    def body(self, result: str, names: list[str], depth: int, first: str = "") -> None:
        """Add a few statements whose last one assigns `result`."""
        inner = [*names, result]
        if first:
            self.emit(depth, first)
        for _ in range(self.random.randrange(1, 4)):
            self.statement(inner, depth)
        self.emit(depth, f"{result} = {self.expression(inner)}")


def function_of(text: str, name: str) -> Callable[..., Any]:
    """The function of a text, whose lines scripts and errors find."""
    file = f"<random program {name}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    names: dict[str, Any] = {"ow": ow}
    exec(compile(text, file, "exec"), names)
    function: Callable[..., Any] = names["forward"]
    return function
