"""A kernel written by hand, a node, a hook or a Function that returns nonsense: an error that names who it was.

Every row is an attack in a process of its own: run as a program, this file makes them, and as a test it reads the ends.
"""

from __future__ import annotations

import forked
import numpy as np
import pytest

import generated as ow
from runtime.autograd.inplace import below_autograd
from runtime.autograd.node import Node
from runtime.dispatch.library import Library
from runtime.dispatch.registry import find
from runtime.dispatch.results import checked
from runtime.tensor import keys

pytestmark = pytest.mark.smoke
NONSENSE = {
    "None": lambda: None,
    "a number": lambda: 3,
    "text": lambda: "abc",
    "an array": lambda: np.ones(3, np.float32),
    "a list": lambda: [ow.ones(3)],
    "a tuple": lambda: (ow.ones(3),),
    "the class": lambda: ow.Tensor,
    "an object": object,
    "an empty tensor": lambda: object.__new__(ow.Tensor),
}
LISTS = {"a list", "a tuple"}  # what an operator with a list of results may return
# Operator, key of the kernel, call, what the error names.
KERNELS = {
    "native record": ("add.Tensor", "CPU", lambda x: x + x),
    "saved result": ("exp", "CPU", ow.exp),
    "a reduction": ("sum", "CPU", lambda x: x.sum()),
    "a view": ("view", "CPU", lambda x: x.view(3, 1)),
    "a product": ("mm", "CPU", lambda x: ow.mm(x.reshape(3, 1), x.reshape(1, 3))),
    "in place": ("exp_", "CPU", lambda x: x.clone().exp_()),
    "two results": ("sort.stable", "CPU", ow.sort),
    "a list of results": ("unbind.int", "CPU", lambda x: x.unbind(0)),
    "recorded by hand": ("exp", "AutogradCPU", ow.exp),
    "without grad": ("exp", "CPU", lambda x: ow.exp(x.detach())),
    "out": ("exp.out", "CPU", lambda x: ow.exp(x.detach(), out=ow.ones(3))),
    "a tangent": ("exp", "CPU", lambda x: pushed(x)),
    "a kernel of forward mode": ("exp", "ForwardAD", lambda x: pushed(x)),
}


class Given(Node):
    """A node that returns what it was given."""

    __slots__ = ("given",)
    operator = "given"

    def apply(self, _grad):
        return self.given


def pushed(x):
    with ow.autograd.forward_ad.dual_level():
        return ow.exp(ow.autograd.forward_ad.make_dual(x.detach(), ow.ones(3)))


def kernel_attack(name, key, call, nonsense):
    def attack():
        def kernel(*_):
            return nonsense()

        with Library() as library:
            library.impl(name, kernel, key)
            result = call(ow.ones(3, requires_grad=True))
            first = result[0] if isinstance(result, (tuple, list)) else result
            if first.requires_grad:
                first.sum().backward()
            return type(result)

    return attack


def composite_attack(nonsense):
    """A composite whose operator is recorded: native code records what it returns."""

    def attack():
        find("add.Tensor").override(keys.CPU, below_autograd(lambda *_: nonsense()))
        x = ow.ones(3, requires_grad=True)
        return x + x

    return attack


def node_attack(returned, edges=None):
    def attack():
        leaf = ow.ones(3, requires_grad=True)
        node = Given()
        node.given, node.sequence_nr, node.shape, node.dtype = returned(), 5, (3,), ow.float32
        node.edges = (leaf._edge,) if edges is None else edges(leaf._edge)
        result = ow.ones(3, requires_grad=True) * 2
        result._edge = (node, 0)
        (result * 2).sum().backward()

    return attack


def hook_attack(register, nonsense):
    def attack():
        x = ow.ones(3, requires_grad=True) * 2
        register(x, nonsense)
        x.sum().backward()

    return attack


def function_attack(**methods):
    """A Function with these methods, called in a level of forward mode if it has a jvp."""

    def attack():
        options = {"forward": lambda _ctx, x: x * 2, "backward": lambda _ctx, grad: grad, **methods}
        kind = type("Given", (ow.autograd.Function,), {name: staticmethod(option) for name, option in options.items()})
        if "jvp" not in methods:
            kind.apply(ow.ones(3, requires_grad=True)).sum().backward()
            return
        with ow.autograd.forward_ad.dual_level():
            kind.apply(ow.autograd.forward_ad.make_dual(ow.ones(3), ow.ones(3)))

    return attack


REGISTER = {
    "tensor hook": lambda x, nonsense: x.register_hook(lambda _: nonsense()),
    "pre-hook": lambda x, nonsense: x.grad_fn.register_prehook(lambda _: nonsense()),
    "hook": lambda x, nonsense: x.grad_fn.register_hook(lambda *_: nonsense()),
}
EDGES = {
    "None": lambda _: None,
    "a list": lambda edge: [edge],
    "a number": lambda _: 3,
    "numbers": lambda _: (5,),
    "a list of lists": lambda edge: (list(edge),),
}


def attacks():
    rows = {}
    for kind, nonsense in NONSENSE.items():
        for what, (name, key, call) in KERNELS.items():
            rows[f"kernel, {what}: {kind}"] = kernel_attack(name, key, call, nonsense)
        rows[f"composite: {kind}"] = composite_attack(nonsense)
        rows[f"node: {kind}"] = node_attack(nonsense)
        rows[f"node, in a tuple: {kind}"] = node_attack(lambda nonsense=nonsense: (nonsense(),))
        for what, register in REGISTER.items():
            rows[f"{what}: {kind}"] = hook_attack(register, nonsense)
        rows[f"Function.backward: {kind}"] = function_attack(backward=lambda _ctx, _grad, nonsense=nonsense: nonsense())
        rows[f"Function.jvp: {kind}"] = function_attack(jvp=lambda _ctx, _tangent, nonsense=nonsense: nonsense())
    rows |= {f"edges: {kind}": node_attack(lambda: (ow.ones(3),), edges) for kind, edges in EDGES.items()}
    rows["edges: left out"] = lambda: edgeless(Given())
    rows["edges: of a node of an operator"] = lambda: edgeless(type((ow.ones(1, requires_grad=True) * 2).grad_fn)())
    return rows


def edgeless(node):
    result = ow.ones(3, requires_grad=True) * 2
    result._edge = (node, 0)
    result.sum().backward()


# Nonsense there, but sense here: no gradient, one gradient in a tuple or a list.
SENSIBLE = {
    *(f"{who}: None" for who in ("tensor hook", "pre-hook", "hook", "Function.backward", "Function.jvp")),
    "node, in a tuple: None", *(f"node: {kind}" for kind in LISTS),
    *(f"{who}: {kind}" for who in ("pre-hook", "Function.backward", "Function.jvp") for kind in LISTS),
    *(f"hook: {kind}" for kind in LISTS),
    *(f"kernel, a list of results: {kind}" for kind in LISTS),
}  # fmt: skip


@pytest.fixture(scope="module")
def endings():
    return forked.run(__file__)


def test_nonsense_is_an_error_and_never_a_crash(endings):
    assert list(endings) == list(attacks())
    wrong = {
        name: (how, what) for name, (how, what) in endings.items() if how != ("passed" if name in SENSIBLE else "error")
    }
    assert wrong == {}


def test_the_error_names_operator_and_kernel(endings):
    for name, (how, what) in endings.items():
        if name.startswith("kernel, ") and how == "error":
            operator = KERNELS[name.removeprefix("kernel, ").partition(":")[0]][0]
            assert what.startswith(f"{operator}: the kernel __main__.kernel_attack.<locals>.attack.<locals>.kernel ")
            assert f"its schema is {operator}(" in what


PAIR = "pair(Tensor self, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)"
X, Y = ow.ones(2), ow.zeros(2)
# Schema, arguments, result, what is wrong with it ("" if nothing).
RULES = [
    ("f(Tensor self) -> Tensor", (X,), X, ""),
    ("f(Tensor self) -> Tensor", (X,), None, "returned None instead of a tensor"),
    ("f(Tensor(a) self, int[] size=[1, 2]) -> Tensor(a)", (X, ()), (X,), "type tuple of 1 instead of a tensor"),
    ("f(Tensor self) -> Tensor?", (X,), None, ""),
    ("f(Tensor self) -> Tensor?", (X,), 1, "an object of type int instead of a tensor"),
    ("f(Tensor self) -> Tensor[]", (X,), [X, Y], ""),
    ("f(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]", (X, 0), (X, None), "at index 1 None instead of a tensor"),
    ("f(Tensor self) -> Tensor[]", (X,), X, "an object of type runtime.tensor.Tensor instead of a tuple of tensors"),
    ("f(Tensor self) -> (Tensor values, Tensor indices)", (X,), (X, Y), ""),
    ("f(Tensor self) -> (Tensor, Tensor)", (X,), [X, Y], "an object of type list of 2 instead of a tuple of 2"),
    ("f(Tensor self) -> (Tensor, Tensor)", (X,), (X, Y, Y), "an object of type tuple of 3 instead of a tuple of 2"),
    ("f(Tensor self) -> (Tensor, Tensor)", (X,), (X, 3), "as result 1 an object of type int instead of a tensor"),
    ("f_(Tensor(a!) self, Tensor other) -> Tensor(a!)", (X, Y), X, ""),
    ("f_(Tensor(a!) self, Tensor other) -> Tensor(a!)", (X, Y), Y, "instead of the argument that it is to write"),
    ("f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", (X, Y), Y, ""),
    ("f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", (X, Y), X, "instead of the argument that it is to write"),
    (PAIR, (Y, X, Y), (X, Y), ""),
    (PAIR, (Y, X, Y), (Y, X), "as result 0 an object of type runtime.tensor.Tensor instead of the argument"),
    ("f(Tensor self) -> ()", (X,), None, ""),
    ("f(Tensor self) -> ()", (X,), X, "instead of None"),
    ("f(Tensor self) -> Scalar", (X,), 3, ""),
]


@pytest.mark.parametrize(
    ("schema", "arguments", "result", "wrong"), RULES, ids=[f"{rule[0]} {rule[3]}" for rule in RULES]
)
def test_what_a_schema_lets_a_kernel_return(schema, arguments, result, wrong):
    kernel = checked("f", schema, lambda *_: result)
    if not wrong:
        assert kernel(*arguments) is result
        return
    with pytest.raises(TypeError) as caught:
        kernel(*arguments)
    assert str(caught.value).startswith(f"f: the kernel {__name__}.test_what")
    assert wrong in str(caught.value)


OPS = """
- func: my_halves(Tensor self, Tensor other) -> (Tensor low, Tensor high)
  variants: function
  dispatch: {CPU: by_hand.halves}
  doc: Nothing.
- func: my_twice(Tensor self) -> Tensor
  variants: function
  dispatch: {CPU: by_hand.twice}
  doc: Nothing.
"""
DERIVATIVES = """
- name: my_twice(Tensor self) -> Tensor
  self: grad * 2
"""
BY_HAND = "def twice(self):\n    return None\ndef halves(self, other):\n    return [self, other]\n"
CALLS = """
import generated
import mine
x = generated.ones(3, requires_grad=True)
for call in (lambda: mine.my_twice(x), lambda: mine.my_halves(x.detach(), x.detach())):
    try:
        print(call())
    except TypeError as error:
        print(error)
"""


def test_a_kernel_of_a_generated_package(tmp_path):
    for name, text in {"ops.yaml": OPS, "derivatives.yaml": DERIVATIVES, "by_hand.py": BY_HAND}.items():
        (tmp_path / name).write_text(text)
    codegen = ["-m", "codegen"]
    options = ["--ops", "ops.yaml", "--derivatives", "derivatives.yaml", "--out", "mine", "--kernels", "by_hand"]
    printed = [
        forked.python(*arguments, folder=tmp_path)
        for arguments in ([*codegen, *options], [*codegen, "explain", "my_twice", *options], ["-c", CALLS])
    ]
    assert "by_hand.py:1" in printed[1]
    assert printed[2].splitlines() == [
        "my_twice: the kernel by_hand.twice returned None instead of a tensor; its schema is "
        "my_twice(Tensor self) -> Tensor",
        "my_halves: the kernel by_hand.halves returned an object of type list of 2 instead of a tuple of 2; "
        "its schema is my_halves(Tensor self, Tensor other) -> (Tensor low, Tensor high)",
    ]


if __name__ == "__main__":
    x = ow.ones(3, requires_grad=True)
    ow.exp(x + x).sum().backward()  # what is compiled is loaded once, before the children
    for _, _, warm in KERNELS.values():
        warm(x)
    forked.endings(attacks())
