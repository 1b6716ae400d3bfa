"""The recurrences operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.autograd import forward
from runtime.autograd.forms import defining
from runtime.autograd.node import Node, attach, complete, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.dispatch.late import LateModule
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise.joint import Joint
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, CPU
from runtime.tensor.outputs import named

from .. import return_types

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.recurrences"
functions = LateModule(f"{PACKAGE}.functions")
define = defining(PACKAGE)

_LSTM_GATES = define(
    "_lstm_gates(Tensor i, Tensor f, Tensor g, Tensor o, Tensor cell) -> (Tensor hidden, Tensor next)",
    "2fbb6816036911e2",
)
_LSTM_GATES_LOOP = Elementwise("_lstm_gates", LOOPS, "_lstm_gates_kernel", 5, outputs=2, accepts=('floating',))


@_LSTM_GATES.implement(CPU)
@named(return_types._lstm_gates)
def _lstm_gates_cpu(i, f, g, o, cell):
    return _LSTM_GATES_LOOP.make(i, f, g, o, cell)


class _LstmGatesBackward0(Node):
    __slots__ = (
        "_saved_next",
        "_saved_i",
        "_version_i",
        "_saved_g",
        "_version_g",
        "_saved_o",
        "_version_o",
        "_saved_f",
        "_version_f",
        "_saved_cell",
        "_version_cell",
        "_saved_hidden",
    )
    operator = "_lstm_gates"
    num_outputs = 2

    def apply(self, *grads):
        grad_hidden, grad_next = complete(self, grads)
        grad_i = None
        if self.edges[0] is not None:
            next = unpack_output(self, self._saved_next, 1)
            i = unpack_input(self, self._saved_i, self._version_i, "i")
            g = unpack_input(self, self._saved_g, self._version_g, "g")
            o = unpack_input(self, self._saved_o, self._version_o, "o")
            tanh_next_ = functions.tanh(next)
            sigmoid_i_ = functions.sigmoid(i)
            part_ = 1 - sigmoid_i_
            tanh_g_ = functions.tanh(g)
            grad_i = (
                grad_hidden * functions.sigmoid(o) * (
                    1 - tanh_next_ * tanh_next_
                ) * sigmoid_i_ * part_ * tanh_g_ + grad_next * sigmoid_i_ * part_ * tanh_g_
            )
        grad_f = None
        if self.edges[1] is not None:
            next = unpack_output(self, self._saved_next, 1)
            o = unpack_input(self, self._saved_o, self._version_o, "o")
            f = unpack_input(self, self._saved_f, self._version_f, "f")
            cell = unpack_input(self, self._saved_cell, self._version_cell, "cell")
            tanh_next_ = functions.tanh(next)
            sigmoid_f_ = functions.sigmoid(f)
            part_ = 1 - sigmoid_f_
            grad_f = (
                grad_hidden * functions.sigmoid(o) * (
                    1 - tanh_next_ * tanh_next_
                ) * sigmoid_f_ * part_ * cell + grad_next * sigmoid_f_ * part_ * cell
            )
        grad_g = None
        if self.edges[2] is not None:
            next = unpack_output(self, self._saved_next, 1)
            i = unpack_input(self, self._saved_i, self._version_i, "i")
            g = unpack_input(self, self._saved_g, self._version_g, "g")
            o = unpack_input(self, self._saved_o, self._version_o, "o")
            tanh_next_ = functions.tanh(next)
            sigmoid_i_ = functions.sigmoid(i)
            tanh_g_ = functions.tanh(g)
            part_ = 1 - tanh_g_ * tanh_g_
            grad_g = (
                grad_hidden * functions.sigmoid(o) * (
                    1 - tanh_next_ * tanh_next_
                ) * sigmoid_i_ * part_ + grad_next * sigmoid_i_ * part_
            )
        grad_o = None
        if self.edges[3] is not None:
            o = unpack_input(self, self._saved_o, self._version_o, "o")
            hidden = unpack_output(self, self._saved_hidden, 0)
            grad_o = grad_hidden * (1 - functions.sigmoid(o)) * hidden
        grad_cell = None
        if self.edges[4] is not None:
            next = unpack_output(self, self._saved_next, 1)
            o = unpack_input(self, self._saved_o, self._version_o, "o")
            f = unpack_input(self, self._saved_f, self._version_f, "f")
            tanh_next_ = functions.tanh(next)
            sigmoid_f_ = functions.sigmoid(f)
            grad_cell = (
                grad_hidden * functions.sigmoid(o) * (1 - tanh_next_ * tanh_next_) * sigmoid_f_ + grad_next * sigmoid_f_
            )
        return (grad_i, grad_f, grad_g, grad_o, grad_cell)

    def release(self):
        self._saved_next = self._saved_i = self._saved_g = self._saved_o = self._saved_f = self._saved_cell = None
        self._saved_hidden = None


@_LSTM_GATES.implement(AUTOGRAD_CPU)
def _lstm_gates_autograd(i, f, g, o, cell):
    result = _LSTM_GATES[(i._keys | f._keys | g._keys | o._keys | cell._keys) & BELOW_AUTOGRAD](i, f, g, o, cell)
    result_hidden, result_next = result
    if state.active and not grad_enabled():
        return result
    node = _LstmGatesBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (i._edge, f._edge, g._edge, o._edge, cell._edge)
    if i._edge is not None or f._edge is not None or g._edge is not None or cell._edge is not None:
        node._saved_next = save_output.call(result_next)
    if i._edge is not None or g._edge is not None:
        node._saved_i, node._version_i = i, 0 if i._version is None else i._version[0]
    if i._edge is not None or g._edge is not None:
        node._saved_g, node._version_g = g, 0 if g._version is None else g._version[0]
    node._saved_o, node._version_o = o, 0 if o._version is None else o._version[0]
    if f._edge is not None or cell._edge is not None:
        node._saved_f, node._version_f = f, 0 if f._version is None else f._version[0]
    if f._edge is not None:
        node._saved_cell, node._version_cell = cell, 0 if cell._version is None else cell._version[0]
    if o._edge is not None:
        node._saved_hidden = save_output.call(result_hidden)
    attach(node, (result_hidden, result_next))
    return result


pushed_forward(_LSTM_GATES)

_GRU_GATES = define("_gru_gates(Tensor r, Tensor z, Tensor x, Tensor h, Tensor hidden) -> Tensor", "d1f94ba97ddf8c22")
_GRU_GATES_LOOP = Elementwise("_gru_gates", LOOPS, "_gru_gates_kernel", 5, accepts=('floating',))
_GRU_GATES.implement_by(_GRU_GATES_LOOP)
_GRU_GATES_BACKWARD_R_LOOP = Elementwise("_GruGatesBackward0", LOOPS, "gru_gates_backward_r", 5)
_GRU_GATES_BACKWARD_Z_LOOP = Elementwise("_GruGatesBackward0", LOOPS, "gru_gates_backward_z", 6)
_GRU_GATES_BACKWARD_X_LOOP = Elementwise("_GruGatesBackward0", LOOPS, "gru_gates_backward_x", 5)
_GRU_GATES_BACKWARD_H_LOOP = Elementwise("_GruGatesBackward0", LOOPS, "gru_gates_backward_h", 5)
_GRU_GATES_BACKWARD_HIDDEN_LOOP = Elementwise("_GruGatesBackward0", LOOPS, "gru_gates_backward_hidden", 2)
_GRU_GATES_BACKWARD_LOOPS = Joint(
    "_GruGatesBackward0",
    6,
    (_GRU_GATES_BACKWARD_R_LOOP, (0, 1, 3, 4, 5)),
    (_GRU_GATES_BACKWARD_Z_LOOP, (0, 1, 2, 3, 4, 5)),
    (_GRU_GATES_BACKWARD_X_LOOP, (0, 1, 3, 4, 5)),
    (_GRU_GATES_BACKWARD_H_LOOP, (0, 1, 3, 4, 5)),
    (_GRU_GATES_BACKWARD_HIDDEN_LOOP, (0, 5)),
)


class _GruGatesBackward0(Node):
    __slots__ = (
        "_saved_r",
        "_version_r",
        "_saved_x",
        "_version_x",
        "_saved_h",
        "_version_h",
        "_saved_z",
        "_version_z",
        "_saved_hidden",
        "_version_hidden",
    )
    operator = "_gru_gates"

    def apply(self, grad):
        if self.edges.count(None) < 4 and state.active and not grad_enabled() and not state.dual:
            r = unpack_input(self, self._saved_r, self._version_r, "r")
            x = unpack_input(self, self._saved_x, self._version_x, "x")
            h = unpack_input(self, self._saved_h, self._version_h, "h")
            z = unpack_input(self, self._saved_z, self._version_z, "z")
            hidden = None
            if self.edges[1] is not None:
                hidden = unpack_input(self, self._saved_hidden, self._version_hidden, "hidden")
            return _GRU_GATES_BACKWARD_LOOPS.make_some(self.edges, grad, h, hidden, r, x, z)
        grad_r = None
        if self.edges[0] is not None:
            r = unpack_input(self, self._saved_r, self._version_r, "r")
            x = unpack_input(self, self._saved_x, self._version_x, "x")
            h = unpack_input(self, self._saved_h, self._version_h, "h")
            z = unpack_input(self, self._saved_z, self._version_z, "z")
            if state.active and not grad_enabled() and not state.dual:
                grad_r = _GRU_GATES_BACKWARD_R_LOOP.make(grad, h, r, x, z)
            else:
                sigmoid_r_ = functions.sigmoid(r)
                n_ = functions.tanh(x + sigmoid_r_ * h)
                part_ = 1 - n_ * n_
                part_2_ = 1 - sigmoid_r_
                grad_r = grad * (
                    part_ * sigmoid_r_ * part_2_ * h - functions.sigmoid(z) * part_ * sigmoid_r_ * part_2_ * h
                )
        grad_z = None
        if self.edges[1] is not None:
            r = unpack_input(self, self._saved_r, self._version_r, "r")
            x = unpack_input(self, self._saved_x, self._version_x, "x")
            h = unpack_input(self, self._saved_h, self._version_h, "h")
            z = unpack_input(self, self._saved_z, self._version_z, "z")
            hidden = unpack_input(self, self._saved_hidden, self._version_hidden, "hidden")
            if state.active and not grad_enabled() and not state.dual:
                grad_z = _GRU_GATES_BACKWARD_Z_LOOP.make(grad, h, hidden, r, x, z)
            else:
                sigmoid_z_ = functions.sigmoid(z)
                n_ = functions.tanh(x + functions.sigmoid(r) * h)
                grad_z = grad * sigmoid_z_ * (1 - sigmoid_z_) * (hidden - n_)
        grad_x = None
        if self.edges[2] is not None:
            r = unpack_input(self, self._saved_r, self._version_r, "r")
            x = unpack_input(self, self._saved_x, self._version_x, "x")
            h = unpack_input(self, self._saved_h, self._version_h, "h")
            z = unpack_input(self, self._saved_z, self._version_z, "z")
            if state.active and not grad_enabled() and not state.dual:
                grad_x = _GRU_GATES_BACKWARD_X_LOOP.make(grad, h, r, x, z)
            else:
                n_ = functions.tanh(x + functions.sigmoid(r) * h)
                part_ = n_ * n_
                grad_x = grad * (1 - part_ + functions.sigmoid(z) * (part_ - 1))
        grad_h = None
        if self.edges[3] is not None:
            r = unpack_input(self, self._saved_r, self._version_r, "r")
            x = unpack_input(self, self._saved_x, self._version_x, "x")
            h = unpack_input(self, self._saved_h, self._version_h, "h")
            z = unpack_input(self, self._saved_z, self._version_z, "z")
            if state.active and not grad_enabled() and not state.dual:
                grad_h = _GRU_GATES_BACKWARD_H_LOOP.make(grad, h, r, x, z)
            else:
                sigmoid_r_ = functions.sigmoid(r)
                n_ = functions.tanh(x + sigmoid_r_ * h)
                part_ = 1 - n_ * n_
                grad_h = grad * (part_ * sigmoid_r_ - functions.sigmoid(z) * part_ * sigmoid_r_)
        grad_hidden = None
        if self.edges[4] is not None:
            z = unpack_input(self, self._saved_z, self._version_z, "z")
            if state.active and not grad_enabled() and not state.dual:
                grad_hidden = _GRU_GATES_BACKWARD_HIDDEN_LOOP.make(grad, z)
            else:
                grad_hidden = grad * functions.sigmoid(z)
        return (grad_r, grad_z, grad_x, grad_h, grad_hidden)

    def release(self):
        self._saved_r = self._saved_x = self._saved_h = self._saved_z = self._saved_hidden = None


@_GRU_GATES.implement(AUTOGRAD_CPU)
def _gru_gates_autograd(r, z, x, h, hidden):
    result = _GRU_GATES[(r._keys | z._keys | x._keys | h._keys | hidden._keys) & BELOW_AUTOGRAD](r, z, x, h, hidden)
    if state.active and not grad_enabled():
        return result
    node = _GruGatesBackward0()
    if r._edge is not None or z._edge is not None or x._edge is not None or h._edge is not None:
        node._saved_r, node._version_r = r, 0 if r._version is None else r._version[0]
    if r._edge is not None or z._edge is not None or x._edge is not None or h._edge is not None:
        node._saved_x, node._version_x = x, 0 if x._version is None else x._version[0]
    if r._edge is not None or z._edge is not None or x._edge is not None or h._edge is not None:
        node._saved_h, node._version_h = h, 0 if h._version is None else h._version[0]
    node._saved_z, node._version_z = z, 0 if z._version is None else z._version[0]
    if z._edge is not None:
        node._saved_hidden, node._version_hidden = hidden, 0 if hidden._version is None else hidden._version[0]
    return record.call(node, result, r, z, x, h, hidden)


@forward_rule(_GRU_GATES)
def _gru_gates_forward(r, z, x, h, hidden):
    r_p = forward.primal_of(r)
    r_t = forward.tangent_of(r)
    z_p = forward.primal_of(z)
    z_t = forward.tangent_of(z)
    x_p = forward.primal_of(x)
    x_t = forward.tangent_of(x)
    h_p = forward.primal_of(h)
    h_t = forward.tangent_of(h)
    hidden_p = forward.primal_of(hidden)
    hidden_t = forward.tangent_of(hidden)
    sigmoid_r_ = functions.sigmoid(r_p)
    n_ = functions.tanh(x_p + sigmoid_r_ * h_p)
    part_ = n_ * n_
    part_2_ = 1 - part_
    part_3_ = 1 - sigmoid_r_
    sigmoid_z_ = functions.sigmoid(z_p)
    result_t = None
    if r_t is not None:
        result_t = r_t * (part_2_ * sigmoid_r_ * part_3_ * h_p - sigmoid_z_ * part_2_ * sigmoid_r_ * part_3_ * h_p)
    if z_t is not None:
        result_t = forward.plus(result_t, z_t * sigmoid_z_ * (1 - sigmoid_z_) * (hidden_p - n_))
    if x_t is not None:
        result_t = forward.plus(result_t, x_t * (part_2_ + sigmoid_z_ * (part_ - 1)))
    if h_t is not None:
        result_t = forward.plus(result_t, h_t * (part_2_ * sigmoid_r_ - sigmoid_z_ * part_2_ * sigmoid_r_))
    if hidden_t is not None:
        result_t = forward.plus(result_t, hidden_t * sigmoid_z_)
    return result_t
