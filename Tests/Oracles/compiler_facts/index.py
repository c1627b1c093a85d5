"""Overrides and conformances from the type-checked tree, witnesses from SIL's witness thunks.

A thunk's comment has the place of the witness, its mangled name the requirement. Only ends that stand in the module have places.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from . import toolchain
from .isolation import NAMED_BY_KEYWORD
from .source import Source
from .trees import TYPES, base_name, walk

THUNK = re.compile(
    r'^// protocol witness for [^\n]*, loc "(?P<file>[^"\n]+)":(?P<line>\d+):(?P<column>\d+), scope \d+\n(?://[^\n]*\n)*sil [^@\n]*@(?P<symbol>\S+)',
    re.M,
)
REQUIREMENT = re.compile(r"protocol witness for (?P<requirement>.*) in conformance (?P<type>.*) : (?P<protocol>\S+) in \S+$")
ACCESSOR = re.compile(r"\.(getter|setter|modify|read|modify2|read2) : ")
MEMBERS = ("func_decl", "constructor_decl", "subscript_decl", "var_decl")


class ModuleHasErrors(Exception):
    """SIL, and so the witnesses, cannot be had; `errors` are the compiler's."""

    def __init__(self, errors):
        super().__init__(f"{errors[0].file}:{errors[0].line}: {errors[0].text}")
        self.errors = errors


@dataclass
class IndexFacts:
    """Sets of tuples of places, which are `FILE:LINE:COLUMN`: (member, overridden), (requirement, witness),
    (stated, name of the protocol, place of the protocol or None). `compiled` are the places of all members, types and extensions
    that the compiler has seen: not those in clauses of `#if` that do not hold."""

    overrides: set
    witnesses: set
    conformances: set
    compiled: set


def index_facts(module, cache):
    """The facts of a module; ModuleHasErrors where it has any."""
    places, requirements, accessors, overrides, conformances, thunks, compiled = {}, {}, {}, [], [], [], set()
    for chunk in module.chunks():
        found = cache.get(module.key("index", chunk), lambda: _read(module, chunk))
        places |= found["places"]
        requirements |= found["requirements"]
        accessors |= found["accessors"]
        overrides += found["overrides"]
        conformances += found["conformances"]
        thunks += found["thunks"]
        compiled |= {*found["places"].values(), *found["extensions"]}
    return IndexFacts(
        {(member, places[usr]) for member, usr in overrides if usr in places},
        {
            (requirements[requirement], accessors.get(witness, witness))
            for requirement, witness in thunks
            if requirement in requirements and accessors.get(witness, witness) is not None
        },
        {(stated, name, places.get(usr)) for stated, name, usr in conformances},
        compiled,
    )


def _read(module, chunk):
    trees, _ = module.dump(chunk)
    reader = _TreeReader()
    for tree in trees:
        reader.read(tree, Source(tree["filename"], Path(tree["filename"]).read_bytes()))
    names = toolchain.demangled([_symbol(usr) for usr in reader.requirements] + [_symbol(usr) for _, usr in reader.conformances])
    thunks = _thunks(module, chunk)
    return {
        "places": reader.places,
        "requirements": {names[_symbol(usr)]: place for usr, place in reader.requirements.items()},
        "accessors": reader.accessors,
        "overrides": reader.overrides,
        "conformances": [(stated, names[_symbol(usr)].rpartition(".")[2], usr) for stated, usr in reader.conformances],
        "extensions": reader.extensions,
        "thunks": thunks,
    }


def _symbol(usr):
    return "$s" + usr.removeprefix("s:")


class _TreeReader:
    """Collects places by USR, requirements, where accessors and extensions stand, overrides, and stated conformances."""

    def __init__(self):
        self.places, self.requirements, self.accessors = {}, {}, {}
        self.overrides, self.conformances, self.extensions = [], [], []

    def read(self, tree, source):
        for node in walk(tree["items"]):
            kind = node.get("_kind")
            if kind in (*MEMBERS, *TYPES) and "usr" in node and "range" in node and not node.get("implicit"):
                self._declaration(node, kind, source)
            if kind in (*TYPES, "extension_decl"):
                self._conformances(node, kind, source)

    def _place(self, node, kind, source):
        start = node["range"]["start"]
        if kind == "extension_decl":
            offset = start if source.starts(start, b"extension") else None
        elif kind in NAMED_BY_KEYWORD:
            offset = source.keyword_offset(start, NAMED_BY_KEYWORD[kind])
        else:
            offset = source.name_offset(start, base_name(node) or "")
        return None if offset is None else f"{source.path}:{':'.join(map(str, source.position(offset)))}"

    def _declaration(self, node, kind, source):
        place = self._place(node, kind, source)
        if place is None:
            return
        self.places[node["usr"]] = place
        self.overrides += [(place, usr) for usr in node.get("override") or []]
        for accessor in node.get("accessors") or []:
            if "range" in accessor:
                line, column = source.position(accessor["range"]["start"])
                self.accessors[f"{source.path}:{line}:{column}"] = place
        if kind == "protocol":
            for member in node.get("members") or []:
                if member.get("_kind") in MEMBERS and "usr" in member and "range" in member:
                    own = self._place(member, member["_kind"], source)
                    if own:
                        self.requirements[member["usr"]] = own

    def _conformances(self, node, kind, source):
        if "range" not in node:
            return
        stated = self._place(node, kind, source)
        if stated and kind == "extension_decl":
            self.extensions.append(stated)
        for each in (node.get("inherits") or {}).get("conformances") or []:
            if stated and each.get("_kind") == "normal_conformance" and each.get("source_kind") == "explicit":
                self.conformances.append((stated, each["protocol"]))


def _thunks(module, chunk):
    """(readable requirement, place of the witness) for each thunk; a variable by its getter alone."""
    primary = [part for file in chunk for part in ("-primary-file", file)]
    others = [file for file in module.files if file not in chunk]
    output, diagnostics = toolchain.frontend([*module.arguments, *primary, *others], "-emit-silgen", "-g")
    errors = [each for each in diagnostics if each.severity == "error"]
    if errors:
        raise ModuleHasErrors(errors)
    matches = list(THUNK.finditer(output.decode(errors="replace")))
    names = toolchain.demangled([match["symbol"] for match in matches])
    found = []
    for match in matches:
        readable = REQUIREMENT.match(names[match["symbol"]])
        accessor = ACCESSOR.search(readable["requirement"]) if readable else None
        if readable is None or (accessor and accessor[1] != "getter"):
            continue
        found.append((_as_declared(readable["requirement"]), f"{match['file']}:{match['line']}:{match['column']}"))
    return found


def _as_declared(requirement):
    """A getter's name as its variable's or subscript's own."""
    return ACCESSOR.sub(lambda match: "" if "subscript.getter" in requirement else " : ", requirement, count=1)
