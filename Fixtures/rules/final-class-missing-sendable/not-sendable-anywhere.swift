// A conformance would not help: what is stored is not Sendable, or the class belongs on the main actor.
import Combine
import UIKit
final class Dismisser {
  static let shared = Dismisser()
  let subject = PassthroughSubject<Void, Never>()
}
final class Haptics {
  static let shared = Haptics()
  func tap() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
}
