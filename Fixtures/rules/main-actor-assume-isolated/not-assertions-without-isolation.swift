func draw() {
  MainActor.assertIsolated()
  MainActor.preconditionIsolated("must be on the main actor")
}
