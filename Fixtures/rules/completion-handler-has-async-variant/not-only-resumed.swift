import Foundation
final class Loader {
  private var task: URLSessionDataTask?
  // The task is kept, to cancel it; or the code is not asynchronous.
  func load(_ url: URL) async {
    task = URLSession.shared.dataTask(with: url) { data, _, _ in print(data?.count ?? 0) }
    task?.resume()
    let other = URLSession.shared.dataTask(with: url) { data, _, _ in print(data?.count ?? 0) }
    other.priority = 1
    other.resume()
  }
  func begin(_ url: URL) {
    URLSession.shared.dataTask(with: url) { data, _, _ in print(data?.count ?? 0) }.resume()
  }
}
