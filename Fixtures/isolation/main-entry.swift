// The static main of an @main type is on the main actor, even without saying so; its neighbours are not.
// configurations: 5, 6, 6+NNS, 6+MA

@main struct Tool { // isolation: 6+MA: @MainActor; nonisolated
  static func main() {} // isolation: @MainActor
  static func usage() {} // isolation: 6+MA: @MainActor; nonisolated
}
