"""Types that follow from each other, or grow with each step."""

from .registry import body, numbered, program


@program(400)
def constants_that_follow_from_each_other(n):
    """The type of the first is that of the last."""
    return "".join(f"let a{k} = a{k + 1}\n" for k in range(n))


@program(400)
def variables_that_follow_from_each_other(n):
    """The same where each may be changed."""
    return "".join(f"var a{k} = a{k + 1}\n" for k in range(n))


@program(2000, ("forecast",))
def constants_that_lead_to_a_task(n):
    """The last one is a task: each name leads to it."""
    return "".join(f"let a{k} = a{k + 1}\n" for k in range(n)) + f"let a{n} = Task {{ 1 }}\n"


@program(400, ("forecast", "lint"))
def constants_with_several_declarations(n):
    """Each name in four files: it may be any of four, which may each be any of four."""
    text = "".join(f"let a{k} = a{k + 1}\n" for k in range(n)) + f"let a{n} = Task {{ 1 }}\n"
    return {f"{name}.swift": text for name in "ABCD"}


@program(400)
def cycle_of_constants(n):
    """No constant has a type."""
    return numbered(n, "let a# = a#+")


@program(400)
def properties_that_follow_from_each_other(n):
    """Members of members of members."""
    return "class C {\n" + "".join(f"var a{k} = a{k + 1}.x\n" for k in range(n)) + "}\n"


@program(400)
def locals_that_follow_from_each_other(n):
    """The last one's type needs all others'."""
    return body("let a0 = S()\n" + "".join(f"let a{k} = a{k - 1}.x\n" for k in range(1, n)))


@program(100)
def sums(n):
    """Each part of a sum has a type of its own."""
    return numbered(n, "var a# = " + " + ".join(['"x"'] * 50))


@program(400)
def aliases_that_follow_from_each_other(n):
    """Each variable's type is a chain of aliases."""
    return "".join(f"typealias A{k} = A{k + 1}\n" for k in range(n)) + numbered(n, "var x#: A# = 1")


@program(400)
def cycle_of_aliases(n):
    """No alias is a type."""
    return numbered(n, "typealias A# = A#+") + "var x: A0 = 1\nfinal class Z { let x: A0; func f() { x.y() } }\n"


@program(400)
def default_arguments_that_call_each_other(n):
    """Each function's default is the next one's result."""
    return numbered(n, "func f#(x: Int = f#+()) -> Int { x }")


def doubling(n, first, step):
    return first + "".join(step.replace("#-", str(k - 1)).replace("#", str(k)) for k in range(1, n))


@program(60)
def aliases_that_double(n):
    """A type of 2ⁿ parts, each step in two words."""
    return doubling(n, "typealias T0 = Int\n", "typealias T# = (T#-, T#-)\n") + f"func f(x: T{n - 1}) {{ Task.detached {{ x }} }}\nvar gg: T{n - 1} = x\n"


@program(60)
def tuples_that_double(n):
    """The same with values."""
    return body(doubling(n, "let v0 = 1\n", "let v# = (v#-, v#-)\n") + f"Task.detached {{ v{n - 1} }}\n")


@program(60)
def globals_that_double(n):
    """The same with globals."""
    return doubling(n, "let v0 = 1\n", "let v# = (v#-, v#-)\n") + f"var w = v{n - 1}\nfunc f() {{ Task.detached {{ w }} }}\n"


@program(480)
def generic_results_that_double(n):
    """The same with generic functions, in each other: deeper than questions about types may nest."""
    calls = "".join(f"f{k}(" for k in range(1, n)) + "1" + ")" * (n - 1)
    return numbered(n, "func f#<T>(_ x: T) -> (T, T) { (x, x) }") + f"let z = {calls}\n"


@program(250)
def generic_superclasses_that_double(n):
    """The same with the arguments of superclasses, of which up to 200 are followed from each class."""
    return doubling(n, "class G0<T> { var x: T }\n", "class G#<T>: G#-<(T, T)> {}\n") + (
        f"let z = G{n - 1}<Int>()\nfunc f() {{ let y = z.x; Task.detached {{ y }} }}\n")


@program(250)
def sendability_of_a_lattice(n):
    """Three ways lead to each structure below."""
    return doubling(n, "struct T0 { let x: NSObject }\n", "struct T# { let a: T#-; let b: T#-; let c: T#- }\n") + (
        f"func f(x: T{n - 1}) {{ Task.detached {{ x.a }} }}\nfinal class Z {{ let t: T{n - 1} }}\n")


@program(250)
def sendability_of_subclasses(n):
    """A class is Sendable because the first of its superclasses is."""
    return "class C0: @unchecked Sendable {}\n" + "".join(f"class C{k}: C{k - 1} {{ var x = 0 }}\n" for k in range(1, n)) + (
        f"func f(c: C{n - 1}) {{ Task.detached {{ c.x }} }}\n")


@program(150)
def views_that_hold_each_other(n):
    """Opaque types of bodies."""
    return "struct V: View {\n" + numbered(n, "var a#: some View { a#+ }") + "}\n"


@program(20)
def operators_with_many_meanings(n):
    """Each operator of a row has forty functions."""
    functions = "".join(f"func +++ (a: Int, b: T{k}) -> T{k} {{}}\n" for k in range(40))
    return "infix operator +++\n" + functions + "let z = 1" + " +++ 1" * n + "\n"
