// Local functions follow the code around them, for actors whether or not they use self; local types do not.
// configurations: 5, 6, 6+MA, 6+NNS

@MainActor func outer() { // isolation: @MainActor
  func inner() {} // isolation: @MainActor
  func innerLater() async {} // isolation: @MainActor
  inner()
}
actor Office {
  var mail = 0 // isolation: actor
  func open() { // isolation: actor
    func using() { mail = 1 } // isolation: actor
    func idle() {} // isolation: actor
    using()
    idle()
  }
}

@MainActor func marked() { // isolation: @MainActor
  @Sendable func pureLater() async {} // isolation: 6+MA: @MainActor; 6+NNS: nonisolated(nonsending); nonisolated
  @concurrent func far() async {} // isolation: @concurrent
  nonisolated func free() {} // isolation: nonisolated
  free()
}
@MainActor func types() { // isolation: @MainActor
  struct Cup { // isolation: 5, 6, 6+NNS: nonisolated
    func fill() {} // isolation: 6+MA: @MainActor; nonisolated
  }
  class Pot { // isolation: 5, 6, 6+NNS: nonisolated
    func boil() {} // isolation: 6+MA: @MainActor; nonisolated
    var size: Int { 0 } // isolation: 6+MA: @MainActor; nonisolated
  }
  _ = Cup()
}

func on(_ someone: isolated (any Actor)?) async { // isolation: actor(someone)
  func idle() {} // isolation: actor(someone)
  func using() { _ = someone } // isolation: actor(someone)
  idle()
  using()
}

nonisolated(nonsending) func following() async { // isolation: nonisolated(nonsending)
  func inner() {} // isolation: nonisolated
  func innerLater() async {} // isolation: 6+NNS: nonisolated(nonsending); nonisolated
  inner()
}
func around() {
  let work = { // isolation: 6+MA: @MainActor; nonisolated
    func deep() {} // isolation: nonisolated
    deep()
  }
  work()
}
