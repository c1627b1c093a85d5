// Structures, classes, actors, and what may stand in them.
struct Empty {}

public struct Point: Equatable, Sendable {
  var x = 0.0, y = 0.0
  static let origin = Point()
  struct Polar { var radius, angle: Double }
  typealias Distance = Double
  func distance(to other: Point) -> Distance { 0 }
  init() {}
  subscript(index: Int) -> Double { index == 0 ? x : y }
  enum Axis { case horizontal, vertical }
  class Storage {}
  actor Guard {}
  protocol Moving {}
  ;
  var last: Point { self }; var first: Point { self }
}

open class Shape {
  public init() {}
  deinit { print("gone") }
  class var count: Int { 0 }
  static func make() -> Shape { Shape() }
  open func draw() {}
}

final class Circle<Radius: Numeric>: Shape, CustomStringConvertible where Radius: Comparable {
  let radius: Radius
  var description: String { "circle of \(radius)" }
  init(radius: Radius) { self.radius = radius }
  override func draw() { super.draw() }
}

public final actor Counter: CustomStringConvertible {
  private var value = 0
  func increment() { value += 1 }
  nonisolated var description: String { "counter" }
}

distributed actor Player {
  typealias ActorSystem = LocalTestingDistributedActorSystem
  distributed func move(to place: Int) async throws {}
  distributed var name: String { "player" }
}

indirect enum Tree<Element> {
  case leaf
  case node(left: Tree, Element, right: Tree)
}

@frozen public struct Frozen: ~Copyable {}
extension Point { init(x: Double) { self.x = x } }
