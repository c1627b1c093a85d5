"""Isolation of declarations and closures, from the type-checked tree.

The compiler writes what it inferred into the tree as implicit attributes, so most answers are one attribute. Where
it writes none, what it does is added here, and `silgen.py` checks that against the `// Isolation:` lines of SIL:
an actor's members have an `isolated` self in their type, or are an async `init`; a local function is isolated as the
actor's code around it; `main` of an `@main` type is on the main actor.
"""

from dataclasses import asdict, dataclass, replace

from .trees import TYPES, attributes, base_name
from .types import is_async, isolated_parameter

KINDS = {
    "func_decl": "function",
    "constructor_decl": "init",
    "destructor_decl": "deinit",
    "subscript_decl": "subscript",
    "accessor_decl": "accessor",
    "var_decl": "property",
    "class_decl": "class",
    "struct_decl": "struct",
    "enum_decl": "enum",
    "protocol": "protocol",
    "closure_expr": "closure",
}
NAMED_BY_KEYWORD = {"constructor_decl": "init", "destructor_decl": "deinit", "subscript_decl": "subscript"}
ACCESSORS = ("get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "addressor", "mutableAddressor", "init")


@dataclass(frozen=True)
class Fact:
    """One declaration or closure. The isolation is None where the compiler gave up on the code around it.

    `is_said` is false where the tree says nothing, which is `nonisolated` but for default isolation. `getter` is the place
    of a variable's or subscript's getter, where that has one of its own: SIL speaks of it there. `overridden` is the USR of
    the member whose isolation this one has, where that is all that is known.
    """

    kind: str
    name: str
    line: int
    column: int
    isolation: str | None
    is_said: bool = True
    getter: tuple[int, int] | None = None
    is_global: bool = False
    overridden: str | None = None

    @property
    def place(self):
        return self.line, self.column

    def as_json(self):
        return asdict(self)

    @classmethod
    def from_json(cls, value):
        return cls(**{**value, "getter": tuple(value["getter"]) if value["getter"] else None})


class IsolationReader:
    """Walks one file's tree. `types` maps mangled types to readable ones, `names` knows the module's global actors and
    actors. `by_usr` and `inherits` are filled for the whole module: the isolation of what has one, and what a member
    overrides that has no isolation of its own."""

    def __init__(self, source, types, names, by_usr, inherits):
        self.source = source
        self.types = types
        self.names = names
        self.by_usr, self.inherits = by_usr, inherits
        self.facts = {}

    def read(self, tree):
        self._children(tree["items"], Context())
        return [self.facts[key] for key in sorted(self.facts, key=lambda key: (key[1], key[2], key[0]))]

    def _children(self, node, context):
        if isinstance(node, list):
            for child in node:
                self._children(child, context)
        elif isinstance(node, dict):
            self._node(node, context)

    def _node(self, node, context):
        kind = node.get("_kind")
        if kind in KINDS:
            isolation, is_said = self._isolation(node, kind, context)
            overridden = None if is_said else next(iter(node.get("override") or []), None)
            if kind == "accessor_decl":
                overridden = context.storage_overrides
            elif overridden:
                self.inherits[node["usr"]] = overridden
            elif "usr" in node and isolation != "nonisolated":
                self.by_usr[node["usr"]] = isolation
            self._record(node, kind, isolation, is_said, overridden, context)
            inside = context.entering(node, kind, isolation, is_said, overridden)
        elif kind == "extension_decl":
            inside = context.extending(self._simple_name(node.get("extended_type")) in self.names.actors)
        else:
            inside = context
        for child in node.values():
            if isinstance(child, (dict, list)):
                self._children(child, inside)

    def _isolation(self, node, kind, context):
        """The isolation, and whether the tree says so: under default isolation it says nothing of what that decides."""
        if kind == "closure_expr":
            return self._closure(node, context), True
        if context.in_main_type and base_name(node) == "main" and node.get("static"):
            return "@MainActor", True
        parameter = isolated_parameter(self._type(node), node) if kind == "func_decl" or kind == "constructor_decl" else None
        said = parameter or self._attribute(node, context)
        if said:
            return said, True
        if kind in TYPES:
            return "nonisolated", bool(node.get("actor"))
        if kind == "accessor_decl":
            return context.storage, context.storage_is_said
        if kind in ("var_decl", "subscript_decl") and self._has_isolated_self(node):
            return "actor", True
        if kind == "destructor_decl":
            return "nonisolated", True
        if kind == "constructor_decl" and context.in_actor:
            return "actor" if is_async(self._type(node), has_self=True) else "nonisolated", True
        is_sendable = any(attribute["_kind"] == "sendable_attr" for attribute in attributes(node))
        if context.is_local and context.around.startswith("actor") and not is_sendable:
            return context.around, True
        return "nonisolated", False

    def _simple_name(self, mangled):
        return self.types.get(mangled, "").rpartition(".")[2]

    def _type(self, node):
        return self.types.get(node.get("interface_type") or node.get("type"), "")

    def _attribute(self, node, context):
        """What an attribute says, written or inferred; @concurrent before the nonisolated that may stand beside it."""
        found = {attribute["_kind"]: attribute for attribute in attributes(node)}
        if "concurrent_attr" in found:
            return "@concurrent"
        if "nonisolated_attr" in found:
            return "nonisolated(nonsending)" if found["nonisolated_attr"].get("nonsending") else "nonisolated"
        for attribute in attributes(node):
            if attribute["_kind"] == "custom_attr":
                name = self._simple_name(attribute.get("type"))
                if name in self.names.global_actors:
                    return "@" + name
        return context.type_isolation if "isolated_attr" in found else None

    def _has_isolated_self(self, node):
        """An actor's variable has accessors with an isolated self; they exist for stored ones too."""
        accessors = node.get("accessors") or []
        return any(isolated_parameter(self._type(accessor), accessor) == "actor" for accessor in accessors)

    def _closure(self, node, context):
        if "global_actor_isolated" in node:
            return "@" + self._simple_name(node["global_actor_isolated"])
        if "actor_isolated" in node:
            return isolated_parameter(self._type(node), node) or (context.around if context.around.startswith("actor") else "actor")
        if node.get("isolated_to_caller_isolation"):
            return "nonisolated(nonsending)"
        return "nonisolated" if node.get("nonisolated") else None

    def _record(self, node, kind, isolation, is_said, overridden, context):
        if node.get("implicit") or "range" not in node or (kind in ("var_decl", "accessor_decl") and context.is_local):
            return
        offset, name = self._place(node, kind)
        if offset is None:
            return
        line, column = self.source.position(offset)
        shown = "actor" if node.get("actor") else KINDS[kind]
        fact = Fact(shown, name, line, column, isolation, is_said, self._getter(node), context.is_global, overridden)
        # A lazy variable's initial value is in the tree twice, and only in its getter is it type-checked.
        if isolation is not None or (shown, line, column) not in self.facts:
            self.facts[shown, line, column] = fact

    def _getter(self, node):
        for accessor in node.get("accessors") or []:
            has_own = any(attribute["_kind"] == "custom_attr" for attribute in attributes(accessor))
            if accessor.get("get") and not accessor.get("implicit") and not has_own and "range" in accessor:
                return self.source.position(accessor["range"]["start"])
        return None

    def _place(self, node, kind):
        """The offset of the name (or of the keyword or brace that stands for it), and the name."""
        start = node["range"]["start"]
        if kind == "closure_expr":
            return (start if self.source.data[start : start + 1] == b"{" else None), ""
        if kind in NAMED_BY_KEYWORD:
            keyword = NAMED_BY_KEYWORD[kind]
            return self.source.keyword_offset(start, keyword), keyword
        if kind == "accessor_decl":
            spelling = next((word for word in ACCESSORS if self.source.starts(start, word.encode())), None)
            return (start if spelling else None), spelling or ""
        name = base_name(node)
        return (self.source.name_offset(start, name) if name else None), name


@dataclass(frozen=True)
class Context:
    """Where the walk is: what the enclosing function, closure, variable and type are isolated to."""

    is_global: bool = True
    is_local: bool = False
    around: str = "nonisolated"
    storage: str = "nonisolated"
    storage_is_said: bool = True
    storage_overrides: str | None = None
    type_isolation: str = "nonisolated"
    in_actor: bool = False
    in_main_type: bool = False

    def entering(self, node, kind, isolation, is_said, overridden):
        isolation = isolation or "nonisolated"
        if kind in TYPES:
            is_main = any(attribute["_kind"] == "main_type_attr" for attribute in attributes(node))
            is_actor = bool(node.get("actor"))
            return Context(is_global=False, type_isolation="actor" if is_actor else isolation, in_actor=is_actor, in_main_type=is_main)
        if kind in ("var_decl", "subscript_decl"):
            return replace(self, storage=isolation, storage_is_said=is_said, storage_overrides=overridden)
        if kind == "accessor_decl" and self.is_local:
            return self
        return replace(self, is_global=False, is_local=True, around=isolation)

    def extending(self, is_actor):
        return Context(is_global=False, type_isolation="actor" if is_actor else "nonisolated", in_actor=is_actor)
