// In a clause of an '#if' its own class of the name is meant.
#if os(iOS)
final class Haptics: @unchecked Sendable {
  static let shared = Haptics()
}
#else
class Haptics { // expect: final-class-missing-sendable
  static let shared = Haptics()
}
#endif
