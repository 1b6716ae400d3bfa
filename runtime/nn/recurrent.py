"""Recurrent networks: RNN, LSTM, GRU, and their cells.

All layers are one operator, of which ``lstm``, ``gru``, ``rnn_tanh`` and ``rnn_relu`` are other forms. Formulas and
names of weights are PyTorch's: S. Hochreiter and J. Schmidhuber, "Long short-term memory", 1997; K. Cho et al., arXiv
1406.1078, with the reset gate behind the product.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from runtime.autograd import autocasting
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.nn import init
from runtime.nn.linear import weights
from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.nn.utils.rnn import PackedSequence
from runtime.nn.weights import Weights
from runtime.tensor import Tensor

_NONLINEARITIES = ("tanh", "relu")
State = tuple[Tensor, ...]


class RNNBase(Module):
    """What networks of several layers and directions share; the first state of a layer is what it gives."""

    gates = 1
    states = 1
    cell: str
    input_size: int
    hidden_size: int

    def __init__(
        self, input_size: int, hidden_size: int, num_layers: int = 1, bias: bool = True, batch_first: bool = False,
        dropout: float = 0.0, bidirectional: bool = False, proj_size: int = 0, device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__()
        if min(input_size, hidden_size, num_layers) <= 0 or not 0 <= proj_size < hidden_size:
            msg = (
                f"{type(self).__name__}(): sizes and numbers are positive, and proj_size is less than hidden_size, got "
                f"input_size={input_size}, hidden_size={hidden_size}, num_layers={num_layers}, proj_size={proj_size}"
            )
            raise ArgumentValueError(msg)
        for name, flag in (("bias", bias), ("batch_first", batch_first)):
            if not isinstance(flag, bool):
                msg = f"{type(self).__name__}(): {name} is a bool, got {type(flag).__name__}"
                raise ArgumentError(msg)
        if proj_size and self.states == 1:
            msg = f"{type(self).__name__}(): proj_size is an argument of LSTM alone, got {proj_size}"
            raise ArgumentValueError(msg)
        if not isinstance(dropout, (int, float)) or isinstance(dropout, bool) or not 0 <= dropout <= 1:
            msg = f"{type(self).__name__}(): dropout is a probability, got {dropout!r}"
            raise ArgumentValueError(msg)
        self.input_size, self.hidden_size, self.num_layers, self.bias = input_size, hidden_size, num_layers, bias
        self.batch_first, self.dropout, self.bidirectional = batch_first, float(dropout), bidirectional
        self.proj_size = proj_size
        out = proj_size or hidden_size
        for layer in range(num_layers):
            size = input_size if layer == 0 else out * self._directions
            for ending in self._endings(layer):
                rows = self.gates * hidden_size
                shapes: dict[str, tuple[int, ...]] = {"weight_ih": (rows, size), "weight_hh": (rows, out)}
                if bias:
                    shapes |= {"bias_ih": (rows,), "bias_hh": (rows,)}
                if proj_size:
                    shapes["weight_hr"] = (proj_size, hidden_size)
                for name, shape in shapes.items():
                    self.register_parameter(name + ending, weights(*shape, device=device, dtype=dtype))
        self.reset_parameters()

    @property
    def _directions(self) -> int:
        return 2 if self.bidirectional else 1

    def _endings(self, layer: int) -> list[str]:
        """How the names of the parameters of a layer end, one for each direction."""
        return [f"_l{layer}", f"_l{layer}_reverse"][: self._directions]

    def reset_parameters(self) -> None:
        """Draw new numbers, uniform over ±1/sqrt(hidden_size)."""
        bound = 1 / math.sqrt(self.hidden_size)
        for parameter in self.parameters():
            init.uniform_(parameter, -bound, bound)

    def flatten_parameters(self) -> None:
        """Nothing: weights are used where they lie."""

    @property
    def all_weights(self) -> list[list[Any]]:
        """The parameters of each layer and direction."""
        weights_of_self = Weights(self)
        return [[weights_of_self[name] for name in names] for names in self._all_weights]

    @property
    def _all_weights(self) -> list[list[str]]:
        """The names of the parameters of each layer and direction."""
        names = ["weight_ih", "weight_hh"]
        if self.bias:
            names += ["bias_ih", "bias_hh"]
        if self.proj_size:
            names.append("weight_hr")
        endings = [ending for layer in range(self.num_layers) for ending in self._endings(layer)]
        return [[name + ending for name in names] for ending in endings]

    def _pytorch_state(self) -> dict[str, Any]:
        """Attributes that PyTorch's layers have besides, by their names there."""
        state = {"mode": self.mode, "_all_weights": self._all_weights, "_flat_weights_names": self._flat_weights_names}
        return {**state, "_flat_weights": self._flat_weights}

    @property
    def _flat_weights(self) -> list[Any]:
        """The weights that a call uses, in the order of `_flat_weights_names`; a program may set others."""
        weights: list[Any] | None = self.__dict__.get("_other_weights")
        return [item for row in self.all_weights for item in row] if weights is None else weights

    @_flat_weights.setter
    def _flat_weights(self, weights: Sequence[Any]) -> None:
        if len(weights) != len(self._flat_weights_names):
            msg = f"{type(self).__name__}: there are {len(self._flat_weights_names)} weights, got {len(weights)}"
            raise ArgumentValueError(msg)
        self.__dict__["_other_weights"] = list(weights)

    @property
    def _flat_weights_names(self) -> list[str]:
        return [name for row in self._all_weights for name in row]

    def _apply(self, fn: Any, recurse: bool = True) -> Any:
        """As of every module; weights that a program has set are forgotten."""
        self.__dict__.pop("_other_weights", None)
        return super()._apply(fn, recurse)

    def _run(self, input: Any, initial: State | None) -> tuple[Any, State]:
        """The outputs of the last layer, in the form of the input, and the last states, (layers, batch, size) each."""
        if isinstance(input, PackedSequence):
            order, counts = input.sorted_indices, input.batch_sizes.tolist()
            self._check(input.data, 2)
            if initial is not None and order is not None:
                initial = tuple(F.index_select(item, 1, order) for item in initial)
            data, last = self._layers(input.data, counts, initial)
            if input.unsorted_indices is not None:
                last = tuple(F.index_select(item, 1, input.unsorted_indices) for item in last)
            return PackedSequence(data, *input[1:]), last
        self._check(input, input.ndim)
        single = input.ndim == 2
        if single:
            input = F.unsqueeze(input, 1)
            initial = None if initial is None else tuple(F.unsqueeze(item, 1) for item in initial)
        elif self.batch_first:
            input = F.transpose(input, 0, 1)
        steps, batch = input.shape[:2]
        data, last = self._layers(F.flatten(input, 0, 1), [batch] * steps, initial)
        output = F.reshape(data, (steps, batch, data.shape[-1]))
        if single:
            return F.squeeze(output, 1), tuple(F.squeeze(item, 1) for item in last)
        return (F.transpose(output, 0, 1) if self.batch_first else output), last

    def _check(self, input: Tensor, ndim: int) -> None:
        weight = Weights(self)["weight_ih_l0"]
        kind = weight.dtype
        self._check_device("the input", input, weight)
        if input.dtype is not kind and not autocasting.casts():
            msg = f"{type(self).__name__}: expected an input of {kind}, as the weights are, got {input.dtype}"
            raise ArgumentValueError(msg)
        if ndim not in (2, 3) or input.shape[-1] != self.input_size:
            msg = (
                f"{type(self).__name__}: expected an input of (time, {self.input_size}) or (time, batch, "
                f"{self.input_size}), got the shape {tuple(input.shape)}"
            )
            raise ComputeError(msg)
        if not input.shape[1 if ndim == 3 and self.batch_first else 0] or not input.shape[-1]:
            msg = f"{type(self).__name__}: expected at least one step, got the shape {tuple(input.shape)}"
            raise ComputeError(msg)

    def _check_device(self, label: str, tensor: Tensor, weight: Tensor) -> None:
        if tensor.device != weight.device:
            msg = (
                f"{type(self).__name__}: expected {label} on the device of the weights, {weight.device}, got one on "
                f"{tensor.device}"
            )
            raise ComputeError(msg)

    def _layers(self, data: Tensor, counts: list[int], initial: State | None) -> tuple[Tensor, State]:
        """All layers on packed steps: (elements, size) to outputs and the last states."""
        sizes = (self.proj_size or self.hidden_size, self.hidden_size)
        count = self.num_layers * self._directions
        shapes = [(count, counts[0], sizes[i]) for i in range(self.states)]
        if initial is None:
            initial = tuple(F.zeros(shape, dtype=data.dtype, device=data.device) for shape in shapes)
        else:
            for item in initial:
                self._check_device("the first state", item, data)
        for item, shape in zip(initial, shapes, strict=True):
            if tuple(item.shape) != shape:
                msg = f"{type(self).__name__}: expected a first state of the shape {shape}, got {tuple(item.shape)}"
                raise ComputeError(msg)
        arguments = (
            data, counts, list(initial), self._flat_weights, self.bias, self.num_layers, self.dropout, self.training,
            self.bidirectional,
        )  # fmt: skip
        is_even = self.states == 2 and counts[0] == counts[-1]
        data, *last = F._lstm_layers(*arguments) if is_even else F._recurrent_layers(self.cell, *arguments)
        return data, tuple(last)

    def _batch_of_script(self, input: Tensor) -> Tensor:
        """The input of three dimensions; of one sequence, a batch of it."""
        if input.dim() == 2:
            return F.unsqueeze(input, 0 if self.batch_first else 1)  # type: ignore[no-any-return]
        return input

    def _state_of_script(self, input: Tensor, hx: Tensor | None) -> Tensor:
        """The first state of a batch: zeros where none is given."""
        if hx is None:
            batch = input.size(0 if self.batch_first else 1) if input.dim() == 3 else 1
            shape = [self.num_layers * self._directions, batch, self.hidden_size]
            return F.zeros(shape, dtype=input.dtype, device=input.device)  # type: ignore[no-any-return]
        return F.unsqueeze(hx, 1) if input.dim() == 2 else hx

    def extra_repr(self) -> str:
        usual = {
            "proj_size": 0, "num_layers": 1, "bias": True, "batch_first": False, "dropout": 0, "bidirectional": False,
        }  # fmt: skip
        changed = [f"{name}={getattr(self, name)}" for name, value in usual.items() if getattr(self, name) != value]
        return ", ".join([str(self.input_size), str(self.hidden_size), *changed])


class RNN(RNNBase):
    """``h = tanh(W_ih x + b_ih + W_hh h + b_hh)``, or with relu, step by step.

    Input (time, batch, input_size), (batch, time, ...) with `batch_first`, (time, input_size) or a PackedSequence, and
    the first states (layers * directions, batch, hidden_size), zeros by default. Gives the outputs of the last layer,
    (time, batch, hidden_size * directions), and the last states.
    """

    def __init__(self, *args: Any, nonlinearity: str = "tanh", **kwargs: Any) -> None:
        if len(args) > 3 and isinstance(args[3], str):  # PyTorch's fourth
            nonlinearity, args = args[3], (*args[:3], *args[4:])
        if nonlinearity not in _NONLINEARITIES:
            msg = f"RNN(): nonlinearity is 'tanh' or 'relu', got {nonlinearity!r}"
            raise ArgumentValueError(msg)
        super().__init__(*args, **kwargs)
        self.nonlinearity = nonlinearity
        self.mode = f"RNN_{nonlinearity.upper()}"

    @property
    def cell(self) -> str:  # type: ignore[override]
        """What a step computes."""
        return "relu" if self.mode == "RNN_RELU" else "tanh"

    def forward(self, input: Any, hx: Tensor | None = None) -> tuple[Any, Tensor]:
        """Outputs and the last states."""
        output, (last,) = self._run(input, None if hx is None else (hx,))
        return output, last

    def _in_scripts(self, input: Tensor, hx: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """The same by the operators of PyTorch's names, as scripts read it; of tensors alone."""
        data, first = self._batch_of_script(input), self._state_of_script(input, hx)
        if self.cell == "relu":
            output, last = F.rnn_relu(
                data, first, self._flat_weights, self.bias, self.num_layers, self.dropout, self.training,
                self.bidirectional, self.batch_first
            )  # fmt: skip
        else:
            output, last = F.rnn_tanh(
                data, first, self._flat_weights, self.bias, self.num_layers, self.dropout, self.training,
                self.bidirectional, self.batch_first
            )  # fmt: skip
        if input.dim() == 2:
            return output.squeeze(0 if self.batch_first else 1), last.squeeze(1)
        return output, last

    forward._source_of_script = _in_scripts  # type: ignore[attr-defined]


class GRU(RNNBase):
    """Gated recurrent units; inputs, states and outputs as those of :class:`RNN`.

    ``r, z = sigmoid(W_ih x + b_ih + W_hh h + b_hh)``, ``n = tanh(W_in x + b_in + r * (W_hn h + b_hn))``, and
    ``h = (1 - z) * n + z * h``.
    """

    gates = 3
    mode = "GRU"
    cell = "gru"

    def forward(self, input: Any, hx: Tensor | None = None) -> tuple[Any, Tensor]:
        """Outputs and the last states."""
        output, (last,) = self._run(input, None if hx is None else (hx,))
        return output, last

    def _in_scripts(self, input: Tensor, hx: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """The same by the operators of PyTorch's names, as scripts read it; of tensors alone."""
        output, last = F.gru(
            self._batch_of_script(input), self._state_of_script(input, hx), self._flat_weights, self.bias,
            self.num_layers, self.dropout, self.training, self.bidirectional, self.batch_first
        )  # fmt: skip
        if input.dim() == 2:
            return output.squeeze(0 if self.batch_first else 1), last.squeeze(1)
        return output, last

    forward._source_of_script = _in_scripts  # type: ignore[attr-defined]


class LSTM(RNNBase):
    """Long short-term memory; inputs and outputs as those of :class:`RNN`, states are pairs of h and c.

    ``i, f, o = sigmoid(W_ih x + b_ih + W_hh h + b_hh)``, ``g = tanh(...)``, ``c = f * c + i * g``, and
    ``h = o * tanh(c)``, of which with `proj_size` ``W_hr h`` is given on.
    """

    gates = 4
    states = 2
    mode = "LSTM"
    cell = "lstm"

    def forward(self, input: Any, hx: tuple[Tensor, Tensor] | None = None) -> tuple[Any, tuple[Any, Any]]:
        """Outputs and the last states, h and c."""
        output, (hidden, memory) = self._run(input, _both_states("LSTM", hx))
        return output, (hidden, memory)

    def _in_scripts(
        self, input: Tensor, hx: tuple[Tensor, Tensor] | None = None
    ) -> tuple[Tensor, tuple[Tensor, Tensor]]:  # fmt: skip
        """The same by the operators of PyTorch's names, as scripts read it; of tensors alone."""
        data = self._batch_of_script(input)
        if hx is None:
            count, batch = self.num_layers * self._directions, data.size(0 if self.batch_first else 1)
            size = self.proj_size if self.proj_size > 0 else self.hidden_size
            first = F.zeros([count, batch, size], dtype=input.dtype, device=input.device)
            memory = F.zeros([count, batch, self.hidden_size], dtype=input.dtype, device=input.device)
        else:
            first, memory = self._state_of_script(input, hx[0]), self._state_of_script(input, hx[1])
        output, last, last_memory = F.lstm(
            data, [first, memory], self._flat_weights, self.bias, self.num_layers, self.dropout, self.training,
            self.bidirectional, self.batch_first
        )  # fmt: skip
        if input.dim() == 2:
            return output.squeeze(0 if self.batch_first else 1), (last.squeeze(1), last_memory.squeeze(1))
        return output, (last, last_memory)

    forward._source_of_script = _in_scripts  # type: ignore[attr-defined]


def _both_states(name: str, hx: Any) -> Any:
    """The states h and c, or None; TypeError for what is no pair, such as one tensor of both."""
    if hx is None or (isinstance(hx, (tuple, list)) and len(hx) == 2):
        return hx if hx is None else tuple(hx)
    msg = f"{name}: the first states are a pair, (h, c), got {type(hx).__name__}"
    raise ArgumentError(msg)


def _gru(input_gates: Tensor, hidden_gates: Tensor, hidden: Tensor) -> Tensor:
    """The next state, from the contributions of input and state to the three gates."""
    reset, update, new = F.chunk(input_gates, 3, 1)
    own_reset, own_update, own_new = F.chunk(hidden_gates, 3, 1)
    result, chosen = F.tanh(new + F.sigmoid(reset + own_reset) * own_new), F.sigmoid(update + own_update)
    if result.dtype is not hidden.dtype:  # in a region of autocast
        return result + chosen * (hidden - result)  # type: ignore[no-any-return]
    return F.lerp(result, hidden, chosen)  # type: ignore[no-any-return]


def _lstm(gates: Any, memory: Tensor) -> tuple[Tensor, Tensor]:
    """The next state and memory, from the four gates."""
    enter, forget, new, leave = F.chunk(gates, 4, 1)
    memory = F.sigmoid(forget) * memory + F.sigmoid(enter) * F.tanh(new)
    return F.sigmoid(leave) * F.tanh(memory), memory


class RNNCellBase(Module):
    """One step, of one layer; input (batch, input_size) or (input_size)."""

    gates = 1
    hidden_size: int

    def __init__(
        self, input_size: int, hidden_size: int, bias: bool = True, device: Any = None, dtype: Any = None
    ) -> None:
        super().__init__()
        self.input_size, self.hidden_size, self.bias = input_size, hidden_size, bias
        self.weight_ih = weights(self.gates * hidden_size, input_size, device=device, dtype=dtype)
        self.weight_hh = weights(self.gates * hidden_size, hidden_size, device=device, dtype=dtype)
        for name in ("bias_ih", "bias_hh"):
            bias_parameter = weights(self.gates * hidden_size, device=device, dtype=dtype) if bias else None
            self.register_parameter(name, bias_parameter)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw new numbers, uniform over ±1/sqrt(hidden_size)."""
        bound = 1 / math.sqrt(self.hidden_size) if self.hidden_size else 0
        for parameter in self.parameters():
            init.uniform_(parameter, -bound, bound)

    def _parts(self, input: Tensor, states: tuple[Tensor | None, ...]) -> tuple[Any, Any, list[Tensor]]:
        """What input and state contribute, and the states; of batches."""
        rows = input if input.ndim == 2 else F.unsqueeze(input, 0)
        if input.ndim not in (1, 2) or rows.shape[1] != self.input_size:
            msg = f"{type(self).__name__}: expected an input of {self.input_size} numbers, got {tuple(input.shape)}"
            raise ComputeError(msg)
        shape = (rows.shape[0], self.hidden_size)
        for state in states:
            self._check_state(state, shape[2 - input.ndim :])
        results = [F.zeros(shape, dtype=rows.dtype) if state is None else F.reshape(state, shape) for state in states]
        weights_of_self = Weights(self)
        input_part = F.linear(rows, weights_of_self["weight_ih"], weights_of_self["bias_ih"])
        return input_part, F.linear(results[0], weights_of_self["weight_hh"], weights_of_self["bias_hh"]), results

    def _rows_of_script(self, input: Tensor) -> Tensor:
        """Inputs as a batch."""
        if input.dim() != 1 and input.dim() != 2:
            raise RuntimeError("expected an input of 1 or 2 dimensions")
        return input if input.dim() == 2 else F.unsqueeze(input, 0)

    def _state_of_script(self, input: Tensor, state: Tensor | None) -> Tensor:
        """A state as a batch; zeros where there is none."""
        if state is None:
            count = input.size(0) if input.dim() == 2 else 1
            return F.zeros([count, self.hidden_size], dtype=input.dtype, device=input.device)  # type: ignore[no-any-return]
        return state if input.dim() == 2 else F.unsqueeze(state, 0)

    def _check_state(self, state: Tensor | None, shape: tuple[int, ...]) -> None:
        """ValueError for a state of other than one or two dimensions, RuntimeError for one of other sizes."""
        if state is None:
            return
        if state.ndim not in (1, 2):
            msg = f"{type(self).__name__}: expected a state of one or two dimensions, got shape {tuple(state.shape)}"
            raise ArgumentValueError(msg)
        if tuple(state.shape) != shape:
            msg = f"{type(self).__name__}: expected a state of shape {shape}, got {tuple(state.shape)}"
            raise ComputeError(msg)

    def extra_repr(self) -> str:
        return f"{self.input_size}, {self.hidden_size}" + ("" if self.bias else ", bias=False")


class RNNCell(RNNCellBase):
    """One step of an :class:`RNN`: input and hidden state to the next."""

    def __init__(
        self, input_size: int, hidden_size: int, bias: bool = True, nonlinearity: str = "tanh", device: Any = None,
        dtype: Any = None,
    ) -> None:  # fmt: skip
        if nonlinearity not in _NONLINEARITIES:
            msg = f"RNNCell(): nonlinearity is 'tanh' or 'relu', got {nonlinearity!r}"
            raise ArgumentValueError(msg)
        super().__init__(input_size, hidden_size, bias, device, dtype)
        self.nonlinearity = nonlinearity

    def forward(self, input: Tensor, hx: Tensor | None = None) -> Any:
        """The next hidden state."""
        input_part, two, _ = self._parts(input, (hx,))
        result = getattr(F, self.nonlinearity)(input_part + two)
        return result if input.ndim == 2 else F.squeeze(result, 0)

    def _in_scripts(self, input: Tensor, hx: Tensor | None = None) -> Tensor:
        """The same by the operators of PyTorch's names, as scripts read it."""
        rows, state = self._rows_of_script(input), self._state_of_script(input, hx)
        if self.nonlinearity == "tanh":
            result = F.rnn_tanh_cell(rows, state, self.weight_ih, self.weight_hh, self.bias_ih, self.bias_hh)
        else:
            result = F.rnn_relu_cell(rows, state, self.weight_ih, self.weight_hh, self.bias_ih, self.bias_hh)
        return result if input.dim() == 2 else result.squeeze(0)  # type: ignore[no-any-return]

    forward._source_of_script = _in_scripts  # type: ignore[attr-defined]

    def extra_repr(self) -> str:
        return super().extra_repr() + ("" if self.nonlinearity == "tanh" else f", nonlinearity={self.nonlinearity}")


class GRUCell(RNNCellBase):
    """One step of a :class:`GRU`: input and hidden state to the next."""

    gates = 3

    def forward(self, input: Tensor, hx: Tensor | None = None) -> Any:
        """The next hidden state."""
        input_part, two, (hidden,) = self._parts(input, (hx,))
        result = _gru(input_part, two, hidden)
        return result if input.ndim == 2 else F.squeeze(result, 0)

    def _in_scripts(self, input: Tensor, hx: Tensor | None = None) -> Tensor:
        """The same by the operators of PyTorch's names, as scripts read it."""
        rows, state = self._rows_of_script(input), self._state_of_script(input, hx)
        reset, update, new = F.chunk(F.linear(rows, self.weight_ih, self.bias_ih), 3, 1)
        own_reset, own_update, own_new = F.chunk(F.linear(state, self.weight_hh, self.bias_hh), 3, 1)
        result = F.tanh(new + F.sigmoid(reset + own_reset) * own_new)
        result = F.lerp(result, state, F.sigmoid(update + own_update))
        return result if input.dim() == 2 else result.squeeze(0)  # type: ignore[no-any-return]

    forward._source_of_script = _in_scripts  # type: ignore[attr-defined]


class LSTMCell(RNNCellBase):
    """One step of an :class:`LSTM`: input and the pair of hidden state and memory to the next pair."""

    gates = 4

    def forward(self, input: Tensor, hx: tuple[Tensor, Tensor] | None = None) -> tuple[Any, Any]:
        """The next hidden state and memory."""
        input_part, two, (_, memory) = self._parts(input, _both_states("LSTMCell", hx) or (None, None))
        hidden, memory = _lstm(input_part + two, memory)
        return (hidden, memory) if input.ndim == 2 else (F.squeeze(hidden, 0), F.squeeze(memory, 0))

    def _in_scripts(self, input: Tensor, hx: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]:
        """The same by the operators of PyTorch's names, as scripts read it."""
        rows = self._rows_of_script(input)
        if hx is None:
            states = [self._state_of_script(input, None), self._state_of_script(input, None)]
        else:
            states = [self._state_of_script(input, hx[0]), self._state_of_script(input, hx[1])]
        hidden, memory = F.lstm_cell(rows, states, self.weight_ih, self.weight_hh, self.bias_ih, self.bias_hh)
        return (hidden, memory) if input.dim() == 2 else (hidden.squeeze(0), memory.squeeze(0))

    forward._source_of_script = _in_scripts  # type: ignore[attr-defined]
