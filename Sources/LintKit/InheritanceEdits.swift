extension FixBuilder {
  /// Removes an entry of an inheritance clause with its comma, or the colon where it is the only one.
  ///
  /// - Returns: false where a comment would be removed with it.
  public mutating func remove(_ entry: InheritedType) -> Bool {
    let next = entry.node.lastToken.next
    guard let before = entry.node.firstToken.previous else { return false }
    let range: Range<UInt32>
    if before.kind == .colon, next.kind == .comma {
      range = entry.range.lowerBound..<next.next.offset
    } else {
      range = (before.previous?.end ?? before.offset)..<entry.range.upperBound
    }
    if text(range).contains("/") { return false }
    replace(range, with: "")
    return true
  }
}
