import SwiftUI
struct Keypad_Previews: PreviewProvider {
  static var previews: some View { Keypad() }
  final class Model: ObservableObject { @Published var pin = "" }
}
