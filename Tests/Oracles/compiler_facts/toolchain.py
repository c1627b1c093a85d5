"""Running the compiler and its demangler, and keeping what they said."""

import hashlib
import json
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

DIAGNOSTIC = re.compile(r"^(?P<file>[^\n:]+):(?P<line>\d+)(?::(?P<column>\d+))?: (?P<severity>error|warning|note): (?P<text>.*)$", re.M)


PRIVATE = re.compile(r"\((\w+) in _[0-9A-F]+\)")

# A tree is as deep as the code's longest chain of operators and calls.
sys.setrecursionlimit(10_000)


@dataclass(frozen=True)
class CompilerDiagnostic:
    """An error or a warning; line and column from 1, the column in bytes."""

    file: str
    line: int
    column: int
    severity: str
    text: str


class Crash(SystemExit):
    """A command was ended by a signal. Whoever does not know better ends, too."""


def run(command, text=None):
    """Runs a command to its end, whatever its exit status; one that cannot be started ends the run, one that crashes is a Crash."""
    try:
        done = subprocess.run([str(part) for part in command], input=text, capture_output=True)
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")
    if done.returncode < 0:
        raise Crash(f"{' '.join(map(str, command))}: ended by signal {-done.returncode}\n{done.stderr.decode(errors='replace')[-2000:]}")
    return done


@cache
def compiler_version():
    return run(["swiftc", "--version"]).stdout


@cache
def resource_arguments():
    """What `swiftc` would tell its frontend and the bare frontend has to be told: where the macro plug-ins are."""
    compiler = shutil.which("swiftc")
    if compiler is None:
        sys.exit("swiftc: not found")
    plugins = Path(compiler).resolve().parents[1] / "lib" / "swift" / "host" / "plugins"
    return ["-plugin-path", str(plugins)]


def frontend(arguments, *action):
    """Runs the compiler proper; its standard output, and its diagnostics once each in the order of their places."""
    done = run(["swiftc", "-frontend", *action, *resource_arguments(), "-diagnostic-style=llvm", *arguments])
    return done.stdout, diagnostics(done.stderr.decode(errors="replace"))


def diagnostics(text):
    """Errors and warnings, once each in the order of their places. One without a place, which is what the compiler
    says of code that it made itself, stands where the note after it does, or on line 0."""
    found, homeless = set(), None
    for match in DIAGNOSTIC.finditer(text):
        here = match["file"], int(match["line"]), int(match["column"] or 0)
        if match["severity"] == "note":
            if homeless:
                found.add(CompilerDiagnostic(*here, *homeless))
                homeless = None
            continue
        if homeless:
            found.add(CompilerDiagnostic("<unknown>", 0, 0, *homeless))
        homeless = (match["severity"], match["text"]) if match["file"] == "<unknown>" else None
        if homeless is None:
            found.add(CompilerDiagnostic(*here, match["severity"], match["text"]))
    if homeless:
        found.add(CompilerDiagnostic("<unknown>", 0, 0, *homeless))
    return sorted(found, key=lambda each: (each.file, each.line, each.column, each.text))


def syntax_trees(output):
    """The trees of `-dump-ast -dump-ast-format json`: one document a primary file, one after the other."""
    text, decoder, position = output.decode(errors="surrogateescape"), json.JSONDecoder(), 0
    while True:
        while position < len(text) and text[position].isspace():
            position += 1
        if position == len(text):
            return
        tree, position = decoder.raw_decode(text, position)
        yield tree


def demangled(names):
    """The readable form of each mangled name, private ones without their file; a name that is none stands for itself."""
    unique = sorted(set(names))
    lines = run(["swift-demangle", "-compact"], "\n".join(unique).encode()).stdout.decode().splitlines()
    if len(lines) != len(unique):
        sys.exit(f"swift-demangle: {len(unique)} names gave {len(lines)} lines")
    return {name: PRIVATE.sub(r"\1", line) for name, line in zip(unique, lines)}


@cache
def extractor_version():
    """Changes when the code that reads the compiler's output does."""
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    return digest.digest()


class Cache:
    """Results as JSON, kept by everything that they depend on."""

    def __init__(self, folder):
        self.folder = folder

    def get(self, parts, compute):
        """What compute() returned when it was first asked with these parts (text or bytes)."""
        digest = hashlib.sha256(compiler_version() + extractor_version())
        for part in parts:
            data = part if isinstance(part, bytes) else str(part).encode()
            digest.update(str(len(data)).encode() + b":" + data)
        path = self.folder / digest.hexdigest()[:2] / f"{digest.hexdigest()[2:40]}.json"
        if path.exists():
            return json.loads(path.read_text())
        result = compute()
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".unfinished")
        unfinished.write_text(json.dumps(result))
        unfinished.rename(path)
        return result
