import SwiftUI
// The class is reported as a view model.
final class Feed: ObservableObject {
  @Published var rows: [Int] = []
  func load() async { rows = await fetch() }
}
struct Screen: View {
  @StateObject private var feed = Feed()
  var body: some View { Text("a") }
}
func fetch() async -> [Int] { [] }
