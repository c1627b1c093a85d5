@globalActor actor Background {
  static let shared = Background()
  nonisolated func log() {}
}
import SwiftData
@ModelActor actor Importer {
  nonisolated func log() {}
}
