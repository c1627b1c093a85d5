import SwiftUI

@MainActor class Base {}
@Observable final class ListModel: Base {
  var rows: [String] = []
  func load() async { rows = [] }
}
/// What the superclass is isolated to is not known.
@Observable final class OtherModel: ForeignModel {
  var rows: [String] = []
  func load() async { rows = [] }
}
struct Screen: View {
  @State private var list = ListModel()
  @State private var other = OtherModel()
  var body: some View { Text("Screen") }
}
