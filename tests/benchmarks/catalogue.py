"""All groups, and all cases by name."""

from __future__ import annotations

from benchmarks.cases.bulk import BULK
from benchmarks.cases.convolutions import LAYER_GROUP
from benchmarks.cases.graph import GRAPH, SCALING, SIZE
from benchmarks.cases.idioms import IDIOMS
from benchmarks.cases.networks import NETWORKS
from benchmarks.cases.overhead import OVERHEAD
from benchmarks.cases.products import CONVOLUTION, PRODUCTS
from benchmarks.cases.programs import GENERATOR, IMPORT, MEMORY
from benchmarks.cases.training import TRAINING
from benchmarks.model import Case, Group, Program, ProgramGroup

TIMED: tuple[Group, ...] = (
    OVERHEAD, IDIOMS, BULK, PRODUCTS, CONVOLUTION, LAYER_GROUP, TRAINING, NETWORKS, GRAPH, SIZE, SCALING,
)  # fmt: skip
OUTSIDE: tuple[ProgramGroup, ...] = (GENERATOR, IMPORT, MEMORY)
GROUPS: dict[str, Group | ProgramGroup] = {group.name: group for group in (*TIMED, *OUTSIDE)}
CASES: dict[str, Case] = {f"{group.name}/{case.name}": case for group in TIMED for case in group.cases}
PROGRAMS: dict[str, Program] = {
    f"{group.name}/{program.name}": program for group in OUTSIDE for program in group.programs
}
