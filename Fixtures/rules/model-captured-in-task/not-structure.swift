import SwiftData
import SwiftUI
@Model final class Video { var title = "" }
struct Departure {
  var video: Video
  var target = 0
}
struct Stack: View {
  @State private var offset = 0
  var body: some View { Text("") }
  private func land(_ departure: Departure) {
    Task {
      try? await Task.sleep(for: .seconds(1))
      // A part that is no model.
      offset = departure.target
      print(departure.target.description)
    }
  }
  private func show(_ departure: Departure) {
    Task {
      try? await Task.sleep(for: .seconds(1))
      departure.video.title = "x" // expect-info: model-captured-in-task
    }
  }
}
