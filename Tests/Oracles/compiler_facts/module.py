"""The facts of one module: its sources and compiler arguments in, facts by file out."""

import json
from pathlib import Path

from . import default_isolation, toolchain
from .isolation import Fact, IsolationReader
from .source import Source
from .trees import dump, instance_type, mangled_types, walk

STANDARD_GLOBAL_ACTORS = {"$sScMD": "MainActor"}


def isolation_of_trees(trees):
    """(file name, facts, conflicts) for each tree of one module."""
    types = toolchain.demangled(mangled_types(trees))
    global_actors, actors, by_usr = dict(STANDARD_GLOBAL_ACTORS), set(), {}
    for node in walk(trees):
        if node.get("_kind", "").endswith("_decl") and "interface_type" in node:
            if any(attribute["_kind"] == "global_actor_attr" for attribute in node.get("attrs") or []):
                global_actors[instance_type(node)] = node["name"]["base_name"]["name"]
            if node.get("actor"):
                actors.add(instance_type(node))
    for tree in trees:
        source = Source(tree["filename"], Path(tree["filename"]).read_bytes())
        reader = IsolationReader(source, types, global_actors, actors, by_usr)
        yield tree["filename"], reader.read(tree), reader.conflicts


def isolation_facts(files, arguments, cache, regions=None):
    """The isolation facts of each file by its path, and the errors of the module, by the files' content.

    `regions` are pairs of first and last lines of a single file, each independent of the others: see default_isolation.py.
    """

    def compute():
        trees, diagnostics = dump(files, arguments)
        errors = [each for each in diagnostics if each.severity == "error"]
        facts = {name: found for name, found, _ in isolation_of_trees(trees)}
        if "-default-isolation" in arguments:
            facts = default_isolation.completed(facts, trees, files, arguments, errors, regions)
        return {
            "facts": {name: [fact.as_json() for fact in found] for name, found in facts.items()},
            "errors": [[each.file, each.line, each.column, each.text] for each in errors],
        }

    parts = ["isolation", *arguments, json.dumps(regions)]
    for file in files:
        parts += [file, Path(file).read_bytes()]
    result = cache.get(parts, compute)
    facts = {name: [Fact.from_json(each) for each in found] for name, found in result["facts"].items()}
    errors = [toolchain.CompilerDiagnostic(file, line, column, "error", text) for file, line, column, text in result["errors"]]
    return facts, errors
