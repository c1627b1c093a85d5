import SwiftUI
// Views see changes of what is stored for the app, because the object passes them on.
final class Account: ObservableObject {
  @Published var isBusy = false
  @AppStorage("token") var token = ""
}
