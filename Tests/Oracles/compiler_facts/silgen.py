"""Isolation as SIL's `// Isolation:` comments have it: a second witness for what is read from the tree.

Only for modules without errors, and only for code that is emitted; the places are the same, names and braces.
"""

import re

from . import toolchain

TYPES = ("class", "struct", "enum", "actor", "protocol")

FUNCTION = re.compile(
    r'^// (?P<name>[^\n]*), loc "(?P<file>[^"\n]+)":(?P<line>\d+):(?P<column>\d+), scope \d+\n// Isolation: (?P<isolation>[^\n]+)$',
    re.M,
)
GLOBAL_ACTOR = re.compile(r"global_actor\. type: (?:\w+\.)*(\w+)")
PARAMETER = re.compile(r"actor_instance\. name: '(\w+)'")
GENERATED = ("protocol witness for ", "implicit closure", "key path ", "default argument")


def isolation(text):
    """SIL's word in the words of the facts; SIL does not tell `@concurrent` from `nonisolated`."""
    if match := GLOBAL_ACTOR.match(text):
        return "@" + match[1]
    if match := PARAMETER.match(text):
        return "actor" if match[1] == "self" else f"actor({match[1]})"
    return "nonisolated(nonsending)" if text.startswith("caller_isolation_inheriting") else "nonisolated"


class Silgen:
    """The isolation of what SIL was generated for, by place."""

    def __init__(self, files, arguments):
        primary = [part for file in files for part in ("-primary-file", str(file))]
        output, diagnostics = toolchain.frontend([*arguments, *primary], "-emit-silgen", "-g")
        self.errors = [each for each in diagnostics if each.severity == "error"]
        self.functions = {}
        for match in FUNCTION.finditer(output.decode(errors="replace")):
            place = match["file"], int(match["line"]), int(match["column"])
            if not match["name"].startswith(GENERATED):
                self.functions.setdefault(place, []).append((match["name"], isolation(match["isolation"])))

    def isolation(self, file, fact):
        """What SIL says of a fact; None where nothing was generated that is just that."""
        for name, said in self.functions.get((str(file), *(fact.getter or fact.place)), []):
            if fact.kind == "property":
                matches = re.search(rf"(?:^|[. ]){re.escape(fact.name)}\.(?:getter|setter)\b", name)
            elif fact.kind == "subscript":
                matches = ".getter" in name
            else:
                matches = fact.kind not in TYPES
            if matches:
                return said
        return None
