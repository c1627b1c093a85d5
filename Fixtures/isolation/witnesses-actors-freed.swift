// Static members and initializers of actors that conform to nonisolated protocols: where conformances may be isolated, the compiler looks
// at the type before them.
// configurations: 5, 5+ISO, 6, 6+ISO

nonisolated protocol Named { // isolation: nonisolated
}
protocol Made: Named { // isolation: nonisolated
  @MainActor init(name: String) // isolation: @MainActor
  @MainActor static func reset() // isolation: @MainActor
}
// The nonisolated protocol comes along with another one.
actor Maker: Made { // isolation: nonisolated
  init(name: String) {} // isolation: 5+ISO: nonisolated; 6+ISO: nonisolated; @MainActor
  static func reset() {} // isolation: 5+ISO: nonisolated; 6+ISO: nonisolated; @MainActor
}
protocol MadeTwice: Made { // isolation: nonisolated
}
actor TwiceMaker: MadeTwice { // isolation: nonisolated
  init(name: String) {} // isolation: 5+ISO: nonisolated; 6+ISO: nonisolated; @MainActor
  static func reset() {} // isolation: 5+ISO: nonisolated; 6+ISO: nonisolated; @MainActor
}
// A conformance to a protocol that needs a sendable metatype is never isolated (SE-0470), and no reason to look.
nonisolated protocol Sent: Sendable { // isolation: nonisolated
  @MainActor init(name: String) // isolation: @MainActor
}
actor Sender: Sent { // isolation: nonisolated
  init(name: String) {} // isolation: @MainActor
}
nonisolated protocol Posted: Sendable { // isolation: nonisolated
}
protocol PostedOnMain: Posted { // isolation: nonisolated
  @MainActor init(name: String) // isolation: @MainActor
}
actor Poster: PostedOnMain { // isolation: nonisolated
  init(name: String) {} // isolation: @MainActor
}
// The order of the conformances does not matter.
protocol Begun { // isolation: nonisolated
  @MainActor init(name: String) // isolation: @MainActor
}
actor Beginner: Begun, Named { // isolation: nonisolated
  init(name: String) {} // isolation: 5+ISO: nonisolated; 6+ISO: nonisolated; @MainActor
}
// What an extension states is looked at later.
actor Extended { // isolation: nonisolated
  init(name: String) {} // isolation: nonisolated
  static func reset() {} // isolation: nonisolated
}
extension Extended: Made {}
