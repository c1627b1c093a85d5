"""Functions in which very much happens: path questions, calls, captures."""

from .registry import body, numbered, program

CONTINUATION = ("func f() async { await withCheckedContinuation { c in\n", "} }\n")
LOCKED = ("class A { let l = NSLock(); func f() async {\n", "} }\n")


@program(1000)
def suspensions(n):
    """One after the other."""
    return body("await g()\n" * n)


@program(400)
def locals_that_are_used(n):
    """Each is read and written."""
    return body(numbered(n, "var a# = #") + "".join(f"a{k} += a{n - 1 - k}\n" for k in range(n)))


@program(500)
def local_functions_that_call_each_other(n):
    """What one captures the other does, too."""
    return body(numbered(n, "func f#() { f#+() }"))


@program(600)
def async_lets(n):
    """Each is a body of its own."""
    return body(numbered(n, "async let a# = g()") + "await (" + ", ".join(f"a{k}" for k in range(n)) + ")\n")


@program(800)
def captured_names(n):
    """A capture list with very many entries."""
    return "func f() { g { [" + ", ".join(f"a{k}" for k in range(n)) + "] in x() } }\n"


@program(600)
def branches_that_suspend(n):
    """The number of ways doubles with each branch."""
    return "actor A { var x = 0\nfunc f() async {\nlet y = x\n" + "if c { await g() } else { x = y }\n" * n + "} }\n"


@program(500)
def stale_variables(n):
    """Each has a value from before the suspension."""
    names = range(n)
    reads = "".join(f"let y{k} = x{k}\n" for k in names)
    writes = "".join(f"x{k} = y{k} + 1\n" for k in names)
    return "actor A {\n" + numbered(n, "var x# = 0") + "func f() async {\n" + reads + "await g()\n" + writes + "} }\n"


@program(900)
def branches_that_resume(n):
    """Any two may be on one way."""
    return CONTINUATION[0] + "if x { c.resume() }\n" * n + CONTINUATION[1]


@program(900)
def branches_that_resume_and_return(n):
    """No two are on one way."""
    return CONTINUATION[0] + "if x { c.resume(); return }\n" * n + CONTINUATION[1]


@program(900)
def closures_that_resume(n):
    """Each is a body of its own."""
    return CONTINUATION[0] + "g { c.resume() }\n" * n + CONTINUATION[1]


@program(700)
def errors_that_resume(n):
    """Each `catch` is a way of its own."""
    return CONTINUATION[0] + "do { try x() } catch { c.resume() }\n" * n + CONTINUATION[1]


@program(600)
def conditional_resumes(n):
    """Either branch of each `#if` may be compiled."""
    return CONTINUATION[0] + "#if X\nc.resume()\n#else\ng()\n#endif\n" * n + CONTINUATION[1]


@program(150)
def defers_before_returns(n):
    """Each `return` runs all that were deferred before it."""
    return CONTINUATION[0] + "defer { g() }\nif x { return }\n" * n + "c.resume()\n" + CONTINUATION[1]


@program(5000)
def locks_with_defers(n):
    """The same with locks."""
    return LOCKED[0] + "l.lock(); defer { l.unlock() }\nif x { return }\nawait g()\n" * n + LOCKED[1]


@program(700)
def locks_in_branches(n):
    """Taken or given back, who knows."""
    return LOCKED[0] + "if x { l.lock() } else { l.unlock() }\n" * n + "await g()\n" + LOCKED[1]


@program(500)
def locks_of_many_names(n):
    """Each is looked for by itself."""
    return "class A {\n" + numbered(n, "let l# = NSLock()") + "func f() async {\n" + numbered(n, "l#.lock()") + "await g()\n" * n + "} }\n"


@program(700)
def calls_in_a_chain(n):
    """What the first function does, the last one does, too."""
    chain = "".join(f"func f{k}() {{ f{k - 1}() }}\n" for k in range(1, n))
    return "func f0() { s.wait() }\n" + chain + f"func z() async {{ f{n - 1}() }}\n"


@program(60)
def calls_that_double(n):
    """Each function calls the one before twice."""
    chain = "".join(f"func f{k}() async {{ await f{k - 1}(); await f{k - 1}() }}\n" for k in range(1, n))
    return "func f0() async { s.wait() }\n" + chain


@program(500)
def assertions_in_a_chain(n):
    """Each caller has one caller."""
    chain = "".join(f"nonisolated func f{k}() {{ f{k - 1}() }}\n" for k in range(1, n))
    return "nonisolated func f0() { MainActor.assumeIsolated { x() } }\n" + chain + f"@MainActor func z() {{ f{n - 1}() }}\n"


@program(900)
def assertion_with_many_callers(n):
    """One function, called from everywhere."""
    return "nonisolated func f() { MainActor.assumeIsolated { x() } }\n" + numbered(n, "@MainActor func c#() { f() }")


@program(500)
def assertions_with_a_caller_each(n):
    """The callers of each name are looked for."""
    return numbered(n, "nonisolated func f#() { MainActor.assumeIsolated { x() } }\n@MainActor func c#() { f#() }")


@program(1200)
def assertions_of_one_name(n):
    """Each call may be of each function."""
    return "class A { nonisolated func f() { MainActor.assumeIsolated { x() } }\n@MainActor func c() { f() } }\n" * n


@program(400)
def actors_that_call_each_other(n):
    """The callers of all are listed in the report."""
    return "".join(
        f"actor A{k} {{ var x = 0; let o: A{(k * 7 + 1) % n}\nfunc f() async {{ let y = x; await o.f(); x = y + 1 }} }}\n" for k in range(n))
