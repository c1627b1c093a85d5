// Enumerations: raw values, associated values, trailing commas between elements.
enum Direction: String, CaseIterable {
  case north = "N", south = "S"
  case east
  , west
}

enum Number: Int {
  case negative = -1, zero = 0, hex = 0xFF
}

enum Letter: Character { case a = "a" }
enum Ratio: Double { case half = 0.5, minus = -1.5e3 }

enum Message {
  case text(String), image(name: String, width: Int, height: Int)
  case pair(_ first: Int, second: Int = 2)
  case callback((Int) -> Void)
  indirect case nested(Message)
  case attributed(@Sendable () async -> Void)
  case optional(Int?), tuple((Int, Int)), list([Int])
  @available(*, deprecated, renamed: "text") case old
  case `default`, `self`
  case trailing(a: Int, b: Int,)
  static let fallback = Message.text("")
  init() { self = .text("") }
  var isText: Bool { if case .text = self { true } else { false } }
}

enum Failure: Error { case timeout, refused(code: Int) }
enum Uninhabited {}
enum Wrapped<Value>: ~Copyable where Value: ~Copyable { case some(Value) }
