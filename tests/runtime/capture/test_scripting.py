"""jit.script: programs give the same as Python and as graphs; what scripts do not know is an error with a mark."""

from __future__ import annotations

import io
import math
import warnings
from enum import Enum
from typing import Dict, List, Optional, Tuple  # noqa: UP035 - programs write both forms

import pytest

import generated as ow

F = ow.nn.functional
Tensor = ow.Tensor


def arithmetic(x, n: int, s: float = 2.0):
    y = x * s + 1 - n
    y = 1 - y
    y += 2 / (x.abs() + 1)
    return -y if n > 2 else y @ x.t(), n // 2 + n % 3, n**2, math.sqrt(n)


def loops(x, n: int, s: float = 0.5):
    y = x
    for i in range(n):
        if i == 3:
            break
        if i == 1:
            continue
        y = y + i * s
    count = 0
    while bool(y.abs().sum() > 1) and count < 5:
        y = y * s
        count += 1
    return F.relu(y).sum(dim=1, keepdim=True), count


def returns(x, n: int, s: float = 1.0):
    if n == 0:
        return x.relu()
    for i in range(1, 9, 3):
        if i > n:
            if n == 2:
                return x * i
            return x + s
        x = x + 1
    return x[0:1, 1:]


def optional(x, n: int, y: Optional[Tensor] = None):  # noqa: UP045
    if y is None:
        y = ow.ones_like(x)
    elif n > 1:
        y = y + 1
    assert y is not None, "y"
    return y + x


def containers(x, n: int):
    parts = [x, x + 1]
    parts.append(x.t().reshape(x.shape))
    total = ow.zeros(1)
    for position, part in enumerate(parts):
        total = total + part.sum() * position
    names: Dict[str, int] = {"a": n}  # noqa: UP006
    names["b"] = n + 1
    numbers: List[int] = []  # noqa: UP006
    for key in names:  # noqa: PLC0206
        numbers.append(names[key])  # noqa: PERF401 - the statement is tested
    for a, b in zip(numbers, [1, 2]):  # noqa: B905
        total = total + a * b
    first, second = x.shape
    return ow.cat(parts, dim=1), total, len(parts), numbers[-1], "b" in names, first * second, max(n, 3), parts[0:2]


def helper(x, k: int = 2) -> Tuple[Tensor, int]:  # noqa: UP006
    return x * k, k + 1


def calls(x, n: int):
    y, _k = helper(x)
    z, m = helper(y, k=n)
    z[0] = 1.0
    return F.linear(z, y), m, isinstance(m, int), float(m), int(z.sum())


def raises(x, n: int):
    if n > 2:
        raise ValueError(f"n is {n}")
    return x


PROGRAMS = [arithmetic, loops, returns, optional, containers, calls]


def equal(a, b) -> bool:
    if isinstance(a, Tensor):
        return ow.equal(a, b) and a.dtype == b.dtype
    if isinstance(a, (tuple, list)):
        return type(a) is type(b) and len(a) == len(b) and all(map(equal, a, b))
    return type(a) is type(b) and a == b


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
@pytest.mark.parametrize("n", [0, 1, 2, 5])
def test_a_script_gives_what_python_gives(program, n):
    ow.manual_seed(n)
    x = ow.randn(3, 4)
    scripted = ow.jit.script(program)
    assert isinstance(scripted, ow.jit.ScriptFunction)
    assert equal(scripted(x, n), program(x, n))
    assert ow.jit.parse_ir(str(scripted.graph), scripted.graph.tensors()) == scripted.graph
    scripted.graph.lint()
    assert program.__name__ in scripted.code


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_a_script_is_saved_and_loaded(program):
    file = io.BytesIO()
    ow.jit.save(ow.jit.script(program), file)
    file.seek(0)
    loaded = ow.jit.load(file)
    for n in (0, 5):
        x = ow.ones(3, 4)
        assert equal(loaded(x, n), program(x, n))


def test_gradients_flow_through_a_script():
    scripted = ow.jit.script(loops)
    gradients = []
    for function in (loops, scripted):
        x = ow.arange(12.0).reshape(3, 4).requires_grad_()
        function(x, 5)[0].sum().backward()
        gradients.append(x.grad)
    assert equal(*gradients)


def test_a_script_raises_what_python_raises():
    scripted = ow.jit.script(raises)
    with pytest.raises(ValueError, match="n is 3"):
        scripted(ow.ones(2), 3)
    assert equal(scripted(ow.ones(2), 1), ow.ones(2))


def test_ignored_functions_run_as_python():
    @ow.jit.ignore
    def ignored(x):
        return x * len(str(x.shape))

    @ow.jit.unused
    def unused(x):
        return x

    def program(x, n: int):
        if n > 0:
            return unused(x)
        return ignored(x)

    scripted = ow.jit.script(program)
    assert equal(scripted(ow.ones(2), 0), ignored(ow.ones(2)))
    with pytest.raises(RuntimeError, match=r"marked @jit\.unused"):
        scripted(ow.ones(2), 1)


def test_arguments_are_checked():
    scripted = ow.jit.script(arithmetic)
    with pytest.raises(TypeError, match="argument 'n' is int, got float"):
        scripted(ow.ones(2, 2), 1.5)
    with pytest.raises(TypeError, match="takes the arguments"):
        scripted(ow.ones(2, 2))


def unknown_method(x):
    return x.frobnicate()


def not_in_both(x, n: int):
    if n > 1:
        y = x
    return y


def two_types(x, n: int):
    y = 1
    if n > 1:
        y = x
    return y


def no_statement(x):
    try:
        return x
    except ValueError:
        return x + 1


def recursive(x):
    return recursive(x)


def falls_through(x, n: int):  # noqa: RET503 - the error is tested
    if n > 1:
        return x


def of_none(x: Optional[Tensor]):  # noqa: UP045
    return x.sum()


@pytest.mark.parametrize(
    ("program", "message"),
    [
        (unknown_method, "a tensor has no attribute 'frobnicate'"),
        (not_in_both, "y is not defined in the second way of the condition"),
        (two_types, "y is Tensor and int in the two ways"),
        (no_statement, "scripts do not catch errors"),
        (recursive, "calls itself"),
        (falls_through, "does not return in all ways"),
        (of_none, "check `is not None` first"),
    ],
    ids=lambda item: getattr(item, "__name__", ""),
)
def test_what_scripts_do_not_know_is_an_error_with_a_mark(program, message):
    with pytest.raises(RuntimeError, match="<--- HERE") as caught:
        ow.jit.script(program)
    first = program.__code__.co_firstlineno
    text = str(caught.value)
    assert message in text
    assert any(f'test_scripting.py", line {line}' in text for line in range(first, first + 6))
    assert "~" in text


def squares(n: int):
    square = lambda k: k * k
    return list(map(square, range(n)))


def test_libraries_keep_functions_that_scripts_do_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program in which a package stands for torch can import what PyTorch translates and this package does not."""
    monkeypatch.setattr("runtime.capture.jit.is_standing_in", lambda: True)
    with pytest.warns(UserWarning, match="(?s)squares runs as Python, not as a graph: .*test_scripting.py"):
        function = ow.jit.script(squares)
    assert function is squares
    assert function(3) == [0, 1, 4]


class Color(Enum):
    RED = 1
    BLUE = 2


def enumerations(c: Color) -> Tuple[int, str]:  # noqa: UP006
    if c == Color.RED:
        return c.value, c.name
    return -c.value, "other"


def test_members_of_enumerations_are_compared_and_read() -> None:
    scripted = ow.jit.script(enumerations)
    for member in Color:
        assert scripted(member) == enumerations(member)
    with pytest.raises(TypeError, match=r"argument 'c' is __torch__\.Color, got int"):
        scripted(1)
    with pytest.raises(TypeError, match="holds a constant of type Color"):
        scripted.save(io.BytesIO())


def test_functions_of_scripts_work_in_python() -> None:
    future = ow.jit.fork(arithmetic, ow.ones(2, 2), 3)
    assert equal(ow.jit.wait(future), arithmetic(ow.ones(2, 2), 3))
    assert ow.jit.isinstance([1, 2], List[int])  # noqa: UP006
    assert not ow.jit.isinstance([1.5], List[int])  # noqa: UP006
    assert ow.jit.isinstance(None, Optional[int])  # noqa: UP045
    assert not ow.jit.isinstance("a", (int, float))


def asserts(x, n: int):
    assert n < 3, "too many"
    return x


@pytest.mark.parametrize(("program", "kind"), [(raises, ValueError), (asserts, AssertionError)])
def test_what_scripts_raise_is_an_error_of_scripts_too(program, kind) -> None:
    script = ow.jit.script(program)
    for expected in (ow.jit.Error, kind):
        with pytest.raises(expected, match=r"n is 5|too many"):
            script(ow.ones(1), 5)
    assert not issubclass(kind, ow.jit.Error)


TEXT = """
def twice(x):
    return x * 2

def summed(x, steps: int, names: List[str]) -> Tuple[Tensor, int]:
    result = twice(x)
    for step in range(steps):
        result = result + torch.sin(x) * step
    return result, len(names)
"""


def test_functions_of_a_text_are_compiled_together() -> None:
    unit = ow.jit.CompilationUnit(TEXT)
    x = ow.tensor([0.5, 2.0])
    result, count = unit.summed(x, 3, ["a", "b"])
    assert result.equal(x * 2 + x.sin() * 0 + x.sin() * 1 + x.sin() * 2)
    assert count == 2
    unit.define("def again(x):\n    return twice(x).exp()")
    assert unit.again(x).equal((x * 2).exp())
    assert [function.name for function in unit.get_functions()] == ["twice", "summed", "again"]
    with pytest.raises(AttributeError, match="no function 'missing'"):
        _ = unit.missing
    with pytest.raises(SyntaxError, match="definitions of functions"):
        ow.jit.CompilationUnit("import os")


def doubled(x):
    return x * 2


def pair(x):
    return x + 1, x - 1


def waiting(x):
    future = ow.jit.fork(doubled, x)
    both = ow.jit.fork(pair, x)
    futures = [ow.jit.fork(doubled, x * step) for step in range(3)]
    result = x
    for item in futures:
        result = result + item.wait()
    if future.done():
        result = result * future.wait()
    above, below = both.wait()
    return result + above * below


def test_futures_wait_in_scripts() -> None:
    x = ow.tensor([0.5, 2.0])
    assert ow.jit.script(waiting)(x).equal(waiting(x))


class ScriptedWithin(ow.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.part = ow.jit.script(ow.nn.Sequential(ow.nn.Linear(2, 2), ow.nn.ReLU()))

    def forward(self, x):
        return twice_of(self.part(x)) + 1


@ow.jit.script
def twice_of(x):
    return x * 2 if bool(x.sum() > 2) else x * 3


def test_compiled_programs_call_scripts() -> None:
    model = ScriptedWithin()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        compiled = ow.compile(model)
        for value in (0.5, 30.0, 0.25, 40.0):
            x = ow.full((3, 2), value)
            for item in (model, compiled):
                item.zero_grad()
            assert compiled(x).equal(model(x))
        with ow.no_grad():
            next(model.parameters()).fill_(2.0)
        assert compiled(x).equal(model(x))
        model.part.eval()
        assert compiled(x).equal(model(x))
