"""The forms of Tensor's methods, whatever packages brought them.

A function belongs to a package and takes the forms that the package knows. A method belongs to the one Tensor class,
so its general path takes the forms of every package that has been imported. A form without ``self`` is no method.
"""

from __future__ import annotations

from runtime.dispatch.arguments import Overloads

_methods: dict[str, Overloads] = {}


def method_forms(own: Overloads) -> Overloads:
    """The forms of the method that a package calls as its function, with those of other packages in their places."""
    shared = _methods.get(own.name)
    data = [form for form in own.data if any(name == "input" for name, *_ in form[1])]
    mine = Overloads(own.name, *data, numbers=own.numbers, method=own.method)
    if shared is None:
        shared = _methods[own.name] = mine
    elif shared.data != mine.data:
        shared.add(mine)
    return shared
