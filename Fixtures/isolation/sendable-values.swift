// Structs and enums: inferred from what they store, unless others can see them and not what is in them.
// configurations: 5, 5complete, 6

struct Point { // sendable: yes
  var x = 0
  let names: [String?]
}
enum Shape { // sendable: yes
  case circle(Int), none
}
public struct Visible { // sendable: no
  var x = 0
}
@frozen public struct Frozen { // sendable: yes
  var x = 0
}
public enum Direction { // sendable: no
  case up, down
}
public struct Empty {} // sendable: no
@usableFromInline struct Usable { // sendable: no
  var x = 0
}
@frozen @usableFromInline struct FrozenUsable { // sendable: yes
  @usableFromInline var x = 0
}
public struct Outer { // sendable: no
  struct Inner { // sendable: yes
    var x = 0
  }
}

class Reference {} // sendable: no
final class Constant { // sendable: no
  let x = 1
}
struct Holder { // sendable: no
  var reference: Reference
}
enum Carrier { // sendable: no
  case one(Reference)
}
struct Callback { // sendable: no
  var call: () -> Void
}
struct SendableCallback { // sendable: yes
  var call: @Sendable () -> Void
}
struct Computed { // sendable: yes
  static let one = 1
  var reference: Reference { Reference() }
}
struct LazyHolder { // sendable: no
  lazy var reference = Reference()
}
@propertyWrapper struct Wrapper { // sendable: no
  var wrappedValue: Reference
}
struct Wrapped { // sendable: no
  @Wrapper var reference: Reference
}
struct Moved: ~Copyable { // sendable: yes
  var x = 0
}

// Generics are all or nothing.
struct Box<Value> { // sendable: no
  var value: Value
}
struct Phantom<Value> { // sendable: yes
  var x = 0
}
struct Constrained<Value: Sendable> { // sendable: yes
  var values: [Value]
}
struct Written<Value> { // sendable: no
  var values: [Value]
}
extension Written: Sendable where Value: Sendable {}
struct Unchecked<Value> { // sendable: yes
  var value: Value
}
extension Unchecked: @unchecked Sendable {}

// A bare cycle is not inferred, one through a container is.
indirect enum List { // sendable: no
  case node(List, List), leaf(Int)
}
enum Chain { // sendable: yes
  indirect case link(Chain?)
  case end
}
enum Nested { // sendable: yes
  case many([Nested]), named([String: Nested])
}
struct First { // sendable: yes
  var others: [Second]
}
struct Second { // sendable: yes
  var others: [First]
}
indirect enum Left { // sendable: no
  case right(Right), end
}
indirect enum Right { // sendable: no
  case left(Left), end
}
