"""Fixes are applied: files that parsed still parse, for the compiler too, and a second run changes nothing."""

import re
import shutil
import subprocess

from .judging import Finding, complaint

SYNTAX_ERROR = re.compile(rb"^(.+?):\d+:\d+: error: ", re.MULTILINE)
SWIFTC = shutil.which("swiftc")
# In seconds. The compiler itself does not always come back from what a mutation made.
COMPILER_LIMIT = 20


class FixQuestion:
    """A command that writes into the files of the project."""

    def __init__(self, words):
        self.words = words

    def ask(self, linter, folder, locate=False):
        before = {path: path.read_bytes() for path in folder.rglob("*.swift")}
        run = linter.run(self.words, folder)
        if found := complaint(linter, run, folder, locate=locate):
            return found
        after = {path: path.read_bytes() for path in before}
        if found := self._worse(linter, folder, before, after):
            return found
        if found := complaint(linter, linter.run(self.words, folder), folder, locate=locate):
            return found
        if again := [path for path in before if path.read_bytes() != after[path]]:
            return Finding("fix-again", self.words, detail=str(again[0].relative_to(folder)))
        return None

    def _worse(self, linter, folder, before, after):
        """The finding of a file that lost its syntax; None for nothing."""
        changed = [path for path in before if before[path] != after[path]]
        if not changed:
            return None
        old = folder.with_name(folder.name + ".before")
        shutil.rmtree(old, ignore_errors=True)
        names = [str(path.relative_to(folder)) for path in changed]
        for path, name in zip(changed, names):
            (old / name).parent.mkdir(parents=True, exist_ok=True)
            (old / name).write_bytes(before[path])
        for kind, errors in (("fix-syntax", errors_of_linter), ("fix-parse", errors_of_compiler)):
            try:
                worse = sorted(errors(linter, folder, names) - errors(linter, old, names))
            except subprocess.TimeoutExpired:
                linter.unjudged += 1
                continue
            if worse:
                return Finding(kind, self.words, detail=worse[0])
        return None


def errors_of_linter(linter, folder, names):
    """The names of those files that have syntax errors."""
    listing = folder.with_name(folder.name + ".list")
    listing.write_text("\0".join(names))
    run = linter.run(["syntax", "--format", "errors", "--files-from", str(listing)], folder)
    return {name.decode() for name in SYNTAX_ERROR.findall(run.output)}


def errors_of_compiler(_, folder, names):
    """The same as the compiler has it; none where there is no compiler.

    Raises `TimeoutExpired` where the compiler does not come back.
    """
    if not SWIFTC:
        return set()
    command = [SWIFTC, "-frontend", "-parse", "-enable-bare-slash-regex", "-diagnostic-style", "llvm", *names]
    run = subprocess.run(command, cwd=folder, capture_output=True, check=False, timeout=COMPILER_LIMIT)
    return {name.decode() for name in SYNTAX_ERROR.findall(run.stderr)}
