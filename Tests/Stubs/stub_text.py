"""The text of a stub module: what is written by hand of it, then what is generated, a declaration a line.

Each line is a pair of its text and of the entry under which `left-out.txt` may name it, `None` for what is written by hand. An entry is
the path of a type, or that and a conformance, an attribute or the text of a member: `CFRange`, `CFArray: Hashable`,
`UIView: func draw(_: CGRect)`.
"""

import re
import sys
from pathlib import Path

import generated
from generated import OPEN_TYPE, VARIABLE, WITNESS_FOR_RAW

sys.path.append(str(Path(__file__).resolve().parents[1] / "AppleSDK"))
from handwritten import declared_members, paths  # noqa: E402

CLASS = re.compile(r"^( *)((?:@\w+(?:\([^)]*\))? )*(?:open|public|final public) class (\w+)(?:<[^>]*>)?)(: ([\w.]+)[^{]*|[^{]*)\{(.*?)(\}?)$")
KEYWORD = re.compile(r"\b(class|struct|enum|protocol|actor)\s+(?!func|var|subscript)(\w+)")
# Modules whose types the toolchain's Foundation has as its own.
FLATTENED = {"CoreFoundation", "CoreGraphics", "ObjectiveC", "Foundation"}
# The compiler fills it in for `#selector`.
STORED = {"Selector": ("@frozen ", "public var pointer: OpaquePointer")}
# The one of SwiftUI's requirements that the compiler finds no witness for.
BODIES = {"View", "Scene", "Commands", "ToolbarContent", "CustomizableToolbarContent", "TableRowContent"}

OF_CLOSURE, OF_TOOLCHAIN, INHERITED = "has a type that is not written down", "the toolchain has its own", "is inherited"


class Builder:
    def __init__(self, modules, toolchain, left_out):
        self.toolchain, self.left_out = toolchain, left_out
        self.modules = modules
        self.texts = {name: generated.read(module) for name, module in modules.items()}
        # The keyword of each type by its module and path, and by its path alone.
        self.kinds, self.kinds_anywhere = {}, {}
        self.superclasses, self.member_keys = {}, {}
        for name, module in modules.items():
            self._index(name, module)
        self.kinds_anywhere = {path: kind for (_, path), kind in reversed(self.kinds.items()) if kind}
        # The initializers that a subclass without any of its own has, by the name of the class.
        self.designated = {"NSObject": ["public init()"]}
        # By module and reason, the entries that are not in the stubs.
        self.missing, self.used = {}, set()
        self.counted = {"types": 0, "members": 0}

    def _index(self, name, module):
        lines = module.interface.split("\n")
        keywords = {match[2]: match[1] for line in lines for match in KEYWORD.finditer(re.sub(r"//.*", "", line))}
        for path in paths(module.interface):
            self.kinds[name, path] = keywords.get(path.rpartition(".")[2])
        for line in lines:
            if match := CLASS.match(line):
                self.superclasses[match[3]] = match[5]
        for path, keys in declared_members(module.interface).items():
            self.member_keys.setdefault(path, set()).update(keys)
        for each in self.texts[name].types:
            self.kinds[name, each.path] = each.keyword
            if each.keyword == "class" and each.inherited:
                self.superclasses.setdefault(each.path, each.inherited[0])
        for path, members in self.texts[name].members.items():
            self.member_keys.setdefault(path, set()).update(each.key for each in members)

    def kind(self, module, path):
        """Of a type that the module may extend: its own, else another's."""
        if kind := self.kinds.get((module, path)):
            return kind
        return self.kinds_anywhere.get(path) or self.toolchain.types.get(path)

    def ancestors(self, path):
        seen = []
        while (path := self.superclasses.get(path)) and path not in seen:
            seen.append(path)
        return seen

    def is_inherited(self, path, key):
        return any(key in self.member_keys.get(each, ()) or self.toolchain.declares(each, key) for each in [*self.ancestors(path), "NSObject"] if each != path)

    # What is left out

    def drop(self, module, entry, reason):
        self.missing.setdefault(module, {}).setdefault(reason, []).append(entry)
        return False

    def keeps(self, module, entry):
        reason = self.left_out.get(module, {}).get(entry)
        if reason is None:
            return True
        self.used.add((module, entry))
        return self.drop(module, entry, reason)

    def unused(self):
        """Entries of the list that are about nothing in the texts."""
        return {(module, entry) for module, entries in self.left_out.items() for entry in entries} - self.used

    def keeps_member(self, module, path, member, in_class=False):
        entry = f"{path}: {member.text}"
        if OPEN_TYPE.search(member.text):
            return self.drop(module, entry, OF_CLOSURE)
        if self.toolchain.declares(path, member.key):
            return self.drop(module, entry, OF_TOOLCHAIN)
        is_class = in_class or self.kind(module, path) == "class"
        if is_class and (member.keyword != "init" or not in_class and member.key == "init()") and self.is_inherited(path, member.key):
            return self.drop(module, entry, INHERITED)
        if not self.keeps(module, entry):
            return False
        self.counted["members"] += 1
        return True

    # Text

    def lines(self, module):
        text = self.texts[module]
        by_hand = self.by_hand(self.modules[module], text)
        return by_hand + self.generated(module, text)

    def generated(self, module, text):
        lines, own = [], {each.path for each in text.types}
        for each in text.types:
            # In a module that stands beside the toolchain's own, only what that lacks.
            if module in FLATTENED and each.path in self.toolchain.types:
                self.drop(module, each.path, OF_TOOLCHAIN)
            elif self.keeps(module, each.path):
                self.counted["types"] += 1
                lines += self.type_lines(module, each, text)
        for around, alias in text.aliases:
            entry = ".".join(filter(None, (around, generated.ALIAS.match(alias)[1])))
            if module in FLATTENED and entry in self.toolchain.types:
                self.drop(module, entry, OF_TOOLCHAIN)
            elif self.keeps(module, entry):
                self.counted["types"] += 1
                lines.append((f"extension {around} {{ {alias} }}" if around else alias, entry))
        stated = {(path, what) for _, path, what, _ in text.conformances}
        for declaration, path, what, condition in text.conformances:
            entry = f"{path}: {what}" + (f" where {condition}" if condition else "")
            if what == "Hashable" and condition and (path, "Equatable") not in stated:
                declaration = declaration.replace(": Hashable where", ": Equatable, Hashable where")
            if path in self.toolchain.types and what in {*self.toolchain.types, "@unchecked Sendable"}:
                self.drop(module, entry, OF_TOOLCHAIN)
            elif self.keeps(module, entry):
                lines.append((declaration, entry))
        lines += [(each.spelled("public"), f": {each.text}") for each in text.globals if self.keeps_member(module, "", each)]
        for path, members in text.members.items():
            is_handwritten_class = "." not in path and self.kinds.get((module, path)) == "class" and path not in own
            if path in own and not (module in FLATTENED and path in self.toolchain.types) or is_handwritten_class:
                continue
            lines += self.extension(module, path, [each for each in members if self.keeps_member(module, path, each)])
        return lines

    def extension(self, module, path, members):
        if not members or not self.keeps(module, f"{path}: extension"):
            self.counted["members"] -= len(members)
            return []
        is_class = self.kind(module, path) == "class"
        lines = [(f"extension {path} {{", f"{path}: extension")]
        for each in members:
            access = "public convenience" if is_class and each.keyword == "init" else "public"
            lines.append((f"  {each.spelled(access)}", f"{path}: {each.text}"))
        return [*lines, ("}", None)]

    def type_lines(self, module, each, text):
        members = text.members.get(each.path, [])
        inherited = [name for name in (self.qualified(name, each) for name in each.inherited) if self.keeps(module, f"{each.path}: {name}")]
        before = "".join(word for word in re.findall(r"@\w+(?:\([^)]*\))? ", each.before) if self.keeps(module, f"{each.path}: {word.strip()}"))
        body, after = [], []
        if each.keyword == "protocol":
            body, after = self.protocol_body(module, each, members)
        elif each.keyword == "class":
            body = self.class_body(module, each, members, inherited)
        else:
            inherited, body = self.value_body(module, each, members, inherited)
        stored_before, stored = STORED.get(each.path, ("", None))
        if stored:
            body.insert(0, (stored, each.path))
        clause = f": {', '.join(inherited)}" if inherited else ""
        where = f" where {each.where}" if each.where else ""
        access = each.access if each.keyword == "class" else "public"
        head = f"{stored_before}{before}{access} {each.keyword} {each.name}{each.generics}{clause}{where} {{"
        lines = [(head, each.path), *((f"  {line}", entry) for line, entry in body), ("}", None), *after]
        around = each.path.rpartition(".")[0]
        if not around:
            return lines
        count = len(lines) - len(after)
        return [(f"extension {around} {{", each.path), *((f"  {line}", entry) for line, entry in lines[:count]), ("}", None), *lines[count:]]

    def qualified(self, name, each):
        """A protocol's name with its module where the type itself, or one around it, has the same name."""
        if name not in each.path.split("."):
            return name
        modules = [module for (module, path) in self.kinds if path == name]
        module = next((each for each in modules if each != "Foundation"), "Foundation")
        return f"{module}.{name}"

    def protocol_body(self, module, each, members):
        """Requirements, and a witness for each, as none of Objective-C's optional ones has to be there."""
        stated = [requirement for requirement in each.requirements if requirement.key not in {member.key for member in members}]
        kept, seen = [], set()
        # A requirement and what an extension has for it are both in the texts; the first of these stands where it is isolated.
        for member in sorted([*stated, *members], key=lambda member: (member.key, "nonisolated" in member.modifiers)):
            if (member.key, member.rest) not in seen and self.keeps_member(module, each.path, member):
                kept.append(member)
            seen.add((member.key, member.rest))
        primary = [name.strip() for name in each.generics.strip("<>").split(",") if name.strip()]
        body = [(f"associatedtype {name}", each.path) for name in primary]
        body += [(member.spelled(""), f"{each.path}: {member.text}") for member in kept if member.can_be_required]
        if not kept:
            return body, []
        witnesses = [(f"  {member.spelled('public')}", f"{each.path}: {member.text}") for member in kept]
        return body, [(f"extension {each.path} {{", each.path), *witnesses, ("}", None)]

    def class_body(self, module, each, members, inherited):
        access = "public" if each.access != "open" else "open"
        superclass = each.inherited[0] if each.inherited else ""
        kept = [member for member in members if self.keeps_member(module, each.path, member, in_class=True)]
        own = [member for member in kept if member.keyword == "init"]
        body = [(member.spelled(access, is_class=True), f"{each.path}: {member.text}") for member in kept if member.keyword != "init"]
        return body + self.initializers(each.path, own, self.designated.get(superclass, []))

    def initializers(self, path, own, from_superclass):
        """Those of the class's own, and those that it has from its superclass."""
        from_superclass = list(map(bare, from_superclass))
        labels = {init_key(line) for line in from_superclass}
        own = [member for member in own if member.key not in labels]
        self.designated[path] = from_superclass + [member.spelled("public") for member in own]
        above = {init_key(line) for each in [*self.ancestors(path), "NSObject"] for line in self.designated.get(each, ())}
        is_object = "NSObject" in self.ancestors(path)
        lines = [(line if "required" in line else f"override {line}", path) for line in from_superclass]
        for member in own:
            is_override = is_object and member.key in above
            lines.append((member.spelled("override public" if is_override else "public"), f"{path}: {member.text}"))
        return lines

    def value_body(self, module, each, members, inherited):
        is_case = {id(member) for member in members if each.keyword == "enum" and is_case_of(each, member)}
        kept = [member for member in members if self.keeps_member(module, each.path, member)]
        cases = [member for member in kept if id(member) in is_case]
        others = [member for member in kept if id(member) not in is_case]
        keys = {member.key: member for member in others}
        body = [(f"case {VARIABLE.match(member.rest)['name']}", f"{each.path}: {member.text}") for member in cases]
        raw = next((member.rest for member in others if member.key == "init(rawValue:)"), None)
        raw_type = raw and generated.split(raw[raw.index("(") + 1 : generated.closing(raw, raw.index("("))])[0].partition(": ")[2]
        if each.keyword == "actor":
            return inherited, [(member.spelled("public"), f"{each.path}: {member.text}") for member in others]
        if {"RawRepresentable", "OptionSet"} & set(inherited):
            raw_type = raw_type or WITNESS_FOR_RAW["OptionSet" if "OptionSet" in inherited else each.keyword]
            if cases and raw_type in ("Int", "UInt", "String", "UInt8", "UInt16", "UInt32", "UInt64", "Int8", "Int16", "Int32", "Int64"):
                inherited = [raw_type, *(name for name in inherited if name not in ("RawRepresentable", "Hashable", "Equatable"))]
            if "init(rawValue:)" not in keys:
                body.append((f"public init{'?' if each.keyword == 'enum' else ''}(rawValue: {raw_type})", each.path))
            if "rawValue" not in keys:
                body.append((f"public var rawValue: {raw_type} {{ get }}", each.path))
        if BODIES & set(inherited) and "body" not in keys:
            body.append(("public typealias Body = Never", each.path))
        return inherited, body + [(member.spelled("public"), f"{each.path}: {member.text}") for member in others]

    # What is written by hand

    def by_hand(self, module, text):
        """The interface's own text. A module interface spells out the initializers that a class without any of its own has from its
        superclass; generated members of a class stand in its body, where subclasses can override them."""
        own = {each.path for each in text.types}
        lines = [re.sub(r" // source: .*$", "", line) for line in module.interface.split("\n")]
        result = []
        for number, line in enumerate(lines):
            match = CLASS.match(line)
            if not match:
                result.append((line, None))
                continue
            margin, header, name, inheritance, superclass, inner, closing = match.groups()
            written = own_initializers(lines, number, margin) + ([inner.strip()] if " init" in f" {inner}" else [])
            inherited = [] if written else self.designated.get(superclass, [])
            members = [] if margin or name in own else text.members.get(name, [])
            kept = [each for each in members if self.keeps_member(module.name, name, each, in_class=True)]
            access = "open" if "open class" in header else "public"
            added = [(each.spelled(access, is_class=True), f"{name}: {each.text}") for each in kept if each.keyword != "init"]
            added += self.initializers(name, [each for each in kept if each.keyword == "init"], inherited)
            if written:
                self.designated[name] = [each for each in written if "convenience" not in each]
            if not added:
                result.append((line, None))
                continue
            attribute = "@_inheritsConvenienceInitializers " if inherited else ""
            result.append((f"{margin}{attribute}{header}{inheritance}{{", None))
            result += [(f"{margin}  {inner.strip()}", None)] if inner.strip() else []
            result += [(f"{margin}  {text}", entry if entry != name else None) for text, entry in added]
            result += [(f"{margin}}}", None)] if closing else []
        return result


def is_case_of(each, member):
    """Whether a static variable of an enumeration is one of its cases, as which the texts have them."""
    match = member.keyword == "var" and member.is_static and VARIABLE.match(member.rest)
    return bool(match) and match["type"] in (each.path, each.name) and (match["accessors"] or "").strip() == "get"


def own_initializers(lines, number, margin):
    found = []
    for line in lines[number + 1 :]:
        if line.startswith(margin + "}") or (line and not line.startswith(margin + " ")):
            break
        if re.match(rf"^{margin}  (?! ).*\binit[?!]?[(<]", line):
            found.append(line.strip())
    return found


def bare(initializer):
    """An initializer without what only its own class says of it."""
    return re.sub(r"\boverride |@_semantics\([^)]*\) ", "", initializer)


def init_key(line):
    start = line.index("(", line.index("init"))
    labels = [re.match(r"`?(\w+)", each)[1] for each in generated.split(line[start + 1 : generated.closing(line, start)])]
    return f"init({''.join(label + ':' for label in labels)})"
