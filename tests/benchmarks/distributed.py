"""``python tests/benchmarks/distributed.py``: programs of several processes, beside torch over Gloo.

Each part runs in new processes of one machine, this library and PyTorch in turn, and gives medians over rounds:

* seconds from ``init_process_group`` to the end of the first collective
* microseconds and GB/s of collectives from 4 B to 64 MiB
* a step of a multilayer perceptron of 11.7 MB alone, its all_reduce alone, and a step under DistributedDataParallel;
  the overhead is what this adds to the step, by the time of the all_reduce
* backward passes whose layers sleep in place of computing, so that cores do not matter: seconds by those of the ideal,
  which sends every bucket beside the layers after it, and those of as many sleeps without any library, which last
  longer than they are told to
* the same where a bucket takes 0.5, 1 and 2 of a layer on the network: the share of it that backward hides
* the same over a network that is slow indeed: with ``--rate`` megabits a second everything runs in a network namespace
  of Linux, whose loopback carries no more; layers sleep so long that their buckets take 0.5, 1 and 2 of that
* a batch by one process, by DataParallel, and by two processes with half of it each

Processes share the cores: with fewer than ranks, only the passes that sleep say how a cluster would do.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import os
import queue
import socket
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

TREE = Path(__file__).resolve().parents[2]
SIZES = {4: 200, 4096: 100, 1 << 20: 20, 4 << 20: 10, 64 << 20: 2}  # bytes: calls
NETWORK_FLOATS = 1 << 18  # of a bucket on the slow network
LAYERS, SECONDS_OF_LAYER, SECONDS_OF_BUCKET = 6, 0.05, 0.03
COLLECTIVES = ("all_reduce", "broadcast", "all_gather", "reduce_scatter", "all_to_all")


def load(name: str) -> Any:
    """A library by its name, with one thread."""
    sys.path.insert(0, str(TREE))
    module = __import__("generated" if name == "opweave" else name)
    module.set_num_threads(1)
    return module


def seconds_of(call: Callable[[], Any], count: int) -> float:
    """The median of calls, after one that is not measured."""
    call()
    times = []
    for _ in range(count):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def collectives(library: Any, rank: int, size: int) -> dict[str, float]:
    """Seconds of each collective and number of bytes of this rank."""
    dist = library.distributed
    results = {}
    for nbytes, count in SIZES.items():
        x = library.ones(max(size, nbytes // 4) // size * size)
        parts = [library.empty_like(x) for _ in range(size)]
        part = library.empty(x.numel() // size)
        calls: dict[str, Callable[[], Any]] = {
            "all_reduce": lambda x=x: dist.all_reduce(x), "broadcast": lambda x=x: dist.broadcast(x, 0),
            "all_gather": lambda x=x, parts=parts: dist.all_gather(parts, x),
            "reduce_scatter": lambda x=x, part=part: dist.reduce_scatter_tensor(part, x),
            "all_to_all": lambda x=x, out=parts[0]: dist.all_to_all_single(out, x),
        }  # fmt: skip
        for name in COLLECTIVES:
            dist.barrier()
            try:
                results[f"{name} {nbytes} B"] = seconds_of(calls[name], count)
            except (RuntimeError, ValueError):
                results[f"{name} {nbytes} B"] = float("nan")  # which this library does not have on the CPU
    return results


def perceptron(library: Any) -> Any:
    """Eight layers, 11.7 MB of float32."""
    nn = library.nn
    layers: list[Any] = []
    for _ in range(8):
        layers += [nn.Linear(604, 604), nn.ReLU()]
    return nn.Sequential(*layers)


def step_of(library: Any, model: Any, rows: int) -> Callable[[], None]:
    """A step of training on random numbers."""
    x = library.randn(rows, 604)
    optimizer = library.optim.SGD(model.parameters(), lr=1e-3)

    def step() -> None:
        optimizer.zero_grad()
        model(x).square().mean().backward()
        optimizer.step()

    return step


def overhead(library: Any, rank: int, size: int) -> dict[str, float]:
    """What DistributedDataParallel adds to a step, by the time of one all_reduce of all gradients."""
    model = perceptron(library)
    flat = library.zeros(sum(parameter.numel() for parameter in model.parameters()))
    alone = seconds_of(step_of(library, model, 64), 15)
    sent = seconds_of(lambda: library.distributed.all_reduce(flat), 15)
    both = seconds_of(step_of(library, library.nn.parallel.DistributedDataParallel(model), 64), 15)
    return {"step": alone, "all_reduce": sent, "DDP step": both, "overhead by all_reduce": (both - alone) / sent}


def sleeping_model(library: Any, seconds_of_layer: float, floats: int) -> Any:
    """A model of layers that sleep in backward, with a bucket for the weight of each."""

    class Sleeping(library.autograd.Function):  # type: ignore[misc, name-defined]
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x.clone()

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            time.sleep(seconds_of_layer)
            return grad

    class Model(library.nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.weights = library.nn.ParameterList([library.nn.Parameter(library.ones(floats)) for _ in range(LAYERS)])

        def forward(self, x: Any) -> Any:
            for weight in self.weights:
                x = Sleeping.apply(x * weight)
            return x.sum()

    return library.nn.parallel.DistributedDataParallel(Model(), bucket_cap_mb=1e-6)


def sleeping_pass(library: Any, seconds_of_layer: float, floats: int) -> float:
    """Seconds of a backward pass whose layers sleep."""
    model = sleeping_model(library, seconds_of_layer, floats)
    return seconds_of(lambda: model(library.ones(floats)).backward(), 5)


def sleeping_backward(library: Any, size: int, seconds_of_bucket: float) -> float:
    """Seconds of a backward pass whose layers and buckets sleep, on a network that carries one bucket at a time."""
    free_at = [0.0]

    def hook(state: Any, bucket: Any) -> Any:
        """Average a bucket, which arrives as one behind the others on a network of its own."""
        free_at[0] = arrival = max(time.perf_counter(), free_at[0]) + seconds_of_bucket
        buffer = bucket.buffer()
        future = library.distributed.all_reduce(buffer.div_(size), async_op=True).get_future()

        def arrive(done: Any) -> Any:
            time.sleep(max(0.0, arrival - time.perf_counter()))
            return done.value()[0]

        return future.then(arrive)

    hook.__annotations__.clear()  # PyTorch's accepts these as objects only
    model = sleeping_model(library, SECONDS_OF_LAYER, 4)
    model.register_comm_hook(None, hook)
    return seconds_of(lambda: model(library.ones(4)).backward(), 5)


def schedule(library: Any, rank: int, size: int) -> dict[str, float]:
    """Backward passes whose layers and buckets sleep, by the ideal: all layers, and the last bucket."""
    ideal = LAYERS * SECONDS_OF_LAYER + SECONDS_OF_BUCKET

    def sleep() -> None:
        for seconds in (*[SECONDS_OF_LAYER] * LAYERS, SECONDS_OF_BUCKET):
            time.sleep(seconds)

    return {
        "backward by the ideal": sleeping_backward(library, size, SECONDS_OF_BUCKET) / ideal,
        "sleeps alone by the ideal": seconds_of(sleep, 5) / ideal,
    }


def hidden(library: Any, rank: int, size: int) -> dict[str, float]:
    """The part of the time of the network in which layers compute, by how long it takes of their time.

    At best all but the last bucket is hidden, or, where the network is slower, all layers but the first.
    """
    results = {}
    for ratio in (0.5, 1.0, 2.0):
        computing, sending = LAYERS * SECONDS_OF_LAYER, LAYERS * SECONDS_OF_LAYER * ratio
        seconds = sleeping_backward(library, size, sending / LAYERS)
        best = (LAYERS - 1) * SECONDS_OF_LAYER * min(1.0, ratio) / sending
        results[f"hidden by best at {ratio:g}"] = (computing + sending - seconds) / sending / best
        results[f"hidden by all at {ratio:g}"] = (computing + sending - seconds) / sending
    return results


def classic(library: Any, rank: int, size: int) -> dict[str, float]:
    """A batch of 512 rows: this process's share of it, with DistributedDataParallel where there are several."""
    model = perceptron(library)
    if size > 1:
        model = library.nn.parallel.DistributedDataParallel(model)
        return {f"DDP of {size}": seconds_of(step_of(library, model, 512 // size), 10)}
    alone = seconds_of(step_of(library, model, 512), 10)
    return {"one process": alone, "DataParallel": seconds_of(step_of(library, library.nn.DataParallel(model), 512), 10)}


def network(library: Any, rank: int, size: int) -> dict[str, float]:
    """The part of the time of real reductions in which layers sleep that take 2, 1 and 0.5 of it."""
    dist, results = library.distributed, {}
    flat = library.ones(NETWORK_FLOATS)
    sending = seconds_of(lambda: dist.all_reduce(flat), 5) * LAYERS
    results[f"all_reduce {flat.numel() * 4} B"] = sending / LAYERS
    for ratio in (0.5, 1.0, 2.0):
        seconds, computing = sleeping_pass(library, sending / LAYERS / ratio, NETWORK_FLOATS), sending / ratio
        best = (LAYERS - 1) * computing / LAYERS * min(1.0, ratio) / sending
        results[f"hidden by best at {ratio:g}"] = (computing + sending - seconds) / sending / best
        results[f"hidden by all at {ratio:g}"] = (computing + sending - seconds) / sending
    return results


PARTS = {"collectives": (collectives, (2,)), "overhead": (overhead, (2,)), "schedule": (schedule, (2, 4, 8)),
         "hidden": (hidden, (2,)), "network": (network, (2,)),
         "classic": (classic, (1, 2))}  # fmt: skip


def serve(rank: int, size: int, port: int, name: str, part: str, results: Any) -> None:
    """One process: join, run a part, and give what rank 0 measured."""
    library = load(name)
    start = time.perf_counter()
    address = f"tcp://127.0.0.1:{port}"
    library.distributed.init_process_group("gloo", address, rank=rank, world_size=size)
    library.distributed.all_reduce(library.ones(1))
    first = time.perf_counter() - start
    measured = PARTS[part][0](library, rank, size)
    if rank == 0:
        results.put({"seconds to the first collective": first, **measured})
    library.distributed.barrier()
    library.distributed.destroy_process_group()


def measure(name: str, part: str, size: int) -> dict[str, float]:
    """What one part gives in new processes."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    context = multiprocessing.get_context("spawn")
    results = context.Queue()
    arguments = [(rank, size, port, name, part, results) for rank in range(size)]
    processes = [context.Process(target=serve, args=row, daemon=True) for row in arguments]
    for process in processes:
        process.start()
    try:
        while True:
            with contextlib.suppress(queue.Empty):
                return results.get(timeout=1)  # type: ignore[no-any-return]
            if any(process.exitcode for process in processes):
                sys.exit(f"{part}: a process of {name} has ended with an error")
    finally:
        for process in processes:
            process.join(20)
            process.kill()


def text_of(name: str, value: float) -> str:
    """Microseconds, and GB/s of what a collective is called with; numbers without a unit as they are."""
    if "by" in name.split():
        return f"{value:10.3f}      "
    nbytes = int(name.split()[-2]) if name.endswith(" B") else 0
    return f"{value * 1e6:10.1f} us" + (f" {nbytes / value / 1e9:6.2f} GB/s" if nbytes else "")


def go_into_namespace(rate: int) -> None:
    """Start again where the loopback carries at most `rate` megabits a second, and MPI uses it."""
    index = sys.argv.index("--rate") if "--rate" in sys.argv else None
    arguments = sys.argv[:index] + sys.argv[index + 2 :] if index is not None else [
        text for text in sys.argv if not text.startswith("--rate=")
    ]  # fmt: skip
    shaped = f"ip link set lo up && tc qdisc add dev lo root tbf rate {rate}mbit burst 256kb latency 400ms"
    os.environ |= {
        "MPIR_CVAR_CH4_NETMOD": "ofi", "MPIR_CVAR_NOLOCAL": "1", "FI_PROVIDER": "tcp", "FI_TCP_IFACE": "lo",
        "GLOO_SOCKET_IFNAME": "lo",
    }  # fmt: skip
    os.execvp("unshare", ["unshare", "-rn", "sh", "-c", f'{shaped} && exec "$0" "$@"', sys.executable, *arguments])


def main() -> None:
    """Measure the parts that are asked for, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", choices=[*PARTS], action="append", help="what to measure; everything by default")
    parser.add_argument("--rounds", type=int, default=3, help="how often each library is measured, in turn")
    parser.add_argument("--with", dest="beside", default="torch", help="the other library, or nothing")
    parser.add_argument("--rate", type=int, help="megabits a second of the network, in a namespace of Linux")
    options = parser.parse_args()
    if options.rate:
        go_into_namespace(options.rate)
    names = ["opweave", *filter(None, [options.beside])]
    for part in options.part or PARTS:
        for size in PARTS[part][1]:
            rows = [{name: measure(name, part, size) for name in names} for _ in range(options.rounds)]
            print(f"{part}, {size} ranks" + "".join(f"{name:>26}" for name in names), flush=True)
            for row in rows[0]["opweave"]:
                values = [statistics.median(entry[name].get(row, float("nan")) for entry in rows) for name in names]
                ratio = f"  {values[0] / values[1]:.2f}" if len(values) > 1 else ""
                print(f"  {row:28}" + "".join(f"{text_of(row, value):>26}" for value in values) + ratio, flush=True)


if __name__ == "__main__":
    main()
