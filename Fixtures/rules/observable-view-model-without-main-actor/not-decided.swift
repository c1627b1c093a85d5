import SwiftUI

nonisolated final class ListModel: ObservableObject {
  @Published var rows: [String] = []
  func load() async { rows = [] }
}
final class LockedModel: ObservableObject, @unchecked Sendable {
  @Published var rows: [String] = []
  func load() async { rows = [] }
}
struct Screen: View {
  @StateObject private var list = ListModel()
  @StateObject private var locked = LockedModel()
  var body: some View { Text("Screen") }
}
