"""Running the nodes of a graph in native code: which one is next, its call, and where its gradients go.

The general paths, and whatever a node needs beyond the plain case, are in :mod:`.passes`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.autograd.passes import hand_on as general_hand_on
from runtime.autograd.native import FAILED, NODE_SIZE, NodeObject, drop, may_steal, node_of, put_count
from runtime.autograd.node import AccumulateGrad
from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.lasting import keep
from runtime.native.capi import (
    append, attribute, call_method, call_object, clear_error, contains, delete_dict_item, dict_item, integer_of,
    new_integer, put_dict_item, release, shared,
)  # fmt: skip
from runtime.native.layout import WORD, Array, List, Object, Structure, Tuple, slot_offset, unknown
from runtime.native.structures import Ref, stack, stack_words, words
from runtime.native.tensors import PROCESS, Process, TensorObject, is_tensor

# What the builtins are bound to: the process, the class of leaves, and the names of what is asked of a node,
# and the general path of `hand_on`.
Bound = Structure(
    "Bound",
    {
        "process": Process, "leaf_type": WORD, "special": WORD, "apply": WORD, "release": WORD, "acquire": WORD,
        "hand_on": WORD,
    },
)  # fmt: skip
# What a backward pass has, see :class:`runtime.autograd.passes.Pass`.
State = Structure(
    "State",
    {
        "ready": List, "leaves": List, "dependencies": WORD, "buffers": WORD, "closely": WORD, "keep": WORD,
        "takes": WORD, "deliver": WORD,
    },
)  # fmt: skip
# The slots of an AccumulateGrad follow those of a Node.
Leaf = Structure("Leaf", {"lock": WORD, "variable": WORD, "grad": WORD}, start=NODE_SIZE)
_i = types.int64
_process, _node, _list, _tensor = Ref(Process), Ref(NodeObject), Ref(List), Ref(TensorObject)
_bound, _state = Ref(Bound), Ref(State)


@compile_driver(types.boolean(_process, _i, _node))
def fits(process, grad, target):
    """Whether a gradient is a tensor of the shape and dtype that the only output of a node had."""
    if not is_tensor(process, grad):
        return False
    if TensorObject(grad).dtype != target.dtype:
        return False
    array, shape = TensorObject(grad).array, target.shape
    ndim = array.ndim
    if shape == 0 or shape.type != process.tuple_type or shape.length != ndim:
        return False
    for k in range(ndim):
        size = integer_of(shape.items[k])
        if size != array.shape[k]:
            if size == -1:
                clear_error()  # several outputs: a tuple of shapes
            return False
    return True


@compile_driver(_i(_list, _i))
def push(heap, node):
    """Put a node into a heap of nodes, of which those that were recorded later go first; 0, or -1 with an error set."""
    if append(heap, node) != 0:
        return FAILED
    nodes, index, number = heap.items, heap.length - 1, integer_of(NodeObject(node).sequence_nr)
    while index > 0:
        parent = (index - 1) // 2
        if integer_of(NodeObject(nodes[parent]).sequence_nr) >= number:
            break
        nodes[index] = nodes[parent]
        index = parent
    nodes[index] = node
    return 0


@compile_driver(_i(_list))
def pop(heap):
    """Take the first node out of a heap that is not empty; its reference is the caller's."""
    nodes, count = heap.items, heap.length - 1
    first, last = nodes[0], nodes[count]
    heap.length = count
    if count == 0:
        return first
    index, number = 0, integer_of(NodeObject(last).sequence_nr)
    while 2 * index + 1 < count:
        child = 2 * index + 1
        best = integer_of(NodeObject(nodes[child]).sequence_nr)
        if child + 1 < count:
            other = integer_of(NodeObject(nodes[child + 1]).sequence_nr)
            if other > best:
                child, best = child + 1, other
        if number >= best:
            break
        nodes[index] = nodes[child]
        index = child
    nodes[index] = last
    return first


@compile_driver(_i(_i, _i, _i, _i, _i, _i))
def deliver_to(deliver, node, number, grad, target, edge):
    """Call ``deliver(node, number, grad, target, output_nr)``; 0, or -1 with an error set."""
    call_words, done = stack_words(5), 0
    call_words[0], call_words[2], call_words[3] = node, grad, target
    call_words[1], call_words[4] = (
        new_integer(number),
        shared(Tuple(edge).items[1]) if edge != target else new_integer(0),
    )
    if call_words[1] != 0 and call_words[4] != 0:
        done = call_object(deliver, call_words, 5)
        drop(done)
    drop(call_words[1])
    drop(call_words[4])
    return 0 if done != 0 else FAILED


@compile_driver(_i(_bound, _state, _i, _i))
def carry(own, state, node, grads):
    """Carry the gradients that a node returned along its edges; 0, or -1 with an error set.

    See :func:`runtime.autograd.passes.hand_on`, whose general path reports what is no tuple of the right length.
    """
    process, edges, listed = own.process, NodeObject(node).edges, stack_words(7)
    listed[0] = edges
    length = 1
    if edges.type == process.tuple_type:
        listed, length = edges.items, edges.length
    if Object(grads).type != process.tuple_type or Tuple(grads).length != length:
        listed = stack_words(7)
        listed[0], listed[1], listed[2], listed[3] = node, grads, state.dependencies, state.buffers
        listed[4], listed[5], listed[6] = state.ready, state.leaves, state.deliver
        done = call_object(own.hand_on, listed, 7)
        drop(done)
        return 0 if done != 0 else FAILED
    for k in range(length):
        if listed[k] == process.none:
            continue
        target, grad = node_of(process, listed[k]), Tuple(grads).items[k]
        dependencies = dict_item(state.dependencies, target)
        if dependencies == 0:
            continue
        waits = integer_of(dependencies)
        if waits != 1:
            failed = put_count(state.dependencies, target, waits - 1)
        elif Object(target).type == own.leaf_type:
            failed = append(state.leaves, target)
        else:
            failed = push(state.ready, target)
        if failed == 0 and grad != process.none:
            if not fits(process, grad, NodeObject(target)) or dict_item(state.buffers, target) != 0:
                failed = deliver_to(state.deliver, node, k, grad, target, listed[k])
            else:
                failed = put_dict_item(state.buffers, target, grad)
        if failed != 0:
            return FAILED
    return 0


@compile_builtin
def hand_on(bound, arguments, count):
    """``hand_on(node, grads, dependencies, buffers, ready, leaves, deliver)``.

    See :func:`runtime.autograd.passes.hand_on`.
    """
    record, operands, state = Bound(Array(bound).data), words(arguments), stack(State)
    state.dependencies, state.buffers, state.ready, state.leaves = (
        operands[2],
        operands[3],
        List(operands[4]),
        List(operands[5]),
    )
    state.deliver = operands[6]
    return shared(record.process.none) if carry(record, state, operands[0], operands[1]) == 0 else 0


@compile_driver(_i(_bound, _i))
def is_special(own, node):
    """Whether a node has to be looked at more closely: 1 or 0, or -1 with an error set."""
    told = attribute(node, own.special)
    if told == 0:
        return FAILED
    release(told)  # there are two truth values, for ever
    return 0 if told == own.process.false else 1


@compile_driver(_i(_bound, _state, _i))
def run_node(own, state, node):
    """Run a node, and carry its gradients on: 0; 1 if it is not run like others; or -1 with an error set."""
    process = own.process
    grad, special, close = dict_item(state.buffers, node), is_special(own, node), 0
    if state.closely != process.none:
        close = contains(state.closely, node)
    if special == FAILED or close == FAILED:
        return FAILED
    if grad == 0 or close != 0 or special != 0:
        return 1
    call_words = stack_words(2)
    call_words[0], call_words[1] = node, shared(grad)
    grads = call_method(own.apply, call_words, 2) if delete_dict_item(state.buffers, node) == 0 else 0
    release(grad)
    if grads == 0:
        return FAILED
    status = 0
    if state.keep != process.true:
        released = call_method(own.release, call_words, 1)
        drop(released)
        status = 0 if released != 0 else FAILED
    if status == 0:
        status = carry(own, state, node, grads)
    release(grads)
    return status


@compile_driver(types.boolean(_bound, _i))
def is_free(own, lock):
    """Whether no other thread holds a lock; none takes it before the interpreter goes on."""
    call_words = stack_words(2)
    call_words[0], call_words[1] = lock, own.process.false
    taken = call_method(own.acquire, call_words, 2)
    if taken == own.process.true:
        done = call_method(own.release, call_words, 1)
        if done != 0:
            release(done)
            return True
    clear_error()
    return False


@compile_driver(types.boolean(_bound, _i, _tensor))
def may_take(own, leaf, grad):
    """Whether a leaf without a gradient takes over one that nobody else holds, and no other thread is at it."""
    process, mine = own.process, Leaf(leaf)
    if mine.grad != process.none or Object(grad).references != 1 or not is_tensor(process, grad):
        return False
    if grad.edge != process.none or is_special(own, leaf) != 0 or not is_free(own, mine.lock):
        clear_error()
        return False
    variable = call_object(mine.variable, 0, 0)
    if variable == 0:
        clear_error()
        return False
    may = may_steal(process, grad, TensorObject(variable))
    release(variable)
    return may


@compile_driver(_i(_bound, _state))
def take_gradients(own, state):
    """Let leaves take their gradients over, the last first, until one cannot; 0, or -1 with an error set."""
    leaves, none = state.leaves, own.process.none
    while leaves.length != 0:
        leaf = leaves.items[leaves.length - 1]
        grad = TensorObject(dict_item(state.buffers, leaf))
        if grad != 0:
            if not may_take(own, leaf, grad):
                return 0
            base, version = grad.base, grad.version
            grad.base, grad.version = shared(none), List(shared(none))
            drop(base)
            drop(version)
            release(none)  # which was the leaf's gradient
            Leaf(leaf).grad = shared(grad)
            if delete_dict_item(state.buffers, leaf) != 0:
                return FAILED
        leaves.length -= 1
        release(leaf)
    return 0


@compile_builtin
def advance(bound, arguments, count):
    """``advance(ready, leaves, dependencies, buffers, closely, keep, takes, deliver)``.

    See :func:`runtime.autograd.passes.advance`.
    """
    record, operands, state = Bound(Array(bound).data), words(arguments), stack(State)
    process = record.process
    state.ready, state.leaves = List(operands[0]), List(operands[1])
    state.dependencies, state.buffers, state.closely, state.keep = operands[2], operands[3], operands[4], operands[5]
    state.takes, state.deliver = operands[6], operands[7]
    while state.ready.length != 0 and state.leaves.length == 0:
        node = pop(state.ready)
        status = run_node(record, state, node)
        if status == 1:
            return node
        release(node)
        if status == 0 and state.leaves.length != 0 and state.takes == process.true:
            status = take_gradients(record, state)
        if status != 0:
            return 0
    return shared(process.none)


_NAMES = {name: name for name in ("special", "apply", "release", "acquire")}
keep(_NAMES)


def bound_to(general: Callable[..., Any]) -> np.ndarray[Any, Any]:
    """What a builtin of this module is bound to."""
    names = {name: id(text) for name, text in _NAMES.items()}
    return Bound.pack(
        process=PROCESS.ctypes.data, leaf_type=id(AccumulateGrad), hand_on=id(general_hand_on.general), **names
    )


for _field, _slot in (("lock", "_lock"), ("variable", "_variable"), ("grad", "grad")):
    if Leaf.offset(_field) != slot_offset(AccumulateGrad, _slot):
        raise unknown(f"the slot {_slot} of an AccumulateGrad lies elsewhere")
