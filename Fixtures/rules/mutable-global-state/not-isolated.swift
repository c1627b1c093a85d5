import SwiftUI
@MainActor final class Model { static var shared = Model() }
struct Row: View {
  static var height = 44.0
  var body: some View { Text("") }
}
@MainActor var current: Int?
func local() {
  var count = 0
  count += 1
}
final class Unknown: Foreign { static var shared = Unknown() }
