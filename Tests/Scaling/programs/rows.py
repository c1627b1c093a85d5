"""Many of one thing behind each other: what is asked of each must not look at all others."""

from .registry import define

# For each name: how many of it, what stands before, what is repeated, and what stands behind. Of what is a level of the tree each, there are at
# most two thousand: a question about a place may cost the way up from it.
ROWS = {
    "members-of-members": (500, "let a = a", ".b", ""),
    "optional-chain": (500, "let a = a", "?.b", ""),
    "calls-of-results": (500, "let a = a", "()", ""),
    "method-chain": (500, "let a = a", ".b()", ""),
    "closure-chain": (400, "let a = a", ".b { $0 }", ""),
    "subscript-chain": (500, "let a = a", "[0]", ""),
    "conditional-members": (800, "let v = a\n", "#if X\n.b()\n#endif\n", ""),
    "casts": (2000, "let a = 1", " as Int", ""),
    "sum": (3000, "let a = 1", " + 1", ""),
    "mixed-operators": (1000, "let a = 1", " + 2 * 3 - 4 < 5 && x", ""),
    "ternaries": (1500, "let a = ", "x ? 1 : ", "2"),
    "prefix-operators": (5000, "let a = ", "!", "x"),
    "awaits": (1500, "func f() async { let a = ", "await ", "x() }"),
    "tries": (1500, "func f() throws { let a = ", "try ", "x() }"),
    "function-types": (1500, "let a: ", "(Int) -> ", "Int"),
    "optional-types": (5000, "let a: Int", "?", ""),
    "member-types": (3000, "let a: A", ".B", ""),
    "compositions": (2000, "let a: A", " & B", ""),
    "key-path": (3000, "let a = \\A", ".b", ""),
    "interpolations": (2000, 'let a = "', "\\(x) ", '"'),
    "string-escapes": (5000, 'let a = "', "\\n", '"'),
    "string-lines": (2000, 'let a = """\n', "line\n", '"""'),
    "raw-quotes": (3000, 'let a = ####"', '"### ', '"####'),
    "array-of-closures": (1500, "let a = [", "{ x in x }, ", "]"),
    "trailing-closures": (1000, "f { x }", " a: { y }", ""),
    "attributes": (2000, "", "@a ", "let a = 1"),
    "modifiers": (2000, "", "public ", "let a = 1"),
    "compilation-branches": (200, "#if A\nlet a = 1\n", "#elseif B\nlet a = 1\n", "#endif"),
    "compilation-conditions": (2000, "#if A", " && A", "\nlet a = 1\n#endif"),
    "imports": (1500, "", "import A\n", ""),
    "source-locations": (500, "", '#sourceLocation(file: "a", line: 1)\n', "Task.detached { x }"),
    "comments": (5000, "", "// x\n", "let a = 1"),
    "documentation": (5000, "", "/// x\n", "func f() {}"),
    "spaces": (20000, "let a = 1", " ", ""),
    "line-feeds": (20000, "", "\n", "let a = 1"),
    "long-name": (20000, "let ", "a", " = 1"),
    "joined-scalars": (5000, 'let a = "', "\U0001f468\u200d", '"'),
    "combining-marks": (5000, "let e", "\u0301", " = 1"),
    "else-if": (250, "func f() {\nif x { y() }\n", "else if x { y() }\n", "}"),
    "else-if-let": (250, "func f() {\nif let q = x { y(q) }\n", "else if let q = x { y(q) }\n", "}"),
    "guards": (800, "func f() async {\n", "guard let q = x else { return }\n", "}"),
    "cases-that-fall-through": (800, "func f() { switch x {\n", "case 1: y(); fallthrough\n", "default: break } }"),
    "statements-of-a-script": (2000, "", "g()\n", ""),
    "shadowing-conditions": (1000, "func f() {\n", "if let a = a { }\n", "}"),
    "locals-of-one-name": (1500, "func f() {\n", "let a = 1\n", "print(a)\n}"),
    "group-tasks": (600, "func f() async { await withTaskGroup(of: Int.self) { g in\n", "g.addTask { 1 }\n", "} }"),
}

# What never ends, or begins with what should stand elsewhere.
BROKEN = {
    "open-braces": (3000, "", "{", ""),
    "closing-braces": (3000, "", "}", ""),
    "open-parentheses": (3000, "", "(", ""),
    "open-comments": (3000, "", "/*", ""),
    "open-interpolations": (2000, "", '"\\(', ""),
    "open-strings": (2000, "", '"a\n', ""),
    "open-raw-strings": (2000, "", '#"a\n', ""),
    "open-multiline-strings": (1500, "", '"""\n', ""),
    "open-compilation-conditions": (1500, "", "#if A\n", ""),
    "open-functions": (800, "", "func f() {\n", ""),
    "open-getters": (1000, "", "var a: Int { get ", ""),
    "open-closure-signatures": (1000, "", "{ (a, ", ""),
    "open-generics": (2000, "let a = ", "a<", ""),
    "generics-or-comparisons": (1500, "f(", "a<b, ", "c)"),
    "generics-with-tuples": (1500, "let a = ", "a<(b, ", "1"),
    "slashes": (3000, "let a = x ", "/ ", ""),
    "slashes-on-lines": (1500, "", "let a = /x(\n", ""),
    "keywords": (1500, "", "func class let case ", ""),
    "conflict-markers": (500, "", "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> x\n", ""),
    "backticks": (5000, "", "`", ""),
    "zero-bytes": (5000, "", "\0", ""),
    "missing-patterns": (1500, "", "var { Task.detached {\n", ""),
}

for _rows, _prefix in ((ROWS, "row-of-"), (BROKEN, "broken-")):
    for _name, (_size, _before, _unit, _after) in _rows.items():
        define(_prefix + _name, _size, "one behind the other", lambda n, b=_before, u=_unit, a=_after: b + u * n + a + "\n")
