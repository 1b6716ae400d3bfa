"""What the engine looks up in a graph, in native code, and making a node the gradient function of a result.

This is what happens for every edge of a graph, and for every operator that is recorded. The general paths are in
:mod:`.engine`, :mod:`.ownership` and :mod:`.recording`; running the nodes is in :mod:`.loops.running`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.autograd.node import Node, next_sequence_nr
from runtime.autograd.shelf import FINALIZED, FLAGS, HEAD, Head, Shelf, shelf_address
from runtime.autograd.watching import recorded
from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.guards import state
from runtime.lasting import keep
from runtime.native.capi import (
    append, attribute, call_object, dict_item, integer_of, is_subtype, new_integer, new_list, new_tuple, put_dict_item,
    release, shared, untrack,
)  # fmt: skip
from runtime.native.layout import (
    C_CONTIGUOUS, OWNS_DATA, WORD, WRITEABLE, Array, At, Dict, List, Object, Structure, Tuple, slot_offset, unknown,
)  # fmt: skip
from runtime.native.structures import Ref, Row, stack_words, words
from runtime.native.tensors import PROCESS, Process, TensorObject, call_general, is_tensor, new_tensor
from runtime.tensor.keys import AUTOGRAD, BACKENDS, CPU

FAILED = -1  # an error is set
_HEAD = object.__basicsize__
# A type, as far as the size of its objects; they end in slots of one object each.
Type = Structure("Type", {"size": WORD}, places={"size": _HEAD + 16})
# A Node's slots lie in the order of their names. The shape may also be None, or a tuple of shapes.
NodeObject = Structure(
    "Node",
    {
        "references": WORD, "type": Type, "apart": WORD, "dtype": WORD, "edges": Tuple, "sequence_nr": WORD,
        "shape": Tuple,
    },
    places={"references": 0, "type": _HEAD - 8, "apart": _HEAD},
)  # fmt: skip
# What the builtins are bound to: the process, their general path, the function that gives the next node its number,
# what a Node is and how large, the shelf, why to tell who looks on what is recorded, and what does.
Bound = Structure(
    "Bound",
    {
        "process": Process, "general": WORD, "next_sequence_nr": WORD, "node_type": WORD, "node_size": WORD,
        "shelf": Shelf, "tangents": WORD, "watched": At(Dict), "recorded": WORD,
    },
)  # fmt: skip

_i = types.int64
_process, _array, _node, _tensor = Ref(Process), Ref(Array), Ref(NodeObject), Ref(TensorObject)
_tuple, _shelf = Ref(Tuple), Ref(Shelf)
_objects, _bound = Row(WORD), Ref(Bound)


@compile_driver(_i(_process, _i))
def node_of(process, edge):
    """The node to which an edge leads: the first of a tuple, or the edge itself."""
    return Tuple(edge).items[0] if Object(edge).type == process.tuple_type else edge


@compile_driver(types.boolean(_bound, _i))
def is_node(bound, node):
    """Whether an object is a Node."""
    return is_subtype(Object(node).type, bound.node_type) != 0


@compile_driver(_i(_i, _i, _i))
def put_count(counts, node, count):
    """Set ``counts[node]``; 0, or -1 with an error set."""
    number = new_integer(count)
    if number == 0:
        return FAILED
    status = put_dict_item(counts, node, number)
    release(number)
    return status


@compile_builtin
def count_edges(bound, arguments, count):
    """``count_edges(counts, nodes)``, see :func:`runtime.autograd.engine.count_edges`."""
    record = Bound(Array(bound).data)
    process = record.process
    operands = words(arguments)
    counts, nodes, only = operands[0], List(operands[1]), stack_words(1)
    done = 0
    while done < nodes.length:
        current = NodeObject(nodes.items[done])
        edges = current.edges
        if edges == 0:
            return shared(current)
        only[0] = edges
        listed, length = only, 1
        if edges.type == process.tuple_type:
            listed, length = edges.items, edges.length
        elif not is_node(record, edges):
            return shared(current)
        for k in range(length):
            edge = listed[k]
            if edge == process.none:
                continue
            node = node_of(process, edge)
            if not is_node(record, node):
                return shared(current)
            count_so_far = dict_item(counts, node)
            if count_so_far == 0 and append(nodes, node) != 0:
                return 0
            if put_count(counts, node, integer_of(count_so_far) + 1 if count_so_far != 0 else 1) != 0:
                return 0
        done += 1
    return shared(process.none)


@compile_builtin
def put_in_order(bound, arguments, count):
    """``put_in_order(waiting, order)``, see :func:`runtime.autograd.engine.put_in_order`."""
    process = Bound(Array(bound).data).process
    operands = words(arguments)
    waiting, order, only = operands[0], List(operands[1]), stack_words(1)
    done = 0
    while done < order.length:
        edges = NodeObject(order.items[done]).edges
        only[0] = edges
        listed, length = only, 1
        if edges.type == process.tuple_type:
            listed, length = edges.items, edges.length
        for k in range(length):
            if listed[k] == process.none:
                continue
            node = node_of(process, listed[k])
            waiting_count = dict_item(waiting, node)
            if waiting_count == 0:
                continue
            waits = integer_of(waiting_count)
            if put_count(waiting, node, waits - 1) != 0:
                return 0
            if waits == 1 and append(order, node) != 0:
                return 0
        done += 1
    return shared(process.none)


@compile_builtin
def lead_to(bound, arguments, count):
    """``lead_to(order, targets, counts, partly)``, see :func:`runtime.autograd.engine.lead_to`."""
    process = Bound(Array(bound).data).process
    operands = words(arguments)
    order, targets, counts, partly, only = (
        List(operands[0]),
        operands[1],
        operands[2],
        List(operands[3]),
        stack_words(1),
    )
    for k in range(order.length - 1, -1, -1):
        node = order.items[k]
        edges = NodeObject(node).edges
        only[0] = edges
        listed, length = only, 1
        if edges.type == process.tuple_type:
            listed, length = edges.items, edges.length
        leads, leads_elsewhere = dict_item(targets, node) != 0, False
        for j in range(length):
            if listed[j] == process.none:
                continue
            target = node_of(process, listed[j])
            count_so_far = dict_item(counts, target)
            if count_so_far == 0:
                leads_elsewhere = True
            else:
                leads = True
                if put_count(counts, target, integer_of(count_so_far) + 1) != 0:
                    return 0
        if leads:
            if put_count(counts, node, 0) != 0:
                return 0
            if leads_elsewhere and append(partly, node) != 0:
                return 0
    return shared(process.none)


@compile_driver(types.boolean(_array, _array))
def has_strides_of(array, other):
    """Whether two arrays of one shape have the same strides."""
    if array.ndim != other.ndim:
        return False
    for k in range(array.ndim):
        if array.strides[k] != other.strides[k]:
            return False
    return True


@compile_driver(_i(_array))
def element_count(array):
    """The number of elements of an array."""
    total = 1
    for k in range(array.ndim):
        total *= array.shape[k]
    return total


@compile_driver(types.boolean(_process, _tensor, _tensor))
def may_steal(process, grad, variable):
    """Whether nobody but a tensor holds its memory, which is writeable, and laid out as a leaf.

    Once the leaf is gone, row-major order is asked for. A view qualifies when it covers all of a memory that nobody
    else uses.
    """
    if grad.type != process.tensor_type or grad.array == 0:  # `.grad` is of no subclass
        return False
    if variable != process.none and not is_tensor(process, variable):
        return False
    array = grad.array
    flags = array.flags
    if array.references != 1 or flags & WRITEABLE == 0:
        return False
    leaf = array if variable == process.none else variable.array
    in_rows = flags & leaf.flags & C_CONTIGUOUS != 0
    if not in_rows and (variable == process.none or not has_strides_of(array, leaf)):
        return False
    owner, root = Array(array.base), TensorObject(grad.base)
    if owner == 0:
        return flags & OWNS_DATA != 0
    holders = 1
    if root != process.none:
        if Object(root).references != 1 or root.array != owner:
            return False
        holders = 2
    if owner.type != process.array_type or owner.references != holders:
        return False
    if owner.base != 0 or owner.flags & OWNS_DATA == 0:
        return False
    return owner.descr == array.descr and element_count(owner) == element_count(array)


@compile_builtin
def steal(bound, arguments, count):
    """``steal(grad, variable)``, see :func:`runtime.autograd.ownership.steal`.

    What another backend's memory is shared with is the general path's question.
    """
    record, operands = Bound(Array(bound).data), words(arguments)
    process = record.process
    if TensorObject(operands[0]).type == process.tensor_type and TensorObject(operands[0]).array == 0:
        return call_general(record.general, arguments, count)
    may = may_steal(process, TensorObject(operands[0]), TensorObject(operands[1]))
    return shared(process.true if may else process.false)


@compile_driver(types.boolean(_tuple, _array))
def is_shape_of(shape, array):
    """Whether a tuple of ints is the shape of an array."""
    if shape.length != array.ndim:
        return False
    for k in range(array.ndim):
        if Object(shape.items[k]).type != Object(shape.items[0]).type or integer_of(shape.items[k]) != array.shape[k]:
            return False
    return True


@compile_driver(_i(_bound, _array, _objects, _i))
def shape_of(bound, array, inputs, count):
    """A new reference to the shape of an array, that of the first input's node if it is the same; 0 with an error."""
    process = bound.process
    edge = TensorObject(inputs[0]).edge if count > 0 and inputs[0] != process.none else process.none
    if edge != 0 and edge != process.none:
        node = node_of(process, edge)
        if is_node(bound, node):
            saved_shape = NodeObject(node).shape
            if saved_shape != 0 and saved_shape.type == process.tuple_type and saved_shape.length > 0:
                if Object(saved_shape.items[0]).type == process.int_type and is_shape_of(saved_shape, array):
                    return shared(saved_shape)
    result = Tuple(new_tuple(array.ndim))
    if result == 0:
        return 0
    for k in range(array.ndim):
        size = new_integer(array.shape[k])
        if size == 0:
            release(result)
            return 0
        result.items[k] = size
    if array.ndim > 0:  # there is one empty tuple, which is not ours
        untrack(result)
    return result


@compile_driver(_i(_bound, _objects, _i))
def edges_of(bound, inputs, count):
    """A new reference to the edges of tensors, None in the place of None, or to the only one; 0 with an error set."""
    process = bound.process
    if count == 1 and inputs[0] != process.none:
        edge = TensorObject(inputs[0]).edge
        if edge != 0 and is_node(bound, edge):
            return shared(edge)
    result = Tuple(new_tuple(count))
    if result != 0:
        for k in range(count):
            edge = inputs[k]
            if edge != process.none:
                edge = TensorObject(edge).edge
            result.items[k] = shared(edge if edge != 0 else process.none)
    return result


@compile_driver(types.void(_i))
def drop(address):
    """Give up what a slot held, which may be nothing."""
    if address != 0:
        release(address)


@compile_driver(types.void(_node, _i, _i, _i, _i))
def fill_node(node, number, edges, shape, dtype):
    """Put new references into the slots of a node."""
    before, others = node.sequence_nr, node.edges
    node.sequence_nr, node.edges = number, Tuple(edges)
    drop(before)
    drop(others)
    before, others = node.shape, node.dtype
    node.shape, node.dtype = Tuple(shape), dtype
    drop(before)
    drop(others)


@compile_driver(types.boolean(_bound, _i))
def is_apart(bound, edge):
    """Whether the collector may leave alone what refers to this edge."""
    process = bound.process
    if edge == process.none:
        return True
    node = node_of(process, edge)
    if not is_node(bound, node):
        return False
    apart = NodeObject(node).apart
    return apart != 0 and (apart == bound.shelf.epoch or apart == process.true)


@compile_driver(types.void(_shelf, _i))
def move_to(shelf, node):
    """Move an object from the collector's lists, or from elsewhere in the ring, to the end of the ring."""
    untrack(node)
    mine, ring = Head(node - HEAD), Head(shelf.ring)
    last = ring.previous
    mine.next, mine.previous = shelf.ring, last | (mine.previous & FINALIZED)
    Head(last).next, ring.previous = node - HEAD, node - HEAD


@compile_driver(types.void(_bound, _node))
def put_node_aside(bound, node):
    """Put a node on the shelf, with its edges and what it saved, if nothing of it is in a cycle yet."""
    process, shelf, edges = bound.process, bound.shelf, node.edges
    if shelf.epoch == 0 or node.apart != 0:
        return
    if edges.type == process.tuple_type:
        for k in range(edges.length):
            if not is_apart(bound, edges.items[k]):
                return
        for k in range(edges.length):
            if edges.items[k] != process.none and Object(edges.items[k]).type == process.tuple_type:
                move_to(shelf, edges.items[k])  # to one of several outputs
        if edges.length > 0:  # there is one empty tuple, which is not ours
            move_to(shelf, edges)
    elif not is_apart(bound, edges):
        return
    node.apart = shared(shelf.epoch)
    move_to(shelf, node)
    saved = words(node + bound.node_size)
    for k in range((node.type.size - bound.node_size) // 8):
        if saved[k] != 0 and Object(saved[k]).type == process.tensor_type:
            edge = TensorObject(saved[k]).edge
            if edge == process.none:
                move_to(shelf, saved[k])
            elif edge != 0 and is_apart(bound, edge):
                if NodeObject(node_of(process, edge)).apart == shelf.epoch:  # a leaf is somebody's
                    move_to(shelf, saved[k])


@compile_driver(types.boolean(_bound, _node))
def tell_recorded(bound, node):
    """Tell whoever looks on that a node is recorded; False with an error set."""
    if bound.watched[0].used == 0:
        return True
    call_words = stack_words(1)
    call_words[0] = node
    done = call_object(bound.recorded, call_words, 1)
    drop(done)
    return done != 0


@compile_builtin
def put_aside(bound, arguments, count):
    """``put_aside(node)``, see :func:`runtime.autograd.shelf.put_aside`."""
    record, operands = Bound(Array(bound).data), words(arguments)
    if is_node(record, operands[0]) and NodeObject(operands[0]).edges != 0:
        put_node_aside(record, NodeObject(operands[0]))
    return shared(record.process.none) if tell_recorded(record, NodeObject(operands[0])) else 0


@compile_builtin
def unshelve(bound, arguments, count):
    """``unshelve(young)``, see :func:`runtime.autograd.shelf.unshelve`."""
    record, operands = Bound(Array(bound).data), words(arguments)
    before, ring = operands[0] - HEAD, Head(record.shelf.ring)
    first, last, after = ring.next, ring.previous, Head(before).next
    if first != record.shelf.ring:
        ring.next, ring.previous = record.shelf.ring, record.shelf.ring
        Head(before).next, Head(last).next = first, after
        Head(first).previous = before | (Head(first).previous & FLAGS)
        Head(after).previous = last | (Head(after).previous & FLAGS)
    return shared(record.process.none)


@compile_driver(types.boolean(_bound, _node, _tensor, _objects, _i))
def record_tensor(bound, node, result, inputs, count):
    """Make a node the gradient function of a tensor; False with an error set, and nothing changed."""
    array = result.array
    number, edges = call_object(bound.next_sequence_nr, 0, 0), edges_of(bound, inputs, count)
    shape = shape_of(bound, array, inputs, count)
    keyset = new_integer(integer_of(result.keys) | AUTOGRAD)
    if number == 0 or edges == 0 or shape == 0 or keyset == 0:
        drop(number)
        drop(edges)
        drop(shape)
        drop(keyset)
        return False
    fill_node(node, number, edges, shape, shared(result.dtype))
    before, keys_before = result.edge, result.keys
    result.edge, result.keys = shared(node), keyset
    drop(before)
    drop(keys_before)
    put_node_aside(bound, node)
    return tell_recorded(bound, node)


@compile_builtin
def record(bound, arguments, count):
    """``record(node, result, *inputs)``, see :func:`runtime.autograd.recording.record`.

    What is no tensor is the general path's, which says so.
    """
    step = Bound(Array(bound).data)
    operands = words(arguments)
    result = TensorObject(operands[1])
    if not is_tensor(step.process, result) or result.dtype == 0 or result.keys == 0:
        return call_general(step.general, arguments, count)
    if record_tensor(step, NodeObject(operands[0]), result, arguments + 16, count - 2):
        return shared(result)
    return 0


@compile_driver(_i(_process, _tensor))
def saved_output(process, result):
    """What a node keeps of its output, of objects that the garbage collector does not walk; 0 with an error set."""
    version = result.version
    if version == process.none or version == 0:
        counter = new_list(new_integer(0))  # small integers exist already
        if counter == 0:
            return 0
        result.version = List(counter)
        drop(version)
        version = List(counter)
    out = Tuple(new_tuple(4))
    if out != 0:
        out.items[0] = shared(result.array)
        out.items[1] = shared(result.dtype)
        out.items[2] = shared(version)
        out.items[3] = shared(version.items[0])
        # Numbers, weak references without callbacks, a dtype, and an array, into which the collector never looks.
        untrack(version)
        untrack(out)
    return out


@compile_builtin
def save_output(bound, arguments, count):
    """``save_output(result)``, see :func:`runtime.autograd.node.save_output`."""
    record, operands, output = Bound(Array(bound).data), words(arguments), 0
    result = TensorObject(operands[0])
    if count == 1 and is_tensor(record.process, result) and result.dtype != 0:
        if Object(result.array).type == record.process.array_type and integer_of(result.keys) & BACKENDS == CPU:
            output = saved_output(record.process, result)
    return output if output != 0 else call_general(record.general, arguments, count)


@compile_builtin
def unpack_output(bound, arguments, count):
    """``unpack_output(node, saved, output_nr)``, see :func:`runtime.autograd.node.unpack_output`.

    The general path tells what cannot be had, unpacks, and does all that is recorded or has tangents.
    """
    record, operands = Bound(Array(bound).data), words(arguments)
    process, saved = record.process, Tuple(operands[1])
    if saved.type == process.tuple_type and saved.length == 4 and process.active_guards[0].used != 0:
        enabled, tangents = call_object(process.grad_enabled, 0, 0), attribute(operands[0], record.tangents)
        drop(enabled)  # there are two truth values, for ever
        drop(tangents)  # which the node has, or None
        array, now = Array(saved.items[0]), List(saved.items[2])
        if enabled == process.false and tangents == process.none and array.type == process.array_type:
            if integer_of(now.items[0]) == integer_of(saved.items[3]):
                return new_tensor(process, shared(array), saved.items[1], now, process.none)
    return call_general(record.general, arguments, count)


def bound_to(general: Callable[..., Any]) -> np.ndarray[Any, Any]:
    """What a builtin of this module, before the function `general`, is bound to."""
    return Bound.pack(
        process=PROCESS.ctypes.data, general=id(general), next_sequence_nr=id(next_sequence_nr), node_type=id(Node),
        node_size=NODE_SIZE, shelf=shelf_address(), tangents=id(_TANGENTS),
        watched=id(state) + slot_offset(type(state), "watched"), recorded=id(recorded),
    )  # fmt: skip


_TANGENTS = "tangents"  # the name of an attribute
keep(_TANGENTS, recorded, state)
NODE_SIZE = Node.__basicsize__
if Type(id(Node)).size != NODE_SIZE:
    raise unknown("the size of a type's objects lies elsewhere")
for _slot in ("apart", "dtype", "edges", "sequence_nr", "shape"):
    if NodeObject.offset(_slot) != slot_offset(Node, _slot):
        raise unknown(f"the slot {_slot} of a node lies elsewhere")
