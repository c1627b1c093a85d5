@MainActor func show() async {
  // Must run after what waits for the main actor already, so that the list is complete.
  await MainActor.run { insert() }
  // Shows it.
  await MainActor.run { insert() } // expect: redundant-main-actor-run
}
@MainActor func replace() async {
  // Do not forget what was there before.
  await MainActor.run { insert() } // expect: redundant-main-actor-run
}
func insert() {}
