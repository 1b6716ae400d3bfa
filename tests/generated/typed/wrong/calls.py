"""Calls that no form takes."""

import generated as ow

x = ow.ones(2)
ow.ad(x, x)  # attr-defined, reportAttributeAccessIssue
x.sigmod()  # attr-defined, reportAttributeAccessIssue
ow.exp()  # call-arg, reportCallIssue
ow.exp(x, x)  # call-arg, reportCallIssue
ow.exp("a")  # arg-type, reportArgumentType
ow.exp(x, dim=1)  # call-arg, reportCallIssue
ow.add(x, "a")  # call-overload, reportCallIssue
ow.softmax(x)  # call-overload, reportCallIssue
ow.zeros(2, dtype="float32")  # call-overload, reportCallIssue
ow.nn.functional.rel(x)  # attr-defined, reportAttributeAccessIssue
ow.manual_seed("a")  # arg-type, reportArgumentType
ow.tensor([1.0], requires_grad="yes")  # arg-type, reportArgumentType
x.view("a")  # arg-type, reportCallIssue
