// Initialisers that are written take the isolation of their type; what they may call is another question.
// configurations: 5, 5complete, 6, 6+MA, 6+NNS

@MainActor struct Form {
  var fields = 0 // isolation: @MainActor
  init() {} // isolation: @MainActor
  nonisolated init(blank: Bool) {} // isolation: nonisolated
  init(from: Int) async {} // isolation: @MainActor
}
@MainActor class Sheet {
  var rows = 1 // isolation: @MainActor
  required init() {} // isolation: @MainActor
  convenience init(rows: Int) { self.init() } // isolation: @MainActor
}
