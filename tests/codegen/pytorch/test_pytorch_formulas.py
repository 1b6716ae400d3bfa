"""PyTorch's formulas, translated, against PyTorch's own autograd: in float64, backward and forward.

A formula takes part if it calls nothing but public operators: no helper that PyTorch writes in C++, no native backward.
The inputs come from the schemas: for every argument a few candidates, tried until the operator takes them and answers
with finite numbers.
"""

from __future__ import annotations

import ast
import itertools
import math
from collections.abc import Callable, Iterator

import corpus
import pytest

from codegen.diagnostics import Diagnostics
from codegen.language import vocabulary
from codegen.pytorch.derivatives import read_pytorch_derivatives
from codegen.pytorch.model import CppDerivatives, CppFormula
from codegen.reading.native_function import NativeFunction
from codegen.reading.native_functions import read_native_functions
from codegen.schema import ArgumentSchema

torch = pytest.importorskip("torch", reason="PyTorch is not installed")
pytestmark = [
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),  # PyTorch compiles some forward formulas when first used
    pytest.mark.parity,
    corpus.needed,
]
ATTEMPTS = 120  # sets of arguments tried for one operator
# Both sides compute the same expressions in float64; they differ in the order of a few sums.
TOLERANCE = {"rtol": 1e-9, "atol": 1e-11}
PLAIN = {*vocabulary.PYTHON_FUNCTIONS, "shapes_of"}
# Read from a tensor itself, as vocabulary has it; other methods are operators.
FACTS = vocabulary.TENSOR_METHODS | {"conjugate"}


class Rewrite(ast.NodeTransformer):
    """`f(x)` -> `call("f", x)` and `x.f(y)` -> `method(x, "f", y)`: calls are looked up among operators only."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id not in PLAIN:
            return ast.Call(ast.Name("call__", ast.Load()), [ast.Constant(node.func.id), *node.args], node.keywords)
        if isinstance(node.func, ast.Attribute) and node.func.attr not in FACTS:
            arguments = [node.func.value, ast.Constant(node.func.attr), *node.args]
            return ast.Call(ast.Name("method__", ast.Load()), arguments, node.keywords)
        return node


def call(name: str, *arguments: object, **keywords: object) -> object:
    return getattr(torch.ops.aten, name)(*arguments, **keywords)


def method(value: object, name: str, *arguments: object, **keywords: object) -> object:
    return getattr(torch.ops.aten, name)(value, *arguments, **keywords)


WORDS = {
    "call__": call, "method__": method, "pi": math.pi, "e": math.e, "inf": math.inf, "nan": math.nan, "Mean": 1,
    "Sum": 2, "contiguous_format": torch.contiguous_format, "preserve_format": torch.preserve_format,
    "shapes_of": lambda tensors: [list(part.shape) for part in tensors],
    **{name: getattr(torch, name.rstrip("_")) for name in vocabulary.DTYPE_NAMES},
}  # fmt: skip


def evaluate(formula: CppFormula, names: dict[str, object]) -> object:
    tree = Rewrite().visit(ast.parse(formula.python, mode="eval"))
    return eval(compile(ast.fix_missing_locations(tree), "<formula>", "eval"), {**WORDS, **names})


def is_pure(formula: CppFormula, operators: set[str]) -> bool:
    called = (formula.functions - PLAIN) | (formula.methods - FACTS)
    public = all(not name.startswith("_") and not name.endswith("_backward") for name in called)
    return formula.tree is not None and public and called <= operators


# Operands whose shape differs from that of the others, by the dimensions of those and their name.
SHAPES = {
    (2, "vec"): (3,), (2, "vec1"): (3,), (2, "vec2"): (3,), (1, "mat"): (3, 3), (2, "batch1"): (2, 3, 3),
    (2, "batch2"): (2, 3, 3), (2, "src"): (3,), (2, "values"): (3,), (1, "indices"): (2,),
}  # fmt: skip


def candidates(argument: ArgumentSchema, recipe: tuple[object, ...]) -> list[object]:
    """A few values of an argument's type; `recipe` says where tensors lie and what shape they have."""
    type_, name = argument.type, argument.name
    low, high, shape = recipe
    if type_.optional and not type_.is_tensor_like:
        return [argument.default_value, *plain(argument)]
    if type_.is_tensor:
        if name in ("index", "indices", "target"):
            return [torch.zeros(shape, dtype=torch.int64), torch.tensor([0, 1])]
        if name in ("mask", "condition"):
            return [torch.rand(shape) > 0.5]
        return [uniform(low, high, SHAPES.get((len(shape), name), shape))]
    if type_.is_tensor_list:
        if type_.optional_elements:
            return [[torch.tensor([0, 1])]]
        return [[uniform(low, high, shape), uniform(low, high, shape)]]
    return plain(argument)


def plain(argument: ArgumentSchema) -> list[object]:
    """Values that are no tensors."""
    type_ = argument.type
    default = [argument.default_value] if argument.default is not None else []
    if any(type(value).__name__ == "Symbol" for value in default):
        default = [1]
    if type_.is_int_list:
        return [*default, [0], [1, 0], [3, 3], [1, 1], [2, 3, 3], [1], [0, 2, 1], [9]]
    if type_.is_int:
        return [*default, 1, 0, 2, -1]
    if type_.is_scalar or type_.is_float:
        return [*default, 1.3, 0.4]
    if type_.is_bool:
        return [*default, True, False]
    return default or [None]


def uniform(low: float, high: float, shape: tuple[int, ...]) -> object:
    return torch.rand(shape, dtype=torch.float64) * (high - low) + low


RECIPES = (
    (-0.9, 0.9, (3, 3)), (0.2, 0.9, (3, 3)), (1.1, 2.5, (3, 3)), (-0.9, 0.9, (2, 3, 3)), (-0.9, 0.9, (3,)),
    (0.2, 0.9, (9,)), (-0.9, 0.9, (3, 2)), (-0.9, 0.9, (2, 2, 3, 3)), (-0.9, 0.9, ()),
)  # fmt: skip


def samples(function: NativeFunction) -> Iterator[tuple[dict[str, object], object]]:
    """Arguments by name and the result, where the operator takes them and answers with finite numbers."""
    schema = function.schema
    overload = getattr(getattr(torch.ops.aten, schema.name.base), schema.name.overload or "default")
    for recipe in RECIPES:
        choices = [candidates(input_, recipe) for input_ in schema.inputs]
        for chosen in itertools.islice(itertools.product(*choices), ATTEMPTS // len(RECIPES)):
            arguments = dict(zip((input_.name for input_ in schema.inputs), chosen, strict=True))
            for name, value in arguments.items():
                if isinstance(value, torch.Tensor) and value.is_floating_point():
                    arguments[name] = value.clone().requires_grad_()
            positional = [arguments[input_.name] for input_ in schema.inputs if not input_.kwarg_only]
            keywords = {input_.name: arguments[input_.name] for input_ in schema.inputs if input_.kwarg_only}
            try:
                result = overload(*positional, **keywords)
            except (RuntimeError, IndexError, NotImplementedError, TypeError, ValueError):
                continue
            first = result[0] if isinstance(result, (tuple, list)) else result
            dense = isinstance(first, torch.Tensor) and first.layout is torch.strided and not first.is_nested
            if dense and first.dtype in (torch.float64, torch.complex128) and first.isfinite().all():
                yield arguments, result


def plainly(value: object) -> object:
    if isinstance(value, torch.Tensor):
        return value.detach()
    return [tensor.detach() for tensor in value] if isinstance(value, (list, tuple)) and value and isinstance(
        value[0], torch.Tensor) else value  # fmt: skip


def reduced(gradient: object, like: object) -> object:
    """What the engine does to a gradient: the sum over broadcast dimensions."""
    return gradient.expand(torch.broadcast_shapes(gradient.shape, like.shape)).sum_to_size(like.shape)


def names_of(function: NativeFunction, arguments: dict[str, object], result: object) -> dict[str, object]:
    """The names that a formula reads besides gradients and tangents."""
    returns = function.schema.returns
    names = {name: plainly(value) for name, value in arguments.items()}
    if len(returns) == 1:
        names["result"] = plainly(result)
    for index, item in enumerate(returns if len(returns) > 1 else ()):
        names[f"result{index}"] = result[index].detach()
        names.update({item.name: result[index].detach()} if item.name and item.name not in arguments else {})
    return names


def check_backward(entry: CppDerivatives, formula: CppFormula, arguments: dict[str, object], result: object) -> bool:
    """Whether the sample tells anything; raises where the two differ."""
    outputs = list(result) if isinstance(result, (tuple, list)) else [result]
    if len(formula.targets) != 1 or not isinstance(arguments[formula.targets[0]], torch.Tensor):
        return False
    target = arguments[formula.targets[0]]
    flowing = [output for output in outputs if isinstance(output, torch.Tensor) and output.requires_grad]
    if not target.requires_grad or not flowing:
        return False
    grads = [
        torch.randn_like(output) if output.dtype.is_floating_point or output.dtype.is_complex else None
        for output in outputs
    ]
    for key, tensor in enumerate(outputs):
        grads[key] = grads[key] if tensor.requires_grad else None
    try:
        item = [grads[index] for index, output in enumerate(outputs) if output.requires_grad]
        wanted = torch.autograd.grad(flowing, target, item, allow_unused=True)[0]
    except RuntimeError:  # arguments that the operator takes and its own backward does not
        return False
    names = names_of(entry.function, arguments, result)
    item = next(grad for grad in grads if grad is not None)
    names |= {"grads": grads, "grad": item}
    for index, element in enumerate(entry.function.schema.returns):
        names |= (
            {f"grad_{element.name}": grads[index]} if element.name and f"grad_{element.name}" not in arguments else {}
        )
    actual = evaluate(formula, names)
    wanted = torch.zeros_like(target) if wanted is None else wanted
    torch.testing.assert_close(reduced(actual, target).to(target.dtype), wanted, equal_nan=True, **TOLERANCE)
    return True


def check_forward(entry: CppDerivatives, formula: CppFormula, arguments: dict[str, object], result: object) -> bool:
    """As `check_backward`, for the tangent of the result."""
    schema = entry.function.schema
    table = {item.name or f"result{index}": index for index, item in enumerate(schema.returns)}
    several = len(schema.returns) > 1
    if len(formula.targets) != 1 or not isinstance(result[0] if several else result, torch.Tensor):
        return False
    names = names_of(entry.function, arguments, result)
    differentiable = {target for item in entry.default.backward for target in item.targets}
    forward_ad = torch.autograd.forward_ad
    overload = getattr(getattr(torch.ops.aten, schema.name.base), schema.name.overload or "default")
    with forward_ad.dual_level():
        dual = dict(arguments)
        for name, value in arguments.items():
            if isinstance(value, torch.Tensor) and value.is_floating_point():
                primal = value.detach()
                tangent = torch.randn_like(primal) if name in differentiable else torch.zeros_like(primal)
                names |= {f"{name}_p": primal, f"{name}_t": tangent}
                dual[name] = forward_ad.make_dual(primal, tangent) if name in differentiable else primal
            elif isinstance(value, torch.Tensor):
                names |= {f"{name}_p": value}
        positional = [dual[input_.name] for input_ in schema.inputs if not input_.kwarg_only]
        keywords = {input_.name: dual[input_.name] for input_ in schema.inputs if input_.kwarg_only}
        try:
            computed = overload(*positional, **keywords)
            dual_result = computed[table[formula.targets[0]]] if several else computed
            wanted = forward_ad.unpack_dual(dual_result).tangent
        except (RuntimeError, NotImplementedError):
            return False
        if wanted is None:
            return False
        actual = evaluate(formula, names)
        torch.testing.assert_close(actual.expand_as(wanted), wanted.clone(), equal_nan=True, **TOLERANCE)
    return True


@pytest.fixture(scope="module")
def pytorch() -> tuple[tuple[NativeFunction, ...], dict[str, CppDerivatives]]:
    diagnostics = Diagnostics()
    functions = read_native_functions(corpus.path("native_functions.yaml"), diagnostics)
    derivatives = read_pytorch_derivatives(corpus.path("derivatives.yaml"), functions, diagnostics)
    diagnostics.raise_if_any()
    return functions, derivatives


Check = Callable[[CppDerivatives, CppFormula, dict[str, object], object], bool]


def verified(
    pytorch, choose: Callable[[CppDerivatives], tuple[CppFormula, ...]], check: Check
) -> tuple[list[str], list[str]]:
    """The formulas that agree with PyTorch on up to three samples, and those that do not, with the reason."""
    functions, derivatives = pytorch
    operators = {function.schema.name.base for function in functions if function.schema.kind == "functional"}
    agree: list[str] = []
    differ: list[str] = []
    for name, entry in derivatives.items():
        formulas = [item for item in choose(entry) if is_pure(item, operators)]
        private = entry.function.schema.name.base.startswith("_")
        random = "nondeterministic_seeded" in entry.function.tags
        if private or random or entry.function.schema.kind != "functional":
            continue
        for formula in formulas:
            torch.manual_seed(3)
            told, failed = 0, ""
            for arguments, result in samples(entry.function):
                try:
                    told += check(entry, formula, arguments, result)
                except (AssertionError, RuntimeError, TypeError, AttributeError, NameError, IndexError) as error:
                    failed = f"{name} {formula.targets}: {formula.python}: {type(error).__name__} {error}"
                if failed or told == 3:
                    break
            agree += [f"{name} {formula.targets}"] if told and not failed else []
            differ += [failed] if failed else []
    return agree, differ


def test_backward_formulas_agree_with_pytorch(pytorch) -> None:
    agree, differ = verified(pytorch, lambda entry: entry.default.backward, check_backward)
    assert differ == []
    assert len(agree) >= 200


def test_forward_formulas_agree_with_pytorch(pytorch) -> None:
    agree, differ = verified(pytorch, lambda entry: entry.default.forward, check_forward)
    assert differ == []
    assert len(agree) >= 60
