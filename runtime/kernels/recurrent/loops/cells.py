"""What a cell does with rows of states and gates, and its gradient; each works on a :data:`.jobs.Cell`.

Operands of a step: what the weights made of the state, and with it, but for a GRU, what the input gives; what the input
gives; state and memory before; gates that are kept, memory, state. Those of a gradient: gradients of the output, of the
state and of the memory, which become those of the step before; gates, memory, state, state and memory before; gradients
of what the input gave, and of what the weights made of the state.

A loop writes to few places, so that it vectorises. What one writes, only another one reads.
"""

from __future__ import annotations

from runtime.compile.memory import advance, compute_type, load, pointer, size_of, store
from runtime.kernels.vecmath import maximum, sigmoid, tanh


def lstm_gates(operands, cell, _part, _parts, _):
    """The four gates: enter, forget, new, leave."""
    hidden_gates, gates = pointer(operands, 0), pointer(operands, 4)
    width = size_of(hidden_gates)
    n = cell.size
    for r in range(cell.rows):
        row, out = advance(hidden_gates, r * 4 * n * width), advance(gates, r * 4 * n * width)
        for j in range(2 * n):
            store(out, j * width, sigmoid(load(row, j * width)))
        for j in range(2 * n, 3 * n):
            store(out, j * width, tanh(load(row, j * width)))
        for j in range(3 * n, 4 * n):
            store(out, j * width, sigmoid(load(row, j * width)))


def lstm_state(operands, cell, _part, _parts, _):
    """Memory and state, from the gates."""
    before, gates = pointer(operands, 3), pointer(operands, 4)
    memory, state = pointer(operands, 5), pointer(operands, 6)
    width = size_of(gates)
    size = cell.size * width
    for r in range(cell.rows):
        enter, forget = advance(gates, 4 * r * size), advance(gates, (4 * r + 1) * size)
        new, leave = advance(gates, (4 * r + 2) * size), advance(gates, (4 * r + 3) * size)
        for j in range(cell.size):
            at = j * width
            new_memory = load(forget, at) * load(before, r * size + at) + load(enter, at) * load(new, at)
            store(memory, r * size + at, new_memory)
            store(state, r * size + at, load(leave, at) * tanh(new_memory))


def lstm_grads(operands, cell, _part, _parts, _):
    """Gradients of the memory and of what the last gate was made of."""
    grad, of_state, of_memory = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    gates, memory, gate_grads = pointer(operands, 3), pointer(operands, 4), pointer(operands, 8)
    width = size_of(grad)
    size = cell.size * width
    one = compute_type(operands)(1)
    for r in range(cell.rows):
        gate, out = advance(gates, (4 * r + 3) * size), advance(gate_grads, (4 * r + 3) * size)
        for j in range(cell.size):
            at = r * size + j * width
            whole, leave, shown = load(grad, at) + load(of_state, at), load(gate, j * width), tanh(load(memory, at))
            store(of_memory, at, load(of_memory, at) + whole * leave * (one - shown * shown))
            store(out, j * width, whole * shown * leave * (one - leave))


def lstm_gate_grads(operands, cell, _part, _parts, _):
    """Gradients of what the first three gates were made of, and of the memory before."""
    of_memory, gates = pointer(operands, 2), pointer(operands, 3)
    before, gate_grads = pointer(operands, 7), pointer(operands, 8)
    width = size_of(gates)
    size = cell.size * width
    one = compute_type(operands)(1)
    for r in range(cell.rows):
        enters, forgets = advance(gates, 4 * r * size), advance(gates, (4 * r + 1) * size)
        news = advance(gates, (4 * r + 2) * size)
        out, second = advance(gate_grads, 4 * r * size), advance(gate_grads, (4 * r + 1) * size)
        third = advance(gate_grads, (4 * r + 2) * size)
        for j in range(cell.size):
            near = j * width
            at = r * size + near
            whole, enter, forget, new = load(of_memory, at), load(enters, near), load(forgets, near), load(news, near)
            store(out, near, whole * new * enter * (one - enter))
            store(second, near, whole * load(before, at) * forget * (one - forget))
            store(third, near, whole * enter * (one - new * new))
            store(of_memory, at, whole * forget)


def gru_gates(operands, cell, _part, _parts, _):
    """The gates reset and update."""
    hidden_gates, input_gates, gates = pointer(operands, 0), pointer(operands, 1), pointer(operands, 4)
    width = size_of(hidden_gates)
    n = cell.size
    for r in range(cell.rows):
        row, other = advance(hidden_gates, r * 3 * n * width), advance(input_gates, r * 3 * n * width)
        out = advance(gates, r * 4 * n * width)
        for j in range(2 * n):
            store(out, j * width, sigmoid(load(other, j * width) + load(row, j * width)))


def gru_state(operands, cell, _part, _parts, _):
    """The new state as it would be without the update, what the weights made of the old one for it, and the state."""
    hidden_gates, input_gates, before = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    gates, state = pointer(operands, 4), pointer(operands, 6)
    width = size_of(hidden_gates)
    size = cell.size * width
    for r in range(cell.rows):
        hidden_part, other = advance(hidden_gates, (3 * r + 2) * size), advance(input_gates, (3 * r + 2) * size)
        resets, updates = advance(gates, 4 * r * size), advance(gates, (4 * r + 1) * size)
        news, owns = advance(gates, (4 * r + 2) * size), advance(gates, (4 * r + 3) * size)
        for j in range(cell.size):
            at = j * width
            part = load(hidden_part, at)
            new = tanh(load(other, at) + load(resets, at) * part)
            store(news, at, new)
            store(owns, at, part)
            store(state, r * size + at, new + load(updates, at) * (load(before, r * size + at) - new))


def gru_grads(operands, cell, _part, _parts, _):
    """Gradients of what the input gave for update and new state; that of the state before, less what weights pass."""
    grad, of_state, gates = pointer(operands, 0), pointer(operands, 1), pointer(operands, 3)
    before, gate_grads = pointer(operands, 6), pointer(operands, 8)
    width = size_of(grad)
    size = cell.size * width
    one = compute_type(operands)(1)
    for r in range(cell.rows):
        updates, news = advance(gates, (4 * r + 1) * size), advance(gates, (4 * r + 2) * size)
        second, third = advance(gate_grads, (3 * r + 1) * size), advance(gate_grads, (3 * r + 2) * size)
        for j in range(cell.size):
            near = j * width
            at = r * size + near
            whole, update, new = load(grad, at) + load(of_state, at), load(updates, near), load(news, near)
            store(second, near, whole * (load(before, at) - new) * update * (one - update))
            store(third, near, whole * (one - update) * (one - new * new))
            store(of_state, at, whole * update)


def gru_own_grads(operands, cell, _part, _parts, _):
    """Gradients of what was made for reset, and of what the weights made of the state."""
    gates, gate_grads, hidden_grads = pointer(operands, 3), pointer(operands, 8), pointer(operands, 9)
    width = size_of(gates)
    size = cell.size * width
    one = compute_type(operands)(1)
    for r in range(cell.rows):
        resets, owns = advance(gates, 4 * r * size), advance(gates, (4 * r + 3) * size)
        first, second = advance(gate_grads, 3 * r * size), advance(gate_grads, (3 * r + 1) * size)
        third, out = advance(gate_grads, (3 * r + 2) * size), advance(hidden_grads, 3 * r * size)
        for j in range(cell.size):
            at = j * width
            whole, reset = load(third, at), load(resets, at)
            slope = whole * load(owns, at) * reset * (one - reset)
            store(first, at, slope)
            store(out, at, slope)
            store(out, size + at, load(second, at))
            store(out, 2 * size + at, whole * reset)


def tanh_state(operands, cell, _part, _parts, _):
    """The state of a simple cell."""
    hidden_gates, state = pointer(operands, 0), pointer(operands, 6)
    width = size_of(hidden_gates)
    for j in range(cell.rows * cell.size):
        store(state, j * width, tanh(load(hidden_gates, j * width)))


def relu_state(operands, cell, _part, _parts, _):
    """The state of a simple cell."""
    hidden_gates, state = pointer(operands, 0), pointer(operands, 6)
    width = size_of(hidden_gates)
    zero = compute_type(operands)(0)
    for j in range(cell.rows * cell.size):
        value = load(hidden_gates, j * width)
        store(state, j * width, maximum(value, zero))


def tanh_grads(operands, cell, _part, _parts, _):
    """The gradient of what the state was made of."""
    grad, of_state = pointer(operands, 0), pointer(operands, 1)
    state, gate_grads = pointer(operands, 5), pointer(operands, 8)
    width = size_of(grad)
    one = compute_type(operands)(1)
    for j in range(cell.rows * cell.size):
        at = j * width
        value = load(state, at)
        store(gate_grads, at, (load(grad, at) + load(of_state, at)) * (one - value * value))


def relu_grads(operands, cell, _part, _parts, _):
    """The gradient of what the state was made of."""
    grad, of_state = pointer(operands, 0), pointer(operands, 1)
    state, gate_grads = pointer(operands, 5), pointer(operands, 8)
    width = size_of(grad)
    zero = compute_type(operands)(0)
    for j in range(cell.rows * cell.size):
        at = j * width
        value = load(state, at)
        whole = load(grad, at) + load(of_state, at)
        store(gate_grads, at, zero if value <= zero else whole)
