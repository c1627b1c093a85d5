import SwiftData
import SwiftUI
@Model final class Video {}
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
    }
  }
}
