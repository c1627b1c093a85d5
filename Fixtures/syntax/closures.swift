// Closures: signatures, captures, trailing closures.
func closures() {
  let empty = {}
  let one = { 1 }
  let shorthand = { $0 + $1 }
  let named = { a in a }
  let several = { a, b, _ in a + b }
  let parenthesised = { (a, b) in a + b }
  let typed = { (a: Int, b: String) -> Int in a }
  let noParameters = { () -> Int in 1 }
  let resultOnly = { () in 1 }
  let effects = { (a: Int) async throws -> Int in a }
  let effectsWithoutTypes = { a async throws in a }
  let typedThrows = { () throws(Failure) -> Void in }
  let attributed = { @MainActor in 1 }
  let attributedAll = { @MainActor @Sendable [weak self] (a: Int) async throws -> Int in a }
  let captures = { [self] in value }
  let weakly = { [weak self, unowned other, unowned(safe) a, unowned(unsafe) b, c] in self?.value }
  let initialised = { [x = 1, weak delegate = self.delegate, self = self, y = x + 1] in x }
  let emptyCaptures = { [] in 1 }
  let capturesAndParameters = { [x] a, b in x }
  let trailingComma = { [x, y,] (a: Int, b: Int,) in x }
  let inoutParameter = { (a: inout Int, _ b: Int, _ d: Int...) in a += b }
  let nested = { { { 1 } } }
  let wildcard = { _ in }
  let optionalResult = { (a: Int?) -> Int? in a }
  let tupleResult = { (a) -> (Int, Int) in (a, a) }
  let multiline = { a in
    let b = a
    return b
  }
  let statements = { a in if a { return 1 }; return 2 }
  let isolatedParameter = { (actor: isolated Counter) in actor.count }
  let attributedParameter = { (@Wrapper a: Int, b: @escaping () -> Void) in b() }
  let arrayFirst = { [1, 2][0] }
  let parenthesisFirst = { (1, 2).0 }
  let callFirst = { a(b) }
  let identifierFirst = { a }
  let called = { 1 }(), calledWith = { $0 }(2)
  let async = { await load() }
  let newlineIn = {
    [weak self]
    (a: Int)
    -> Int
    in
    a
  }
}
func trailing() {
  run { 1 }
  run() { 1 }
  run(1) { 1 }
  run { 1 } second: { 2 } _: { 3 }
  run(1) { a in a } then: { b in b }
  run
  { 1 }
  run { 1 }.then { 2 }.finally { 3 }
  run { 1 }?.then { 2 }
  run { 1 }[0] { 2 }
  run { 1 }({ 2 })
  object.run { 1 }
  object?.run { 1 }
  object!.run { 1 }
  Type { 1 }
  Type<Int> { 1 }
  .member { 1 }.other
  object[0] { 1 }
  (run) { 1 }
  self { 1 }
  super.run { 1 }
  Type.init { 1 }
  let value = run { 1 } + run { 2 }
  let nested = run { run { run { 1 } } }
  Task { @MainActor in await load() }
  Task.detached(priority: .high) { [self] in try await load() }
  DispatchQueue.main.async { [weak self] in guard let self else { return }; self.run() }
  run(a: { 1 }, b: { 2 }) { 3 }
  return run { 1 }
}
func conditions() {
  if run(where: { $0 }) {}
  if (run { true }) {}
  if run({ true }), run[{ true }] {}
  if let a = (run { 1 }) {}
  if run { true } {}
  if run { $0 }.first == 1 {}
  if run { $0 } == 1 {}
  if let a = run { 1 }, let b = run({ 2 }) {}
  if list.contains { $0 } && list.allSatisfy { $0 } {}
  guard list.contains(where: { $0 }) else { return }
  while run({ true }) {}
  for item in list.filter({ $0 }) where run({ $0 }) {}
  for item in list.filter { $0 } {}
  for item in list.filter { $0 }.map { $0 } where item {}
  switch run({ 1 }) { case 1: run { 2 }; default: break }
  switch run { case 1: break; default: break }
  switch value { case .a where list.contains { $0 }: break; default: break }
  repeat {} while run { true }
  if condition { run { 1 } }
  if condition {
    run()
  }
  let closure = condition ? { 1 } : { 2 }
}
