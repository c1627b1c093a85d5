import Combine
import Foundation
// No view can observe it, and its queue guards what it has.
final class Coalescer: @unchecked Sendable {
  @Published private(set) var count = 0
  func run() async { count += 1 }
}
final class Model: ObservableObject {
  @Published var count = 0
  func run() async { count += 1 } // expect: published-mutated-off-main
}
