/// Some of the rules of a set, a bit for each by its number.
struct RuleBits: Hashable, Sendable {
  private var low: UInt128
  private var high: UInt128

  static let capacity = 2 * UInt128.bitWidth
  static let none = RuleBits(low: 0, high: 0)
  static let all = RuleBits(low: .max, high: .max)

  private init(low: UInt128, high: UInt128) { (self.low, self.high) = (low, high) }

  /// - Precondition: `number` is less than ``capacity``.
  init(_ number: Int) {
    let isLow = number < UInt128.bitWidth
    low = isLow ? 1 << number : 0
    high = isLow ? 0 : 1 << (number - UInt128.bitWidth)
  }

  var isEmpty: Bool { low | high == 0 }

  /// Takes out the least number.
  mutating func popFirst() -> Int? {
    if low != 0 {
      defer { low &= low - 1 }
      return low.trailingZeroBitCount
    }
    if high == 0 { return nil }
    defer { high &= high - 1 }
    return UInt128.bitWidth + high.trailingZeroBitCount
  }

  static prefix func ~ (bits: RuleBits) -> RuleBits { RuleBits(low: ~bits.low, high: ~bits.high) }
  static func & (left: RuleBits, right: RuleBits) -> RuleBits {
    RuleBits(low: left.low & right.low, high: left.high & right.high)
  }
  static func | (left: RuleBits, right: RuleBits) -> RuleBits {
    RuleBits(low: left.low | right.low, high: left.high | right.high)
  }
  static func &= (left: inout RuleBits, right: RuleBits) { left = left & right }
  static func |= (left: inout RuleBits, right: RuleBits) { left = left | right }
}
