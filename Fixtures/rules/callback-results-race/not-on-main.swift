import Foundation

final class Loader {
  func load(_ id: Int, completion: @escaping (Int) -> Void) {
    later { DispatchQueue.main.async { completion(id) } }
  }
  func later(_ work: @escaping () -> Void) { work() }
}

func collect(_ loader: Loader) {
  let group = DispatchGroup()
  var all: [Int] = []
  for id in 0..<9 {
    group.enter()
    loader.load(id) { value in
      all.append(value)
      group.leave()
    }
  }
  group.wait()
}
