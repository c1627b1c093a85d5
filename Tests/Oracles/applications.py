"""Modules for Apple's platforms, compiled here against an SDK that `make sdk-modules` has prepared.

A file in TOML has a table for each module; it lies beside the checkouts, and its paths are below its folder:

    [Account]
    project = "Reader"                      # where concurlint is asked
    sources = ["Reader/Modules/Account"]    # folders or Swift files
    without = ["Reader/Modules/Account/Mac"]
    imports = ["Database"]                  # other modules of the file
    headers = ["maps/DatabaseC"]            # folders with a module map
    configuration = "6+NNS"                 # see compiler_facts/configuration.py; "5" where it is not given
    flags = ["-D", "READER"]                # of the bare compiler

All but `project` and `sources` may be left out. A module that another imports is compiled to a module below the cache.
"""

import hashlib
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

from compiler_facts.configuration import Configuration
from compiler_facts.module import Module
from compiler_facts.toolchain import frontend

KEYS = {"project", "sources", "without", "imports", "headers", "configuration", "flags"}


@dataclass(frozen=True)
class Application:
    """The folder that concurlint is asked in, a module of it, and the options that say how that is compiled."""

    folder: Path
    modules: tuple
    arguments: tuple

    @property
    def name(self):
        return self.folder.name


def read_applications(file, sdk, cache, names=()):
    """The modules of these names, or all, in the order of the file; `sdk` is a folder that `prepare-sdk.py` made."""
    flags = (sdk / "flags.txt").read_text(encoding="utf-8").split("\n")[:-1]
    listed = ListedModules(file, flags, (cache / "modules").resolve())
    for name in names or listed.tables:
        yield listed.application(name)


class ListedModules:
    """What a file says of modules, and where those are compiled to that others import."""

    def __init__(self, file, flags, built):
        self.file, self.root, self.flags, self.built = file, file.resolve().parent, flags, built
        try:
            self.tables = tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            sys.exit(f"{file}: {error}")
        self.modules = {}

    def application(self, name):
        module, table = self.module(name), self.tables[name]
        return Application(self.root / table["project"], (module,), tuple(self.configuration(table).linter_arguments))

    @staticmethod
    def configuration(table):
        return Configuration.named(table.get("configuration", "5"))

    def module(self, name):
        """The module, once those that it imports are built."""
        if name not in self.modules:
            table = self.table(name)
            self.modules[name] = None
            imported = [self.imported(other, name) for other in table.get("imports", ())]
            arguments = [
                *self.flags, *self.configuration(table).compiler_arguments, "-module-name", name, "-parse-as-library",
                *table.get("flags", ()), "-I", str(self.built)]
            for folder in table.get("headers", ()):
                arguments += ["-I", str(self.root / folder)]
            salt = "".join(self.build(module) for module in imported)
            self.modules[name] = Module(self.sources(name, table), tuple(arguments), salt, name, tuple(self.tables))
        return self.modules[name]

    def imported(self, name, importer):
        module = self.module(name)
        if module is None:
            sys.exit(f"{self.file}: '{importer}' and '{name}' import each other")
        return module

    def table(self, name):
        table = self.tables.get(name)
        if not isinstance(table, dict) or not table.get("project") or not table.get("sources"):
            sys.exit(f"{self.file}: a module '{name}' with 'project' and 'sources' is missing")
        if unread := table.keys() - KEYS:
            sys.exit(f"{self.file}: '{name}' has {', '.join(sorted(unread))}, which nothing reads")
        return table

    def sources(self, name, table):
        excluded, found = [self.root / each for each in table.get("without", ())], set()
        for source in table["sources"]:
            path = self.root / source
            found.update(path.rglob("*.swift") if path.is_dir() else [path])
        files = [path for path in sorted(found) if not any(path.is_relative_to(each) for each in excluded)]
        missing = [path for path in files if not path.is_file()]
        if missing or not files:
            sys.exit(f"{self.file}: '{name}': {missing[0]} is no file" if missing else f"{self.file}: '{name}' has no Swift files")
        return tuple(str(path) for path in files)

    def build(self, module):
        """Compiles a module to be imported, without what its functions do; what it is made of, as a digest."""
        digest = hashlib.sha256()
        for part in module.key("module", ()):
            digest.update(part if isinstance(part, bytes) else str(part).encode())
        key, made = self.built / f"{module.name}.key", self.built / f"{module.name}.swiftmodule"
        if not (made.is_file() and key.is_file() and key.read_text() == digest.hexdigest()):
            self.built.mkdir(parents=True, exist_ok=True)
            made.unlink(missing_ok=True)
            _, diagnostics = frontend(
                [*module.arguments, *module.files, "-o", str(made)], "-emit-module", "-experimental-skip-all-function-bodies")
            if not made.is_file():
                errors = [f"{each.file}:{each.line}: {each.text}" for each in diagnostics if each.severity == "error"]
                sys.exit(f"{module.name} does not compile\n" + "\n".join(errors[:10]))
            key.write_text(digest.hexdigest())
        return digest.hexdigest()
