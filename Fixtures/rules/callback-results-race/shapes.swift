import Foundation

final class Loader {
  private let queue = DispatchQueue(label: "loader")
  func load(_ id: Int, completion: @escaping (Int) -> Void) {
    queue.async { completion(id) }
  }
  func loadOnMain(_ id: Int, completion: @escaping (Int) -> Void) {
    later { DispatchQueue.main.async { completion(id) } }
  }
  func later(_ work: @escaping () -> Void) { work() }
  func keep(_ id: Int, completion: @escaping (Int) -> Void) { later { completion(id) } }
}

func collect(_ loader: Loader) {
  var first: Int?
  var byID: [Int: Int] = [:]
  for id in 0..<9 {
    loader.load(id) { first = $0 } // expect: callback-results-race
  }
  [1, 2].forEach { id in
    loader.load(id) { byID[id] = $0 } // expect: callback-results-race
  }
}
