// Superclasses and overrides.
// configurations: 5, 6, 6+NNS

@MainActor class View { // isolation: @MainActor
  init() {} // isolation: @MainActor
  func layout() {} // isolation: @MainActor
  func load() async {} // isolation: @MainActor
}
class Label: View { // isolation: @MainActor
  func write() {} // isolation: @MainActor
  static func make() {} // isolation: @MainActor
  override func layout() {} // isolation: @MainActor
  struct Style { // isolation: nonisolated
    func apply() {} // isolation: nonisolated
  }
}
extension Label {
  func clear() {} // isolation: @MainActor
}
class Loose: View { // isolation: @MainActor
  nonisolated override func layout() {} // isolation: nonisolated
  nonisolated override func load() async {} // isolation: 6+NNS: nonisolated(nonsending); nonisolated
}

class Model { // isolation: nonisolated
  func change() {} // isolation: nonisolated
  init() {} // isolation: nonisolated
}
@MainActor class ShownModel: Model { // isolation: @MainActor
  func show() {} // isolation: @MainActor
  override func change() {} // isolation: nonisolated
  override init() {} // isolation: nonisolated
}
