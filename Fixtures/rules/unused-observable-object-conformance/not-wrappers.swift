import SwiftUI

/// A change of the setting is announced.
final class Preferences: ObservableObject {
  @AppStorage("isLarge") var isLarge = false
}
