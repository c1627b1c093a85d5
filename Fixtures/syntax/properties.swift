// Variables, bindings and accessors.
let constant = 1
var variable: Int
var a = 1, b: Int = 2, c, d: String
let (left, right) = (1, 2)
let (x, (y, _)): (Int, (Int, Int)) = (1, (2, 3))
let _ = discard()
var typed: [String: (Int) -> Void] = [:]

struct Storage {
  var plain: Int
  var computed: Int { 1 }
  var explicit: Int { get { 1 } }
  var readWrite: Int {
    get { plain }
    set { plain = newValue }
  }
  var named: Int { get { plain } set(value) { plain = value } }
  var effects: Int { get async throws { 1 } }
  var typedEffect: Int { get throws(Failure) { 1 } }
  var observed = 0 { willSet { print(newValue) } didSet { print(oldValue) } }
  var observedNamed: Int = 0 { willSet(new) {} didSet(old) {} }
  var mutability: Int { mutating get { 1 } nonmutating set {} }
  var coroutines: Int { _read { yield plain } _modify { yield &plain } }
  var addressors: Int { unsafeAddress { pointer } unsafeMutableAddress { pointer } }
  var attributed: Int { @inlinable get { 1 } @available(*, unavailable) set {} }
  var initAccessor: Int {
    @storageRestrictions(initializes: plain, accesses: observed)
    init(initial) { plain = initial }
    get { plain }
  }
  var consuming: Int { consuming get { plain } }
  var withInitialiser: Int = { 1 }() { didSet {} }
  var getClosure = { get in get }
  var ifExpression: Int { if plain > 0 { 1 } else { 2 } }
  lazy var expensive = compute()
  lazy var closure: () -> Void = { [weak self] in _ = self }
  weak var delegate: AnyObject?
  unowned let owner: AnyObject
  unowned(safe) let safe: AnyObject
  unowned(unsafe) let raw: AnyObject
  static var shared: Self { .init() }
  private(set) var readOnly = 0
  public internal(set) var partly = 0
  fileprivate(set) public var swapped = 0
  package private(set) var packaged: Int?
  open(set) var opened = 0
  nonisolated(unsafe) static var global = 0
  @Wrapper var wrapped: Int
  @Wrapper(1) @Other var twice = 2
  @Generic<Int>(name: "x") private var generic: Int
  @Nested.Wrapper
  var nextLine = 3
  var `default`: Int, `in`: Int
  final override var modified: Int { super.modified }
  var trailing: () -> Int { { 1 } }
  var opaque: some View { Text("x") }
  var function: (_ name: String, Int) async throws -> Void { { _, _ in } }
}
async let concurrent = load()
async let (first, second) = (load(), load())
