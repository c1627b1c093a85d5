import Foundation

final class Loader {
  private let queue = DispatchQueue(label: "loader")
  func load(_ id: Int, completion: @escaping (Int) -> Void) {
    queue.async { completion(id) }
  }
}

func collect(_ loader: Loader, lock: NSLock, results: DispatchQueue) {
  var sum = 0
  var all: [Int] = []
  for id in 0..<9 {
    loader.load(id) { value in
      lock.lock()
      sum += value
      lock.unlock()
    }
    loader.load(id) { value in
      results.async { all.append(value) }
    }
    loader.load(id) { value in
      var own = value
      own += 1
      print(own)
    }
  }
}
