import SwiftUI

/// Whether somebody makes a 'Screen' of it is not known.
final class Settings: ObservableObject {}

struct Screen<Model: ObservableObject>: View {
  @ObservedObject var model: Model
  var body: some View { Text("Screen") }
}
