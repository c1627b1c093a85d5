"""What the interfaces declare that are written by hand."""

import re

from symbol_graphs import parameters

INTERFACE = re.compile(r'SDKInterface\(\s*module: "(\w+)"[^#(]*?source: #"""\n(.*?)\n *"""#((?: \+ \w+)*)', re.S)
CONTINUATION = r'static let {} = #"""\n(.*?)\n *"""#'
TOKEN = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*|\b(class|struct|enum|actor|protocol|typealias|extension)\s+([\w.]+)|[{}]')


TYPE = re.compile(r"^ *(?P<attributes>(?:@\w+ )*)(?:public )?(?P<keyword>protocol|struct|enum) (?P<name>\w+)(?P<rest>[^{\n]*)", re.M)


def interfaces(folder):
    """The name and the text of each module, in Swift."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.swift")))
    for module, text, continuations in INTERFACE.findall(sources):
        for name in re.findall(r"\w+", continuations):
            text += "\n" + re.search(CONTINUATION.format(name), sources, re.S)[1]
        yield module, text


def declared_types(folder):
    """The paths of the types and typealiases of each module."""
    found = {}
    for module, text in interfaces(folder):
        found.setdefault(module, set()).update(paths(text))
    return found


def main_actor_types(folder):
    """The protocols and value types of each module that state the main actor, by name with their keyword, and the protocols that take
    no isolation from what they inherit."""
    isolated, freed = {}, {}
    for module, text in interfaces(folder):
        for match in TYPE.finditer(text):
            if "@MainActor" in match["attributes"]:
                isolated.setdefault(module, {})[match["name"]] = match["keyword"]
            elif "_RemoveGlobalActorIsolation" in match["rest"]:
                freed.setdefault(module, set()).add(match["name"])
    return isolated, freed


def paths(text):
    """The paths of the types that a text declares."""
    found, stack, waiting = set(), [], None
    for match in TOKEN.finditer(text):
        keyword, name = match[1], match[2]
        if keyword:
            # `class func` and `class var` declare no type.
            if keyword == "class" and name in ("func", "var", "subscript"):
                continue
            path = ".".join([*(each for each in stack if each), name])
            if keyword != "extension":
                found.add(path)
            waiting = None if keyword == "typealias" else name
        elif match[0] == "{":
            stack.append(waiting)
            waiting = None
        elif match[0] == "}" and stack:
            stack.pop()
    return found


MEMBER = re.compile(
    r'"(?:\\.|[^"\\\n])*"|//[^\n]*|\b(?:class|struct|enum|actor|protocol|extension)\s+(?P<type>(?!(?:func|var|subscript|let)\b)[\w.]+)'
    r"|\b(?:var|let)\s+`?(?P<variable>\w+)|\bcase\s+(?P<cases>`?\w+[^;{}\n]*)|(?:\bfunc\s+)(?P<function>`?\w+`?|[^\s\w(<]+)|\b(?P<init>init)\b|[{}]")


def declared_members(text):
    """The names of what each type of a text has, by its path, those of functions with labels: `move(to:)`. What is in no type has
    the empty path."""
    found, stack, waiting = {}, [], None
    for match in MEMBER.finditer(text):
        if match["type"]:
            waiting = match["type"]
        elif match["cases"]:
            found.setdefault(".".join(filter(None, stack)), set()).update(cases(match["cases"]))
        elif name := match["variable"] or match["function"] or match["init"]:
            # What is in accessors and bodies is no member.
            if None not in stack:
                labels = "" if match["variable"] else labelled(text[match.end():match.end() + 2000])
                found.setdefault(".".join(stack), set()).add(name.strip("`") + labels)
        elif match[0] == "{":
            stack.append(waiting)
            waiting = None
        elif match[0] == "}" and stack:
            stack.pop()
    return found


def cases(text):
    """The names of `read, write(Data), exit = 1 // normal`."""
    return re.findall(r"(?:^|, *)`?(\w+)", re.sub(r"\([^()]*\)| //.*", "", text))


def labelled(rest):
    """`(to:)` of what follows the name of a function."""
    start = re.match(r"[?!]?(?:<[^(]*>)?(?=\()", rest)
    if start is None:
        return ""
    return "(" + "".join(re.match(r"(?:@\w+(?:\([^)]*\))?\s+)*`?(\w+)", each)[1] + ":" for each in parameters("f" + rest[start.end():])) + ")"
