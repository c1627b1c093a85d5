extension RandomAccessCollection {
  /// The first place whose element belongs to the second part of a collection, or the end; in time of the logarithm of
  /// the count.
  ///
  /// - Parameter belongsInSecondPart: false for the elements of a first part, which may be empty, and true for all that
  ///   follow.
  @inlinable
  public func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Index {
    var (first, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(first, offsetBy: half)
      if belongsInSecondPart(self[middle]) {
        count = half
      } else {
        first = index(after: middle)
        count -= half + 1
      }
    }
    return first
  }
}
