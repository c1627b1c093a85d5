// Functions: names, parameters, effects, results, operators.
func plain() {}
func answer() -> Int { 42 }
func labels(first: Int, _ second: Int, third inner: Int) {}
func defaults(limit: Int = 10, name: String = "x", closure: () -> Void = {}) {}
func variadic(_ numbers: Int..., more: String...) {}
func inoutParameter(_ value: inout Int) {}
func ownership(a: borrowing Box, b: consuming Box, c: __owned Box, d: __shared Box, e: sending Box) {}
func isolation(to actor: isolated Counter, caller: isolated (any Actor)? = #isolation) {}
func attributes(@Wrapper wrapped: Int, @Wrapper(1, name: "x") _ other: Int, body: @escaping @Sendable () -> Void) {}
func autoclosure(_ condition: @autoclosure () throws -> Bool) rethrows {}
func lazily() async {}
func throwing() throws {}
func both() async throws -> String { "" }
func typed() throws(Failure) -> Int { 0 }
func neverThrows() throws(Never) {}

func tuple() -> (x: Int, y: Int) { (x: 1, y: 2) }
func optional() -> Int? { nil }
func unwrapped() -> Int! { nil }
func returnsFunction() -> (Int) -> (Int) -> Int { { a in { b in a + b } } }
func generic<T, U: Equatable>(_ value: T, _ other: U) -> T where T: Sequence, T.Element == U { value }
func opaque() -> some Sequence<Int> { [1] }
func existential(_ value: any Equatable) -> any Sendable { 1 }
func pack<each Element>(_ element: repeat each Element) -> (repeat each Element) { (repeat each element) }
func value<let count: Int>(_ vector: Vector<count>) {}
func trailingComma(a: Int, b: Int,) {}
func lastly(a: Int) { defer { print(a) } }
func nested() { func inner() -> Int { func innermost() {}; return 1 }; _ = inner() }
func externalOnly(_: Int, label _: Int) {}
func keywordLabels(in: Int, for: Int, where: Int, func: Int, self: Int, default other: Int) {}
func constant(_ value: _const Int) {}
prefix func +++ (value: Int) -> Int { value }
postfix func ---(value: Int) -> Int { value }
func == (left: Box, right: Box) -> Bool { true }
func < <T>(left: T, right: T) -> Bool { true }
func <<T>(left: T, right: T) -> Bool { true }
func >= (left: Box, right: Box) -> Bool { true }
func ?? (left: Box, right: Box) -> Box { left }
func ... (left: Box, right: Box) {}
func &&& (left: Bool, right: @autoclosure () -> Bool) -> Bool { left }
func / (left: Box, right: Box) -> Box { left }
func /= (left: inout Box, right: Box) {}
prefix func ! (value: Box) -> Bool { false }
func ~= (pattern: Box, value: Int) -> Bool { true }
