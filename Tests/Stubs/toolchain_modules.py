"""What the toolchain's own modules declare, by the compiler's symbol graphs."""

import json
import subprocess
from dataclasses import dataclass, field

# What stands for Apple's Foundation and Swift; extensions of one's types may be in another.
MODULES = [
    "Swift", "_Concurrency", "_StringProcessing", "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML",
]
TYPE_KINDS = ("class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype")


@dataclass
class Toolchain:
    # By path, what kind of declaration it is.
    types: dict = field(default_factory=dict)
    # The keys of members, as `move(to:)`, by the path of their type; those of globals under "".
    members: dict = field(default_factory=dict)

    def declares(self, path, key):
        return key in self.members.get(path, ())


def read(folder, target):
    """The graphs stay in the folder for the next time."""
    found = Toolchain()
    folder.mkdir(parents=True, exist_ok=True)
    for module in MODULES:
        if not (folder / f"{module}.symbols.json").exists():
            subprocess.run(
                ["swift-symbolgraph-extract", "-module-name", module, "-target", target, "-minimum-access-level", "public", "-output-dir", folder,
                 "-skip-synthesized-members"], check=True, capture_output=True)
        for path in sorted(folder.glob(f"{module}*.symbols.json")):
            if path.name.split("@")[0].removesuffix(".symbols.json") == module:
                for symbol in json.loads(path.read_bytes())["symbols"]:
                    add(symbol, found)
    return found


def add(symbol, found):
    kind, (*around, name) = symbol["kind"]["identifier"].removeprefix("swift."), symbol["pathComponents"]
    if kind in TYPE_KINDS:
        found.types[".".join([*around, name])] = kind
    else:
        found.members.setdefault(".".join(around), set()).add(name if "(" in name or "property" in kind or "case" in kind or kind == "var" else f"{name}()")
