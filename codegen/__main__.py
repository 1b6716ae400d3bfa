"""``python -m codegen``, also installed as ``opweave``: YAML in, a package out, and the commands around that."""

from __future__ import annotations

import argparse
import gc
import importlib
import inspect
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import ModuleType

from codegen.commands import settings
from codegen.commands.options import report_of
from codegen.diagnostics import CodegenError, UsageError
from codegen.showing.saying import say

_GENERATE = "generate"
_FILES = {
    _GENERATE: "generate", "watch": "watch", "check": "check", "explain": "explain", "list": "listing", "docs": "docs",
    "new": "new", "extract": "extract", "new-package": "new_package", "import": "import_operators",
    "coverage": "coverage", "warm": "warm",
}  # fmt: skip


class _Commands(Mapping[str, ModuleType]):
    """The modules of the commands by name. Each is imported when it is asked for, so that none waits for the others."""

    def __getitem__(self, name: str) -> ModuleType:
        return importlib.import_module(f"codegen.commands.{_FILES[name]}")

    def __iter__(self) -> Iterator[str]:
        return iter(_FILES)

    def __len__(self) -> int:
        return len(_FILES)


COMMANDS = _Commands()
# The trees of all entries stay until the end; looking through them for garbage took a fifth of the time.
_PACE = (50_000, 50, 1000)


def parser(names: Iterable[str] = COMMANDS) -> argparse.ArgumentParser:
    """The command line, with the commands of these names."""
    result = argparse.ArgumentParser(
        prog="opweave",
        description="Turns ops.yaml and derivatives.yaml into an importable tensor library.",
        epilog="Without a command it generates. `opweave COMMAND --help` explains a command.",
    )
    commands = result.add_subparsers(title="commands", metavar="COMMAND", dest="command", required=True)
    for name in names:
        module = COMMANDS[name]
        command = commands.add_parser(
            name, help=module.SUMMARY, description=inspect.cleandoc(module.__doc__ or ""),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add_arguments(command)
    return result


def main(arguments: Sequence[str] | None = None) -> int:
    """Run; the exit status: 0 done, 1 errors in the YAML or (with --check) a stale package."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help")):
        words.insert(0, _GENERATE)
    options = parser(words[:1] if words[0] in COMMANDS else COMMANDS).parse_args(words)
    status = 1
    pace = gc.get_threshold()
    gc.set_threshold(*_PACE)
    try:
        shows = getattr(COMMANDS[options.command], "SHOWS", False)
        settings.complete(options, settings.read_settings(), shows=shows)
        status = COMMANDS[options.command].run(options)
        if sys.stdout is not None:  # which it is where the shell has closed it
            sys.stdout.flush()
    except KeyboardInterrupt:
        say("opweave: interrupted", error=True)
        status = 130  # as shells say it
    except BrokenPipeError:  # whoever read has seen enough; nothing more may go there, not even at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except UsageError as error:
        say(f"opweave: {error}", error=True)
    except OSError as error:
        say(f"opweave: {error.strerror}: {error.filename}", error=True)
    except CodegenError as error:
        say(report_of(error), error=True)
    finally:
        gc.set_threshold(*pace)
    return status


if __name__ == "__main__":
    sys.exit(main())
