// Directives have lines of their own, also where the closure around them goes.
import SwiftUI

struct Clock: View {
  var body: some View {
    MainActor.assumeIsolated { MainActor.assumeIsolated {
#if DEBUG
      Text("12:00")
#endif
    } }.onDisappear { stop() }
  }
}
