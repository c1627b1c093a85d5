"""Changes one file: most changes keep its structure, so that rules still find work in it; some break it."""

import re
from pathlib import Path

from .corpus import Source

TOKEN = re.compile(rb"\w+|[^\w\s]")
WORD = re.compile(rb"\b[A-Za-z_]\w*")
BRACKET = re.compile(rb"[(){}\[\]<>]")
BINDING = re.compile(rb"\b(?:let|var)\s+(\w+)")
DECLARED = re.compile(rb"\b(?:func|let|var|case|class|struct|enum|actor|protocol|typealias|extension)\s+(\w+)")

LARGEST = 65_536

# What rules look for, as it is written in the middle of code.
WORDS = (Path(__file__).parent / "words.txt").read_bytes().splitlines()
# What is put around a piece of code, three dots are the piece.
WRAPPERS = [
    tuple(line.encode().split("…".encode()))
    for line in (Path(__file__).parent / "wrappers.txt").read_text(encoding="utf-8").splitlines()
] + [(b"#if DEBUG\n", b"\n#endif\n")]
PATTERNS = [b"_", b"(a, b)", b"(_, (a, b))", b"", b"`self`", b"self", b"a, b", b"$0", b"a: Int, b", b"(a)", b"init"]
# Empty, raw (SE-0451), keywords, operators, beyond ASCII, of one letter, and too long.
ODD_NAMES = [
    b"``", b"` `", b"`a b`", b"`1`", b"`+`", b"`a.b`", b"`(`", b"`class`", b"`init`", b"`self`", b"`Type`", b"`", b"_",
    b"$0", b"$a", b"Self", b"self", b"init", b"subscript", b"deinit", b"==", b"a", b"A", b"a" * 5000, b"e\xcc\x81",
    b"\xf0\x9f\x91\xa8\xe2\x80\x8d\xf0\x9f\x91\xa7",
]
# Not UTF-8, controls, unusual space, and what opens or closes something long.
BAD_BYTES = [
    b"\x00", b"\xff", b"\xfe\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x80", b"\xef\xbb\xbf",
    b"\x1b[31m", b"\x07", b"\x7f", b"\r", b"\r\n", b"\x0b", b"\x0c", b"\xe2\x80\xa8", b"\xe2\x80\xae", b"\xc2\xa0",
    b"\xf0\x9f\x92\xa5", b"\\", b'"', b'"""', b"#\"", b"/*", b"*/", b"`", b"<<<<<<< HEAD\n",
]


def token_near(text, place):
    return TOKEN.search(text, place) or TOKEN.search(text)


def some_lines(source, choose, most=40):
    """A run of lines, as one text."""
    lines = source.lines
    start = choose.randrange(len(lines))
    return b"".join(lines[start:start + choose.randrange(1, most)])


def line_range(text, choose, most=40):
    """Where a run of lines begins and ends."""
    start = text.rfind(b"\n", 0, choose.randrange(len(text) + 1)) + 1
    end = start
    for _ in range(choose.randrange(1, most)):
        found = text.find(b"\n", end)
        if found < 0:
            return start, len(text)
        end = found + 1
    return start, end


def block(text, choose):
    """Where a pair of braces with what is between them begins and ends; braces in strings count as well."""
    start = text.find(b"{", choose.randrange(len(text) + 1))
    if start < 0:
        return line_range(text, choose)
    depth = 0
    for match in re.finditer(rb"[{}]", text[start:start + 8192]):
        depth += 1 if match[0] == b"{" else -1
        if depth == 0:
            return start, start + match.end()
    return line_range(text, choose)


def splice(text, choose, others):
    start, _ = line_range(text, choose)
    return text[:start] + some_lines(choose.choice(others), choose) + text[start:]


def splice_block(text, choose, others):
    other = choose.choice(others).text
    (start, end), (first, last) = block(text, choose), block(other, choose)
    return text[:start] + other[first:last] + text[end:]


def splice_whole(text, choose, others):
    start, _ = line_range(text, choose)
    return text[:start] + choose.choice(others).text[:8192] + b"\n" + text[start:]


def append_whole(text, choose, others):
    return text[:49_152] + b"\n" + choose.choice(others).text[:8192]


def wrap_block(text, choose, others):
    """Puts what is between two braces into a closure, a type and the like."""
    start, end = block(text, choose)
    before, after = choose.choice(WRAPPERS)
    first, last = start + 1, max(start + 1, end - 1)
    return b"".join((text[:first], b"\n", before, text[first:last], after, b"\n", text[last:]))


def swap_names(text, choose, others):
    """Exchanges two names of the file."""
    first, second = (WORD.search(text, choose.randrange(len(text) + 1)) for _ in range(2))
    if not first or not second:
        return text
    names = {first[0]: second[0], second[0]: first[0]}
    either = re.compile(rb"\b(?:" + first[0] + rb"|" + second[0] + rb")\b")
    return either.sub(lambda found: names[found[0]], text)


def rename_declared(text, choose, others):
    """Declares what another file declares, or uses what that one has."""
    own, new = choose.choice(Source(text).names), choose.choice(choose.choice(others).names)
    return re.sub(rb"\b" + own + rb"\b", new, text)


def insert_lines(text, choose, others):
    """Words that rules look for, as lines of their own."""
    for _ in range(choose.choice((1, 2, 4))):
        start, _ = line_range(text, choose)
        text = text[:start] + choose.choice(WORDS) + b"\n" + text[start:]
    return text


def change_newlines(text, choose, others):
    """Windows' or old line ends, tabs, or a mark at the beginning."""
    change = choose.choice(((b"\n", b"\r\n"), (b"\n", b"\r"), (b"  ", b"\t"), None))
    return text.replace(*change) if change else b"\xef\xbb\xbf" + text


def truncate(text, choose, others):
    return text[:choose.randrange(len(text) + 1)]


def delete_lines(text, choose, others):
    start, end = line_range(text, choose)
    return text[:start] + text[end:]


def delete_bytes(text, choose, others):
    start = choose.randrange(len(text) + 1)
    return text[:start] + text[start + choose.choice((1, 2, 8, 64, 512)):]


def duplicate_lines(text, choose, others):
    start, end = line_range(text, choose)
    return text[:end] + text[start:end] * choose.choice((1, 1, 1, 2, 8)) + text[end:]


def duplicate_block(text, choose, others):
    start, end = block(text, choose)
    place = choose.choice((end, start + 1))
    return text[:place] + text[start:end] * choose.choice((1, 1, 2, 16)) + text[place:]


def move_block(text, choose, others):
    start, end = block(text, choose)
    rest = text[:start] + text[end:]
    place = choose.randrange(len(rest) + 1)
    return rest[:place] + text[start:end] + rest[place:]


def rename(text, choose, others):
    """Gives names of this file to others: all uses of a name become those of another file's."""
    for _ in range(choose.choice((1, 2, 4))):
        if found := WORD.search(text, choose.randrange(len(text) + 1)):
            new = choose.choice(choose.choice(others).names)
            text = re.sub(rb"\b" + found[0] + rb"\b", new, text, count=choose.choice((0, 0, 1, 2)))
    return text


def swap_tokens(text, choose, others):
    for _ in range(choose.choice((1, 1, 2, 8))):
        first = token_near(text, choose.randrange(len(text) + 1))
        if not first:
            return text
        near = min(first.end() + choose.choice((0, 8, 256)), len(text))
        second = TOKEN.search(text, near)
        if second:
            between = text[first.end():second.start()]
            text = b"".join((text[:first.start()], second[0], between, first[0], text[second.end():]))
    return text


def delete_tokens(text, choose, others):
    for _ in range(choose.choice((1, 1, 2, 8))):
        if found := token_near(text, choose.randrange(len(text) + 1)):
            text = text[:found.start()] + text[found.end():]
    return text


def change_bracket(text, choose, others):
    if found := BRACKET.search(text, choose.randrange(len(text) + 1)):
        text = text[:found.start()] + choose.choice((b"", b"", found[0] * 2, b"(", b"}", b"{")) + text[found.end():]
    return text


def change_pattern(text, choose, others):
    """Gives a variable no name, several, or an unusual one."""
    if found := BINDING.search(text, choose.randrange(len(text) + 1)):
        text = text[:found.start(1)] + choose.choice(PATTERNS) + text[found.end(1):]
    return text


def name_oddly(text, choose, others):
    """Gives a declaration an unusual name, in backticks or without need of them; mostly also where it is used."""
    if found := DECLARED.search(text, choose.randrange(len(text) + 1)):
        odd = choose.choice((choose.choice(ODD_NAMES), b"`" + found[1] + b"`"))
        if choose.random() < 0.3:
            return text[:found.start(1)] + odd + text[found.end(1):]
        text = re.sub(rb"\b" + found[1] + rb"\b", lambda _: odd, text)
    return text


def break_bytes(text, choose, others):
    for _ in range(choose.choice((1, 1, 2, 8))):
        place = choose.randrange(len(text) + 1)
        bad = choose.choice(BAD_BYTES) if choose.random() < 0.8 else bytes([choose.randrange(256)])
        text = text[:place] + bad + text[place + choose.choice((0, 0, 1)):]
    return text


def insert_words(text, choose, others):
    for _ in range(choose.choice((1, 1, 2, 4))):
        if found := token_near(text, choose.randrange(len(text) + 1)):
            place, end = found.span()
            word = choose.choice(WORDS)
            text = b"".join((text[:place], word, text[end:] if choose.random() < 0.3 else b" " + text[place:]))
    return text


def wrap(text, choose, others):
    start, end = line_range(text, choose, most=12) if choose.random() < 0.5 else block(text, choose)
    before, after = choose.choice(WRAPPERS)
    return b"".join((text[:start], before, b"\n", text[start:end], b"\n", after, b"\n", text[end:]))


def nest(text, choose, others):
    """A short piece in itself, deep."""
    start, end = line_range(text, choose, most=3)
    before, after = choose.choice(WRAPPERS)
    depth = choose.choice((4, 30, 200))
    return b"".join((text[:start], before * depth, text[start:end], after * depth, text[end:]))


# By how often; what keeps structure comes first.
MUTATIONS = [
    (14, rename), (10, rename_declared), (8, swap_names), (14, append_whole), (14, splice_block), (14, wrap_block),
    (8, duplicate_block), (8, move_block), (8, insert_words), (6, splice), (6, splice_whole), (6, wrap), (6, insert_lines),
    (6, change_pattern), (6, name_oddly), (5, delete_lines), (3, duplicate_lines), (2, delete_tokens), (2, swap_tokens),
    (2, change_bracket), (2, delete_bytes), (2, break_bytes), (2, change_newlines), (1, truncate), (3, nest),
]
_FUNCTIONS = [function for _, function in MUTATIONS]
_WEIGHTS = [weight for weight, _ in MUTATIONS]


def mutated(text, choose, others, count):
    """The text after a number of mutations; `others` are sources to take parts and names of."""
    for function in choose.choices(_FUNCTIONS, _WEIGHTS, k=count):
        text = function(text, choose, others)[:LARGEST]
    return text
