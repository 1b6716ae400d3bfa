"""Programs of the language of scripts, each with arguments, for any library that is called torch.

test_script_language.py loads this file with the name `torch` set, runs every program as Python and as a script, here
and under PyTorch, and compares what they give.
"""

# ruff: noqa: B007, B905, C416, PERF402, PLC0206, PLR1730, PYI041, RET504, RET505, RUF005, SIM108, SIM300, UP006
# ruff: noqa: UP007, UP031, UP032, UP035, UP045

import math
from collections.abc import Callable
from typing import Any, Dict, List, NamedTuple, Optional, Tuple, Union

torch: Any = globals()["torch"]
F = torch.nn.functional
Tensor = torch.Tensor
PROGRAMS: List[Tuple[Any, Tuple[Callable[[], Tuple[Any, ...]], ...]]] = []


MORE: List[Tuple[Any, Tuple[Callable[[], Tuple[Any, ...]], ...]]] = []


def x23() -> Any:
    return torch.tensor([[1.0, -2.0, 3.0], [0.5, 0.25, -1.0]])


def program(*arguments: Callable[[], Tuple[Any, ...]]) -> Any:
    """Put a function into the list, with the arguments of its calls; one tensor where none are said."""

    def add(function: Any) -> Any:
        PROGRAMS.append((function, arguments or (lambda: (x23(),),)))
        return function

    return add


def more(*arguments: Callable[[], Tuple[Any, ...]]) -> Any:
    """Put a function into the list of those that PyTorch's scripts do not know."""

    def add(function: Any) -> Any:
        MORE.append((function, arguments))
        return function

    return add


# -- numbers -----------------------------------------------------------------------------------------------------------


@program(lambda: (7, 3), lambda: (-7, 3), lambda: (7, -3))
def integer_arithmetic(a: int, b: int):
    return a + b, a - b, a * b, a // b, a % b, a / b, -a, abs(a), a << 1, a & b, a | b, a ^ b


@program(lambda: (7.5, 2.0), lambda: (-7.5, 2.0))
def float_arithmetic(a: float, b: float):
    return a + b, a - b, a * b, a // b, a % b, a / b, -a, abs(a)


@program(lambda: (3, 2.5))
def mixed_arithmetic(a: int, b: float):
    return a + b, b - a, a * b, a / b, a < b, a == b, max(a, 2), min(b, 1.0)


@program(lambda: (2, 3))
def powers(a: int, b: int):
    return float(a) ** b, 2.0**0.5, a * 1.0


@program(lambda: (1, 2, 3), lambda: (3, 2, 1))
def chained_comparison(a: int, b: int, c: int):
    return a < b < c, a <= b <= c, a == b == c, not a < b


@program(lambda: (True, False), lambda: (True, True), lambda: (False, False))
def booleans(a: bool, b: bool):
    return a and b, a or b, not a, a == b, a != b, (a and not b) or (b and not a)


@program(lambda: (2.7,), lambda: (-2.7,))
def conversions(a: float):
    return int(a), float(int(a)), bool(a), str(int(a))


@program(lambda: (0.5,))
def mathematics(a: float):
    return math.sqrt(a), math.exp(a), math.log(a), math.sin(a), math.floor(a), math.ceil(a), math.pi * a


@program(lambda: (5,))
def augmented_numbers(n: int):
    a = n
    a += 2
    a -= 1
    a *= 3
    b = 1.0
    b /= 4
    return a, b


@program(lambda: (3,))
def conditional_expression(n: int):
    return n if n > 2 else -n, "big" if n > 2 else "small"


@program(lambda: (5, 2))
def bit_shifts(n: int, k: int):
    return n << k, n >> 1, ~n if False else -n


# -- tensors -----------------------------------------------------------------------------------------------------------


@program()
def tensor_arithmetic(x):
    return x + 1, 1 - x, x * 2.0, 2 / (x + 4), x**2, -x, x // 1, x % 2, x @ x.t()


@program()
def tensor_comparisons(x):
    return x > 0, x >= 0.5, x == 1, x != 1, 0 < x, (x > 0) & (x < 2), (x > 2) | (x < 0), ~(x > 0)


@program()
def tensor_attributes(x):
    return x.shape, x.ndim, x.dtype == torch.float32, x.requires_grad, x.is_cuda, x.numel(), x.dim(), x.size(1)


@program()
def tensor_devices(x):
    y = torch.zeros(2, device=x.device, dtype=x.dtype)
    return y + 1, x.device == y.device, x.device.type


@program()
def basic_indices(x):
    return x[0], x[0, 1], x[:, 1], x[-1], x[0:1, ::2], x[..., 0], x[:, None, 1], x[1][2]


@program()
def advanced_indices(x):
    rows = torch.tensor([1, 0])
    return x[rows], x[x > 0], x[rows, rows], x[:, rows]


@program()
def index_writes(x):
    y = x.clone()
    y[0] = 1.0
    y[1, 2] = 5
    y[:, 1] = torch.zeros(2)
    y[y > 4] = 0.5
    return y


@program()
def augmented_tensors(x):
    y = x.clone()
    y += 1
    y -= x
    y *= 2
    y /= 4
    y[0] += 1
    y[:, 1] *= 2.0
    return y


@program()
def reductions(x):
    return x.sum(), x.sum(0), x.mean(dim=1, keepdim=True), x.max(), x.argmax(1), x.std(), x.prod(1), x.sum((0, 1))


@program()
def named_results(x):
    best = x.max(dim=1)
    values, indices = x.min(dim=0)
    ordered = torch.sort(x, dim=1, descending=True)
    return best.values, best.indices, values, indices, ordered.values, torch.topk(x, 2).values, x.max(1)[0]


@program()
def joining(x):
    return torch.cat([x, x], 0), torch.stack([x, x + 1], dim=1), torch.cat((x, x), dim=1), torch.vstack([x, x])


@program()
def binary_functions(x):
    return torch.max(x, x * 2), torch.minimum(x, -x), torch.where(x > 0, x, torch.zeros_like(x)), torch.max(x)


@program()
def products(x):
    return torch.einsum("ij,kj->ik", x, x), torch.einsum("ij,jk->ik", [x, x.t()]), torch.matmul(x, x.t()), x.mm(x.t())


@program()
def shapes(x):
    y = x.view(3, 2)
    return y, x.reshape(-1), x.view(-1, 1), x.permute(1, 0), x.transpose(0, 1), x.unsqueeze(0), x.expand(4, 2, 3), x.T


@program()
def sizes(x):
    rows, columns = x.shape
    batch = x.size(0)
    return x.view(x.size(1), -1), rows * columns, x.reshape([columns, rows]), x.new_zeros(batch), x.shape[0]


@program()
def creation(x):
    return (
        torch.zeros(2, 3), torch.ones([2]), torch.arange(4), torch.arange(0, 6, 2), torch.full((2,), 3.0),
        torch.eye(2), torch.zeros_like(x), torch.empty(0).numel(), torch.linspace(0, 1, 3), torch.tensor([1, 2]),
    )


@program()
def tensor_of_values(x):
    n = x.size(0)
    return torch.tensor(2.5), torch.tensor([n, n + 1]), torch.tensor([[1.0, 2.0]], dtype=torch.float64), torch.tensor(n)


@program()
def dtypes(x):
    return (
        x.to(torch.float64), x.int(), x.long().sum(), x.to(torch.bool), x.to(torch.int64).dtype == torch.int64,
        x.double(),
    )


@program()
def neural_functions(x):
    return F.relu(x), F.softmax(x, dim=1), F.gelu(x), F.layer_norm(x, [3]), F.leaky_relu(x, 0.1), F.dropout(x, 0.0)


@program()
def losses(x):
    target = torch.tensor([0, 2])
    return (
        F.cross_entropy(x, target), F.cross_entropy(x, target, reduction="sum"), F.mse_loss(x, x + 1),
        F.nll_loss(F.log_softmax(x, 1), target), F.l1_loss(x, -x, reduction="none"),
        F.binary_cross_entropy_with_logits(x, torch.ones_like(x)), F.smooth_l1_loss(x, x * 2),
    )


@program()
def iterating_tensors(x):
    total = torch.zeros(3)
    for row in x:
        total = total + row
    a, b = x.unbind(0)
    return total, a * b, len(x)


@program()
def chunks(x):
    first, second = torch.split(x, [1, 2], dim=1)
    parts = x.chunk(3, dim=1)
    a, b, c = parts[0], parts[1], parts[2]
    return first, second, a + b + c, len(parts)


@program()
def values_of_tensors(x):
    return x[0, 0].item(), float(x.sum()), int(x.abs().sum()), bool(x[0, 0] > 0)


@program()
def tensor_conditions(x):
    if x.sum() > 0:
        y = x
    else:
        y = -x
    if (x > 100).any():
        y = y * 0
    return y


@program()
def in_place_functions(x):
    y = x.clone()
    y.add_(1).mul_(2)
    y.clamp_(0, 4)
    F.relu(y, inplace=True)
    y.fill_(float(y.max()))
    return y


@program()
def fixed_keywords(x):
    return torch.sum(x, dim=[0], keepdim=True), x.softmax(dim=-1), torch.flatten(x, start_dim=0), x.clamp(min=0.0)


@program()
def norms(x):
    return torch.norm(x), x.norm(2, dim=1), F.normalize(x, dim=1), torch.var(x, 1), x.pow(2).sum().sqrt()


# -- control flow ------------------------------------------------------------------------------------------------------


@program(lambda: (0,), lambda: (1,), lambda: (7,))
def branches(n: int):
    if n == 0:
        s = "zero"
    elif n == 1:
        s = "one"
    else:
        s = "many"
    return s


@program(lambda: (0,), lambda: (3,))
def early_returns(n: int):
    if n == 0:
        return -1
    for i in range(10):
        if i == n:
            return i * 100
    return 5


@program(lambda: (10,), lambda: (0,))
def loop_with_break(n: int):
    total = 0
    for i in range(n):
        if i % 2 == 0:
            continue
        if i > 6:
            break
        total += i
    return total


@program(lambda: (27,), lambda: (1,))
def while_loop(n: int):
    steps = 0
    while n != 1:
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        steps += 1
    return steps


@program(lambda: (5,))
def nested_loops(n: int):
    total = 0
    for i in range(n):
        for j in range(i):
            if j > 2:
                break
            total += i * j
    return total


@program(lambda: (4,))
def endless_loop(n: int):
    i = 0
    while True:
        i += n
        if i > 20:
            break
    return i


@program(lambda: (2,), lambda: (9,))
def return_within_loops(n: int):
    for i in range(4):
        for j in range(4):
            if i * j == n:
                return i, j
    return -1, -1


@program(lambda: (1, 10, 3), lambda: (10, 1, -4), lambda: (5, 5, 1))
def ranges(a: int, b: int, c: int):
    items: List[int] = []
    for i in range(a, b, c):
        items.append(i)
    return items


@program(lambda: (3,))
def loop_variable_after(n: int):
    i = -1
    for i in range(n):
        pass
    return i


@program(lambda: (4,))
def fibonacci(n: int):
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a


@program(lambda: (x23(), 3))
def tensors_in_loops(x, n: int):
    y = x
    for i in range(n):
        y = y * 0.5 + i
        if bool(y.sum() > 100):
            break
    return y


@program(lambda: (3, True), lambda: (3, False))
def nested_branches(n: int, flag: bool):
    if flag:
        if n > 2:
            r = 1
        else:
            r = 2
    elif n > 1:
        r = 3
    else:
        r = 4
    return r


@program(lambda: (2,), lambda: (0,))
def assertions(n: int):
    assert n >= 0
    assert n < 100, "too large"
    return n


@program(lambda: (4,))
def pass_statement(n: int):
    if n > 2:
        pass
    else:
        n = 0
    return n


@program(lambda: (5,))
def swapped(n: int):
    a, b, c = 1, n, 3
    a, b = b, a
    (a, b), c = (c, a), b
    return a, b, c


# -- containers --------------------------------------------------------------------------------------------------------


@program(lambda: ([1, 2, 3],))
def list_methods(items: List[int]):
    result = items.copy()
    result.append(4)
    result.extend([5, 6])
    result.insert(0, 9)
    last = result.pop()
    first = result.pop(0)
    result.reverse()
    return result, last, first, result.index(2), result.count(3), 2 in result, 7 not in result, len(result)


@program(lambda: ([3, 1, 2],))
def list_functions(items: List[int]):
    return sum(items), max(items), min(items), sorted(items), items[::-1] if False else items[1:], items[-1], items[:2]


@program(lambda: ([1, 2], [3]))
def list_operators(a: List[int], b: List[int]):
    return a + b, a * 2, a == b, a != b, list(a)


@program(lambda: ([1.5, 2.5],))
def list_writes(items: List[float]):
    items[0] = 9.0
    items[1] += 1.0
    return items


@program(lambda: ([5, 3, 4],))
def list_sort(items: List[int]):
    items.sort()
    other = items.copy()
    other.sort(reverse=True)
    return items, other


@program(lambda: ([5, 3, 4],))
def list_delete(items: List[int]):
    items.remove(3)
    items.clear()
    return len(items)


@program(lambda: (5,))
def comprehension(n: int):
    return [i * i for i in range(n)], [float(i) for i in [1, 2]]


@program(lambda: ([1, 2, 3, 4],))
def comprehension_of_list(items: List[int]):
    return [x + 1 for x in items]


@program()
def comprehension_of_tensors(x):
    rows = [row * 2 for row in [x, x + 1]]
    return torch.stack(rows), [r.sum() for r in rows]


@program(lambda: ({"a": 1, "b": 2},))
def dict_methods(d: Dict[str, int]):
    keys = list(d.keys())
    total = 0
    for k, v in d.items():
        total += v * len(k)
    for v in d.values():
        total += v
    return keys, total, "a" in d, d["a"], d.get("b", 0), d.get("z", 7), len(d)


@program(lambda: ({"a": 1},))
def dict_writes(d: Dict[str, int]):
    d["b"] = 5
    d["a"] += 2
    v = d.pop("b")
    d.update({"c": 3})
    return d, v


@program(lambda: ({"a": 1, "b": 2},))
def dict_comprehension(d: Dict[str, int]):
    return {k: v * 2 for k, v in d.items()}, {i: i * i for i in range(3)}


@program(lambda: (3,))
def dict_of_ints(n: int):
    d: Dict[int, float] = {}
    for i in range(n):
        d[i] = i * 0.5
    total = 0.0
    for k in d:
        total += d[k]
    return d, total


@program()
def dict_of_tensors(x):
    d = {"x": x, "y": x * 2}
    d["z"] = d["x"] + d["y"]
    return d["z"], len(d)


@program(lambda: ({"a": 1},))
def dict_setdefault(d: Dict[str, int]):
    return d.setdefault("a", 5), d.setdefault("q", 6), d.copy(), dict(d)


@program(lambda: ((1, 2.5, "a"),))
def tuples(t: Tuple[int, float, str]):
    a, b, c = t
    return t[0] + a, b * t[1], c + t[2], (a, b), len(t), t[-1]


@program(lambda: (4,))
def nested_tuples(n: int):
    t = ((n, n + 1), "s")
    (a, b), s = t
    return a + b, s, t[0][1], t


@program(lambda: ([1, 2, 3], ["a", "b", "c"]))
def zipping(a: List[int], b: List[str]):
    result: List[str] = []
    for n, s in zip(a, b):
        result.append(s * n if False else s + str(n))
    for i, (n, s) in enumerate(zip(a, b)):
        result.append(str(i) + s + str(n))
    return result


@program(lambda: ([4, 5],))
def enumerating(a: List[int]):
    total = 0
    for i, n in enumerate(a):
        total += i * n
    for i, n in enumerate(a, 1):
        total += i * n
    return total


@program(lambda: (2,))
def tuple_loop(n: int):
    total = 0
    for k in (1, n, 3):
        total += k
    return total


@program(lambda: ([True, False],), lambda: ([True],))
def any_and_all(a: List[bool]):
    return any(a), all(a)


@program(lambda: ([1, 2, 3],))
def unpacking(a: List[int]):
    x, y, z = a
    return x + y * z


@program(lambda: ([[1, 2], [3]],))
def nested_lists(a: List[List[int]]):
    total = 0
    for row in a:
        for n in row:
            total += n
    a[0].append(9)
    return total, a, [len(row) for row in a]


@program(lambda: (2,))
def annotated_empties(n: int):
    a: List[Tensor] = []
    b = torch.jit.annotate(List[int], [])
    c: Dict[str, int] = {}
    b.append(n)
    c["n"] = n
    return len(a), b, c


@program(lambda: ([3, 4],))
def list_truth(a: List[int]):
    if len(a) > 0:
        return a[0]
    return 0


# -- text --------------------------------------------------------------------------------------------------------------


@program(lambda: ("Hello World",))
def string_methods(s: str):
    return s.upper(), s.lower(), s.startswith("He"), s.endswith("d"), s.find("o"), s.replace("l", "L"), s.split(" ")


@program(lambda: ("  ab c ",))
def string_more(s: str):
    return s.strip(), s.lstrip(), s.rstrip(), s.count("b"), len(s), s[2], s[1:4], s + "!", s == "x", "b" in s


@program(lambda: ("abc",))
def string_tests(s: str):
    return s.isalpha(), s.isdigit(), s.isupper(), s.islower(), s.capitalize(), s.title(), s.isalnum()


@program(lambda: (["a", "b"], 3))
def formatting(items: List[str], n: int):
    return ", ".join(items), f"n={n}", f"{n} and {items[0]}", "{} of {}".format(n, items[1]), "%d" % n, str(n)


@program(lambda: ("a-b",))
def string_loops(s: str):
    count = 0
    for c in s:
        if c == "-":
            count += 1
    return count, ord("a"), chr(98)


@program(lambda: (7,))
def printing(n: int):
    print("value", n, 2.5, True)
    print(f"n is {n}")
    return n


# -- optional ----------------------------------------------------------------------------------------------------------


@program(lambda: (None,), lambda: (3,))
def optional_number(n: Optional[int]):
    if n is None:
        return 0
    return n + 1


@program(lambda: (x23(),), lambda: (x23(), torch.ones(3)))
def optional_tensor(x, bias: Optional[Tensor] = None):
    if bias is not None:
        x = x + bias
    return x


@program(lambda: (None, 2), lambda: (1, 2))
def optional_and(a: Optional[int], b: int):
    if a is not None and a < b:
        return a
    return b


@program(lambda: (None,), lambda: (1,))
def optional_or(a: Optional[int]):
    if a is None or a > 5:
        return 0
    return a


@program(lambda: (4,))
def optional_assert(a: Optional[int]):
    assert a is not None
    return a * 2


@program(lambda: (None,), lambda: (4,))
def optional_expression(a: Optional[int]):
    b = 1 if a is None else a
    return b


@program(lambda: (1,), lambda: (5,))
def optional_local(n: int):
    best: Optional[int] = None
    for i in range(n):
        if i > 2:
            if best is None:
                best = i
            else:
                best = best + i
    return best


@program(lambda: (None,), lambda: ([1, 2],))
def optional_list(a: Optional[List[int]] = None):
    if a is None:
        a = [7]
    return len(a), a


@program(lambda: (3,), lambda: (-3,))
def optional_result(n: int) -> Optional[int]:
    if n > 0:
        return n
    return None


@program(lambda: (None,), lambda: (2,))
def optional_not(n: Optional[int]):
    if not (n is None):  # noqa: E714
        return n + 1
    return -1


@program(lambda: (3,), lambda: (2.5,))
def union_of_numbers(n: Union[int, float]):
    if isinstance(n, int):
        return n + 1
    else:
        return int(n)


@program(lambda: (3,), lambda: ("abc",))
def union_of_types(n: Union[int, str]):
    if isinstance(n, str):
        return len(n)
    else:
        return n * 2


@program(lambda: (3,), lambda: ([1, 2],))
def union_with_list(n: Union[int, List[int]]):
    if torch.jit.isinstance(n, List[int]):
        return n[0]
    return -1


@program(lambda: (3,))
def static_isinstance(n: int):
    x = torch.ones(2)
    return isinstance(n, int), isinstance(n, float), isinstance(x, Tensor), isinstance(n, (int, float))


@program(lambda: (1,), lambda: ("a",))
def any_value(v: Any):
    if isinstance(v, int):
        return v + 1
    return 0


# -- functions ---------------------------------------------------------------------------------------------------------


def double(x, k: int = 2):
    return x * k


def pair(n: int) -> Tuple[int, str]:
    return n, str(n)


def through(x: List[int]) -> None:
    x.append(1)


@program()
def calling(x):
    return double(x), double(x, 3), double(x, k=4), double(k=1, x=x)


@program(lambda: (3,))
def calling_tuples(n: int):
    a, b = pair(n)
    return a, b, pair(n + 1)[1]


@program(lambda: ([1],))
def calling_for_effects(a: List[int]):
    through(a)
    through(a)
    return a


@program(lambda: (3,))
def scripting_flag(n: int):
    if torch.jit.is_scripting():
        return n
    return n


@torch.jit.unused
def never(x: int) -> int:
    raise RuntimeError("never")


@program(lambda: (2,))
def unused_function(n: int):
    if n > 100:
        return never(n)
    return n


@torch.jit.ignore
def ignored(n: int) -> int:
    return n + 41


@program(lambda: (1,))
def ignored_function(n: int):
    return ignored(n)


@program()
def without_gradients(x):
    with torch.no_grad():
        y = x * 2
    return y, y.requires_grad, torch.is_grad_enabled()


@program()
def forked(x):
    future = torch.jit.fork(double, x, 3)
    return torch.jit.wait(future) + 1


# -- classes -----------------------------------------------------------------------------------------------------------


class Point(NamedTuple):
    x: int
    y: float


@torch.jit.script
class Counter:
    def __init__(self, start: int):
        self.count = start
        self.names: List[str] = []

    def add(self, n: int) -> int:
        self.count += n
        return self.count

    def twice(self) -> int:
        return self.add(1) + self.add(1)


@program(lambda: (3,))
def named_tuples(n: int):
    p = Point(n, 2.5)
    x, y = p
    return p.x + 1, p.y, x, y, Point(x=1, y=2.0).y, p[0]


@program(lambda: (5,))
def records(n: int):
    c = Counter(n)
    a = c.add(2)
    c.names.append("x")
    c.count = c.count * 2
    return a, c.count, c.twice(), c.names


# -- larger ------------------------------------------------------------------------------------------------------------


@program(lambda: (torch.arange(12.0).reshape(3, 4), 2))
def beam_search(scores, width: int):
    start: List[int] = []
    beams: List[Tuple[List[int], float]] = [(start, 0.0)]
    for t in range(scores.size(0)):
        row = F.log_softmax(scores[t], dim=0)
        candidates: List[Tuple[List[int], float]] = []
        for tokens, total in beams:
            best = torch.topk(row, width)  # of which the names of results are read
            for k in range(width):
                token = int(best.indices[k].item())
                candidates.append((tokens + [token], total + float(best.values[k])))
        parts_of_text: List[Tuple[List[int], float]] = []
        while len(parts_of_text) < width and len(candidates) > 0:
            index = 0
            for i in range(len(candidates)):
                if candidates[i][1] > candidates[index][1]:
                    index = i
            parts_of_text.append(candidates.pop(index))
        beams = parts_of_text
    return [tokens for tokens, _ in beams]


@program(lambda: (torch.arange(6.0).reshape(2, 3), 0.1))
def newton(x, tolerance: float):
    y = torch.ones_like(x)
    steps = 0
    for _ in range(50):
        following = 0.5 * (y + x / y)
        steps += 1
        if float((following - y).abs().max()) < tolerance:
            break
        y = following
    return y, steps


@program(lambda: ([3, 1, 2, 5, 4],))
def bubble_sort(items: List[int]):
    n = len(items)
    for i in range(n):
        for j in range(n - i - 1):
            if items[j] > items[j + 1]:
                items[j], items[j + 1] = items[j + 1], items[j]
    return items


@program(lambda: (30,))
def primes(n: int):
    result: List[int] = []
    for k in range(2, n):
        is_prime = True
        for p in result:
            if p * p > k:
                break
            if k % p == 0:
                is_prime = False
                break
        if is_prime:
            result.append(k)
    return result


@program(lambda: ("the cat and the dog",))
def word_counts(text: str):
    counts: Dict[str, int] = {}
    for word in text.split(" "):
        if word in counts:
            counts[word] += 1
        else:
            counts[word] = 1
    return counts


@program(lambda: ([1],), lambda: ([],))
def truth_of_lists(items: List[int]):
    if items:
        return items[0], not items
    return 0, not items


# -- more of the same --------------------------------------------------------------------------------------------------


@program(lambda: (3,))
def default_arguments(n: int, k: int = 4, s: str = "a", f: float = 0.5, b: bool = True):
    return n + k, s, f, b


@program(lambda: ([1.0, 2.0],))
def list_of_floats(a: List[float]):
    total = 0.0
    for v in a:
        total += v
    return total / len(a), [v * 2 for v in a]


@program(lambda: ([x23(), x23() * 2],))
def list_of_tensors(a: List[Tensor]):
    total = torch.zeros(2, 3)
    for t in a:
        total += t
    a.append(total)
    return torch.stack(a).sum(0), len(a)


@program(lambda: ({"w": x23(), "b": torch.ones(3)},))
def dict_of_parameters(p: Dict[str, Tensor]):
    y = p["w"] * 2 + p["b"]
    for name, t in p.items():
        y = y + t.sum() * len(name)
    return y


@program(lambda: ((x23(), 2),))
def tuple_of_tensor(t: Tuple[Tensor, int]):
    x, n = t
    return x * n


@program(lambda: ([(1, "a"), (2, "b")],))
def list_of_tuples(a: List[Tuple[int, str]]):
    text = ""
    for n, s in a:
        for _ in range(n):
            text += s
    return text


@program()
def gather_and_scatter(x):
    index = torch.tensor([[0, 2], [1, 1]])
    return x.gather(1, index), torch.zeros(2, 3).scatter_(1, index, x[:, :2]), x.index_select(1, torch.tensor([2, 0]))


@program()
def cumulative(x):
    return x.cumsum(1), x.flip(0), x.roll(1, 1), torch.diff(x, dim=1), x.tril(), torch.outer(x[0], x[1])


@program()
def masks(x):
    mask = x > 0
    return x.masked_fill(mask, 0.0), x.masked_select(mask), mask.nonzero(), torch.any(mask), mask.all(), mask.sum()


@program()
def logical(x):
    a, b = x > 0, x < 1
    return a.logical_and(b), torch.logical_or(a, b), a ^ b, ~a


@program()
def unravelled(x):
    parts = x.split(2, dim=1)
    first = parts[0]
    rest = x[:, 2:]
    return first.contiguous().view(-1), rest.squeeze(1), x.unbind(1)[0]


@program()
def attention(x):
    q, k, v = x, x + 1, x * 2
    weights = F.softmax(q @ k.transpose(-2, -1) / math.sqrt(q.size(-1)), dim=-1)
    return weights @ v


@program()
def layer(x):
    weight, bias = torch.ones(4, 3), torch.zeros(4)
    return F.linear(x, weight, bias), F.linear(x, weight), torch.addmm(bias, x, weight.t())


@program()
def windows(x):
    image = x.view(1, 1, 2, 3)
    kernel = torch.ones(1, 1, 1, 2)
    return F.conv2d(image, kernel), F.max_pool2d(image, [1, 2]), F.avg_pool2d(image, 1), F.pad(x, [1, 1])


@program(lambda: (x23(), 0), lambda: (x23(), 1))
def dynamic_dim(x, dim: int):
    return x.sum(dim), x.size(dim), x.select(dim, 0), x.softmax(dim)


@program(lambda: (x23(), True), lambda: (x23(), False))
def dynamic_flags(x, keepdim: bool):
    return x.sum(1, keepdim=keepdim), F.dropout(x, 0.0, keepdim)


@program(lambda: (2, 3))
def dynamic_sizes(a: int, b: int):
    x = torch.zeros(a, b)
    y = torch.ones([b, a])
    return x @ y, torch.arange(a * b).view(a, b), x.expand(4, a, b).size()


@program(lambda: (10,))
def while_with_flag(n: int):
    is_done = False
    k = 0
    while not is_done:
        k += 3
        if k > n:
            is_done = True
    return k


@program(lambda: (10,))
def while_with_and(n: int):
    a, b = 0, n
    while a < b and b > 2:
        a += 1
        b -= 1
    return a, b


@program(lambda: (4,))
def continue_in_while(n: int):
    i, total = 0, 0
    while i < n:
        i += 1
        if i == 2:
            continue
        total += i
    return total


@program(lambda: (6,))
def return_in_while(n: int):
    i = 0
    while True:
        i += 1
        if i * i > n:
            return i


@program(lambda: (1,), lambda: (2,), lambda: (3,))
def several_returns(n: int):
    if n == 1:
        return "one"
    if n == 2:
        return "two"
    return "many"


@program(lambda: (1,), lambda: (20,))
def return_or_raise(n: int):
    if n > 10:
        n = 10
    if n < 0:
        raise ValueError("negative")
    return n


@program(lambda: ([5, 1, 4],))
def minimum_with_index(items: List[int]):
    best, where = items[0], 0
    for i, n in enumerate(items):
        if n < best:
            best, where = n, i
    return best, where


@program(lambda: ([[1, 2], [3, 4]],))
def matrix(rows: List[List[int]]):
    flat: List[int] = []
    for row in rows:
        flat += row
    return flat, [sum(row) for row in rows], torch.tensor(rows)


@program(lambda: ("a,b,,c",))
def splitting(s: str):
    parts = s.split(",")
    parts_of_text = [p for p in parts]
    return parts, len(parts_of_text), ",".join(parts_of_text), s[::2] if False else s[1:], s[-1]


@program(lambda: (3,))
def shadowing(n: int):
    x = n
    for x in range(2):
        n += x
    return n, x


@program(lambda: (2,))
def closures_of_constants(n: int):
    k = 3
    return n * k + len("abc")


@program(lambda: (None,), lambda: ("s",))
def optional_string(s: Optional[str] = None):
    if s is not None:
        return s + "!"
    return "none"


@program(lambda: (None, None), lambda: (1, None), lambda: (1, 2))
def two_optionals(a: Optional[int], b: Optional[int]):
    total = 0
    if a is not None:
        total += a
        if b is not None:
            total += a * b
    return total


@program(lambda: ({"a": 1},))
def optional_get(d: Dict[str, int]):
    v = d.get("a")
    if v is None:
        v = 7
    w = d.get("b")
    return v, w is None


@program(lambda: ((1, 2),))
def tuple_comparison(t: Tuple[int, int]):
    return t == (1, 2), t[0] < t[1]


@program(lambda: (5,))
def scalar_tensor_arithmetic(n: int):
    t = torch.tensor(n)
    return t + 1, n * t, t / 2, int(t) + 1, t.item() + 1, t < 7


@program()
def typed_tolist(x):
    rows: List[List[float]] = x.tolist()
    return rows[0][1], len(rows)


@program()
def training_step(x):
    w = torch.ones(3).requires_grad_()
    loss = (x * w).sum()
    return loss, w.requires_grad, loss.detach().requires_grad


@program()
def random_free(x):
    return torch.zeros_like(x).normal_(0.0, 0.0), torch.full_like(x, 2.0), torch.ones_like(x, dtype=torch.int64)


@program()
def type_promotion(x):
    i = torch.tensor([1, 2, 3])
    return x + i, i / 2, i // 2, i + 0.5, i * 2, (i > 1) + i


@program()
def comparisons_of_shapes(x):
    return list(x.shape), len(x.shape), x.size() == x.size()


@program(lambda: (complex(1, 2),))
def complex_numbers(c: complex):
    return c + 1j, c * 2


@program(lambda: (2,))
def sums_of_tuples(n: int):
    a = (n, "x")
    return a + (n + 1,), sum([n, n])


@program(lambda: ([1, 2],), lambda: ([],))
def deleting(items: List[int]):
    table: Dict[str, int] = {"a": 1, "b": 2}
    del table["a"]
    for n in items:
        table[str(n)] = n
    return table


# -- what scripts know besides, which torch.jit.script refuses ---------------------------------------------------------


@more(lambda: ([4, 5, 6],))
def reversing(a: List[int]):
    result: List[int] = []
    for n in reversed(a):
        result.append(n)
    return result


@more(lambda: (9,))
def augmented_division(n: int):
    n //= 2
    n **= 2
    n <<= 1
    return n


@more(lambda: ([1, 2, 3, 4],))
def comprehension_with_condition(items: List[int]):
    return [x for x in items if x % 2 == 0], [(x, y) for x in items for y in items if x < y], {x: 1 for x in items if x}


@more(lambda: (3.14159, 42))
def formats(x: float, n: int):
    return f"{x:.2f} {n:>5} {n!r}", f"{{}}{n}"


@more(lambda: (5,))
def empty_containers_of_types(n: int):
    beams: List[Tuple[List[int], float]] = [([], 0.0), ([n], 1.0)]
    table: Dict[str, List[int]] = {"a": [], "b": [n]}
    return beams, table
