"""``cond`` and ``while_loop`` while a trace or an export records: functions become the blocks of a node."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Self

from runtime.autograd.trees import TreeSpec, tree_flatten, tree_unflatten
from runtime.capture.branch_gradients import WRITTEN, LoopRun, differentiated, differentiated_loop, refusing_gradients
from runtime.capture.numbers import untraced
from runtime.capture.reads import sizes_of_memory
from runtime.capture.recorder import Recorder
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.graph.aliases import is_draw
from runtime.graph.copying import copy_nodes
from runtime.graph.interpreter import program_of
from runtime.graph.ir import CONSTANT, Block, Graph, Node, Value
from runtime.graph.types import BOOL, INT, TensorType, type_of
from runtime.guards import enable_grad, grad_enabled
from runtime.kernels.random.operator import get_rng_state, set_rng_state
from runtime.tensor import Tensor, writes_of

MOST_ITERATIONS = 2**63 - 1  # of a loop that ends by its condition alone
Way = Callable[..., Any]


def record_branches(
    choose: Way, recorder: Recorder, pred: Tensor, functions: Sequence[Way], operands: Sequence[Any]
) -> Any:  # fmt: skip
    """Let both functions be blocks of ``prim::If``; what the one gives that `pred` chooses, as its outputs.

    `choose` is ``cond``, for gradients.
    """
    with recorder.pause():
        is_true = bool(pred)
        random_state = get_rng_state()
    condition = recorder.insert("aten::Bool", [recorder.value_of(pred)], [BOOL]).output()
    choice = recorder.append(Node(recorder.graph, "prim::If"))
    choice.addInput(condition)
    blocks = [choice.addBlock(), choice.addBlock()]
    unused_leaves, unused_form = _record_branch(recorder, blocks[is_true], functions[is_true], operands)
    with recorder.pause():
        set_rng_state(random_state)  # as if the other function had not run
    leaves, form = _record_branch(recorder, blocks[not is_true], functions[not is_true], operands)
    check_branches(leaves, form, unused_leaves, unused_form)
    outside = _tensors_from_outside(recorder, blocks)
    tensors = [tensor for tensor, _ in outside.values()]
    if grad_enabled() and any(tensor.requires_grad for tensor in tensors):
        ways = [_BlockFunction(block, recorder, outside) for block in blocks]
        with recorder.pause():
            if _draws(blocks):
                leaves = refusing_gradients("cond", leaves, tensors)
            else:
                leaves = differentiated(choose, pred, ways, leaves, tensors)
    for leaf in leaves:
        output = choice.addOutput()
        recorder.define(leaf, output)
        output.setType(TensorType())  # the other way may give other sizes
    return tree_unflatten(leaves, form)


def check_branches(leaves: list[Any], form: TreeSpec, unused_leaves: list[Any], unused_form: TreeSpec) -> None:
    """ValueError for results of two functions that are of different forms, dtypes or numbers of dimensions."""
    if form != unused_form:
        msg = f"cond(): the two functions give results of one form, got {form} and {unused_form}"
        raise ArgumentValueError(msg)
    for leaf, unused in zip(leaves, unused_leaves, strict=True):
        kinds = [(item.dtype, item._ndim) for item in (leaf, unused)]
        if kinds[0] != kinds[1]:
            shown = " and ".join(f"{dtype} of {rank} dimensions" for dtype, rank in kinds)
            msg = f"cond(): the two functions give tensors of one dtype and number of dimensions, got {shown}"
            raise ArgumentValueError(msg)


def _record_branch(
    recorder: Recorder, block: Block, function: Way, operands: Sequence[Any]
) -> tuple[list[Any], TreeSpec]:  # fmt: skip
    """Run a function whose nodes stand in a block; the leaves of its result, outputs of the block, and their form."""
    with BlockRecording(recorder, block, "cond") as recording:
        leaves, form = tree_flatten(function(*operands))
        for leaf in leaves:
            if not isinstance(leaf, Tensor):
                msg = f"cond(): functions give tensors, in trees, got {type(leaf).__name__}"
                raise ArgumentError(msg)
        leaves = recording.distinct(leaves)
        for leaf in leaves:
            block.registerOutput(recorder.value_of(leaf))
    return leaves, form


class BlockRecording:
    """A context whose nodes stand in a block. RuntimeError for writes to tensors from outside."""

    def __init__(self, recorder: Recorder, block: Block, what: str) -> None:
        self.recorder, self.what = recorder, what
        self.before = dict(recorder.values)
        self.versions = {key: writes_of(tensor) for key, (tensor, _) in self.before.items()}
        self.insertion = recorder.graph.insert_point_guard(block)

    def __enter__(self) -> Self:
        self.insertion.__enter__()
        return self

    def distinct(self, leaves: Sequence[Any]) -> list[Any]:
        """Results, of which each is a tensor of its own that came about within."""
        results: list[Any] = []
        for leaf in leaves:
            is_shared = id(leaf) in self.before or any(leaf is earlier for earlier in results)
            results.append(leaf.view_as(leaf) if is_shared and isinstance(leaf, Tensor) else leaf)  # type: ignore[attr-defined]
        return results

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:  # fmt: skip
        self.insertion.__exit__(kind, error, traceback)
        values = self.recorder.values
        attributes = {key: entry for key, entry in values.items() if entry[1].node().kind() == "prim::GetAttr"}
        self.recorder.values = {**attributes, **self.before}
        if kind is not None:
            return
        for key, (tensor, value) in self.recorder.values.items():
            if writes_of(tensor) != self.versions.get(key, value.version):
                msg = (
                    f"{self.what}(): a function writes to a tensor from outside, which would happen while the program "
                    f"is captured; give the new value as a result and write it behind {self.what}"
                )
                raise ComputeError(msg)


# -- loops -------------------------------------------------------------------------------------------------------------


def record_loop(
    repeat: Way, recorder: Recorder, cond_fn: Way, body_fn: Way, carried: Sequence[Any], form: TreeSpec
) -> list[Any]:  # fmt: skip
    """Let the functions be the block of ``prim::Loop``, which has the nodes of the body and then of the condition.

    `repeat` is ``while_loop``, for gradients.
    """
    with recorder.pause():
        random_state = get_rng_state()
    values = [recorder.value_of(MOST_ITERATIONS), *map(recorder.value_of, carried)]
    carried = [_followed(recorder, item, value) for item, value in zip(carried, values[1:], strict=True)]
    values.insert(1, _condition(recorder, cond_fn, tree_unflatten(list(carried), form)))
    loop = recorder.append(Node(recorder.graph, "prim::Loop"))
    for value in values:
        loop.addInput(value)
    body = loop.addBlock()
    body.addInputToBlock(INT)
    with BlockRecording(recorder, body, "while_loop") as recording:
        copies = [_input_of(recorder, body, item) for item in carried]
        writes = Writes(carried, copies)
        results, result_form = tree_flatten(body_fn(*tree_unflatten(copies, form)))
        check_carried(carried, form, results, result_form)
        results = _last_in_block(body, recording.distinct(results), recorder)
        going = _condition(recorder, cond_fn, tree_unflatten(results, form))
        for value in (going, *map(recorder.value_of, results)):
            body.registerOutput(value)
    is_written = writes.check()
    outside = _tensors_from_outside(recorder, [body])
    with recorder.pause():
        set_rng_state(random_state)
        last = run_loop(cond_fn, body_fn, tree_unflatten([untraced(item) for item in carried], form))
        leaves = [_of_its_own(recorder, leaf, carried) for leaf in tree_flatten(last)[0]]
        involved = [*(tensor for tensor, _ in outside.values()), *carried]
        if grad_enabled() and any(isinstance(item, Tensor) and item.requires_grad for item in involved):
            if _draws([body]):
                leaves = refusing_gradients("while_loop", leaves, involved)
            elif is_written:
                leaves = refusing_gradients("while_loop", leaves, involved, WRITTEN)
            else:
                run = LoopRun(repeat, cond_fn, body_fn, carried, form)
                leaves = differentiated_loop(run, leaves, [tensor for tensor, _ in outside.values()])
    for position, leaf in enumerate(leaves):
        output = loop.addOutput(type_of(leaf))
        if isinstance(leaf, Tensor):
            recorder.define(leaf, output)
            output.setType(TensorType())
        else:
            leaves[position] = recorder.traced(leaf, output)
    return leaves


def run_loop(cond_fn: Way, body_fn: Way, carried: Any) -> Any:
    """What a loop of Python gives."""
    count = len(carried)
    while bool(cond_fn(*carried)):
        results = body_fn(*carried)
        carried = tuple(results) if isinstance(results, (tuple, list)) else (results,)
        if len(carried) != count:
            msg = f"while_loop(): the body gives {len(carried)} values for the {count} that are carried"
            raise ArgumentError(msg)
    return carried


def check_carried(carried: Sequence[Any], form: TreeSpec, results: Sequence[Any], result_form: TreeSpec) -> None:
    """ValueError for results of a body that are not of the form, dtypes and sizes of what is carried."""
    if len(results) != len(carried) or (len(carried) > 1 and form != result_form):
        msg = f"while_loop(): the body gives {result_form} for {form}, which is carried"
        raise ArgumentValueError(msg)
    for position, (item, result) in enumerate(zip(carried, results, strict=True)):
        kinds = [_kind_of(item), _kind_of(result)]
        if kinds[0] != kinds[1]:
            msg = f"while_loop(): the body gives {kinds[1]} for {kinds[0]}, at {position} of what is carried"
            raise ArgumentValueError(msg)


def _kind_of(item: Any) -> str:
    if isinstance(item, Tensor):
        return f"a tensor of {item.dtype} and sizes {list(sizes_of_memory(item))}"
    if type(untraced(item)) in {int, float}:
        return f"a number of {type(untraced(item)).__name__}"
    msg = f"while_loop(): tensors and numbers are carried, in trees, got {type(item).__name__}"
    raise ArgumentError(msg)


def _condition(recorder: Recorder, cond_fn: Way, carried: Sequence[Any]) -> Value:
    """Whether a loop goes on, as a value: of a tensor, or of a comparison of numbers."""
    with recorder.comparing() as comparisons:
        holds = cond_fn(*carried)
    if isinstance(holds, Tensor):
        return recorder.insert("aten::Bool", [recorder.value_of(holds)], [BOOL]).output()
    if len(comparisons) == 1 and comparisons[0][-1] is holds:
        compare, left, right, _ = comparisons[0]
        kind = f"aten::{compare.__name__}"
        return recorder.insert(kind, [recorder.value_of(left), recorder.value_of(right)], [BOOL]).output()
    msg = (
        f"while_loop(): the condition gives a tensor of one element, or one comparison of numbers that are carried; "
        f"this gave {holds!r}, the same in every iteration: compute it with tensors"
    )
    raise ArgumentError(msg)


def _followed(recorder: Recorder, item: Any, value: Value) -> Any:
    """What is carried, with numbers as values of the graph."""
    return item if isinstance(item, Tensor) else recorder.traced(untraced(item), value)


def _input_of(recorder: Recorder, body: Block, item: Any) -> Any:
    """What the body gets for a value that is carried: another one of its kind, an input of the block."""
    value = body.addInputToBlock(type_of(untraced(item)))
    if not isinstance(item, Tensor):
        return recorder.traced(untraced(item), value)
    with recorder.pause():
        copy = copy_of_carried(item)
    recorder.define(copy, value)
    value.setType(TensorType())
    return copy


def copy_of_carried(item: Any) -> Any:
    """A tensor like one that is carried, which is no leaf, so that functions may write to it."""
    with enable_grad():
        return item.detach().requires_grad_(item.requires_grad).clone()


class Writes:
    """What the functions of a loop write to, of what is carried."""

    def __init__(self, carried: Sequence[Any], copies: Sequence[Any]) -> None:
        pairs = zip(carried, copies, strict=True)
        self.copies = [(item, copy, writes_of(copy)) for item, copy in pairs if isinstance(copy, Tensor)]

    def check(self) -> bool:
        """Whether there are some. RuntimeError where their gradients would be those of the example's iterations."""
        written = [item for item, copy, version in self.copies if writes_of(copy) != version]
        if grad_enabled() and any(item.requires_grad for item in written):
            msg = (
                "while_loop(): a function writes to a carried tensor that requires grad, whose gradient would need "
                "what was there before; let it compute new tensors instead, as mul does in the place of mul_"
            )
            raise ComputeError(msg)
        return bool(written)


def _last_in_block(body: Block, results: list[Any], recorder: Recorder) -> list[Any]:
    """Results of which one is that of the last node, so that what stands behind it belongs to the condition."""
    values = [recorder.value_of(result) for result in results]
    nodes = list(body.nodes())
    if nodes and not any(value.node() is nodes[-1] for value in values):
        for position in reversed(range(len(results))):
            if isinstance(results[position], Tensor):
                results[position] = results[position].view_as(results[position])
                break
    return results


def _of_its_own(recorder: Recorder, leaf: Any, carried: Sequence[Any]) -> Any:
    """A result that is no tensor from outside, as that of a loop without iterations."""
    outside = id(leaf) in recorder.values or id(leaf) in recorder.paths or any(leaf is item for item in carried)
    return leaf.view_as(leaf) if outside and isinstance(leaf, Tensor) else leaf  # type: ignore[attr-defined]


# -- gradients ---------------------------------------------------------------------------------------------------------


def _tensors_from_outside(recorder: Recorder, blocks: Sequence[Block]) -> dict[Value, tuple[Any, Value]]:
    """The tensors from outside that blocks read, by their values."""
    by_value = {value: tensor for tensor, value in recorder.values.values()}
    read = dict.fromkeys(value for block in blocks for value in block.read_from_outside())
    return {value: (by_value[value], value) for value in read if value in by_value}


def _draws(blocks: Sequence[Block]) -> bool:
    """Whether random numbers are drawn in blocks, which those who compute them again would not get."""
    return any(is_draw(node) for block in blocks for node in block.nodes())


class _BlockFunction:
    """A block as a function of the tensors from outside that it and the other way read, in their order."""

    def __init__(self, block: Block, recorder: Recorder, outside: dict[Value, Any]) -> None:
        graph = Graph("way")
        values = {value: graph.addInput("", value.type()) for value in outside}
        self.numbers = [value for value in block.read_from_outside() if value not in values]
        values.update({value: graph.addInput("", value.type()) for value in self.numbers})
        copy_nodes(block, values, graph.block())
        for value in block.outputs():
            graph.registerOutput(values.get(value, value))
        self.program, self.recorder = program_of(graph), recorder

    def __call__(self, *tensors: Any) -> tuple[Any, ...]:
        """The results for some tensors."""
        with enable_grad():
            return self.program.run((*tensors, *(_number_of(value, self.recorder) for value in self.numbers)))


def _number_of(value: Value, recorder: Recorder) -> Any:
    """What a value is that is no tensor of the program: a constant, or a number that is traced."""
    if value.node().kind() == CONSTANT:
        return value.toIValue()
    number = next(number for numbered, number in recorder.numbers if numbered is value)
    return recorder.traced(number, value) if recorder.is_recording() else number
