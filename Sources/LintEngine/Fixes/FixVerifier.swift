/// Finds the fixes that make a command fail.
public struct FixVerifier {
  /// How a search ended.
  public enum Verdict: Equatable, Sendable {
    /// The command succeeds with these fixes, by number.
    case passes(with: Set<Int>)
    /// It fails without any fix as well.
    case failsAnyway
  }

  /// Whether the command succeeds with these fixes, and no others, applied.
  private let passes: (Set<Int>) throws -> Bool

  public init(passes: @escaping (Set<Int>) throws -> Bool) { self.passes = passes }

  /// Halves what fails until single fixes are left: about log₂ n runs for each fix at fault.
  ///
  /// When the search ends, the last run was not necessarily the one with the fixes that stay.
  public func verdict(on fixes: [Int]) throws -> Verdict {
    if try passes(Set(fixes)) { return .passes(with: Set(fixes)) }
    guard try passes([]) else { return .failsAnyway }
    return .passes(with: try extending([], with: fixes[...], isKnownToFail: true))
  }

  private func extending(_ base: Set<Int>, with fixes: ArraySlice<Int>, isKnownToFail: Bool) throws -> Set<Int> {
    if fixes.isEmpty { return base }
    if try !isKnownToFail && passes(base.union(fixes)) { return base.union(fixes) }
    if fixes.count == 1 { return base }
    let middle = fixes.startIndex + fixes.count / 2
    let first = try extending(base, with: fixes[..<middle], isKnownToFail: false)
    // With all of the first half, all of the second is what failed already.
    let isWhole = first.count == base.count + middle - fixes.startIndex
    return try extending(first, with: fixes[middle...], isKnownToFail: isWhole)
  }
}
