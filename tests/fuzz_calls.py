"""Calls of everything that is public, with good and bad arguments: each ends in a result or an error of the project.

    python tests/fuzz_calls.py --count 20000 --seed 1           hunt; every finding with its seed and number
    python tests/fuzz_calls.py --seed 1 --number 4711           one call again, with its traceback
    python tests/fuzz_calls.py --count 2000 --only gather       calls of one name alone

What may be called is read from the package: its modules, the class Tensor and the forms behind each function. Calls run
in processes of their own, with limited memory and a watchdog, so that a crash or a hang is a finding like any other:

``foreign``   an exception that is none of the project's (runtime/errors.py)
``crash``     the process died
``hang``      a call went on for longer than HANG seconds of the processor's time, twice
``caught``    the general net at the outermost call had to translate it: counted, as the message could be better
"""

from __future__ import annotations

import argparse
import contextlib
import faulthandler
import gc
import importlib
import inspect
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import traceback
import types
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from folders import ROOT

HEADROOM = 2 << 30  # bytes of address space beyond what the process has after its imports
HANG = 8.0  # seconds of the processor's time; kernels are compiled meanwhile, so what is slow is tried again
INTERNAL = ("operators", "functions", "methods", "kernels")  # how a package is built, not what it offers
BAD = ("foreign", "crash", "hang")


@dataclass(frozen=True)
class Subject:
    """Something to call: its name, the forms it takes (none if it has no schema), and whether a tensor comes first."""

    name: str
    function: Callable[..., Any]
    forms: tuple[Any, ...] = ()
    is_method: bool = False


@dataclass
class Finding:
    """How one call ended."""

    number: int
    kind: str
    name: str
    error: str = ""
    text: str = ""
    where: str = ""
    call: str = ""


@dataclass
class Report:
    """What a hunt found."""

    calls: int = 0
    ended: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)


# What there is to call


def forms_of(function: Any) -> tuple[Any, ...]:
    """The forms behind a public function: its table is what the builtin is bound to."""
    from runtime.dispatch.arguments import Overloads

    table = getattr(function, "__self__", None)
    return tuple(table.forms) if isinstance(table, Overloads) else ()


def subjects(package: str = "generated") -> list[Subject]:
    """Every public function, method, special method and property of a package."""
    ow = importlib.import_module(package)
    results: dict[str, Subject] = {}
    waiting: list[tuple[str, types.ModuleType]] = [("", ow)]
    while waiting:
        prefix, module = waiting.pop()
        for name, value in sorted(vars(module).items()):
            inside = isinstance(value, types.ModuleType) and value.__name__.startswith(f"{ow.__name__}.")
            if name.startswith("_") or (inside and name in INTERNAL):
                continue
            if inside:
                waiting.append((f"{prefix}{name}.", value))
            elif isinstance(value, (types.FunctionType, types.BuiltinFunctionType)):
                results[prefix + name] = Subject(prefix + name, value, forms_of(value))
            elif callable(value) and not (isinstance(value, type) and issubclass(value, BaseException)):
                results[prefix + name] = Subject(prefix + name, value)
    for name in dir(ow.Tensor) if hasattr(ow, "Tensor") else ():
        value = inspect.getattr_static(ow.Tensor, name)
        special = name.startswith("__")
        if (name.startswith("_") and not special) or value is inspect.getattr_static(object, name, None):
            continue
        function = getattr(ow.Tensor, name)
        if isinstance(function, (types.FunctionType, types.BuiltinFunctionType)):
            results[f"Tensor.{name}"] = Subject(f"Tensor.{name}", function, forms_of(function), is_method=True)
        elif isinstance(value, property):
            results[f"Tensor.{name}"] = Subject(f"Tensor.{name}", value.fget, (), is_method=True)  # type: ignore[arg-type]
            if value.fset is not None:
                results[f"Tensor.{name}="] = Subject(f"Tensor.{name}=", value.fset, (), is_method=True)
    return [results[name] for name in sorted(results)]


def chosen(options: argparse.Namespace) -> list[Subject]:
    """What a hunt calls."""
    everything = subjects(options.package)
    return [item for item in everything if not options.only or options.only in (item.name, item.name.split(".")[-1])]


# One call


@dataclass
class Call:
    """A subject with its arguments."""

    subject: Subject
    args: list[Any]
    named: dict[str, Any]

    def run(self) -> Any:
        """Call it."""
        return self.subject.function(*self.args, **self.named)

    def __str__(self) -> str:
        arguments = [shown(arg) for arg in self.args] + [f"{name}={shown(value)}" for name, value in self.named.items()]
        return f"{self.subject.name}({', '.join(arguments)})"


def shown(value: Any) -> str:
    """An argument in a few words, whatever it is."""
    import generated as ow

    try:
        if type(value) is ow.Tensor:
            grad = ", grad" if value.requires_grad else ""
            return f"<{value.dtype} {list(value.shape)} {list(value.stride())}{grad}>"
        if type(value) in (list, tuple):
            body = ", ".join(shown(item) for item in value[:6]) + (", ..." if len(value) > 6 else "")
            return f"[{body}]" if type(value) is list else f"({body})"
        if isinstance(value, int) and abs(value) > 10**30:
            return "<a huge int>"
        return repr(value)[:60]
    except Exception:
        return f"<{type(value).__name__}>"


def make_call(seed: int, number: int, everything: list[Subject], *, wide: bool = False) -> Call:
    """The call with this seed and number; `wide` draws from all dtypes."""
    from fuzz_values import ALL_DTYPES, USUAL_DTYPES, Values, places

    rng = random.Random(f"{seed}/{number}")
    subject = rng.choice(everything)
    values = Values(rng, USUAL_DTYPES + ALL_DTYPES if wide else USUAL_DTYPES)
    lead: list[Any] = [values.tensor()] if subject.is_method else []
    if not subject.forms:
        return plain_call(subject, values, lead)
    form = rng.choice(subject.forms)
    parameters = list(form.parameters)
    if subject.is_method:
        at = next((i for i, parameter in enumerate(parameters) if parameter.name == "input"), None)
        if at is not None:
            del parameters[at]
    odd = set(places(rng, len(parameters)))
    by_name = {i for i in range(len(parameters)) if rng.random() < 0.15}
    args, named = lead, {}
    positional = len(parameters) - form.keyword_only
    for i, item in enumerate(parameters):
        if item.default.__class__.__name__ != "_Missing" and rng.random() < (0.8 if i >= positional else 0.4):
            by_name |= set(range(i, len(parameters)))  # one that is left out: the others follow by name
            continue
        value = values.argument(item, float(i in odd))
        if i >= positional or i in by_name:
            by_name |= set(range(i, len(parameters)))
            named[item.name] = value
        else:
            args.append(value)
    spoil(rng, values, args, named)
    return Call(subject, args, named)


def spoil(rng: random.Random, values: Any, args: list[Any], named: dict[str, Any]) -> None:
    """Rarely: an argument too many or too few, one twice, one with an unknown name."""
    what = rng.randrange(60)
    if what == 0:
        args.append(values.absurd())
    elif what == 1 and len(args) > 1:
        args.pop()
    elif what == 2:
        names = ("input", "dim", "axis", "self", "out", "dtype", "keepdims", "x1", "nonsense", "\ud800")
        named[rng.choice(names)] = values.absurd()
    elif what == 3:
        named["out"] = rng.choice((values.tensor, lambda: (values.tensor(), values.tensor()), values.absurd))()


def plain_call(subject: Subject, values: Any, args: list[Any]) -> Call:
    """A call of what has no schema: arguments for the parameters of its signature, or any number of them."""
    rng = values.rng
    named: dict[str, Any] = {}
    try:
        parameters = list(inspect.signature(subject.function).parameters.values())[len(args) :]
    except (TypeError, ValueError):
        parameters = []
    pick = (values.tensor, values.tensor, values.integer, values.absurd, values.absurd, values.dtype_word)
    for parameter in parameters:
        if parameter.kind is parameter.VAR_KEYWORD or (parameter.default is not parameter.empty and rng.random() < 0.5):
            continue
        if parameter.kind is parameter.VAR_POSITIONAL:
            args += [rng.choice(pick)() for _ in range(rng.choice((0, 1, 2, 3)))]
        elif (
            parameter.kind is parameter.KEYWORD_ONLY
            or named
            or (parameter.default is not parameter.empty and rng.random() < 0.5)
        ):
            named[parameter.name] = rng.choice(pick)()
        else:
            args.append(rng.choice(pick)())
    return Call(subject, args, named)


# How it ended


def finish(result: Any, rng: random.Random) -> None:
    """Use a result: its text, and the backward pass behind it."""
    import generated as ow

    for value in result if isinstance(result, tuple) else (result,):
        if type(value) is not ow.Tensor or not hasattr(value, "_array") or value.numel() > 10_000:
            continue
        if rng.random() < 0.1:
            repr(value)
        if value.requires_grad and value.grad_fn is not None and rng.random() < 0.5:
            value.sum().backward()


def judge(call: Call, number: int, seed: int) -> Finding:
    """Run a call and say how it ended."""
    from fuzz_values import UserError

    from runtime import errors

    out = Finding(number, "ok", call.subject.name)
    try:
        result = call.run()
        try:
            finish(result, random.Random(f"{seed}/{number}/after"))
        except errors.OpweaveError:
            out.kind = "rejected"
    except TooSlowError:
        out.kind, out.where = "slow", traceback.format_exc()
    except (UserError, FileNotFoundError):  # of what the caller gave, a function or the name of a file
        out.kind = "passed"
    except errors.OpweaveError as error:
        out.kind = "caught" if error.told_by is not None and error.__cause__ is not None else "rejected"
        describe(out, error)
    except BaseException as error:
        out.kind = "foreign"
        if is_of_python(error):
            out.kind = "rejected"
        describe(out, error)
    return out


def is_of_python(error: BaseException) -> bool:
    """Whether Python itself rejected the arguments, before any line of the project ran."""
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    return (
        isinstance(error, TypeError)
        and last is not None
        and last.tb_frame.f_code.co_name == "run"
        and (last.tb_frame.f_code.co_filename == __file__)
    )


def describe(finding: Finding, error: BaseException) -> None:
    """What an error says and where it arose."""
    cause = error.__cause__ if finding.kind == "caught" and error.__cause__ is not None else error
    finding.error = type(cause).__name__
    try:
        finding.text = str(error if finding.kind != "caught" else cause)[:300]
    except Exception:
        finding.text = "<no text>"
    frames = traceback.extract_tb(cause.__traceback__)
    inside = [frame for frame in frames if Path(frame.filename).is_relative_to(ROOT)]
    inside = [item for item in inside if Path(item.filename).relative_to(ROOT).parts[0] not in ("tests", ".venv")]
    if inside:
        finding.where = f"{Path(inside[-1].filename).relative_to(ROOT)}:{inside[-1].lineno}: {inside[-1].line}"


# The process that calls


class TooSlowError(BaseException):
    """The watchdog's; a BaseException, so that nothing takes it for an error of the call."""


def restore() -> None:
    """The state of the process as it was."""
    import generated as ow

    ow.set_default_dtype(ow.float32)
    ow.autograd.set_grad_enabled(True)
    ow.autograd.forward_ad.set_fwd_grad_enabled(True)
    with contextlib.suppress(Exception):
        while True:
            ow.autograd.forward_ad.exit_dual_level()
    ow.set_num_threads(2)


def limit_memory() -> None:
    """Let what is too large raise instead of filling the machine."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + HEADROOM,) * 2)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def work(options: argparse.Namespace) -> None:
    """Calls one after another; a line for every ending that is worth one, and the number of each call before it."""
    faulthandler.enable()
    warnings.simplefilter("ignore")
    everything = chosen(options)
    limit_memory()
    progress = os.open(options.progress, os.O_WRONLY)

    def stop(*_: Any) -> None:
        raise TooSlowError

    signal.signal(signal.SIGPROF, stop)
    with Path(options.results).open("a", encoding="utf-8", errors="backslashreplace") as results:
        for number in range(options.number, options.number + options.count):
            os.pwrite(progress, f"{number:12}".encode(), 0)
            call = make_call(options.seed, number, everything, wide=options.wide)
            text = str(call)  # before the call changes them
            signal.setitimer(signal.ITIMER_PROF, options.hang)
            faulthandler.dump_traceback_later(options.hang * 6, exit=True)
            try:
                result = judge(call, number, options.seed)
            except TooSlowError:
                result = Finding(number, "slow", call.subject.name)
            finally:
                signal.setitimer(signal.ITIMER_PROF, 0)
                faulthandler.cancel_dump_traceback_later()
            result.call = text
            print(json.dumps(asdict(result)), file=results)
            if result.kind != "ok":
                results.flush()
            del call
            restore()
            if number % 500 == 0:
                gc.collect()
    os.pwrite(progress, b"        done", 0)


# The process that hunts


def run_worker(
    options: argparse.Namespace, number: int, count: int, folder: Path, hang: float
) -> tuple[list[Finding], Finding | None]:
    """Calls in a new process: how they ended, and what ended the process before the last one."""
    progress, results = folder / "progress", folder / "results"
    progress.write_bytes(b" " * 12)
    results.write_bytes(b"")
    command = [
        sys.executable, *(["-X", "dev"] if options.dev else []), str(ROOT / "tests" / "fuzz_calls.py"), "--worker",
        "--seed", str(options.seed), "--number", str(number), "--count", str(count), "--progress", str(progress),
        "--results", str(results), "--hang", str(hang), "--only", options.only, "--package", options.package,
        *(["--wide"] if options.wide else []),
    ]  # fmt: skip
    paths = os.pathsep.join([str(ROOT), str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])
    files = folder / "files"  # where a call may save what it is given
    files.mkdir(exist_ok=True)
    run = subprocess.run(
        command, cwd=files, env=os.environ | {"PYTHONPATH": paths}, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        check=False,
    )  # fmt: skip
    result = [Finding(**json.loads(line)) for line in results.read_text(encoding="utf-8").splitlines()]
    at = progress.read_text(encoding="ascii").strip()
    if at == "done":
        return result, None
    message = run.stderr.decode(errors="replace")
    assert at, message
    kind = "slow" if "Timeout (" in message else "crash"
    return result, Finding(int(at), kind, "", text=f"exit status {run.returncode}", where=message[-3000:])


def hunt(options: argparse.Namespace) -> Report:
    """All calls, in as many processes as it takes."""
    report = Report()
    number, end = options.number, options.number + options.count
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        while number < end:
            result, last = run_worker(options, number, end - number, folder, options.hang)
            number = end if last is None else last.number + 1
            for item in confirmed(options, result + ([last] if last else []), folder):
                report.calls += 1
                report.ended[item.kind] += 1
                if item.kind not in ("ok", "rejected", "passed"):
                    report.findings.append(item)
    return report


def confirmed(options: argparse.Namespace, findings: list[Finding], folder: Path) -> Iterator[Finding]:
    """The findings; what was slow runs again alone, with its kernels compiled by now and much more time."""
    for item in findings:
        if item.kind == "slow":
            again, last = run_worker(options, item.number, 1, folder, options.hang * 2)
            result = last or again[-1]
            if result.kind == "slow":
                result.kind = "hang"
            yield result
        else:
            yield item


def parse(arguments: list[str]) -> argparse.Namespace:
    """The options of a hunt and of a worker."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--number", type=int, default=0, help="the first call")
    parser.add_argument("--count", type=int, default=None)
    parser.add_argument("--only", default="", help="a public name")
    parser.add_argument("--package", default="generated", help="a package that codegen wrote")
    parser.add_argument("--wide", action="store_true", help="all dtypes")
    parser.add_argument("--dev", action="store_true", help="run Python in development mode")
    parser.add_argument("--hang", type=float, default=HANG)
    parser.add_argument("--json", type=Path, help="write all findings there")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--progress", help=argparse.SUPPRESS)
    parser.add_argument("--results", help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Hunt and print, or show one call."""
    options = parse(arguments)
    if options.worker:
        work(options)
        return 0
    if options.count is None:
        everything = chosen(options)
        call = make_call(options.seed, options.number, everything, wide=options.wide)
        print(call, flush=True)
        print(shown(call.run()))
        return 0
    report = hunt(options)
    seen: Counter[tuple[str, str, str]] = Counter()
    for item in report.findings:
        seen[item.kind, item.error, item.where.splitlines()[-1] if item.where else item.text] += 1
        if (
            item.kind in BAD
            and seen[item.kind, item.error, item.where.splitlines()[-1] if item.where else item.text] <= 2
        ):
            where = "\n".join(item.where.splitlines()[-6:])
            print(f"[{options.seed}/{item.number}] {item.kind} {item.error}: {item.text}\n    {item.call}\n    {where}")
    for (kind, error, where), times in seen.most_common(80):
        print(f"{times:6} {kind} {error} {where}")
    print(f"{report.calls} calls: {dict(report.ended)}")
    if options.json:
        options.json.write_text(json.dumps([asdict(finding) for finding in report.findings]), encoding="utf-8")
    return int(any(report.ended[kind] for kind in BAD))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
