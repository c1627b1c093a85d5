// Outside of the '#if' nobody knows which class is meant, nor which one an extension makes 'Sendable'.
#if os(iOS)
final class Haptics: @unchecked Sendable {}
#else
class Haptics {}
#endif
enum Shared {
  static let haptics = Haptics()
}

#if os(iOS)
final class Player {}
#else
class Player {
  static let shared = Player()
}
#endif
extension Player: @unchecked Sendable {}
