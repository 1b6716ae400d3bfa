"""Steps of the vector math library that need branches or loops, with forms for vectors.

For the family files of this folder only. LLVM's loop vectoriser makes vectors of neither. So such a step is a small
function of its own, free of side effects and not to be inlined, which has forms for vectors of every length beside the
scalar one: a vectorised loop calls that of its own length, by LLVM's attribute ``vector-function-abi-variant``. They
branch on whether any of the elements needs it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.compiler import Flags

from .bits import step

_LANES = (2, 4, 8, 16, 32)


def scalar_library_call(name: str, limits: tuple[float, float], count: int = 1) -> Any:
    """A step of (measure, result, *arguments): `result`, or `name` of the C library where `measure` is above a limit.

    The limits are those of float32 (whose function has an ``f`` at its end) and of float64; such arguments are rare.
    """
    def build(context: Any, builder: Any, args: Any) -> Any:
        kind = args[0].type
        single = isinstance(kind, ir.FloatType)
        symbol, limit = (name + "f", limits[0]) if single else (name, limits[1])
        module = builder.module
        callee = module.globals.get(symbol) or ir.Function(module, ir.FunctionType(kind, [kind] * count), symbol)
        return _where_rare(builder, f"opweave_{symbol}", limit, args, lambda form, values: form.call(callee, values))

    return _rare_step(build, count)


def scalar_call(function: Callable[..., Any], count: int = 1) -> Any:
    """A step of (measure, result, *arguments), float64 all: `result`, or `function` where `measure` is above 0.

    For arguments that are rare and that `function`, a helper, needs branches or loops for.
    """
    def build(context: Any, builder: Any, args: Any) -> Any:
        signature = types.float64(*[types.float64] * count)
        flags: Any = Flags()
        flags.error_model, flags.nrt = "numpy", True
        compiled = context.compile_subroutine(builder, function, signature, flags=flags)

        def call(form: Any, values: Any) -> Any:
            return context.call_internal_no_propagate(form, compiled.fndesc, signature, values)[1]

        return _where_rare(builder, f"opweave{function.__name__}", 0.0, args, call)

    return _rare_step(build, count)


def _rare_step(build: Callable[..., Any], count: int) -> Any:
    if count == 1:
        @step
        def call(typingctx: Any, measure: types.Type, result: types.Type, x: types.Type) -> Any:
            return x(x, x, x), lambda context, builder, signature, args: build(context, builder, args)
    else:
        @step
        def call(typingctx: Any, measure: types.Type, result: types.Type, x: types.Type, y: types.Type) -> Any:
            return x(x, x, x, x), lambda context, builder, signature, args: build(context, builder, args)

    return call


def _where_rare(builder: Any, name: str, limit: float, args: Any, call: Callable[[Any, Any], Any]) -> Any:
    """The result that is given, or what `call` makes of the other arguments, where the measure is above a limit."""
    return _call_form(
        builder, name, args, lambda form: _scalar_form(form, call, limit), lambda form: _vector_form(form, call, limit)
    )


def _call_form(builder: Any, name: str, args: Any, scalar_form: Callable[..., Any], vector_form: Any) -> Any:
    """A call of the function `name`, whose forms are filled where this module has none yet."""
    module, kind = builder.module, args[0].type
    scalar = module.globals.get(name)
    if scalar is None:
        scalar = scalar_form(_small_function(module, kind, len(args), name))
        vectors = ((ir.VectorType(kind, lanes), f"{name}_{lanes}") for lanes in _LANES)
        _keep(module, [vector_form(_small_function(module, element, len(args), form)) for element, form in vectors])
    result = builder.call(scalar, args)
    variants = ",".join(f"_ZGV_LLVM_N{lanes}{'v' * len(args)}_{name}({name}_{lanes})" for lanes in _LANES)
    for attribute in ("nounwind", "willreturn", "memory(none)", f'"vector-function-abi-variant"="{variants}"'):
        set.add(result.attributes, attribute)  # llvmlite's own `add` knows fewer attributes than LLVM
    return result


def _small_function(module: Any, kind: Any, count: int, name: str) -> Any:
    function = ir.Function(module, ir.FunctionType(kind, [kind] * count), name)
    function.linkage = "linkonce_odr"
    for attribute in ("noinline", "nounwind", "readnone"):
        function.attributes.add(attribute)
    return function


def _scalar_form(function: Any, call: Callable[[Any, Any], Any], limit: float) -> Any:
    measure, result, *arguments = function.args
    builder = ir.IRBuilder(function.append_basic_block())
    with builder.if_then(builder.fcmp_ordered(">", measure, measure.type(limit)), likely=False):
        builder.ret(call(builder, arguments))
    builder.ret(result)
    return function


def _vector_form(function: Any, call: Callable[[Any, Any], Any], limit: float) -> Any:
    """As :func:`_scalar_form`, lane by lane once a lane needs it."""
    measure, result, *arguments = function.args
    kind = measure.type
    builder = ir.IRBuilder(function.append_basic_block())
    needs = builder.fcmp_ordered(">", measure, ir.Constant(kind, [limit] * kind.count))
    lanes = ir.IntType(kind.count)
    with builder.if_then(builder.icmp_unsigned("!=", builder.bitcast(needs, lanes), lanes(0)), likely=False):
        changed = cgutils.alloca_once_value(builder, result)
        with cgutils.for_range(builder, ir.IntType(32)(kind.count)) as walk:
            at = walk.index
            with builder.if_then(builder.extract_element(needs, at)):
                value = call(builder, [builder.extract_element(argument, at) for argument in arguments])
                builder.store(builder.insert_element(builder.load(changed), value, at), changed)
        builder.ret(builder.load(changed))
    builder.ret(result)
    return function


def _keep(module: Any, functions: list[Any]) -> None:
    """Keep functions that only an attribute names."""
    pointer = ir.IntType(8).as_pointer()
    results = [function.bitcast(pointer) for function in functions]
    used = module.globals.get("llvm.compiler.used")
    if used is None:
        used = ir.GlobalVariable(module, ir.ArrayType(pointer, 0), "llvm.compiler.used")
        used.linkage, used.section = "appending", "llvm.metadata"
    else:
        results = used.initializer.constant + results
    used.value_type = ir.ArrayType(pointer, len(results))
    used.initializer = ir.Constant(used.value_type, results)


class Loop:
    """What the body of a loop is written with: its values are of one type, float64 or vectors of it."""

    def __init__(self, function: Any) -> None:
        self.kind = function.type.pointee.return_type
        self.builder = ir.IRBuilder(function.append_basic_block())

    def number(self, value: float) -> Any:
        """A constant, in all elements."""
        if isinstance(self.kind, ir.VectorType):
            return ir.Constant(self.kind, [value] * self.kind.count)
        return self.kind(value)

    def fma(self, x: Any, y: Any, z: Any) -> Any:
        """x * y + z, rounded once."""
        suffix = f"v{self.kind.count}f64" if isinstance(self.kind, ir.VectorType) else "f64"
        name, module = f"llvm.fma.{suffix}", self.builder.module
        declared = module.globals.get(name) or ir.Function(module, ir.FunctionType(self.kind, [self.kind] * 3), name)
        return self.builder.call(declared, (x, y, z))

    def any(self, condition: Any) -> Any:
        """Whether a condition holds for any element."""
        if not isinstance(self.kind, ir.VectorType):
            return condition
        bits = ir.IntType(self.kind.count)
        return self.builder.icmp_unsigned("!=", self.builder.bitcast(condition, bits), bits(0))

    def run(self, state: list[Any], body: Callable[..., tuple[list[Any], Any]], rounds: int) -> list[Any]:
        """The state after `body`, which gives a new one and whether elements go on, has run as long as any does.

        An element that is done keeps its state, so that it does not depend on those beside it.
        """
        builder, integer = self.builder, ir.IntType(32)
        bit = ir.IntType(1)
        truth = ir.VectorType(bit, self.kind.count) if isinstance(self.kind, ir.VectorType) else bit
        start, block, after = builder.block, builder.append_basic_block(), builder.append_basic_block()
        builder.branch(block)
        builder.position_at_end(block)
        count, going = builder.phi(integer), builder.phi(truth)
        places = [builder.phi(self.kind) for _ in state]
        result, go_on = body(*places)
        new = [builder.select(going, element, position) for element, position in zip(result, places, strict=True)]
        following, go_on = builder.add(count, integer(1)), builder.and_(going, go_on)
        all_going = ir.Constant(truth, [1] * truth.count) if isinstance(truth, ir.VectorType) else bit(1)
        first, then = [integer(0), all_going, *state], [following, go_on, *new]
        for position, old, later in zip([count, going, *places], first, then, strict=True):
            position.add_incoming(old, start)
            position.add_incoming(later, block)
        again = builder.and_(self.any(go_on), builder.icmp_unsigned("<", following, integer(rounds)))
        builder.cbranch(again, block, after)
        builder.position_at_end(after)
        return new


def looping(name: str, fill: Callable[..., Any]) -> Any:
    """A step of two float64 arguments: what `fill`, given a :class:`Loop` and them, says is the result."""
    def form(function: Any) -> Any:
        loop = Loop(function)
        loop.builder.ret(fill(loop, *function.args))
        return function

    @step
    def call(typingctx: Any, x: types.Type, y: types.Type) -> Any:
        return x(x, x), lambda context, builder, signature, args: _call_form(
            builder, f"opweave_{name}", args, form, form
        )

    return call
