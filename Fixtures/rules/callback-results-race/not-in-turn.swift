import Foundation

// The handlers of a session come one after another, on its own queue.
final class Client {
  let session = URLSession(configuration: .default)
  func size(of url: URL, completion: @escaping (Int) -> Void) {
    session.dataTask(with: url) { data, _, _ in completion(data?.count ?? 0) }.resume()
  }
  func sizeOnAnyThread(of url: URL, completion: @escaping (Int) -> Void) {
    start { completion(url.absoluteString.count) }
  }
  func start(_ work: @escaping () -> Void) { work() }
}

func sizes(of urls: [URL], _ client: Client) {
  let group = DispatchGroup()
  var sizes: [Int] = []
  var lengths: [Int] = []
  for url in urls {
    group.enter()
    client.size(of: url) { size in
      sizes.append(size)
      group.leave()
    }
    group.enter()
    client.sizeOnAnyThread(of: url) { length in
      lengths.append(length) // expect-info: callback-results-race
      group.leave()
    }
  }
  group.wait()
}
