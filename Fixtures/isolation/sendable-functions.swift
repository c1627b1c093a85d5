// Sendable functions are nonisolated, or on their caller where async ones are by default; local ones, too.
// configurations: 5, 6, 6+NNS

@Sendable func pure() {} // isolation: nonisolated
@Sendable func pureLater() async {} // isolation: 6+NNS: nonisolated(nonsending); nonisolated
@MainActor func around() { // isolation: @MainActor
  @Sendable func pure() {} // isolation: nonisolated
  @Sendable func pureLater() async {} // isolation: 6+NNS: nonisolated(nonsending); nonisolated
  pure()
}
