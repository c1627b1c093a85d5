"""The targets of Package.swift, as SwiftPM has them: no list to be forgotten."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

from macos_sdk import CannotRun, run, tool

PACKAGE = Path(__file__).resolve().parents[2]
# What a test needs that no toolchain for Linux has for macOS.
MISSING_MODULES = re.compile(r"^(?:@\w+ )*import (?:struct |func |class )?(Foundation\w*|Testing)\b", re.M)


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
    def missing_modules(self) -> list[str]:
        """Those that cannot be had, which bars the target. Only tests may have them: what ships needs neither."""
        if not self.folder.is_relative_to(PACKAGE / "Tests"):
            return []
        return sorted({name for path in self.swift_files for name in MISSING_MODULES.findall(path.read_text())})


class Package:
    def __init__(self, scratch: Path):
        outcome = run([tool("swift"), "package", "--package-path", str(PACKAGE), "--scratch-path", str(scratch), "dump-package"])
        if outcome.returncode != 0:
            raise CannotRun(f"swift package dump-package: {outcome.stderr}")
        manifest = json.loads(outcome.stdout)
        self.language_version = manifest["swiftLanguageVersions"][-1]
        self.oldest_system = next(platform["version"] for platform in manifest["platforms"] if platform["platformName"] == "macos")
        targets = [target(described) for described in manifest["targets"]]
        self.targets = in_order({target.name: target for target in targets})

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
