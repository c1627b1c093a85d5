// Declaration modifiers, in any order, alone and with a detail.
open class Everything {
  public internal(set) static var one = 1
  private static let two = 2
  fileprivate final class Three {}
  package final func four() {}
  final override public func five() {}
  override public final func six() {}
  class func seven() {}
  public convenience init(a: Int) { self.init() }
  required public init() {}
  dynamic func eight() {}
  lazy private var nine = 9
  weak private(set) var ten: AnyObject?
  unowned(safe) var eleven: AnyObject
  nonisolated func twelve() {}
  nonisolated(unsafe) var thirteen = 13
  nonisolated(nonsending) func fourteen() async {}
  isolated deinit {}
  __consuming func fifteen() {}
  open(set) public var sixteen: Int { get { 1 } set {} }
  _local static func seventeen() {}
}
struct Value {
  mutating func change() {}
  nonmutating func keep() {}
  consuming func eat() {}
  borrowing func look() {}
  static prefix func ~~~ (value: Value) {}
  static postfix func ~~~ (value: Value) {}
  internal indirect enum List { case next(List) }
  public private(set) lazy var cache = 1
}
protocol Requirements {
  mutating func change()
  static func make()
  nonmutating func keep()
}
distributed actor Remote { distributed func call() {}; nonisolated distributed var x: Int { 1 } }
public extension Value {}
nonisolated struct Free {}
nonisolated class Open {}
nonisolated protocol Loose {}
private typealias Short = Value
struct Spread {
  public
  static
  func spread() {}
}
