# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The recurrent operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.recurrent.operator

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.autograd.node import Node, attach, complete, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.autograd.rules import pushed_forward
from runtime.autograd.saved import version_of
from runtime.guards import grad_enabled, state as guards
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, CPU
from runtime.tensor.outputs import named

from .. import return_types

LOOPS, functions, define = defining(__name__)

_RECURRENT = define("_recurrent(str cell, Tensor input, Tensor weight, Tensor? bias, Tensor hidden, Tensor? memory, "
    "int[] counts, bool reverse) -> (Tensor outputs, Tensor last, Tensor last_memory, Tensor gates, Tensor memories)",
    "aa62037f38ea3ddb")
_RECURRENT.implement(CPU, named(return_types._recurrent)(runtime.kernels.recurrent.operator.layer))

class _RecurrentBackward0(Node, operator="_recurrent", num_outputs=3):
    __slots__ = ("_saved_cell", "_raw_input", "_version_input", "_raw_weight", "_version_weight", "_raw_bias",
        "_version_bias", "_raw_hidden", "_version_hidden", "_raw_memory", "_version_memory", "_raw_outputs",
        "_raw_gates", "_raw_memories", "_saved_counts", "_saved_reverse")

    def apply(self, *grads, wanted=None):
        wanted = wanted or self.edges
        grad_outputs, grad_last, grad_last_memory = complete(self, grads)
        grad_input = grad_weight = grad_bias = grad_hidden = grad_memory = None
        if any(wanted[k] is not None for k in (0, 1, 2, 3, 4)):
            cell = self._saved_cell
            input = unpack_input(self, self._raw_input, self._version_input, "input")
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            bias = unpack_input(self, self._raw_bias, self._version_bias, "bias")
            hidden = unpack_input(self, self._raw_hidden, self._version_hidden, "hidden")
            memory = unpack_input(self, self._raw_memory, self._version_memory, "memory")
            outputs = unpack_output.call(self, self._raw_outputs, 0)
            gates = unpack_output.call(self, self._raw_gates, None)
            memories = unpack_output.call(self, self._raw_memories, None)
            counts = self._saved_counts
            reverse = self._saved_reverse
            grad_input, grad_weight, grad_bias, grad_hidden, grad_memory = functions._recurrent_backward(cell,
                grad_outputs, grad_last, grad_last_memory, input, weight, bias, hidden, memory, outputs, gates,
                memories, counts, reverse)
        return (grad_input, grad_weight, grad_bias, grad_hidden, grad_memory)

@_RECURRENT.implement(AUTOGRAD)
def _recurrent_autograd(cell, input, weight, bias, hidden, memory, counts, reverse):
    result = _RECURRENT[
        (
            input._keys | weight._keys | (0 if bias is None else bias._keys) | hidden._keys | (
                0 if memory is None else memory._keys)
        ) & BELOW_AUTOGRAD
    ](cell, input, weight, bias, hidden, memory, counts, reverse)
    result_outputs, result_last, result_last_memory, result_gates, result_memories = result
    if guards.active and not grad_enabled():
        return result
    node = _RecurrentBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (input._edge, weight._edge, None if bias is None else bias._edge, hidden._edge,
        None if memory is None else memory._edge)
    node._saved_cell = cell
    node._raw_input, node._version_input = input, 0 if input._writes is None else input._writes[0]
    node._raw_weight, node._version_weight = weight, 0 if weight._writes is None else weight._writes[0]
    node._raw_bias, node._version_bias = bias, version_of(bias)
    node._raw_hidden, node._version_hidden = hidden, 0 if hidden._writes is None else hidden._writes[0]
    node._raw_memory, node._version_memory = memory, version_of(memory)
    node._raw_outputs = save_output.call(result_outputs)
    node._raw_gates = save_output.call(result_gates)
    node._raw_memories = save_output.call(result_memories)
    node._saved_counts = counts
    node._saved_reverse = reverse
    attach(node, (result_outputs, result_last, result_last_memory))
    return result

pushed_forward(_RECURRENT)

@_RECURRENT.implement(BATCH_RULE)
@named(return_types._recurrent)
def _recurrent_batch(cell, input, weight, bias, hidden, memory, counts, reverse):
    given = [one for one in (input, weight, bias, hidden, memory) if one is not None]
    many = language.broadcast_shapes(*[one._sizes[:1] for one in given])[0]
    if weight._sizes[0] == 1 and (bias is None or bias._sizes[0] == 1):
        rows = [
            None if one is None else one.expand(
                (many, *one._sizes[1:])
            ).transpose(0, 1).flatten(0, 1) for one in (input, hidden, memory)]
        shared = None if bias is None else bias[0]
        made = functions._recurrent(
            cell, rows[0], weight[0], shared, rows[1], rows[2], [n * many for n in counts], reverse)
        held = 0 if memory is None else 1
        number = input._sizes[1]
        lengths = [number, counts[0], held * counts[0], number, held * number]
        return [made[i].unflatten(0, (lengths[i], many)).transpose(0, 1) for i in range(5)]
    every = [
        None if one is None else one.expand((many, *one._sizes[1:])) for one in (input, weight, bias, hidden, memory)]
    found = [
        functions._recurrent(
            cell, *[None if one is None else one[i] for one in every], counts, reverse
        ) for i in range(many)]
    return [functions.stack([one[place] for one in found]) for place in range(5)]


_RECURRENT_GRADIENTS = define("_recurrent_gradients(str cell, Tensor grad_outputs, Tensor grad_last, Tensor "
    "grad_memory, Tensor weight, Tensor? bias, Tensor hidden, Tensor? memory, Tensor outputs, Tensor gates, Tensor "
    "memories, int[] counts, bool reverse) -> (Tensor, Tensor, Tensor, Tensor, Tensor)", "b48d56146f1d2f54")
_RECURRENT_GRADIENTS.implement(CPU, runtime.kernels.recurrent.operator.gradients)

@_RECURRENT_GRADIENTS.implement(BATCH_RULE)
def _recurrent_gradients_batch(
    cell, grad_outputs, grad_last, grad_memory, weight, bias, hidden, memory, outputs, gates, memories, counts, reverse
):
    given = (grad_outputs, grad_last, grad_memory, weight, bias, hidden, memory, outputs, gates, memories)
    many = language.broadcast_shapes(*[one._sizes[:1] for one in given if one is not None])[0]
    every = [None if one is None else one.expand((many, *one._sizes[1:])) for one in given]
    found = [
        functions._recurrent_gradients(
            cell, *[None if one is None else one[i] for one in every], counts, reverse
        ) for i in range(many)]
    return [functions.stack([one[place] for one in found]) for place in range(5)]


@composite(define("_states_before(Tensor first, Tensor states, int[] counts, bool reverse) -> Tensor",
    "0c5c3400f7508a98"))
def _states_before_composite(first, states, counts, reverse):
    parts, rows = (states.split_with_sizes(counts), [])
    for t in range(len(counts)):
        earlier = t + 1 if reverse else t - 1
        if earlier < 0 or earlier >= len(counts):
            rows = [*rows, first.narrow(0, 0, counts[t])]
        elif counts[earlier] < counts[t]:
            rows = [*rows, parts[earlier], first.narrow(0, counts[earlier], counts[t] - counts[earlier])]
        else:
            rows = [*rows, parts[earlier].narrow(0, 0, counts[t])]
    return functions.cat(rows)


@composite(define("_replaced_rows(Tensor self, Tensor rows) -> Tensor", "b83e0531c79ecfb6"))
def _replaced_rows_composite(self, rows):
    count = rows._sizes[0]
    return rows if count == self._sizes[0] else functions.cat([rows, self.narrow(0, count, self._sizes[0] - count)])


@composite(define("_lstm_recorded(Tensor grad_outputs, Tensor grad_last, Tensor grad_memory, Tensor gates, Tensor "
    "weight, Tensor memory, int[] counts, bool reverse) -> (Tensor, Tensor, Tensor)", "ba1737d1e368f4d3"))
def _lstm_recorded_composite(grad_outputs, grad_last, grad_memory, gates, weight, memory, counts, reverse):
    entered, forgot, made, left = gates.chunk(4, 1)
    enter, forget, new, leave = (functions.sigmoid(entered), functions.sigmoid(forgot), functions.tanh(made),
        functions.sigmoid(left))
    kept, added = (forget.split_with_sizes(counts), (enter * new).split_with_sizes(counts))
    state, befores, steps = (memory, [], [])
    order = [*range(len(counts))]
    for t in reversed(order) if reverse else order:
        befores, steps = ([*befores, state.narrow(0, 0, counts[t])], [t, *steps])
        state = functions._replaced_rows(state, kept[t] * befores[-1] + added[t])
    before = functions.cat([*reversed(befores)] if reverse else befores)
    shown = functions.tanh(forget * before + enter * new)
    grads = grad_outputs.split_with_sizes(counts)
    slopes = (leave * (1 - shown * shown)).split_with_sizes(counts)
    factors = functions.cat([new * enter * (1 - enter), before * forget * (1 - forget), enter * (1 - new * new)], 1)
    factors = factors.split_with_sizes(counts)
    last = (shown * leave * (1 - leave)).split_with_sizes(counts)
    of_state, of_memory, found = (grad_last, grad_memory, [])
    for t in steps:
        whole = grads[t] + of_state.narrow(0, 0, counts[t])
        total = of_memory.narrow(0, 0, counts[t]) + whole * slopes[t]
        of_gates = functions.cat([functions.cat([total, total, total], 1) * factors[t], whole * last[t]], 1)
        found = [of_gates, *found]
        of_state, of_memory = (functions._replaced_rows(of_state, of_gates @ weight),
            functions._replaced_rows(of_memory, total * kept[t]))
    return (functions.cat([*reversed(found)] if reverse else found), of_state, of_memory)


@composite(define("_cell_recorded(Tensor grad_outputs, Tensor grad_last, Tensor factors, Tensor? kept, Tensor weight, "
    "int[] counts, bool reverse) -> (Tensor, Tensor)", "13d579fa91892860"))
def _cell_recorded_composite(grad_outputs, grad_last, factors, kept, weight, counts, reverse):
    grads, slopes = (grad_outputs.split_with_sizes(counts), factors.split_with_sizes(counts))
    blocks = factors._sizes[1] // weight._sizes[1]
    of_state, found = (grad_last, [])
    order = [*range(len(counts))]
    for t in order if reverse else reversed(order):
        whole = grads[t] + of_state.narrow(0, 0, counts[t])
        before = slopes[t] * whole.repeat((1, blocks)) @ weight
        if kept is not None:
            before = before + whole * kept.split_with_sizes(counts)[t]
        found, of_state = ([whole, *found], functions._replaced_rows(of_state, before))
    return (functions.cat([*reversed(found)] if reverse else found), of_state)


@composite(define("_recurrent_backward(str cell, Tensor grad_outputs, Tensor grad_last, Tensor grad_memory, Tensor "
    "input, Tensor weight, Tensor? bias, Tensor hidden, Tensor? memory, Tensor outputs, Tensor gates, Tensor memories, "
    "int[] counts, bool reverse) -> (Tensor, Tensor, Tensor, Tensor, Tensor)", "3bbfa590a6f00aaa"))
def _recurrent_backward_composite(
    cell, grad_outputs, grad_last, grad_memory, input, weight, bias, hidden, memory, outputs, gates, memories, counts,
    reverse,
):
    if not language.is_grad_enabled():
        return functions._recurrent_gradients(cell, grad_outputs, grad_last, grad_memory, weight, bias, hidden, memory,
            outputs, gates, memories, counts, reverse)
    before, size = (functions._states_before(hidden, outputs, counts, reverse), weight._sizes[1])
    own = functions.linear(before, weight, bias)
    if cell == "lstm":
        found, of_state, of_memory = functions._lstm_recorded(grad_outputs, grad_last, grad_memory, input + own, weight,
            memory, counts, reverse)
        return (found, found.t() @ before, found.sum(0), of_state, of_memory)
    if cell == "gru":
        reset, update = functions.sigmoid((input + own).narrow(1, 0, 2 * size)).chunk(2, 1)
        part = own.narrow(1, 2 * size, size)
        new = functions.tanh(input.narrow(1, 2 * size, size) + reset * part)
        slope = (1 - update) * (1 - new * new)
        both = functions.cat([slope * part * reset * (1 - reset), (before - new) * update * (1 - update)], 1)
        factors = functions.cat([both, slope * reset], 1)
        whole, of_state = functions._cell_recorded(grad_outputs, grad_last, factors, update, weight, counts, reverse)
        spread = whole.repeat((1, 3))
        found = spread * factors
        return (spread * functions.cat([both, slope], 1), found.t() @ before, found.sum(0), of_state, grad_memory)
    factors = (
        1 - outputs * outputs
        if cell == "tanh"
        else functions.where(outputs <= 0, functions.zeros_like(outputs), 1))
    whole, of_state = functions._cell_recorded(grad_outputs, grad_last, factors, None, weight, counts, reverse)
    found = whole * factors
    return (found, found.t() @ before, found.sum(0), of_state, grad_memory)


@composite(define("_recurrent_steps(str cell, Tensor input, Tensor weight, Tensor? bias, Tensor? shortened, Tensor "
    "hidden, Tensor memory, int[] counts, bool reverse) -> (Tensor outputs, Tensor last, Tensor last_memory)",
    "7898b54d6317d763"))
@named(return_types._recurrent_steps)
def _recurrent_steps_composite(cell, input, weight, bias, shortened, hidden, memory, counts, reverse):
    parts, outputs = (input.split_with_sizes(counts) if len(counts) > 1 else [input], [])
    order = [*range(len(counts))]
    for t in reversed(order) if reverse else order:
        state = hidden.narrow(0, 0, counts[t]) if counts[t] < hidden._sizes[0] else hidden
        own = functions.linear(state, weight, bias)
        if cell == "lstm":
            enter, forget, new, leave = (parts[t] + own).chunk(4, 1)
            before = memory.narrow(0, 0, counts[t]) if counts[t] < memory._sizes[0] else memory
            kept = functions.sigmoid(forget) * before + functions.sigmoid(enter) * functions.tanh(new)
            memory = functions._replaced_rows(memory, kept)
            made = functions.sigmoid(leave) * functions.tanh(kept)
            made = made if shortened is None else functions.linear(made, shortened)
        elif cell == "gru":
            reset, update, new = parts[t].chunk(3, 1)
            own_reset, own_update, own_new = own.chunk(3, 1)
            made, update = (functions.tanh(new + functions.sigmoid(reset + own_reset) * own_new),
                functions.sigmoid(update + own_update))
            made = functions.lerp(made, state, update) if made.dtype == state.dtype else made + update * (state - made)
        else:
            made = functions.tanh(parts[t] + own) if cell == "tanh" else functions.relu(parts[t] + own)
        hidden = functions._replaced_rows(hidden, made)
        outputs = [made, *outputs] if reverse else [*outputs, made]
    return (functions.cat(outputs) if len(outputs) > 1 else outputs[0], hidden, memory)


@composite(define("_recurrent_layers(str cell, Tensor data, int[] counts, Tensor[] states, Tensor[] params, bool "
    "has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> Tensor[]", "05c9d9cf557adb9b"))
def _recurrent_layers_composite(
    cell, data, counts, states, params, has_biases, num_layers, dropout, train, bidirectional
):
    directions = 2 if bidirectional else 1
    shorter = len(states) == 2 and states[0].size(-1) != states[1].size(-1)
    each = 2 + (2 if has_biases else 0) + (1 if shorter else 0)
    if len(params) != each * num_layers * directions:
        language.raise_error(
            f"expected {each} parameters of each of {num_layers * directions} layers and directions, got {len(params)}")
    shape = (num_layers * directions, counts[0])
    if len(states) != (2 if cell == "lstm" else 1) or [
        one for one in states if tuple(one._sizes[:-1]) != shape or one._ndim != 3
    ]:
        language.raise_error(
            f"expected first states of the shape {shape} and their size, got {[tuple(one._sizes) for one in states]}")
    lasts, memories = ([], [])
    for layer in range(num_layers):
        found = []
        for backwards in range(directions):
            place = layer * directions + backwards
            own = params[each * place:each * place + each]
            bias, row = (own[2], own[3]) if has_biases else (None, None)
            first = [one[place] for one in states]
            memory = first[1] if len(first) == 2 else None
            if row is not None and cell != "gru":
                bias, row = (bias + row, None)
            given = functions.linear(data, own[0], bias)
            if shorter or len(counts) == 1 or (not given.dtype.is_floating_point) or [
                one for one in (own[1], *first) if one.dtype != given.dtype
            ]:
                before = functions.zeros((0,), dtype=data.dtype) if memory is None else memory
                shortened = own[each - 1] if shorter else None
                made = functions._recurrent_steps(cell, given, own[1], row, shortened, first[0], before, counts,
                    backwards == 1)
            else:
                made = functions._recurrent(cell, given, own[1], row, first[0], memory, counts, backwards == 1)
            found, lasts, memories = ([*found, made[0]], [*lasts, made[1]], [*memories, made[2]])
        data = functions.cat(found, -1) if bidirectional else found[0]
        if dropout > 0 and train and (layer + 1 < num_layers):
            data = functions.nn_dropout(data, dropout, True)
    return [data, functions.stack(lasts), *([functions.stack(memories)] if len(states) == 2 else [])]


@composite(define("_lstm_layers(Tensor data, int[] counts, Tensor[] states, Tensor[] params, bool has_biases, int "
    "num_layers, float dropout, bool train, bool bidirectional) -> Tensor[]", "4eb2fc94ae3ab500"))
def _lstm_layers_composite(data, counts, states, params, has_biases, num_layers, dropout, train, bidirectional):
    return functions._recurrent_layers("lstm", data, counts, states, params, has_biases, num_layers, dropout, train,
        bidirectional)


@composite(define("lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float "
    "dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)", "9a288f48932088c7"))
def lstm_input_composite(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    steps = input.transpose(0, 1) if batch_first else input
    if steps._ndim != 3 or steps.numel() == 0:
        language.raise_error(
            f"lstm: expected an input of three dimensions with at least one step, got shape {list(input._sizes)}")
    counts = [steps.size(1) for t in range(steps.size(0))]
    found = functions._lstm_layers(steps.flatten(0, 1), counts, hx, params, has_biases, num_layers, dropout, train,
        bidirectional)
    output = found[0].unflatten(0, (steps.size(0), steps.size(1)))
    output = output.transpose(0, 1) if batch_first else output
    return (language.new(output), found[1], found[2])


@composite(define("lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int "
    "num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)", "0bc0cde6636c9af6"))
def lstm_data_composite(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    if batch_sizes.dtype.is_floating_point or batch_sizes.dtype.is_complex:
        language.raise_unsupported_error(f"lstm: batch_sizes must be integers, got {batch_sizes.dtype}")
    counts = [batch_sizes[t].item() for t in range(batch_sizes.numel())]
    if len(counts) == 0 or language.product(data._sizes[:1]) != functions.sum(batch_sizes).item():
        language.raise_error(f"lstm: batch_sizes {counts} do not add up to the {data.size(0)} rows of data")
    return functions._recurrent_layers("lstm", data, counts, hx, params, has_biases, num_layers, dropout, train,
        bidirectional)


@composite(define("gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, "
    "bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)", "4a5c958bc5be336d"))
def gru_input_composite(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    steps = input.transpose(0, 1) if batch_first else input
    if steps._ndim != 3 or steps.numel() == 0:
        language.raise_error(
            f"gru: expected an input of three dimensions with at least one step, got shape {list(input._sizes)}")
    counts = [steps.size(1) for t in range(steps.size(0))]
    found = functions._recurrent_layers("gru", steps.flatten(0, 1), counts, [hx], params, has_biases, num_layers,
        dropout, train, bidirectional)
    output = found[0].unflatten(0, (steps.size(0), steps.size(1)))
    output = output.transpose(0, 1) if batch_first else output
    return (language.new(output), found[1])


@composite(define("gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int "
    "num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)", "5d89205318bbf7b4"))
def gru_data_composite(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    if batch_sizes.dtype.is_floating_point or batch_sizes.dtype.is_complex:
        language.raise_unsupported_error(f"gru: batch_sizes must be integers, got {batch_sizes.dtype}")
    counts = [batch_sizes[t].item() for t in range(batch_sizes.numel())]
    if len(counts) == 0 or language.product(data._sizes[:1]) != functions.sum(batch_sizes).item():
        language.raise_error(f"gru: batch_sizes {counts} do not add up to the {data.size(0)} rows of data")
    return functions._recurrent_layers("gru", data, counts, [hx], params, has_biases, num_layers, dropout, train,
        bidirectional)


@composite(define("rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float "
    "dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)", "6495cee57ae61c50"))
def rnn_tanh_input_composite(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    steps = input.transpose(0, 1) if batch_first else input
    if steps._ndim != 3 or steps.numel() == 0:
        language.raise_error(
            f"rnn_tanh: expected an input of three dimensions with at least one step, got shape {list(input._sizes)}")
    counts = [steps.size(1) for t in range(steps.size(0))]
    found = functions._recurrent_layers("tanh", steps.flatten(0, 1), counts, [hx], params, has_biases, num_layers,
        dropout, train, bidirectional)
    output = found[0].unflatten(0, (steps.size(0), steps.size(1)))
    output = output.transpose(0, 1) if batch_first else output
    return (language.new(output), found[1])


@composite(define("rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int "
    "num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)", "f5ba277e90a4f8eb"))
def rnn_tanh_data_composite(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    if batch_sizes.dtype.is_floating_point or batch_sizes.dtype.is_complex:
        language.raise_unsupported_error(f"rnn_tanh: batch_sizes must be integers, got {batch_sizes.dtype}")
    counts = [batch_sizes[t].item() for t in range(batch_sizes.numel())]
    if len(counts) == 0 or language.product(data._sizes[:1]) != functions.sum(batch_sizes).item():
        language.raise_error(f"rnn_tanh: batch_sizes {counts} do not add up to the {data.size(0)} rows of data")
    return functions._recurrent_layers("tanh", data, counts, [hx], params, has_biases, num_layers, dropout, train,
        bidirectional)


@composite(define("rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float "
    "dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)", "3b3ee494776a1c4a"))
def rnn_relu_input_composite(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    steps = input.transpose(0, 1) if batch_first else input
    if steps._ndim != 3 or steps.numel() == 0:
        language.raise_error(
            f"rnn_relu: expected an input of three dimensions with at least one step, got shape {list(input._sizes)}")
    counts = [steps.size(1) for t in range(steps.size(0))]
    found = functions._recurrent_layers("relu", steps.flatten(0, 1), counts, [hx], params, has_biases, num_layers,
        dropout, train, bidirectional)
    output = found[0].unflatten(0, (steps.size(0), steps.size(1)))
    output = output.transpose(0, 1) if batch_first else output
    return (language.new(output), found[1])


@composite(define("rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int "
    "num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)", "5c320c43f685e592"))
def rnn_relu_data_composite(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    if batch_sizes.dtype.is_floating_point or batch_sizes.dtype.is_complex:
        language.raise_unsupported_error(f"rnn_relu: batch_sizes must be integers, got {batch_sizes.dtype}")
    counts = [batch_sizes[t].item() for t in range(batch_sizes.numel())]
    if len(counts) == 0 or language.product(data._sizes[:1]) != functions.sum(batch_sizes).item():
        language.raise_error(f"rnn_relu: batch_sizes {counts} do not add up to the {data.size(0)} rows of data")
    return functions._recurrent_layers("relu", data, counts, [hx], params, has_biases, num_layers, dropout, train,
        bidirectional)
