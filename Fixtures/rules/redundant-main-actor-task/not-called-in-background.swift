// The closure inherits the main actor, but is called off it: the attribute is all that shows it.
import Foundation
final class Thumbnails {
  func make(_ url: URL, completion: @escaping (Data?) -> Void) {
    DispatchQueue.global().async { completion(try? Data(contentsOf: url)) }
  }
  func known(_ url: URL, completion: @escaping (Data?) -> Void) { completion(nil) }
}
@MainActor final class Gallery {
  let thumbnails = Thumbnails()
  func show(_ url: URL) {
    thumbnails.make(url) { data in Task { @MainActor in self.take(data) } }
    thumbnails.known(url) { data in Task { @MainActor in self.take(data) } } // expect: redundant-main-actor-task
  }
  func take(_ data: Data?) {}
}
