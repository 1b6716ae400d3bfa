"""Gradients that may be missing, wrong arguments of the engine."""

import generated as ow

x = ow.ones(2, requires_grad=True)
x.grad.sum()  # union-attr, reportOptionalMemberAccess
ow.autograd.grad(x)  # call-overload, reportCallIssue
x.backward(1)  # arg-type, reportArgumentType
x.shape = (1, 2)  # misc, reportAttributeAccessIssue
x.register_hook(lambda: None)  # arg-type, reportArgumentType


@ow.no_grad
def evaluate(x: ow.Tensor) -> ow.Tensor:
    """A decorated function keeps its signature."""
    return x.exp()


evaluate("a")  # arg-type, reportArgumentType
