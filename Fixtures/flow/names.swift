// Names that hide each other in every way that Swift has. `make oracle-flow` asks the compiler what each of them means.

func use(_ values: Any...) {}
func fail() throws {}

enum Choice: Error {
  case one(Int), two(Int), nested(Pair), none
  enum Pair { case both(x: Int, y: Int) }
}

@propertyWrapper
struct Wrapped {
  var wrappedValue: Int
  var projectedValue: Int { wrappedValue }
}

@resultBuilder
enum Collect {
  static func buildBlock(_ values: Int...) -> [Int] { values }
  static func buildEither(first values: [Int]) -> Int { values.count }
  static func buildEither(second values: [Int]) -> Int { values.count }
}

final class Accessors {
  var value = 1
  var named: Int { get { value } set(fresh) { value = fresh } }
  var implied: Int { get { value } set { value = newValue } }
  var observed = 2 { willSet { use(newValue, value) } didSet(before) { use(before) } }
  var observedLater = 2 { didSet { use(oldValue, observedLater) } }
  subscript(row: Int, label column: Int) -> Int {
    get { row + column }
    set { value = newValue + row * column }
  }
  lazy var later: () -> Int = { [unowned self, factor = value] in self.value * factor }
  lazy var sum = { (value: Int) in value + 1 }(2)
  var getter: Int { let value = value; return value }
  deinit { let value = self.value; use(value) }
}

final class Patterns {
  var v = 1

  func statements(v: Int, list: [Int?]) {
    use(v, self.v)
    do { let v = v + 1; use(v) }
    let v = v
    use(v, self.v)
    for v in 0..<v where v > 1 { use(v) }
    for case let v? in list where v > 2 { use(v) }
    for case (let index, var v?) in list.enumerated() { v += index; use(v) }
    repeat { let stop = v; use(stop) } while v < 1
    let (a, (b, _)) = (1, (2, 3))
    var (c, d) = (a, b), e = a + b
    (c, d) = (d, c)
    e += c
    use(a, b, c, d, e)
  }

  func conditions(v: Int?) {
    if let v, v > 1 { use(v) } else { use(v as Any) }
    if let v = v, case let w? = Optional(v), w > v { use(v, w) } else if let w = v { use(w) }
    while let v = v { use(v); break }
    guard let v, let w = Optional(v) else { return use(v as Any) }
    use(v, w)
    let x = if v > 1 { v } else { w }
    let y = switch v { case 1: v; case let other where other > v: other; default: x }
    use(x, y, v > 1 ? v : w)
  }

  func cases(of choice: Choice, x: Int) {
    switch choice {
    case .one(let x) where x > 1, .two(let x) where x < 1: use(x)
    case .one(var x): x += 1; use(x)
    case let .nested(.both(x, y: second)): use(x, second)
    case .two, .none: use(x, choice)
    }
    switch x { case let x where x > 1: use(x); case self.v: use(x); default: let x = 3; use(x) }
    if case .one(let x) = choice { use(x) }
    guard case .two(let x) = choice else { return }
    use(x)
  }

  func errors(error: Int) {
    do { try fail() } catch Choice.one(let n), Choice.two(let n) where n > 1 { use(n) } catch let e as Choice { use(e) } catch { use(error) }
    do { try fail() } catch where error is Choice { use(error) } catch let error { use(error) }
    do throws(Choice) { throw .none } catch { use(error) }
    use(error)
    defer { let error = 3; use(error) }
  }
}

final class Closures {
  var v = 1

  func parameters(v: Int) {
    let named: (Int) -> Int = { v in v }
    let anonymous: (Int, Int) -> Int = { $0 + $1 + v }
    let nested: (Int) -> (Int) -> Int = { a in { b in a + b + v } }
    let typed = { (v: Int) -> Int in let v = v + 1; return v }
    use(named(v), anonymous(v, v), nested(v)(v), typed(v))
    [1].forEach { x in [x].forEach { use(x, $0); [$0].forEach { use($0) } } }
    _ = { (v: Int) in { v } }(1)()
  }

  func captures(v: Int, other: Closures) {
    let byValue = { [v] in v }
    let renamed = { [v = v + 1, w = other.v] () -> Int in v + w }
    let weakly = { [weak self, weak other] in
      guard let self else { return }
      self.v = other?.v ?? v
      Task { self.v += 1 }
    }
    use(byValue, renamed, weakly)
    withUnsafePointer(to: v) { [self] in use($0.pointee, self, self.v) }
  }

  func localDeclarations(v: Int) {
    early(v)
    func early(_ x: Int) { x == 0 ? use(v) : late(x - 1) }
    func late<T>(_ t: T, v: Int = 4) { use(t, v, T.self); func again(_ v: T) { use(v) }; again(t) }
    struct Local { let v: Int; func member() -> Int { v }; static func shared(v: Int) -> Int { v } }
    use(Local(v: v).member(), Local.shared(v: v))
    lazy var lazily = v + 1
    var computed: Int { v + lazily }
    var observed = v { didSet { use(oldValue, observed) } }
    observed = computed + lazily
    @Wrapped var wrapped = v
    use(wrapped, $wrapped, _wrapped, \Closures.v, \[Int].[v], "\(v) \(computed) \("\(v)")")
  }

  @Collect
  func built(v: Int?) -> [Int] {
    if let v { v; v + 1 } else { 1; self.v }
    let v = 3
    v
  }
}

actor Tasks {
  var v = 1
  func children(v: Int) async -> Int {
    async let first = other(v), second = other(self.v)
    let total = await withTaskGroup(of: Int.self) { group in
      for v in 0..<v { group.addTask { await self.other(v) } }
      var total = 0
      for await v in group { total += v }
      return total
    }
    return await first + second + total
  }
  func other(_ v: Int) -> Int { v }
}

extension Optional where Wrapped == Int {
  func rebound() {
    if let self { use(self) }
    guard let self else { return }
    use(self)
    if let `self` = Optional(3) { use(self) }
  }
}

func inPlace(_ a: Int, b c: inout Int, d: Int..., e: @autoclosure () -> Int = 1) -> Int {
  #if swift(>=5)
    let a = a + 1
    c = a
  #endif
  c += d[0]
  label: for i in 0... { for j in i... { if j > c { break label } } }
  return e()
}

let global = { (a: Int) in a + computedGlobal }(3)
var computedGlobal: Int { let a = 1; return a }
