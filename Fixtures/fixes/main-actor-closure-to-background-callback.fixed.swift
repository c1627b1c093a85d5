// unsafe, mode 5

import Foundation

final class Pictures: @unchecked Sendable {
  func load(_ url: URL, completion: @escaping (Data?) -> Void) {
    DispatchQueue.global().async { completion(try? Data(contentsOf: url)) }
  }
}

@MainActor final class PictureScreen {
  let pictures = Pictures()
  var picture: Data?
  var count = 0

  func show(_ url: URL) {
    pictures.load(url) { @Sendable data in Task { @MainActor in self.picture = data } }
  }

  func showCounted(_ url: URL) {
    pictures.load(url) { @Sendable [weak self] data in
      Task { @MainActor in
        guard let self else { return }
        self.picture = data
        // Both are shown.
        self.count += 1
      }
    }
  }
}
