"""Types of locals, properties, parameters and call receivers, from the type-checked tree."""

import re
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from . import toolchain
from .generics import STANDARD, clause_names, declared_generics, named
from .source import Source
from .spelling import spelled
from .trees import TYPES, base_name, mangled_types, walk
from .imported_names import sdk_of, swift_names
from .types import split_top, without_arguments

FUNCTIONS = ("func_decl", "constructor_decl", "subscript_decl", "accessor_decl", "destructor_decl", "closure_expr")
MODULES = {
    *("Swift", "_Concurrency", "_StringProcessing", "Foundation", "FoundationEssentials", "Dispatch", "Synchronization", "__C", "Glibc"),
    *("CoreFoundation", "ObjectiveC", "SwiftUI", "UIKit", "Combine"),
}
OF_C = re.compile(r"\b__C\.(\w+)")
IDENTIFIER = re.compile(rb"`?([A-Za-z_]\w*)`?")
EXTENSION = re.compile(r"\(extension in \w+\):")


@dataclass(frozen=True)
class TypeFact:
    """What a local, property or parameter is, or the value that a member is called on; at its name, or the member's."""

    kind: str
    name: str
    line: int
    column: int
    type: str


@dataclass(frozen=True)
class Scope:
    """Whether code is inside a function, and the generic parameters in sight, outermost level first."""

    is_local: bool = False
    levels: tuple | None = ()

    def entering(self, names):
        return self if not names or self.levels is None else replace(self, levels=(*self.levels, tuple(names)))


class ValueTypeReader:
    """Walks one file's tree."""

    def __init__(self, source, types, modules, generics):
        self.source = source
        self.types = types
        self.modules = modules
        self.generics = generics
        self.facts = {}

    def read(self, tree):
        self._children(tree["items"], Scope())
        return sorted((fact for fact in self.facts.values() if fact), key=lambda fact: (fact.line, fact.column, fact.kind))

    def _children(self, node, scope):
        if isinstance(node, list):
            for child in node:
                self._children(child, scope)
        elif isinstance(node, dict):
            self._node(node, scope)

    def _node(self, node, scope):
        kind = node.get("_kind", "")
        inside = scope
        if kind in TYPES:
            names = ["Self"] if kind == "protocol" else self._clause(node)
            inside = replace(scope, is_local=False).entering(names)
        elif kind == "extension_decl":
            inside = Scope(levels=self._extended_levels(node))
        elif kind in FUNCTIONS:
            inside = replace(scope.entering(self._clause(node)), is_local=True)
            if kind != "accessor_decl" and not node.get("implicit"):
                self._parameters(node, inside)
        elif kind == "var_decl":
            self._variable(node, scope)
        elif kind == "for_each_stmt":
            self._loop(node, scope)
        elif kind in ("if_stmt", "guard_stmt", "while_stmt"):
            self._conditions(node, scope)
        elif kind == "call_expr":
            self._receiver(node, scope)
        for key, child in node.items():
            if key == "case_body_variables":
                for variable in child:
                    self._variable({**variable, "implicit": False}, scope)
            elif isinstance(child, (dict, list)) and key not in ("original_init", "iterator_var"):
                self._children(child, inside)

    def _add(self, kind, name, offset, mangled, scope):
        text = self._spelled(mangled, scope)
        if offset is None or not name or text is None:
            return
        line, column = self.source.position(offset)
        key = kind, line, column
        fact = TypeFact(kind, name, line, column, text)
        # A closure that was checked more than once with different results says nothing for certain.
        self.facts[key] = fact if self.facts.get(key, fact) == fact else None

    def _spelled(self, mangled, scope):
        text = self.types.get(mangled, "")
        if not text or "<ERROR TYPE>" in text or " #" in text or "opaque return" in text or text.startswith("$s"):
            return None
        text = named(EXTENSION.sub("", text), scope.levels, self.modules)
        if text is None:
            return None
        try:
            return spelled(text, self.modules)
        except ValueError:
            return None

    def _clause(self, node):
        """The names in the generic clause after a declaration's name."""
        name = base_name(node)
        if "range" not in node or node.get("_kind") in ("closure_expr", "accessor_decl", "destructor_decl") or not name:
            return None
        start = node["range"]["start"]
        keyword = {"constructor_decl": "init", "subscript_decl": "subscript"}.get(node["_kind"])
        offset = self.source.keyword_offset(start, keyword) if keyword else self.source.name_offset(start, name)
        if offset is None:
            return None
        after = self.source.data[offset : offset + 600].decode(errors="replace")
        after = after.lstrip("`")[len(keyword or name) :].lstrip("`?! \n\t")
        return clause_names(after) if after.startswith("<") else None

    def _extended_levels(self, node):
        mangled = node.get("extended_type", "")
        path = split_top(without_arguments(EXTENSION.sub("", self.types.get(mangled, ""))), ".")
        if mangled.endswith("_pD"):
            return (("Self",),)
        levels = [tuple(names) for names in (self.generics.get(name) or STANDARD.get(name) for name in path) if names]
        has_arguments = "<" in self.types.get(mangled, "") or self.types.get(mangled, "").startswith("[") or "?" in self.types.get(mangled, "")
        if not levels and has_arguments:
            sugar = self.types[mangled]
            name = "Optional" if sugar.endswith("?") else "Dictionary" if " : " in sugar else "Array" if sugar.startswith("[") else None
            return (tuple(STANDARD[name]),) if name else None
        return tuple(levels)

    def _variable(self, node, scope):
        if node.get("implicit") or "range" not in node:
            return
        name = base_name(node)
        offset = self.source.name_offset(node["range"]["start"], name) if name else None
        self._add("local" if scope.is_local else "property", name, offset, node.get("interface_type"), scope)

    def _pattern(self, pattern, start, end, scope):
        """Variables of a pattern, which has no place of its own, by their names in the text."""
        for each in walk(pattern):
            if each.get("_kind") == "pattern_named" and not each.get("implicit"):
                name = base_name(each)
                found = list(re.finditer(rb"\b" + name.encode() + rb"\b", self.source.data[start:end]))
                self._add("local", name, start + found[-1].start() if found else None, each.get("type"), scope)

    def _loop(self, node, scope):
        sequence = node.get("iterator_var", {}).get("range")
        if sequence and "range" in node:
            self._pattern(node.get("pattern"), node["range"]["start"], sequence["start"], replace(scope, is_local=True))

    def _conditions(self, node, scope):
        start = node.get("range", {}).get("start")
        for condition in node.get("conditions") or []:
            value = condition.get("initializer", {}).get("range")
            if start is None or value is None:
                continue
            if "pattern" in condition:
                names = [base_name(each) for each in walk(condition["pattern"]) if each.get("_kind") == "pattern_named"]
                is_shorthand = len(names) == 1 and names[0] and self.source.starts(value["start"], names[0].encode())
                is_shorthand = is_shorthand and value["start"] == value["end"] and not re.search(rb"=\s*$", self.source.data[start : value["start"]])
                end = value["start"] + len(names[0]) if is_shorthand else value["start"]
                self._pattern(condition["pattern"], start, end, replace(scope, is_local=True))
            start = value["end"]

    def _parameters(self, node, scope):
        """Parameters have no place in the tree either: the list is split in the text, and its parts are matched in order."""
        listed = node.get("params") or {}
        parameters, span = listed.get("params") or [], listed.get("range")
        if not parameters or span is None:
            return
        data = self.source.data
        end = IDENTIFIER.match(data, span["end"])
        text = data[span["start"] : end.end() if end else span["end"] + 1].decode(errors="replace")
        inner = text[1:-1] if text.startswith("(") and text.endswith(")") else text
        shift = span["start"] + (1 if inner is not text else 0)
        try:
            parts = split_parameters(inner)
        except ValueError:
            return
        if len(parts) != len(parameters) or not inner.isascii():
            return
        for (offset, part), parameter in zip(parts, parameters):
            name = base_name(parameter)
            head = part.split(":")[0]
            found = list(re.finditer(rf"\b{re.escape(name)}\b", head)) if name else []
            if found:
                self._add("parameter", name, shift + offset + found[-1].start(), parameter.get("interface_type"), scope)

    def _receiver(self, node, scope):
        callee = node.get("fn") or {}
        while callee.get("implicit") and "sub_expr" in callee:
            callee = callee["sub_expr"]
        if callee.get("_kind") != "dot_syntax_call_expr" or callee.get("implicit"):
            return
        member, arguments = callee.get("fn") or {}, (callee.get("args") or {}).get("args") or []
        if len(arguments) != 1 or "range" not in member:
            return
        base = arguments[0].get("expr") or {}
        while base.get("implicit") and "sub_expr" in base:
            base = base["sub_expr"]
        name = (member.get("decl") or {}).get("base_name")
        if base.get("implicit") or base.get("_kind") == "opaque_value_expr" or name in (None, "init"):
            return
        start = member["range"]["start"]
        if self.source.data[start : start + len(name.encode())] == name.encode():
            self._add("receiver", name, start, base.get("type"), scope)


def split_parameters(text):
    """(offset, text) of the parts between commas in no bracket."""
    parts, offset = [], 0
    for part in split_top(text):
        offset = text.index(part, offset)
        parts.append((offset, part))
        offset += len(part)
    return parts


def aliases_of(trees, types, modules):
    """Spellings of the typealiases that are not generic and mean the same everywhere, by simple name."""
    found = {}
    for node in walk(trees):
        if node.get("_kind") == "typealias" and not node.get("implicit") and "type" in node:
            try:
                spelling = spelled(types.get(node["type"], ""), modules)
            except ValueError:
                continue
            name = base_name(node)
            found[name] = spelling if found.get(name, spelling) == spelling else None
    return found


def value_type_facts(module, cache):
    """{file: facts} and the module's aliases."""
    facts, aliases = {}, {"TimeInterval": "Double"}
    for chunk in module.chunks():
        result = cache.get(module.key("types", chunk), lambda: _read(module, chunk))
        facts |= {file: [TypeFact(**each) for each in found] for file, found in result["facts"].items()}
        for name, spelling in result["aliases"].items():
            aliases[name] = spelling if aliases.get(name, spelling) == spelling else None
    return facts, {name: spelling for name, spelling in aliases.items() if spelling}


def _read(module, chunk):
    trees, _ = module.dump(chunk)
    types = toolchain.demangled(mangled_types(trees))
    if sdk := sdk_of(module.arguments):
        names = swift_names(sdk)
        types = {mangled: OF_C.sub(lambda match: names.get(match[1], match[1]), text) for mangled, text in types.items()}
    modules = frozenset(MODULES | {module.name, *module.siblings} | imported(trees))
    generics = declared_generics([Path(file) for file in module.files])
    facts = {}
    for tree in trees:
        source = Source(tree["filename"], Path(tree["filename"]).read_bytes())
        facts[tree["filename"]] = [asdict(fact) for fact in ValueTypeReader(source, types, modules, generics).read(tree)]
    return {"facts": facts, "aliases": aliases_of(trees, types, modules)}


def imported(trees):
    return {node["module_path"][0] for tree in trees for node in tree["items"] if node.get("_kind") == "import_decl"}
