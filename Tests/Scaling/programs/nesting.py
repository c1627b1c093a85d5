"""Things in each other: a look ahead, a walk outwards or a copy for each level takes the square of the depth."""

from .registry import define, program

# For each name: what stands before, what opens a level, what is inside, what closes a level, and behind.
NESTED = {
    "parentheses": ("let a = ", "(", "1", ")", ""),
    "brackets": ("let a = ", "[", "1", "]", ""),
    "calls-in-arguments": ("let a = ", "f(", "1", ")", ""),
    "implicit-members-in-arguments": ("let a: A = ", ".b(", "1", ")", ""),
    "array-types": ("let a: ", "[", "Int", "]", ""),
    "dictionary-types": ("let a: ", "[Int: ", "Int", "]", ""),
    "generic-types": ("let a: ", "Set<", "Int", ">", ""),
    "generic-expressions": ("let a = ", "Set<", "Int", ">", "()"),
    "tuple-types": ("let a: ", "(Int, ", "Int", ")", ""),
    "tuple-patterns": ("let ", "(a, ", "b", ")", " = x"),
    "case-patterns": ("switch x { case ", ".a(", "_", ")", ": break }"),
    "interpolations": ("let a = ", '"\\(', "1", ')"', ""),
    "block-comments": ("", "/* ", "", " */", ""),
    "conditional-compilation": ("", "#if A\n", "let a = 1\n", "#endif\n", ""),
    "compilation-conditions": ("#if ", "(", "A", ")", "\nlet a = 1\n#endif"),
    "attribute-arguments": ("", "@a(", "", ")", " func f() {}"),
    "macro-arguments": ("", "#a(", "", ")", ""),
    "regular-expressions": ("let a = /", "(", "x", ")", "/"),
    "if-statements": ("func f() {\n", "if x {\n", "y()\n", "}\n", "}"),
    "if-expressions": ("let a = ", "if x { ", "1", " } else { 2 }", ""),
    "switch-statements": ("func f() { ", "switch x { case 1: ", "y()", " default: break }", " }"),
    "ternaries-in-the-middle": ("let a = ", "x ? ", "1", " : 2", ""),
    "called-closures": ("let a = ", "{ ", "1", " }()", ""),
    "closures-with-signatures": ("let a = ", "{ (x: Int) -> Int in ", "1", " }", ""),
    "tasks": ("func f() {\n", "Task {\n", "x()\n", "}\n", "}"),
    "detached-tasks": ("func f() {\n", "Task.detached { x()\n", "", "}", "\n}"),
    "weak-captures": ("class C { var x = 0; func f() {\n", "run { [weak self] in self?.x += 1\n", "", "}", "\n} }"),
    "closure-parameters": ("func f() {\n", "run { a in let b = a\n", "", "}", "\n}"),
    "default-closures": ("func f(", "a: () -> Void = { func g(", "", ") {} }", ""),
    "defers": ("func f() async {\n", "defer { g()\n", "", "}", "\n}"),
    "do-and-catch": (
        "func f() async { await withCheckedContinuation { c in\n", "do { try x()\n", "", "} catch { try y(); c.resume() }\n", "} }"),
    "loops": (
        "func f() async { await withCheckedContinuation { c in\n", "for x in y { if a { break }\n", "c.resume()\n", "}\n", "} }"),
    "continuations": ("func f() async { ", "await withCheckedContinuation { c in if x { ", "c.resume()", " } }", " }"),
    "types-of-one-name": ("", "struct S {\n", "var x: S\n", "}", ""),
}

for _name, (_before, _opening, _middle, _closing, _after) in NESTED.items():
    define(
        "nested-" + _name, 1500, "levels of one kind",
        lambda n, b=_before, o=_opening, m=_middle, c=_closing, a=_after: b + o * n + m + c * n + a + "\n")


@program(300)
def nested_types_with_members(n):
    """Each type asks what is around it."""
    opening = "".join(f"class S{k} {{ var v = 0; func f() async {{ v = v + 1; await g() }}\n" for k in range(n))
    return opening + "}" * n + "\n"


@program(25)
def nested_types_that_name_types(n):
    """What a name means depends on all types around it."""
    opening = "".join(f"struct S{k} {{ var a: A; func f(_ a: A, _ s: S0) async {{ a.g {{ }} }}\n" for k in range(n))
    return "actor A { func g() async {} ; func g(_ done: @escaping () -> Void) {} }\n" + opening + "}" * n + "\n"


@program(300)
def nested_functions_that_call(n):
    """What a name means is looked for from the inside out."""
    return "".join(f"func f{k}() {{ f{k // 2}();\n" for k in range(n)) + "}" * n + "\n"


@program(300)
def nested_labelled_loops(n):
    """A jump looks for its loop among those around."""
    opening = "".join(f"l{k}: for x in y {{ if a {{ continue l{k // 2} }}\n" for k in range(n))
    return "func f() async { await withCheckedContinuation { c in\n" + opening + "c.resume()\n" + "}\n" * n + "} }\n"
