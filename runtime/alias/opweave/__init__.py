"""``import opweave as ow``: the package ``generated`` under the name of the project, submodules included.

``codegen``, ``runtime`` and ``generated`` are names that other projects use too, and a folder ``generated`` in the
working directory comes before an installed one. This package therefore loads the two packages that lie beside it,
wherever ``sys.path`` would find others, and then stands for ``generated``: ``opweave.nn is generated.nn``.

``pyproject.toml`` maps the top-level name ``opweave`` to this folder. Nothing of the project may be imported before it
is known to be the project's own, so this module imports the standard library only.

Raises ImportError where a package of another origin is loaded already under one of the two names.
"""

import sys
from importlib.machinery import PathFinder
from importlib.util import module_from_spec
from pathlib import Path
from types import ModuleType

_HERE = Path(__file__).resolve().parent
# Beside this package in an installed wheel; three folders up in a checkout, to which an editable installation points.
_FOLDERS = (_HERE.parent, _HERE.parents[2])
_ROOT = next((folder for folder in _FOLDERS if (folder / "generated" / "__init__.py").is_file()), None)


def _load(name: str, root: Path) -> ModuleType:
    """The package of that name in the folder `root`; ImportError where another one is loaded under its name."""
    loaded = sys.modules.get(name)
    if loaded is not None:
        origin = getattr(loaded, "__file__", None) or str(getattr(loaded, "__path__", "an unknown place"))
        if Path(origin).resolve().parent == root / name:
            return loaded
        msg = (
            f"import opweave: {name!r} is loaded from {origin}, which is not opweave's ({root / name}); "
            f"import opweave before it, or rename that module"
        )
        raise ImportError(msg)
    spec = PathFinder.find_spec(name, [str(root)])
    if spec is None or spec.loader is None:
        msg = f"import opweave: there is no package {name!r} in {root}; install opweave again"
        raise ImportError(msg)
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


if _ROOT is None:
    _MESSAGE = f"import opweave: there is no package 'generated' beside {_HERE}; install opweave again"
    raise ImportError(_MESSAGE)
_load("runtime", _ROOT)
_load("generated", _ROOT)

from runtime.standing_in import answer_to  # noqa: E402 -- `runtime` is the project's own from here on

answer_to(__name__, "generated")
