import Foundation
import SwiftUI
final class Lazy {
  static let shared = Lazy()
  lazy var name = "a"
}
final class Wrapped {
  static let shared = Wrapped()
  @Published var name = "a"
}
final class WrappedOnActor {
  static let shared = WrappedOnActor()
  @MainActor @Published var name = "a"
}
final class Counted {
  static let shared = Counted()
  private(set) var count = 0
}
final class Weak {
  static let shared = Weak()
  weak var owner: Lazy?
}
final class Generic<T> {
  static var shared: Generic<Int> { Generic<Int>(value: 1) }
  let value: T
  init(value: T) { self.value = value }
  func start() { Task { await self.run() } }
  func run() async {}
}
class Base { let name = "a" }
final class Derived: Base { static let shared = Derived() }
final class Work: Operation { static let shared = Work() }
open class Open { public static let shared = Open() }
struct Failure: Error {}
protocol Service: Sendable {}
final class Impl: Service { static let shared = Impl() }
final class Unavailable { static let shared = Unavailable() }
@available(*, unavailable) extension Unavailable: Sendable {}
final class Elsewhere { static let shared = Elsewhere() }
extension Elsewhere: @unchecked Sendable {}
// What these inherit is not known.
final class Unknown: ForeignBase { static let shared = Unknown() }
@Mocked final class Attributed { static let shared = Attributed() }
