"""The facts of one module: its sources and compiler arguments in, facts by file out."""

import json
import re
from dataclasses import dataclass, replace
from pathlib import Path

from . import default_isolation, toolchain
from .isolation import Fact, IsolationReader
from .source import Source
from .trees import dump, mangled_types

GLOBAL_ACTOR = re.compile(rb"@globalActor\b[^{]*?\b(?:actor|struct|class|enum)\s+(\w+)", re.S)
ACTOR = re.compile(rb"\bactor\s+(\w+)\s*[:<{w]")
CHUNK_BYTES = 120_000


@dataclass(frozen=True)
class ModuleNames:
    """Simple names of a module's global actors and actors, from its text: a tree has only its own file's."""

    global_actors: frozenset
    actors: frozenset

    @classmethod
    def read(cls, files):
        global_actors, actors = {"MainActor"}, set()
        for file in files:
            data = Path(file).read_bytes()
            global_actors |= {match.decode() for match in GLOBAL_ACTOR.findall(data)}
            actors |= {match.decode() for match in ACTOR.findall(data)}
        return cls(frozenset(global_actors), frozenset(actors))


@dataclass(frozen=True)
class Module:
    """Sources that are compiled together; `salt` stands for everything else that the compiler's answer depends on, `siblings`
    are the names of the package's modules, any of which another may export again."""

    files: tuple[str, ...]
    arguments: tuple[str, ...]
    salt: str = ""
    name: str = ""
    siblings: tuple[str, ...] = ()

    def chunks(self):
        """The files in groups of about CHUNK_BYTES, as trees are a hundred times the size of their source."""
        group, size = [], 0
        for file in self.files:
            group.append(file)
            size += Path(file).stat().st_size
            if size > CHUNK_BYTES:
                yield group
                group, size = [], 0
        if group:
            yield group

    def dump(self, chunk):
        others = [file for file in self.files if file not in chunk]
        return dump(chunk, [*self.arguments, *others])

    def key(self, question, chunk):
        """Everything that the answer for a chunk depends on."""
        parts = [question, self.salt, *self.arguments]
        for file in self.files:
            parts += [file, Path(file).read_bytes(), file in chunk]
        return parts


def isolation_facts(module, cache, regions=None):
    """The isolation facts of each file by its path, and the module's errors.

    `regions` are pairs of first and last lines of a single file, each independent of the others: see default_isolation.py.
    """
    names = ModuleNames.read(module.files)
    facts, errors, by_usr, inherits = {}, [], {}, {}
    for chunk in module.chunks():
        key = module.key("isolation", chunk) + [json.dumps(regions)]
        result = cache.get(key, lambda: _read_isolation(module, chunk, names, regions))
        for file, found in result["facts"].items():
            facts[file] = [Fact.from_json(each) for each in found]
        errors += [toolchain.CompilerDiagnostic(*each) for each in result["errors"]]
        by_usr |= result["by_usr"]
        inherits |= result["inherits"]
    for found in facts.values():
        for index, fact in enumerate(found):
            if fact.overridden and not fact.is_said:
                found[index] = replace(fact, isolation=_inherited(fact.overridden, by_usr, inherits))
    return facts, errors


def _inherited(usr, by_usr, inherits):
    while usr in inherits:
        usr = inherits[usr]
    return by_usr.get(usr, "nonisolated")


def _read_isolation(module, chunk, names, regions):
    trees, diagnostics = module.dump(chunk)
    types = toolchain.demangled(mangled_types(trees))
    facts, by_usr, inherits = {}, {}, {}
    for tree in trees:
        source = Source(tree["filename"], Path(tree["filename"]).read_bytes())
        facts[tree["filename"]] = IsolationReader(source, types, names, by_usr, inherits).read(tree)
    errors = [each for each in diagnostics if each.severity == "error"]
    if "-default-isolation" in module.arguments:
        facts = default_isolation.completed(facts, trees, module, errors, regions)
    return {
        "facts": {name: [fact.as_json() for fact in found] for name, found in facts.items()},
        "errors": [[each.file, each.line, each.column, each.severity, each.text] for each in errors],
        "by_usr": by_usr,
        "inherits": inherits,
    }
