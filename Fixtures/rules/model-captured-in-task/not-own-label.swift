import SwiftData
import SwiftUI
@Model final class Contact {}
struct Editor: View {
  let onCancel: () -> Void
  var body: some View { Button("Cancel", action: onCancel) }
}
// The label is Swift's for a sendable closure, but of its own functions alone.
struct Picker: View {
  @Environment(\.modelContext) private var modelContext
  @State private var created: Contact?
  var body: some View {
    Editor(onCancel: {
      if let created { modelContext.delete(created) }
      created = nil
    })
  }
}
