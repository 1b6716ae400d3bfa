"""What the kernels of the recurrences operators and of their gradients compute.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.vecmath import sigmoid, tanh


def _lstm_gates_kernel(T, i_, f, g, o, cell):
    """_lstm_gates: c = sigmoid(f) * cell + sigmoid(i) * tanh(g) sigmoid(o) * tanh(c), c"""
    c = sigmoid(f) * cell + sigmoid(i_) * tanh(g)
    return sigmoid(o) * tanh(c), c


def _gru_gates_kernel(T, r, z, x_, h, hidden):
    """_gru_gates: n = tanh(x + sigmoid(r) * h) n + sigmoid(z) * (hidden - n)"""
    n = tanh(x_ + sigmoid(r) * h)
    return n + sigmoid(z) * (hidden - n)


def gru_gates_backward_r(T, grad, h, r, x_, z):
    """_GruGatesBackward0, gradient of r: sigmoid_r = sigmoid(r); n = tanh(x + sigmoid_r * h); part = 1 - n *
        n; part_2 = 1 - sigmoid_r; grad * (part * sigmoid_r * part_2 * h - sigmoid(z) * part * sigmoid_r *
        part_2 * h)
    """
    sigmoid_r = sigmoid(r)
    n = tanh(x_ + sigmoid_r * h)
    part = T(1) - n * n
    part_2 = T(1) - sigmoid_r
    return grad * (part * sigmoid_r * part_2 * h - sigmoid(z) * part * sigmoid_r * part_2 * h)


def gru_gates_backward_z(T, grad, h, hidden, r, x_, z):
    """_GruGatesBackward0, gradient of z: sigmoid_z = sigmoid(z); n = tanh(x + sigmoid(r) * h); grad *
        sigmoid_z * (1 - sigmoid_z) * (hidden - n)
    """
    sigmoid_z = sigmoid(z)
    n = tanh(x_ + sigmoid(r) * h)
    return grad * sigmoid_z * (T(1) - sigmoid_z) * (hidden - n)


def gru_gates_backward_x(T, grad, h, r, x_, z):
    """_GruGatesBackward0, gradient of x: n = tanh(x + sigmoid(r) * h); part = n * n; grad * (1 - part +
        sigmoid(z) * (part - 1))
    """
    n = tanh(x_ + sigmoid(r) * h)
    part = n * n
    return grad * (T(1) - part + sigmoid(z) * (part - T(1)))


def gru_gates_backward_h(T, grad, h, r, x_, z):
    """_GruGatesBackward0, gradient of h: sigmoid_r = sigmoid(r); n = tanh(x + sigmoid_r * h); part = 1 - n *
        n; grad * (part * sigmoid_r - sigmoid(z) * part * sigmoid_r)
    """
    sigmoid_r = sigmoid(r)
    n = tanh(x_ + sigmoid_r * h)
    part = T(1) - n * n
    return grad * (part * sigmoid_r - sigmoid(z) * part * sigmoid_r)


def gru_gates_backward_hidden(T, grad, z):
    """_GruGatesBackward0, gradient of hidden: grad * sigmoid(z)"""
    return grad * sigmoid(z)
