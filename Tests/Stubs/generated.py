"""The generated texts of an SDK (SDK/Types, SDK/Members) as declarations, and how a module interface spells them.

The texts have no bodies and few modifiers: they say where a type is isolated and what it inherits, and of which type a member is. An
interface needs access levels, the keywords of classes, the cases of enumerations, and witnesses that the compiler looks for.
"""

import re
from dataclasses import dataclass, field

HEADER = re.compile(
    r"(?P<before>(?:@\w+(?:\([^)]*\))? )*)(?P<access>open|public final|public) (?P<keyword>class|struct|enum|protocol|actor) "
    r"(?P<name>\w+)(?P<rest>.*?) \{ ?(?P<body>.*?) ?\}$")
CONFORMANCE = re.compile(r"(?P<before>@available\(\*, unavailable\) )?extension (?P<path>[\w.]+): (?P<what>.*?)(?: where (?P<where>.*))? \{\}$")
EXTENSION = re.compile(r"extension ([\w.]+) \{$")
ALIAS = re.compile(r"public typealias (\w+)")
MEMBER = re.compile(
    r"(?P<modifiers>(?:@MainActor |@preconcurrency |nonisolated(?:\(unsafe\))? |static |optional )*)(?P<keyword>func|var|let|init)\b(?P<rest>.*)$")
VARIABLE = re.compile(r" (?P<name>`?\w+`?): (?P<type>.*?)(?: ?\{(?P<accessors>[^{}]*)\})?$")
# A type that is not written down, as those of closures are not.
OPEN_TYPE = re.compile(r"(?:: |-> )_(?!\w)")
WITNESS_FOR_RAW = {"struct": "String", "enum": "Int", "OptionSet": "UInt"}


@dataclass
class Member:
    modifiers: str
    keyword: str
    rest: str
    text: str

    @classmethod
    def read(cls, text):
        match = MEMBER.match(text)
        return match and cls(match["modifiers"].replace("optional ", ""), match["keyword"], match["rest"], text)

    @property
    def is_static(self):
        return "static " in self.modifiers

    @property
    def key(self):
        """`move(to:)`, or the name of a variable."""
        if self.keyword in ("var", "let"):
            return VARIABLE.match(self.rest)["name"].strip("`")
        name = "init" if self.keyword == "init" else re.match(r" (`?\w+`?|[^\s\w(<]+)", self.rest)[1].strip("`")
        start = self.rest.index("(")
        labels = [re.match(r"(?:@\w+(?:\([^)]*\))? )*`?(\w+)", each)[1] for each in split(self.rest[start + 1 : closing(self.rest, start)])]
        return f"{name}({''.join(label + ':' for label in labels)})"

    def spelled(self, access, is_class=False):
        """The declaration with an access level, e.g. `open class var`; without one a requirement."""
        modifiers = self.modifiers
        if is_class and "func =" not in self.text and access == "open":
            modifiers = modifiers.replace("static ", "class ")
        rest, keyword = self.rest, self.keyword
        if keyword in ("var", "let"):
            match = VARIABLE.match(rest)
            accessors = match["accessors"] or ("get" if keyword == "let" else "get set")
            keyword, rest = "var", f" {match['name']}: {match['type']} {{ {accessors} }}"
        if is_class and self.key[:1] in "=<>!+-*/":
            access = "public"
        attributes = "".join(re.findall(r"@\w+ ", modifiers))
        modifiers = re.sub(r"@\w+ ", "", modifiers)
        return f"{attributes}{f'{access} ' if access else ''}{modifiers}{keyword}{distinct(rest)}"

    @property
    def can_be_required(self):
        """Whether a protocol can have it as a requirement; what has no default there has one in an extension."""
        return not re.search(r"\bsome \w| = ", self.rest)


def distinct(rest):
    """Parameters of one label get names of their own."""
    if "(" not in rest or rest.lstrip().startswith("`") or re.match(r" \w+: ", rest):
        return rest
    start = rest.index("(")
    end = closing(rest, start)
    taken, seen = [], set()
    for each in split(rest[start + 1 : end]):
        label = each.partition(":")[0]
        taken.append(f"{label} another{len(seen)}{each[len(label):]}" if label in seen else each)
        seen.add("" if label == "_" else label)
    return f"{rest[:start]}({', '.join(taken)}){rest[end + 1:]}"


@dataclass
class Type:
    path: str
    keyword: str
    before: str
    access: str
    generics: str
    inherited: list
    where: str
    requirements: list
    module: str
    members: list = field(default_factory=list)

    @property
    def name(self):
        return self.path.rpartition(".")[2]


@dataclass
class Text:
    """The declarations of a module's generated texts."""

    types: list = field(default_factory=list)
    # (path of the type around or "", text).
    aliases: list = field(default_factory=list)
    # (text, path, what, condition).
    conformances: list = field(default_factory=list)
    globals: list = field(default_factory=list)
    # By path.
    members: dict = field(default_factory=dict)


def read(module):
    found, around = Text(), ""
    for line in module.types.splitlines():
        text = line.strip()
        if not text or text.startswith("//"):
            continue
        if text == "}":
            around = ""
        elif match := EXTENSION.match(text):
            around = match[1]
        elif match := CONFORMANCE.match(text):
            found.conformances.append((text, match["path"], match["what"], match["where"] or ""))
        elif match := HEADER.match(text):
            found.types.append(type_of(match, around, module.name))
        elif ALIAS.match(text):
            found.aliases.append((around, text))
        elif member := Member.read(text):
            found.globals.append(member)
        else:
            raise SystemExit(f"{module.name}: cannot read '{text}'")
    for line in module.members.splitlines():
        if match := EXTENSION.match(line):
            around = match[1]
        elif line and line != "}":
            member = Member.read(line)
            if member is None:
                raise SystemExit(f"{module.name}: cannot read '{line}'")
            found.members.setdefault(around, []).append(member)
    return found


def type_of(match, around, module):
    rest, _, where = match["rest"].partition(" where ")
    generics = rest[: angle(rest)] if rest.startswith("<") else ""
    inherited = rest[len(generics) :].strip().removeprefix(":").strip()
    path = f"{around}.{match['name']}" if around else match["name"]
    body = [] if match["keyword"] != "protocol" else [Member.read(each) for each in match["body"].split("; ") if each]
    return Type(path, match["keyword"], match["before"], match["access"], generics, split(inherited), where, body, module)


def split(text):
    """What commas separate outside of brackets."""
    parts, depth, last = [], 0, 0
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or (character == ">" and text[index - 1] != "-"):
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(text[last:index])
            last = index + 1
    return [part.strip() for part in [*parts, text[last:]] if part.strip()]


def angle(text):
    """Behind the `>` that closes the first `<`."""
    depth = 0
    for index, character in enumerate(text):
        depth += (character == "<") - (character == ">" and text[index - 1] != "-")
        if depth == 0:
            return index + 1
    raise ValueError(text)


def closing(text, start):
    depth = 0
    for index in range(start, len(text)):
        depth += (text[index] in "([{") - (text[index] in ")]}")
        if depth == 0:
            return index
    raise ValueError(text)
