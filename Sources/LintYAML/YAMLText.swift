/// The text of a YAML file, and the lines and columns of its places.
public struct YAMLText {
  /// Without a byte order mark.
  public let utf8: ArraySlice<UInt8>
  private let scalars: [Unicode.Scalar]
  /// The numbers of the scalars that lines begin with. Lines end at LF, CR or CR LF.
  private let lineStarts: [Int]

  /// - Throws: the place of the first byte that is not UTF-8.
  public init(_ bytes: [UInt8]) throws(YAMLProblem) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    utf8 = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    let (scalars, isWhole) = Self.decode(utf8)
    self.scalars = scalars
    var lineStarts = [0]
    for (number, scalar) in scalars.enumerated() {
      let isEnd = scalar == "\n" || scalar == "\r" && !(number + 1 < scalars.count && scalars[number + 1] == "\n")
      if isEnd { lineStarts.append(number + 1) }
    }
    self.lineStarts = lineStarts
    if !isWhole { throw problem("the file is no UTF-8 from here on", at: scalars.count) }
  }

  /// The scalars up to the first error.
  private static func decode(_ bytes: ArraySlice<UInt8>) -> (scalars: [Unicode.Scalar], isWhole: Bool) {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput: return (scalars, true)
      case .error: return (scalars, false)
      }
    }
  }

  /// - Parameter place: The number of a scalar; a number after the text means its end.
  public func position(at place: Int) -> (line: Int, column: Int) {
    let place = min(place, scalars.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= place { low = middle } else { high = middle }
    }
    let column = scalars[lineStarts[low]..<place].reduce(1) { $0 + UTF16.width($1) }
    return (low + 1, column)
  }

  func problem(_ message: String, at place: Int) -> YAMLProblem {
    let (line, column) = position(at: place)
    return YAMLProblem(line: line, column: column, message: message)
  }

  /// Nil after the end.
  func scalar(at place: Int) -> Unicode.Scalar? { scalars.indices.contains(place) ? scalars[place] : nil }
}
