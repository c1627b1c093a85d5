"""Many declarations, those of one name, and those that refer to each other."""

from .registry import body, numbered, program


@program(400)
def types_that_refer_to_each_other(n):
    """Each type asks for the next one."""
    return numbered(n, "struct S# { var x: S#+? }")


@program(800)
def classes_of_one_name(n):
    """Which of them is meant is asked of each."""
    return "final class S { let x: Int = 0 }\n" * n


@program(800)
def extensions_of_one_class(n):
    """Members are looked for in all extensions."""
    return "class A {}\n" + numbered(n, "extension A { func f#() {} }")


@program(600)
def extensions_of_main_actor_class(n):
    """Each member takes its isolation from its extension, each call from what it calls."""
    return "@MainActor class A {}\n" + numbered(n, "extension A { func f#() { f#+() } }")


@program(800)
def extensions_of_unknown_type(n):
    """Nothing tells whose members they are."""
    return numbered(n, "extension Unknown { func f#() {} }")


@program(400)
def extensions_with_conformances(n):
    """Witnesses are looked for among the requirements of all protocols."""
    return "class A {}\n" + numbered(n, "protocol P# {}\nextension A: P# { func f#() {} }")


@program(250)
def inherited_list(n):
    """A class states very many conformances."""
    names = ", ".join(f"P{k}" for k in range(n))
    members = "".join(f"func f{k}() {{}}\n" for k in range(n))
    return numbered(n, "protocol P# { func f#() }") + f"class A: {names} {{\n{members}}}\n"


# Up to 200 supertypes are followed from each type: below, the work for all types of a chain grows with its square.


@program(800)
def chain_of_superclasses(n):
    """An override asks all classes above."""
    return "@MainActor class C0 { func f() {} }\n" + "".join(
        f"class C{k}: C{k - 1} {{ override func f() {{ super.f() }} }}\n" for k in range(1, n))


@program(500)
def cycle_of_superclasses(n):
    """There is no first class."""
    return numbered(n, "class C#: C#+ { func f() { g() } }")


@program(800)
def chain_of_protocols(n):
    """A requirement of the first is witnessed behind the last."""
    return "protocol P0 { func f() }\n" + "".join(f"protocol P{k}: P{k - 1} {{}}\n" for k in range(1, n)) + f"class X: P{n - 1} {{ func f() {{}} }}\n"


@program(500)
def cycle_of_protocols(n):
    """There is no first protocol."""
    return numbered(n, "protocol P#: P#+ { func f#() }") + "class X: P0 { func f0() {} }\n"


@program(400)
def lattice_of_protocols(n):
    """Two ways lead to each protocol below: their number doubles with each level."""
    levels = "".join(
        f"protocol A{k}: A{k - 1}, B{k - 1} {{ func m{k}() }}\nprotocol B{k}: A{k - 1}, B{k - 1} {{}}\n" for k in range(1, n))
    return "protocol A0 {}\nprotocol B0 {}\n" + levels + f"final class X: A{n - 1} {{ let y = 0 }}\nfunc f(x: X) {{ Task.detached {{ x.m1() }} }}\n"


@program(400)
def overloads_that_are_called(n):
    """Each call may be of each function."""
    return "struct A {\n" + "func f(_ x: Int) {}\n" * n + "func g() {\n" + "f(1)\n" * n + "}\n}\n"


@program(250)
def overloads_by_type(n):
    """The argument's type decides."""
    functions = numbered(n, "struct T# {}\nfunc f(_ x: T#) -> T#+ {}")
    return functions + body(numbered(n, "let a# = f(T#())"))


@program(250)
def operator_overloads(n):
    """Each operator of a sum may be each function."""
    return numbered(n, "struct T# {}\nfunc + (a: T#, b: T#) -> T# {}") + "let z = T0()" + " + T0()" * n + "\n"


@program(400)
def members_that_are_used(n):
    """Each use looks for its member."""
    uses = "".join(f"self.a{k} = a{n - 1 - k}\n" for k in range(n))
    return "class A {\n" + numbered(n, "var a#: Int = 0") + "func f() {\n" + uses + "} }\n"


@program(600)
def members_of_one_name(n):
    """Which of them is meant is asked by each use."""
    return "class A {\n" + "var a: Int = 0\n" * n + "func f() {\n" + "self.a = a\n" * n + "} }\n"


@program(600)
def enumeration_that_is_switched_over(n):
    """Each case is looked for."""
    cases = "".join(f"case .c{k}: break\n" for k in range(n))
    return "enum E {\n" + numbered(n, "case c#") + "}\nfunc f(e: E) { switch e {\n" + cases + "} }\n"


@program(600)
def conditional_members(n):
    """Each member stands twice, under both branches."""
    return "class A {\n" + numbered(n, "#if X\nvar a# = 0\n#else\nlet a# = 0\n#endif") + "}\n"


@program(600)
def initializers_that_delegate(n):
    """Each calls the next one by its label."""
    return "class A {\n" + numbered(n, "init(a#: Int) { self.init(a#+: 1) }") + "}\n"


@program(1500)
def parameters_and_arguments(n):
    """One function with very many parameters, and a call of it."""
    parameters = ", ".join(f"a{k}: Int" for k in range(n))
    arguments = ", ".join(f"a{k}: 1" for k in range(n))
    return f"func f({parameters}) {{}}\nlet z = f({arguments})\n"


@program(800)
def generic_parameters(n):
    """One function with very many generic parameters and requirements."""
    parameters = ", ".join(f"T{k}: P" for k in range(n))
    requirements = ", ".join(f"T{k}.A == Int" for k in range(n))
    return f"func f<{parameters}>() where {requirements} {{}}\n"


@program(1500)
def unnamed_bindings(n):
    """Initial values without a property."""
    return "class C {\n" + "let (a, b) = (1, Task.detached { await f() })\nlet _ = g()\n" * (n // 4) + "}\n"


@program(400)
def precedence_groups(n):
    """Each stands above the next one."""
    return numbered(n, "precedencegroup G# { higherThan: G#+ }") + "let z = a ++* b +++* c\n"


@program(400)
def directives(n):
    """Each comment is held against the findings."""
    return body("// concurlint:disable:next all\nTask.detached { x() }\n" * n)


@program(400)
def directives_around_regions(n):
    """Regions in regions, each finding in all of them."""
    name = "detached-task"
    return f"// concurlint:disable {name}\n" * n + "Task.detached { x }\n" * n + f"// concurlint:enable {name}\n" * n


@program(800)
def directive_with_unknown_rules(n):
    """Each name is looked for among the rules, and the nearest is proposed."""
    return "// concurlint:disable " + " ".join(f"zz{k}" for k in range(n)) + "\nlet a = 1\n"
