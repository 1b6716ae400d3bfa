"""The dispatcher as programs use it: libraries, kernels by key, fallbacks; each program here and in PyTorch.

A row is a program of a package and of a namespace that nothing else has, and what it gives.
"""

import gc
from collections.abc import Callable
from typing import Any

import pytest

import generated as ow
from runtime.dispatch import registry
from runtime.tensor import keys


def arguments_of_a_kernel(m: Any, ns: str) -> Any:
    seen: list[Any] = []

    def kernel(*args: Any, **kwargs: Any) -> Any:
        seen.append((len(args), kwargs))
        return args[0] * 2

    library = m.library.Library(ns, "DEF")
    library.define("f(Tensor x, int n=2, *, float s=1.0) -> Tensor")
    library.impl("f", kernel, "CPU")
    operator, x = getattr(m.ops, ns).f, m.ones(2)
    for args, kwargs in (((x,), {}), ((x, 3), {"s": 2.0}), ((x, 2), {"s": 2.0})):
        operator(*args, **kwargs)
    return seen


def gradients_go_through_a_kernel(m: Any, ns: str) -> Any:
    library = m.library.Library(ns, "DEF")
    library.define("f(Tensor x) -> Tensor")
    library.impl("f", lambda x: x * 3, "CPU")
    x = m.ones(2, requires_grad=True)
    getattr(m.ops, ns).f(x).sum().backward()
    return x.grad.tolist()


def autograd_has_every_call(m: Any, ns: str) -> Any:
    calls: list[bool] = []

    def above(x: Any) -> Any:
        calls.append(x.requires_grad)
        with m._C._AutoDispatchBelowAutograd():
            return getattr(m.ops, ns).f(x)

    library = m.library.Library(ns, "DEF")
    library.define("f(Tensor x) -> Tensor")
    library.impl("f", above, "Autograd")
    library.impl("f", lambda x: x + 1, "CPU")
    results = [getattr(m.ops, ns).f(m.ones(2, requires_grad=needs)).tolist() for needs in (False, True)]
    with m.no_grad():
        getattr(m.ops, ns).f(m.ones(2, requires_grad=True))
    return calls, results


def redispatched(m: Any, ns: str) -> Any:
    def above(keyset: Any, x: Any) -> Any:
        return getattr(m.ops, ns).f.default.redispatch(keyset & m._C._after_autograd_keyset, x) * 10

    library = m.library.Library(ns, "DEF")
    library.define("f(Tensor x) -> Tensor")
    library.impl("f", above, "Autograd", with_keyset=True)
    library.impl("f", lambda x: x + 3, "CPU")
    return [getattr(m.ops, ns).f(m.ones(2, requires_grad=needs)).tolist() for needs in (False, True)]


def an_operator_of_the_tree_overridden(m: Any, ns: str) -> Any:
    x, results = m.ones(2), []
    with m.library._scoped_library("aten", "IMPL") as library:
        library.impl("add.Tensor", lambda a, b, *, alpha=1: a * 100 * alpha, "CPU")
        results += [(x + x).tolist(), m.add(x, x, alpha=2).tolist(), m.ops.aten.add.Tensor(x, x).tolist()]
    return [*results, (x + x).tolist()]


def fallthrough(m: Any, ns: str) -> Any:
    library = m.library.Library(ns, "DEF")
    library.define("f(Tensor x) -> Tensor")
    library.impl("f", lambda x: x * 7, "CompositeExplicitAutograd")
    library.impl("f", m.library.fallthrough_kernel, "AutogradCPU")
    x = m.ones(2, requires_grad=True)
    getattr(m.ops, ns).f(x).sum().backward()
    return x.grad.tolist()


def composites_by_parts(m: Any, ns: str) -> Any:
    library = m.library.Library(ns, "FRAGMENT")
    library.define("f.two(Tensor x, Tensor y) -> (Tensor, Tensor)")
    library.define("f.one(Tensor x) -> Tensor")
    library.impl("f.two", lambda x, y: (x * y, x + y))
    library.impl("f.one", lambda x: x * x)
    operator, x = getattr(m.ops, ns).f, m.full((2,), 3.0, requires_grad=True)
    product, total = operator.two(x, m.ones(2))
    (product + total + operator(x)).sum().backward()
    return x.grad.tolist(), sorted(operator.overloads())


def names(m: Any, ns: str) -> Any:
    library = m.library.Library(ns, "DEF")
    library.define("f(Tensor x, int[2] k, str how='mean') -> Tensor[]")
    overload = getattr(m.ops, ns).f.default
    schema = overload._schema
    texts = (repr(overload), str(overload), overload.name(), repr(overload.overloadpacket), schema.name)
    return [text.replace(ns, "ns") for text in texts], [argument.name for argument in schema.arguments]


def what_ends_with_a_library(m: Any, ns: str) -> Any:
    library = m.library.Library(ns, "DEF")
    library.define("f(Tensor x) -> Tensor")
    there = hasattr(getattr(m.ops, ns), "f")
    del library
    gc.collect()
    return there, hasattr(getattr(m.ops, ns), "f")


def questions(m: Any, ns: str) -> Any:
    library = m.library.Library(ns, "DEF")
    library.define("f(Tensor x) -> Tensor")
    library.impl("f", lambda x: x, "CPU")
    asked = ("CPU", "CUDA", "Autograd", "CompositeImplicitAutograd")
    has = [m._C._dispatch_has_kernel_for_dispatch_key(f"{ns}::f", key) for key in asked]
    dump = m._C._dispatch_dump(f"{ns}::f").replace(ns, "ns").splitlines()
    return has, dump[:2], dump[3], [line.partition(" registered at")[0] for line in dump[4:]]


def rules_of_a_custom_operator(m: Any, ns: str) -> Any:
    @m.library.custom_op(f"{ns}::f", mutates_args=())
    def f(x: m.Tensor, by: float = 2.0) -> m.Tensor:
        return x * by

    f.register_vmap(lambda info, in_dims, x, by=2.0: (x * by + info.batch_size, in_dims[0]))
    f.register_fake(lambda x, by=2.0: m.empty_like(x))
    f.register_autocast("cpu", m.bfloat16)
    with m.autocast("cpu", dtype=m.bfloat16):
        dtype = f(m.ones(2)).dtype
    return m.vmap(f)(m.ones(3)).tolist(), tuple(f(m.empty(4, device="meta")).shape), str(dtype).partition(".")[2]


def inferred(m: Any, ns: str) -> Any:
    def f(x: m.Tensor, ys: list[m.Tensor], n: int, k: float = 1.5, *, how: str = "mean", dims: list[int]) -> m.Tensor:
        raise NotImplementedError

    def g(x: m.Tensor, y: m.Tensor | None) -> tuple[m.Tensor, m.Tensor]:
        raise NotImplementedError

    def h(x: m.Tensor) -> None:
        raise NotImplementedError

    infer = m.library.infer_schema
    return infer(f, mutates_args=()), infer(g, mutates_args=()), infer(h, mutates_args={"x"}, op_name="h")


PROGRAMS: dict[Callable[[Any, str], Any], Any] = {
    arguments_of_a_kernel: [(1, {}), (2, {"s": 2.0}), (1, {"s": 2.0})],
    gradients_go_through_a_kernel: [3.0, 3.0],
    autograd_has_every_call: ([False, True, True], [[2.0, 2.0], [2.0, 2.0]]),
    redispatched: [[40.0, 40.0], [40.0, 40.0]],
    an_operator_of_the_tree_overridden: [[100.0, 100.0], [200.0, 200.0], [100.0, 100.0], [2.0, 2.0]],
    fallthrough: [7.0, 7.0],
    composites_by_parts: ([8.0, 8.0], ["one", "two"]),
    names: (["<OpOverload(op='ns.f', overload='default')>", "ns.f.default", "ns::f", "<OpOverloadPacket(op='ns.f')>",
             "ns::f"], ["x", "k", "how"]),
    what_ends_with_a_library: (True, False),
    questions: ([True, False, False, False], ["name: ns::f", "schema: ns::f(Tensor x) -> Tensor"],
                "alias analysis kind: FROM_SCHEMA", ["CPU:"]),
    rules_of_a_custom_operator: ([5.0, 5.0, 5.0], (4,), "bfloat16"),
    inferred: (
        '(Tensor x, Tensor[] ys, SymInt n, float k=1.5, *, str how="mean", SymInt[] dims) -> Tensor',
        "(Tensor x, Tensor? y) -> (Tensor, Tensor)", "h(Tensor(a0!) x) -> ()",
    ),
}  # fmt: skip


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_programs(program: Callable[[Any, str], Any]) -> None:
    assert program(ow, f"d_{program.__name__}") == PROGRAMS[program]


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore")  # PyTorch warns of what is overridden
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_programs_in_pytorch(program: Callable[[Any, str], Any]) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    assert program(torch, f"d_{program.__name__}") == PROGRAMS[program]


@pytest.mark.parametrize("name", ["generated", "torch"])
def test_what_is_registered_for_a_class_of_modes(name: str) -> None:
    m = pytest.importorskip(name)
    mode = pytest.importorskip(f"{name}.utils._python_dispatch").TorchDispatchMode

    class Mode(mode):  # type: ignore[misc]
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            return func(*args, **(kwargs or {})) + 1

    @m.library.custom_op("d_modes::f", mutates_args=())
    def f(x: m.Tensor) -> m.Tensor:
        return x * 2

    x = m.ones(2)
    with Mode():
        seen = [f(x).tolist()]
    m.library.register_torch_dispatch(
        "d_modes::f", Mode, lambda mode, func, types, args, kwargs: func(*args, **kwargs) + 10
    )
    with Mode():
        seen.append(f(x).tolist())
    assert [*seen, f(x).tolist()] == [[3.0, 3.0], [12.0, 12.0], [2.0, 2.0]]


def test_a_kernel_that_redispatches_has_one_call_while_somebody_looks_on() -> None:
    calls: list[str] = []

    def above(keyset: Any, x: Any) -> Any:
        calls.append("above")
        return ow.ops.d_seen.f.default.redispatch(keyset & ow._C._after_autograd_keyset, x)

    with ow.library.Library("d_seen", "DEF") as library, ow.profiler.profile(), ow.autocast("cpu", dtype=ow.bfloat16):
        library.define("f(Tensor x) -> Tensor")
        library.impl("f", above, "Autograd", with_keyset=True)
        library.impl("f", lambda x: x + 3, "CPU")
        assert ow.ops.d_seen.f(ow.ones(1)).item() == 4.0
    assert calls == ["above"]


# -- what serves a key -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("brought", "served"),
    [(("CUDA", "CompositeExplicitAutograd", "CompositeImplicitAutograd"), "CUDA"),
     (("CompositeExplicitAutograd", "CompositeImplicitAutograd"), "CompositeExplicitAutograd"),
     (("CompositeImplicitAutograd",), "CompositeImplicitAutograd"), ((), "fallback"), (("CPU",), "fallback")],
)  # fmt: skip
def test_a_fallback_comes_last(brought: tuple[str, ...], served: str) -> None:
    library, fallback = ow.library.Library("order", "FRAGMENT"), ow.library.Library("_", "IMPL")
    library.define("f(Tensor x) -> Tensor")
    x, result = ow.ones(1), ow.ones(1)
    x._keys = keys.CUDA
    seen: list[str] = []

    def kernel(name: str) -> Callable[..., Any]:
        return lambda *_: seen.append(name) or result

    for name in brought:
        library.impl("f", kernel(name), name)
    with fallback:
        fallback.fallback(lambda op, *args: seen.append(op.name()) or result, "CUDA")
        ow.ops.order.f(x)
        composites = [operator for operator in registry.operators() if "CompositeImplicitAutograd" in operator.kernels]
        assert len(composites) > 900
        hidden = [item.name for item in composites if item.at(keys.CUDA, keys.CUDA)[0] == "backend fallback"]
        assert not hidden
    assert seen == ["order::f" if served == "fallback" else served]
    if served == "fallback":
        with pytest.raises(NotImplementedError, match="has no kernel for tensors with the keys CUDA"):
            ow.ops.order.f(x)
    library._destroy()


def test_kernels_are_taken_away_in_any_order() -> None:
    first, second = ow.library.Library("aten", "IMPL"), ow.library.Library("aten", "IMPL")
    before, x = registry.find("exp").kernels[keys.CPU], ow.zeros(1)
    first.impl("exp", lambda x: x + 1, "CPU")
    second.impl("exp", lambda x: x + 2, "CPU")
    position = f"{__file__}:"
    text = ow._C._dispatch_dump("aten::exp")
    assert (text.count(position), text.count("CPU (inactive): registered at")) == (2, 2)
    results = [x.exp().item()]
    first._destroy()
    results.append(x.exp().item())
    second._destroy()
    assert [*results, x.exp().item()] == [2.0, 2.0, 1.0]
    assert registry.find("exp").kernels[keys.CPU] is before


ERRORS: dict[str, tuple[Callable[[Any], Any], type[Exception], str]] = {
    "no schema": (lambda library: library.define("f(Tensor x"), ValueError, "expected a schema such as"),
    "no type": (lambda library: library.define("f(Foo x) -> Tensor"), ValueError, "'Foo' is no type of a schema"),
    "twice": (lambda library: library.define("f(Tensor x, int x) -> Tensor"), ValueError, "stands twice"),
    "no operator": (lambda library: library.impl("g", abs, "CPU"), TypeError, "no operator 'g'"),
    "another namespace": (lambda library: library.impl("aten::exp", abs, "CPU"), ValueError, "no operator of the name"),
    "fallback": (lambda library: library.fallback(abs, "CPU"), RuntimeError, r"Library\('_', 'IMPL'\)"),
    "second": (lambda library: ow.library.Library("errs", "DEF"), RuntimeError, "library DEF of the namespace 'errs'"),
    "kernels alone": (
        lambda library: ow.library.Library("errs", "IMPL").define("g() -> Tensor"), RuntimeError, "kernels alone"
    ),
    "no annotation": (
        lambda library: ow.library.infer_schema(lambda x: x, mutates_args=()), ValueError, "argument 'x' has no annot"
    ),
    "context": (lambda library: ow.library.get_ctx(), RuntimeError, "given to register_fake"),
}  # fmt: skip


@pytest.mark.parametrize("name", ERRORS)
def test_errors(name: str) -> None:
    call, kind, message = ERRORS[name]
    with ow.library.Library("errs", "DEF") as library, pytest.raises(kind, match=message):
        call(library)


def test_the_table_as_text() -> None:
    ow.vmap(ow.exp)(ow.ones(2))  # what computes batches is loaded by the first
    table = ow._C._dispatch_dump_table("aten::add.Tensor").splitlines()
    rows = {line.partition(":")[0]: line for line in table}
    assert rows["CPU"].endswith("[kernel]")
    assert "arithmetic.py:" in rows["AutogradCPU"]
    assert rows["Batched"].endswith("[backend fallback]")
    assert "CPU: " in ow._C._dispatch_dump_table("aten::relu")
    with pytest.raises(TypeError, match="there is no operator 'aten::none'"):
        ow._C._dispatch_dump("aten::none")


# -- opcheck -----------------------------------------------------------------------------------------------------------


def checked_operators(m: Any, ns: str) -> dict[str, Any]:
    """Operators by what is wrong with them."""
    library = m.library.Library(ns, "FRAGMENT")
    for name in ("writes", "shares", "right", "wrong_shape", "no_autograd"):
        library.define(f"{name}(Tensor x) -> Tensor")
        if name != "no_autograd":
            m.library.register_autograd(f"{ns}::{name}", lambda ctx, grad: grad * 2, lib=library)
        fake = (lambda x: x.new_empty(7)) if name == "wrong_shape" else m.empty_like
        m.library.register_fake(f"{ns}::{name}", fake, lib=library)
    library.impl("writes", lambda x: x.mul_(2).clone(), "CPU")
    library.impl("shares", lambda x: x.view(-1), "CPU")
    for name in ("right", "wrong_shape", "no_autograd"):
        library.impl(name, lambda x: x.clone() * 2, "CPU")
    return {"library": library, **{name: getattr(getattr(m.ops, ns), name).default for name in library_names}}


library_names = ("writes", "shares", "right", "wrong_shape", "no_autograd")
FALLEN = {
    "writes": {"test_schema"}, "shares": {"test_schema"}, "right": set(), "wrong_shape": {"test_faketensor"},
    "no_autograd": {"test_autograd_registration"},
}  # fmt: skip
UTILS = ("test_schema", "test_autograd_registration", "test_faketensor")


@pytest.mark.parametrize("name", FALLEN)
@pytest.mark.parametrize("package", ["generated", "torch"])
def test_opcheck_finds_what_is_wrong(package: str, name: str) -> None:
    m = pytest.importorskip(package)
    operators = checked_operators(m, f"d_check_{name}")
    x = m.ones(3, requires_grad=name != "writes")
    report = m.library.opcheck(operators[name], (x,), test_utils=UTILS, raise_exception=False)
    fallen = {test for test, outcome in report.items() if outcome != "SUCCESS"}
    if package == "torch":  # whose fake tensors tell of shared memory, too
        assert fallen >= FALLEN[name]
        assert bool(fallen) == bool(FALLEN[name])
    else:
        assert fallen == FALLEN[name]


def test_opcheck_raises() -> None:
    operators = checked_operators(ow, "d_check_raises")
    x = ow.ones(3, requires_grad=True)
    assert set(ow.library.opcheck(operators["right"], (x,)).values()) == {"SUCCESS"}
    with pytest.raises(RuntimeError, match=r"test_faketensor failed: result 0 has the shape \(3,\), .* \(7,\)"):
        ow.library.opcheck(operators["wrong_shape"], (x,))
    with pytest.raises(ValueError, match="there is no test 'test_other'"):
        ow.library.opcheck(operators["right"], (x,), test_utils="test_other")
    with pytest.raises(TypeError, match="expected an operator of custom_op, or an overload"):
        ow.library.opcheck(abs, (x,))


DYNAMIC_FAKES: dict[str, tuple[Callable[[Any, Any], Any], set[str]]] = {
    "one size": (lambda x, size: x.new_empty((size(), x.dim()), dtype=ow.int64), set()),
    "a range of three": (lambda x, size: x.new_empty((size(min=2, max=4), x.dim()), dtype=ow.int64), set()),
    "another constant size": (lambda x, size: x.new_empty((size(), 5), dtype=ow.int64), {"test_faketensor"}),
    "another dtype": (lambda x, size: x.new_empty((size(), x.dim())), {"test_faketensor"}),
    "fewer dimensions": (lambda x, size: x.new_empty((size(),), dtype=ow.int64), {"test_faketensor"}),
    "other strides": (lambda x, size: x.new_empty((x.dim(), size()), dtype=ow.int64).t(), {"test_faketensor"}),
    "no dynamic size": (lambda x, size: x.new_empty((1, x.dim()), dtype=ow.int64), {"test_faketensor"}),
    "a range without numbers": (lambda x, size: x.new_empty((size(min=3, max=2), 2)), {"test_faketensor"}),
}


@pytest.mark.parametrize("name", DYNAMIC_FAKES)
def test_opcheck_compares_no_size_that_depends_on_elements(name: str) -> None:
    fake, fallen = DYNAMIC_FAKES[name]
    with ow.library._scoped_library("d_dynamic", "FRAGMENT") as library:
        library.define("positions(Tensor x) -> Tensor")
        library.impl("positions", lambda x: x.nonzero().contiguous(), "CPU")
        ow.library.register_fake(
            "d_dynamic::positions", lambda x: fake(x, ow.library.get_ctx().new_dynamic_size), lib=library
        )
        x = ow.tensor([[1.0, 0.0, 2.0], [3.0, 4.0, 0.0]])
        report = ow.library.opcheck(ow.ops.d_dynamic.positions, (x,), raise_exception=False)
        assert {test for test, outcome in report.items() if outcome != "SUCCESS"} == fallen


def test_dynamic_sizes_are_numbers_in_opcheck_alone() -> None:
    context = ow.library.get_ctx
    with ow.library._scoped_library("d_dynamic", "FRAGMENT") as library:
        library.define("cut(Tensor x) -> Tensor")
        ow.library.register_fake("d_dynamic::cut", lambda x: x.new_empty(context().new_dynamic_size()), lib=library)
        with pytest.raises(NotImplementedError, match="sizes that are numbers; this one depends on elements"):
            ow.ops.d_dynamic.cut(ow.ones(3, device="meta"))


@pytest.mark.parametrize("name", ["nonzero", "masked_select", "argwhere"])
def test_opcheck_of_built_in_operators_whose_sizes_depend_on_elements(name: str) -> None:
    x = ow.tensor([[1.0, 0.0], [3.0, 4.0]])
    args = (x, x > 0) if name == "masked_select" else (x,)
    assert set(ow.library.opcheck(getattr(ow.ops.aten, name).default, args).values()) == {"SUCCESS"}


# -- declarations ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("package", ["generated", "torch"])
def test_declarations(package: str) -> None:
    m = pytest.importorskip(package)
    x = m.ones(2)
    with m.library._scoped_library("d_declared", "FRAGMENT") as library:
        for number, analysis in enumerate(("", "FROM_SCHEMA", "CONSERVATIVE")):
            assert library.define(f"f{number}(Tensor x) -> Tensor", analysis) == f"f{number}"
        for analysis in ("PURE_FUNCTION", "from_schema", None):
            with pytest.raises(RuntimeError, match="alias_analysis"):
                library.define("g(Tensor x) -> Tensor", analysis)

        @m.library.define(library, "doubled(Tensor x, Tensor(b!)? out_of_place=None) -> Tensor", "FROM_SCHEMA")
        def doubled(x: Any, out_of_place: Any = None) -> Any:
            return x * 2 if out_of_place is None else out_of_place.copy_(x) * 2

        memory = m.zeros(2)
        overload = m.ops.d_declared.doubled.default
        assert doubled(x).tolist() == overload(x).tolist() == overload(x, memory).tolist() == [2, 2]
        assert memory.tolist() == [1, 1]
        assert [(item.name, item.is_write) for item in overload._schema.arguments] == [
            ("x", False), ("out_of_place", True),
        ]  # fmt: skip
        assert (overload.tags, overload._defined_in_python) == ([], True)
    assert isinstance(m.ops.aten.sin.default.tags, list)
    assert not m.ops.aten.sin.default._defined_in_python


def test_define_expects_a_name() -> None:
    with pytest.raises(TypeError, match="expected a name such as 'mine::cube', or a Library, got 3"):
        ow.library.define(3, "(Tensor x) -> Tensor")


def test_tags_are_of_an_enumeration() -> None:
    tags = ow.ops.aten.add.Tensor.tags
    assert {*tags} == {ow.Tag.core, ow.Tag.pointwise, ow.Tag.pt2_compliant_tag}
    assert {*tags} == {"core", "pointwise", "pt2_compliant_tag"}
    assert (ow._C.Tag, str(tags[0]), tags[0].name) == (ow.Tag, "Tag.core", "core")
    assert ow.Tag.dynamic_output_shape in ow.ops.aten.nonzero.default.tags
    ow.library.define("tagged::a", "(Tensor x) -> Tensor", tags=ow.Tag.pointwise)
    ow.library.define("tagged::b", "(Tensor x) -> Tensor", tags=(ow.Tag.core, ow.Tag.reduction))
    assert ow.ops.tagged.a.default.tags == [ow.Tag.pointwise]
    assert ow.ops.tagged.b.default.tags == [ow.Tag.core, ow.Tag.reduction]


SCHEMAS = [
    ("foo(Tensor x) -> Tensor", "foo", "", ["Tensor"], False),
    ("a::b.c(Tensor(a!)[] x, *, ScalarType? d=None) -> ()", "a::b", "c", ["Tensor[]", "ScalarType?"], True),
    ("m::f(Tensor x, Tensor(b!)? y, int[2] n=1) -> Tensor", "m::f", "", ["Tensor", "Tensor?", "int[2]"], True),
]


@pytest.mark.parametrize(("text", "name", "overload", "types", "is_mutable"), SCHEMAS)
def test_schemas_from_text(text: str, name: str, overload: str, types: list[str], is_mutable: bool) -> None:
    schema = ow._C.parse_schema(text)
    assert (schema.name, schema.overload_name, schema.is_mutable) == (name, overload, is_mutable)
    assert [argument.type for argument in schema.arguments] == types
    assert str(schema) == text
    assert schema == ow._C.parse_schema(str(schema))


@pytest.mark.parametrize("text", ["add", "foo(Blah x) -> Tensor", "foo(Tensor x", "(int x) -> int", "f(int 3) -> int"])
def test_what_is_no_schema(text: str) -> None:
    with pytest.raises(RuntimeError, match=r"parse_schema\(\)"):
        ow._C.parse_schema(text)
