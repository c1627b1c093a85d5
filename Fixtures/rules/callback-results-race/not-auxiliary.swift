import Foundation

final class MockLoader {
  private let queue = DispatchQueue(label: "loader")
  func load(_ id: Int, completion: @escaping (Int) -> Void) {
    queue.async { completion(id) }
  }
  func loadAll() {
    var sum = 0
    for id in 0..<9 {
      load(id) { sum += $0 } // expect-info: callback-results-race
    }
  }
}
