// Deinitialisers are nonisolated unless they say otherwise; saying so needs a type with isolation.
// configurations: 5, 6, 6+NNS

@MainActor final class Window {
  isolated deinit { close() } // isolation: @MainActor
  func close() {} // isolation: @MainActor
}
@MainActor final class Door {
  deinit {} // isolation: nonisolated
}
final class Stool {
  isolated deinit {} // isolation: nonisolated // error: all
}
actor Gate {
  isolated deinit {} // isolation: actor
}

@MainActor class Panel {
  nonisolated init() {} // isolation: nonisolated
  isolated deinit {} // isolation: @MainActor
}
class SidePanel: Panel {
  isolated deinit {} // isolation: @MainActor
}
class BarePanel: Panel {
  deinit {} // isolation: nonisolated // error: all
}
