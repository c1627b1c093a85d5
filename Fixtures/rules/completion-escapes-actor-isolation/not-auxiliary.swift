func keep(_ work: @escaping () -> Void) {}
actor MockCounter {
  var count = 0
  func run() { keep { self.count += 1 } } // expect-info: completion-escapes-actor-isolation
}
