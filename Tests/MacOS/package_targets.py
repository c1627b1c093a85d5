"""The targets of Package.swift, as SwiftPM has them: no list to be forgotten."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

from macos_sdk import CannotRun, run, tool

PACKAGE = Path(__file__).resolve().parents[2]
# What tests need and no toolchain for Linux has for macOS.
FOUNDATION = re.compile(r"^(?:@\w+ )*import (?:\w+ )?Foundation\w*\b", re.M)


@dataclass
class Target:
    name: str
    kind: str
    folder: Path
    dependencies: list[str]
    # For the linker on macOS.
    libraries: list[str] = field(default_factory=list)

    @property
    def swift_files(self) -> list[Path]:
        return sorted(self.folder.rglob("*.swift"))

    @property
    def c_files(self) -> list[Path]:
        return sorted(self.folder.rglob("*.c"))

    @property
    def has_main(self) -> bool:
        return any(path.name == "main.swift" for path in self.swift_files)

    @property
    def needs_foundation(self) -> bool:
        """Only tests may: elsewhere its import is an error to be told."""
        is_test = self.folder.is_relative_to(PACKAGE / "Tests")
        return is_test and any(FOUNDATION.search(path.read_text()) for path in self.swift_files)


class Package:
    def __init__(self, scratch: Path):
        places = ["--package-path", str(PACKAGE), "--scratch-path", str(scratch)]
        outcome = run([tool("swift"), "package", *places, "dump-package"])
        if outcome.returncode != 0:
            raise CannotRun(f"swift package dump-package: {outcome.stderr}")
        manifest = json.loads(outcome.stdout)
        self.language_version = manifest["swiftLanguageVersions"][-1]
        self.oldest_system = {one["platformName"]: one["version"] for one in manifest["platforms"]}["macos"]
        targets = [target(described) for described in manifest["targets"]]
        self.targets = in_order({target.name: target for target in targets})

    @property
    def with_code(self) -> list[Target]:
        """All but those that are a header alone."""
        return [target for target in self.targets if target.kind != "system"]

    def can_be_compiled(self, target: Target) -> bool:
        return not any(needed.needs_foundation for needed in [target, *self.all_dependencies(target)])

    def all_dependencies(self, of: Target) -> list[Target]:
        found = {}
        rest = list(of.dependencies)
        while rest:
            name = rest.pop()
            if name not in found:
                found[name] = next(target for target in self.targets if target.name == name)
                rest += found[name].dependencies
        return list(found.values())


def target(described: dict) -> Target:
    name, kind = described["name"], described["type"]
    folder = PACKAGE / (described.get("path") or f"{'Tests' if kind == 'test' else 'Sources'}/{name}")
    if not folder.is_dir():
        raise CannotRun(f"the target {name} has no folder {folder}")
    libraries = []
    for setting in described["settings"]:
        (option, value), = setting["kind"].items()
        if setting.get("condition", {}).get("platformNames", ["macos"]) != ["macos"]:
            continue
        if option == "linkedLibrary":
            libraries.append(value["_0"])
        # Warnings are errors here in any case.
        elif option != "treatAllWarnings":
            raise CannotRun(f"the target {name} has the setting '{option}', which is not known here")
    return Target(name, kind, folder, [next(iter(kind.values()))[0] for kind in described["dependencies"]], libraries)


def in_order(targets: dict[str, Target]) -> list[Target]:
    """Each after those that it depends on."""
    ordered: dict[str, Target] = {}

    def visit(name: str):
        for dependency in targets[name].dependencies:
            visit(dependency)
        ordered.setdefault(name, targets[name])

    for name in targets:
        visit(name)
    return list(ordered.values())
