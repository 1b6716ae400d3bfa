"""Results taken for what they are not."""

import generated as ow

x = ow.ones(2)
number: int = ow.exp(x)  # assignment, reportAssignmentType
text: str = x.dtype  # assignment, reportAssignmentType
values, indices = x.max(0)
whole: float = values  # assignment, reportAssignmentType
flag: bool = x == 1  # assignment, reportAssignmentType
sizes: list[int] = x.shape  # assignment, reportAssignmentType
