// A wrapped property is where its wrapper's value is; mode 5 lets that isolate the whole type.
// configurations: 5, 5complete, 5+DO, 6, 6+MA

@propertyWrapper struct OnMain { // isolation: 6+MA: @MainActor; nonisolated
  @MainActor var wrappedValue: Int { 0 } // isolation: @MainActor
  @MainActor var projectedValue: Int { 1 } // isolation: @MainActor
}
struct Settings { // isolation: 5+DO, 6: nonisolated; @MainActor
  @OnMain var volume // isolation: @MainActor
  func apply() {} // isolation: 5+DO, 6: nonisolated; @MainActor
  static func defaults() {} // isolation: 5+DO, 6: nonisolated; @MainActor
  var loud: Int { 0 } // isolation: 5+DO, 6: nonisolated; @MainActor
}

@propertyWrapper struct Watched { // isolation: 6+MA: @MainActor; nonisolated
  @MainActor var wrappedValue: Int { 0 } // isolation: @MainActor
}
final class Player { // isolation: 5+DO, 6: nonisolated; @MainActor
  @Watched var track // isolation: @MainActor
  func play() {} // isolation: 5+DO, 6: nonisolated; @MainActor
  struct Queue { // isolation: 6+MA: @MainActor; nonisolated
    func next() {} // isolation: 6+MA: @MainActor; nonisolated
  }
}
actor Recorder {
  @Watched var level // isolation: @MainActor
  func record() {} // isolation: actor
}
nonisolated final class Speaker { // isolation: nonisolated
  @Watched var gain // isolation: @MainActor
  func mute() {} // isolation: nonisolated
}

// A projected value elsewhere, or two actors, isolate nothing.
@globalActor actor Mixer { static let shared = Mixer() }
@propertyWrapper struct Faded { // isolation: 6+MA: @MainActor; nonisolated
  @Mixer var wrappedValue: Int { 0 } // isolation: @Mixer
}
struct Desk { // isolation: 6+MA: @MainActor; nonisolated
  @Watched var left // isolation: @MainActor
  @Faded var right // isolation: @Mixer
  func mix() {} // isolation: 6+MA: @MainActor; nonisolated
}
