// Primary and postfix expressions, literals of collections, tuples, ternaries, calls.
func primaries() {
  _ = (1, true, false, nil as Int?, "s", 1.5, [1], ["a": 1], (), (1), (a: 1, b: 2))
  _ = self; _ = Self.self; _ = super.value; _ = .member; _ = .member(1).other?.last
  _ = []; _ = [:]; _ = [1,]; _ = ["a": 1,]; _ = [[1], [2, 3]]; _ = [
    "key": [1: 2],
    "other": [:],
  ]
  _ = (1, (2, 3)).1.0; _ = tuple.0.1.2; _ = tuple.name.0
  _ = { $0 + $1.value }; _ = Any.self; _ = Int.self; _ = type(of: self)
  _ = `self`; _ = object.`default`; _ = object.default; _ = object.init; _ = object.self; _ = Type.Type.self; _ = object.Type
}
func postfix(object: Object?) {
  _ = object?.name?.count; _ = object!.name!.count; _ = object??.x; _ = object?[0]?.y; _ = object?()?.z
  _ = object.method(1)(2)[3](4); _ = object.method()()
  _ = object.method(_:and:)(1, 2); _ = method(first:)(1); _ = method(_:); _ = Object.method(_:); _ = (method)(1)
  _ = object.method(a: 1, 2, b: [3], c: { 4 }, &variable, .five, d: (6, 7), e: -8, f: !g, h: i ? j : k, l: try m(), n: await o(), p: q as? R, s: t...)
  _ = object.method(1, 2,); _ = object.method(
    first: 1,
    second: 2
  ); _ = call(label: label, `in`: 1, in: 2, for: 3, self: self, func: 1, _: 2)
  _ = object
    .first
    .second()
    .third { $0 }
    ?? fallback
  _ = object?
    .first?
    .second
  _ = object
    // a comment between
    .first /* another */ .second
  _ = \Object.name
  _ = object[keyPath: \.name]; _ = object[\.name]
}
func ternaries(a: Bool, b: Bool) {
  _ = a ? 1 : 2
  _ = a ? b ? 1 : 2 : 3
  _ = a ? b : a ? 1 : 2
  _ = a ?1:2
  _ = a ? .first : .second(1)
  _ = a ? [1] : []
  _ = a ? { 1 }() : { 2 }()
  let value = a
    ? 1
    : 2
  _ = a ? (b) : value
  _ = a ? b! : b!
  _ = (a ? x : y).z
  _ = a ? x as Int : y is Int ? 1 : 2
}
func conversions(x: Any) async throws {
  _ = x as Int as Any is Int
  _ = try await x as? Int
  _ = try? x as? Int
  _ = (try? await load())?.name ?? "none"
  _ = try! load() + (try load())
  _ = try x ? await y : try z
  x = try await load()
  x = try x ?? y
  x += try await y
  _ = try await (a, b)
  _ = try await [load(), load()]
  _ = try await load().then { try await $0.more() }.value[0]
  _ = await try { 1 }()
  _ = unsafe pointer.pointee + unsafe other
  _ = try unsafe await pointer.load()
  return try await load()
}
func inouts(x: inout Int) { change(&x); change(&array[0].name, &tuple.0); change(a: &self.value); withUnsafe(&x) { _ = $0 } }
func discards() { _ = 1; (_, _) = (1, 2); (a, _) = pair; }
func chains() {
  a = b = c
}
