"""Recurrent layers and their cells: RNN, LSTM, GRU.

What comes from the input is one product for all steps; what comes from the state is one for each step, and the gates
are one loop each (``_lstm_gates`` and ``_gru_gates`` of ops.yaml).
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from typing import Any, ClassVar

from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.nn import init
from runtime.nn.linear import weights
from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor

State = tuple[Any, ...]
Step = Callable[[Any, Any, Any, State], State]
NONLINEARITIES = ("tanh", "relu")


def _plain_step(nonlinearity: str) -> Step:
    """A step of a plain recurrent network."""

    def step(given: Any, weight: Any, bias: Any, state: State) -> State:
        total = given + F.linear(state[0], weight, bias)
        return (F.relu(total) if nonlinearity == NONLINEARITIES[1] else F.tanh(total),)

    return step


def lstm_step(given: Any, weight: Any, bias: Any, state: State) -> State:
    """Hidden state and cell after one step; gates lie as input, forget, candidate, output."""
    gates = given + F.linear(state[0], weight, bias)
    return tuple(F._lstm_gates(*F.chunk(gates, 4, -1), state[1]))


def gru_step(given: Any, weight: Any, bias: Any, state: State) -> State:
    """The hidden state after one step; gates lie as reset, update, candidate."""
    of_input, of_state = F.chunk(given, 3, -1), F.chunk(F.linear(state[0], weight, bias), 3, -1)
    return (F._gru_gates(of_input[0] + of_state[0], of_input[1] + of_state[1], of_input[2], of_state[2], state[0]),)


class _Recurrent(Module):
    """Layers of one kind, of which each gets what the one before it gave."""

    gates: ClassVar[int] = 1
    states: ClassVar[int] = 1

    def __init__(
        self, input_size: int, hidden_size: int, num_layers: int = 1, bias: bool = True, batch_first: bool = False,
        dropout: float = 0.0, bidirectional: bool = False, proj_size: int = 0, device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__()
        _check(hidden_size, num_layers, dropout)
        if not 0 <= proj_size < hidden_size:
            msg = "proj_size has to be smaller than hidden_size, and 0 or more"
            raise ArgumentValueError(msg)
        if dropout > 0 and num_layers == 1:
            warnings.warn(
                "dropout is added behind all but the last layer, so it needs num_layers greater than 1", stacklevel=3
            )
        self.input_size, self.hidden_size, self.num_layers = input_size, hidden_size, num_layers
        self.bias, self.batch_first, self.dropout = bias, batch_first, float(dropout)
        self.bidirectional, self.proj_size = bidirectional, proj_size
        places = [(layer, way) for layer in range(num_layers) for way in self._ways()]
        self._names = [self._add_layer(layer, way, device, dtype) for layer, way in places]
        self.reset_parameters()

    def _ways(self) -> tuple[str, ...]:
        return ("", "_reverse") if self.bidirectional else ("",)

    def _add_layer(self, layer: int, way: str, device: Any, dtype: Any) -> list[str]:
        """The parameters of one direction of one layer; their names."""
        out = self.proj_size or self.hidden_size
        into = self.input_size if layer == 0 else out * len(self._ways())
        rows = self.gates * self.hidden_size
        sizes: dict[str, tuple[int, ...]] = {"weight_ih": (rows, into), "weight_hh": (rows, out)}
        if self.bias:
            sizes |= {"bias_ih": (rows,), "bias_hh": (rows,)}
        if self.proj_size:
            sizes["weight_hr"] = (self.proj_size, self.hidden_size)
        for name, size in sizes.items():
            setattr(self, f"{name}_l{layer}{way}", weights(*size, device=device, dtype=dtype))
        return [f"{name}_l{layer}{way}" for name in sizes]

    @property
    def all_weights(self) -> list[list[Parameter]]:
        """The parameters of every layer and direction."""
        return [[getattr(self, name) for name in names] for names in self._names]

    def reset_parameters(self) -> None:
        """Draw new numbers."""
        bound = 1 / math.sqrt(self.hidden_size) if self.hidden_size > 0 else 0
        for parameter in self.parameters():
            init.uniform_(parameter, -bound, bound)

    def flatten_parameters(self) -> None:
        """Nothing: it is there for programs that call it."""

    def _step(self) -> Step:
        raise NotImplementedError

    def forward(self, input: Any, hx: Any = None) -> Any:
        """(steps, batch, input_size), or batch first, or without a batch; the results and the last states."""
        if input.ndim not in {2, 3}:
            msg = f"{type(self).__name__}: Expected input to be 2D or 3D, got {input.ndim}D instead"
            raise ArgumentValueError(msg)
        if input.shape[-1] != self.input_size:
            msg = f"input.size(-1) must be equal to input_size. Expected {self.input_size}, got {input.shape[-1]}"
            raise ComputeError(msg)
        alone = input.ndim == 2
        steps = input.unsqueeze(1) if alone else input.transpose(0, 1) if self.batch_first else input
        given = self._states(hx, steps, alone)
        result, last = self._run(steps, given)
        if alone:
            return result.squeeze(1), self._packed([one.squeeze(1) for one in last])
        return (result.transpose(0, 1) if self.batch_first else result), self._packed(last)

    def _packed(self, states: list[Any]) -> Any:
        return states[0] if self.states == 1 else tuple(states)

    def _states(self, hx: Any, steps: Any, alone: bool) -> list[Any]:
        """The states before the first step, (layers and directions, batch, size) each; zeros where none are given."""
        count, batch = len(self._names), steps.shape[1]
        sizes = [self.proj_size or self.hidden_size, self.hidden_size][: self.states]
        if hx is None:
            return [F.zeros((count, batch, size), dtype=steps.dtype) for size in sizes]
        listed = [hx] if self.states == 1 else list(hx)
        found = [one.unsqueeze(1) if alone else one for one in listed]
        for one, size in zip(found, sizes, strict=True):
            if one.shape != (count, batch, size):
                msg = f"Expected hidden size {(count, batch, size)}, got {tuple(one.shape)}"
                raise ComputeError(msg)
        return found

    def _run(self, steps: Any, given: list[Any]) -> tuple[Any, list[Any]]:
        """All layers: the results of the last one, and the last states of all."""
        step, ends, place = self._step(), [], 0
        for layer in range(self.num_layers):
            results = []
            for way in self._ways():
                names, state = self._names[place], tuple(one[place] for one in given)
                found, last = self._pass(step, steps, names, state, backwards=bool(way))
                results.append(found)
                ends.append(last)
                place += 1
            steps = F.cat(results, -1) if len(results) > 1 else results[0]
            if self.dropout and layer + 1 < self.num_layers:
                steps = F.dropout(steps, self.dropout, self.training)
        return steps, [F.stack(list(one)) for one in zip(*ends, strict=True)]

    def _pass(
        self, step: Step, steps: Any, names: list[str], state: State, *, backwards: bool
    ) -> tuple[Any, State]:
        """One direction of one layer."""
        own = dict(zip((name.partition("_l")[0] for name in names), map(self.__getattr__, names), strict=True))
        projected = F.linear(steps, own["weight_ih"], own.get("bias_ih"))
        parts = F.unbind(projected)
        found = []
        for given in reversed(parts) if backwards else parts:
            state = step(given, own["weight_hh"], own.get("bias_hh"), state)
            if self.proj_size:
                state = (F.linear(state[0], own["weight_hr"]), *state[1:])
            found.append(state[0])
        return F.stack(found[::-1] if backwards else found), state

    def extra_repr(self) -> str:
        shown = f"{self.input_size}, {self.hidden_size}"
        usual = {
            "proj_size": 0, "num_layers": 1, "bias": True, "batch_first": False, "dropout": 0.0, "bidirectional": False
        }  # fmt: skip
        different = [f", {name}={getattr(self, name)}" for name, value in usual.items() if getattr(self, name) != value]
        return shown + "".join(different)


def _check(hidden_size: Any, num_layers: Any, dropout: Any) -> None:
    for name, value in (("hidden_size", hidden_size), ("num_layers", num_layers)):
        if not isinstance(value, int):
            msg = f"{name} should be of type int, got: {type(value).__name__}"
            raise ArgumentError(msg)
        if value <= 0:
            msg = f"{name} must be greater than zero"
            raise ArgumentValueError(msg)
    if isinstance(dropout, bool) or not isinstance(dropout, (int, float)) or not 0 <= dropout <= 1:
        msg = "dropout should be a number in range [0, 1], the probability of an element being zeroed"
        raise ArgumentValueError(msg)


class RNN(_Recurrent):
    """``h = tanh(W_ih x + b_ih + W_hh h + b_hh)`` for every step, or with relu (Elman, 1990)."""

    def __init__(
        self, input_size: int, hidden_size: int, num_layers: int = 1, nonlinearity: str = NONLINEARITIES[0],
        bias: bool = True, batch_first: bool = False, dropout: float = 0.0, bidirectional: bool = False,
        device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        if nonlinearity not in NONLINEARITIES:
            msg = f"Unknown nonlinearity '{nonlinearity}'. Select from {' or '.join(NONLINEARITIES)}."
            raise ArgumentValueError(msg)
        super().__init__(
            input_size, hidden_size, num_layers, bias, batch_first, dropout, bidirectional, 0, device, dtype
        )
        self.nonlinearity = nonlinearity

    def _step(self) -> Step:
        return _plain_step(self.nonlinearity)


class LSTM(_Recurrent):
    """Long short-term memory (Hochreiter and Schmidhuber, 1997); `proj_size` projects hidden states."""

    gates, states = 4, 2

    def _step(self) -> Step:
        return lstm_step


class GRU(_Recurrent):
    """Gated recurrent units (Cho et al., arXiv 1406.1078)."""

    gates = 3

    def __init__(
        self, input_size: int, hidden_size: int, num_layers: int = 1, bias: bool = True, batch_first: bool = False,
        dropout: float = 0.0, bidirectional: bool = False, device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__(
            input_size, hidden_size, num_layers, bias, batch_first, dropout, bidirectional, 0, device, dtype
        )

    def _step(self) -> Step:
        return gru_step


class _Cell(Module):
    """One step of a recurrent network."""

    gates: ClassVar[int] = 1
    states: ClassVar[int] = 1
    bias_ih: Parameter | None
    bias_hh: Parameter | None

    def __init__(
        self, input_size: int, hidden_size: int, bias: bool = True, device: Any = None, dtype: Any = None
    ) -> None:
        super().__init__()
        self.input_size, self.hidden_size, self.bias = input_size, hidden_size, bias
        rows = self.gates * hidden_size
        self.weight_ih = weights(rows, input_size, device=device, dtype=dtype)
        self.weight_hh = weights(rows, hidden_size, device=device, dtype=dtype)
        for name in ("bias_ih", "bias_hh"):
            self.register_parameter(name, weights(rows, device=device, dtype=dtype) if bias else None)
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw new numbers."""
        bound = 1 / math.sqrt(self.hidden_size) if self.hidden_size > 0 else 0
        for parameter in self.parameters():
            init.uniform_(parameter, -bound, bound)

    def _step(self) -> Step:
        raise NotImplementedError

    def forward(self, input: Any, hx: Any = None) -> Any:
        """(batch, input_size) or (input_size,), and the state before; the state after."""
        if input.ndim not in {1, 2}:
            msg = f"{type(self).__name__}: Expected input to be 1D or 2D, got {input.ndim}D instead"
            raise ArgumentValueError(msg)
        if hx is None:
            zeros = F.zeros((*input.shape[:-1], self.hidden_size), dtype=input.dtype)
            hx = zeros if self.states == 1 else (zeros, zeros)
        state = (hx,) if isinstance(hx, Tensor) else tuple(hx)
        given = F.linear(input, self.weight_ih, self.bias_ih)
        found = self._step()(given, self.weight_hh, self.bias_hh, state)
        return found[0] if self.states == 1 else found

    def extra_repr(self) -> str:
        return f"{self.input_size}, {self.hidden_size}" + ("" if self.bias else f", bias={self.bias}")


class RNNCell(_Cell):
    """One step of RNN."""

    def __init__(
        self, input_size: int, hidden_size: int, bias: bool = True, nonlinearity: str = NONLINEARITIES[0],
        device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        if nonlinearity not in NONLINEARITIES:
            msg = f"Unknown nonlinearity: {nonlinearity}"
            raise ArgumentValueError(msg)
        super().__init__(input_size, hidden_size, bias, device, dtype)
        self.nonlinearity = nonlinearity

    def _step(self) -> Step:
        return _plain_step(self.nonlinearity)

    def extra_repr(self) -> str:
        usual = self.nonlinearity == NONLINEARITIES[0]
        return super().extra_repr() + ("" if usual else f", nonlinearity={self.nonlinearity}")


class LSTMCell(_Cell):
    """One step of LSTM: the hidden state and the cell."""

    gates, states = 4, 2

    def _step(self) -> Step:
        return lstm_step


class GRUCell(_Cell):
    """One step of GRU."""

    gates = 3

    def _step(self) -> Step:
        return gru_step
