// A structure on an actor is Sendable whatever it stores, and its models are only read on that actor.
import SwiftData
@Model final class Screenshot { var name = "" }
@MainActor struct AnnotatedImage {
  let screenshot: Screenshot
  var scale = 1.0
}
struct LooseImage {
  let screenshot: Screenshot
  var scale = 1.0
}
@MainActor func render(_ image: AnnotatedImage, _ loose: LooseImage) {
  Task.detached { await draw(image) }
  Task.detached { await draw(loose) } // expect: model-captured-in-task
}
