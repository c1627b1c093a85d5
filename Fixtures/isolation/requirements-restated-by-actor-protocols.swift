// A protocol of actors that states an initializer or a static requirement again takes the isolation of the first one, as any other protocol does.
// configurations: 5, 5complete, 5+ISO, 6

@MainActor protocol Made { // isolation: @MainActor
  init(size: Int) // isolation: @MainActor
  static func make() // isolation: @MainActor
}
protocol MadeByActor: Made, Actor { // isolation: 6: @MainActor; nonisolated
  init(size: Int) // isolation: @MainActor
  init(count: Int) // isolation: 6: @MainActor; nonisolated
  static func make() // isolation: @MainActor
  func show() // isolation: actor
}
protocol MadeAgain: Made { // isolation: 6: @MainActor; nonisolated
  init(size: Int) // isolation: @MainActor
  static func make() // isolation: @MainActor
}
protocol Through: Actor {} // isolation: nonisolated
protocol MadeThrough: Through, Made { // isolation: 6: @MainActor; nonisolated
  init(size: Int) // isolation: @MainActor
}
protocol OnlyActor: Actor { // isolation: nonisolated
  init(size: Int) // isolation: nonisolated
}
nonisolated protocol Free: Made { // isolation: nonisolated
  init(size: Int) // isolation: nonisolated
}
