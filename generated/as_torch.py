# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""`import generated.as_torch`: from then on `import torch` gives this package, also to libraries."""

from runtime.standing_in import stand_in as _stand_in

_stand_in(__package__)
