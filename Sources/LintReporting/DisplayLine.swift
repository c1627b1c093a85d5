/// One line of source as a terminal shows it: tabs expanded, dangerous characters made visible, cut to a width.
struct DisplayLine {
  static let tabWidth = 4

  private(set) var text: String
  /// For each byte of the excerpt, and for its end, the column (from 0) where its character starts. Empty when
  /// every byte is one column.
  private var columns: [Int] = []
  private let start: Int

  /// - Parameters:
  ///   - focus: a byte of the file that must stay in view.
  ///   - width: columns that there are; at least 20.
  init(_ excerpt: SourceExcerpt, of file: [UInt8], focus: Int, width: Int) {
    start = excerpt.bytes.lowerBound
    let bytes = file[excerpt.bytes]
    let isWhole = !excerpt.isCutBefore && !excerpt.isCutAfter
    if isWhole && bytes.count <= width && bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      text = String(decoding: bytes, as: UTF8.self)
      return
    }
    let cells = Self.cells(bytes)
    let view = Self.view(of: cells, excerpt: excerpt, focus: focus - start, width: max(20, width))

    text = view.cutsBefore ? "…" : ""
    var column = view.cutsBefore ? 1 : 0
    for (index, cell) in cells.enumerated() {
      columns.append(contentsOf: repeatElement(column, count: cell.byteCount))
      guard view.cells.contains(index) else { continue }
      text += cell.text
      column += cell.width
    }
    columns.append(column)
    if view.cutsAfter { text += "…" }
  }

  /// The column, from 0, of the character that holds a byte of the file. Places out of view are at its edge.
  func column(ofByte offset: Int) -> Int {
    let index = offset - start
    if columns.isEmpty { return min(max(0, index), text.utf8.count) }
    return columns[min(max(0, index), columns.count - 1)]
  }

  /// The columns that a range of bytes covers: at least one, so that there is something to point with.
  func columns(ofBytes range: Range<Int>) -> Range<Int> {
    let first = column(ofByte: range.lowerBound)
    return first..<max(first + 1, column(ofByte: range.upperBound))
  }
}

extension DisplayLine {
  private struct Cell {
    var text: String
    /// In columns.
    var width: Int
    /// How long the character is in the file, which differs from `text` where the file is not UTF-8.
    var byteCount: Int
  }

  private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
    // Decoded scalar by scalar, because repairing invalid bytes changes lengths and columns are found by bytes.
    var scalars = String.UnicodeScalarView()
    var lengths: [Int] = []
    var decoder = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    parsing: while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let encoded):
        scalars.append(UTF8.decode(encoded))
        lengths.append(encoded.count)
      case .error(let length):
        scalars.append("\u{FFFD}")
        lengths.append(length)
      case .emptyInput:
        break parsing
      }
    }

    var cells: [Cell] = []
    var column = 0
    var next = 0
    for character in String(scalars) {
      let count = character.unicodeScalars.count
      let byteCount = lengths[next..<next + count].reduce(0, +)
      next += count
      let cell: Cell
      if character == "\t" {
        let width = tabWidth - column % tabWidth
        cell = Cell(text: String(repeating: " ", count: width), width: width, byteCount: byteCount)
      } else if character.unicodeScalars.contains(where: { visibleForm(of: $0) != nil }) {
        let text = terminalSafe(String(character))
        let width = text.reduce(0) { $0 + displayWidth(of: $1) }
        cell = Cell(text: text, width: width, byteCount: byteCount)
      } else {
        cell = Cell(text: String(character), width: displayWidth(of: character), byteCount: byteCount)
      }
      column += cell.width
      cells.append(cell)
    }
    return cells
  }

  private struct View {
    var cells: Range<Int>
    var cutsBefore: Bool
    var cutsAfter: Bool
  }

  /// The cells to show: all if they fit, else as many as fit with some context left of the focus.
  private static func view(of cells: [Cell], excerpt: SourceExcerpt, focus: Int, width: Int) -> View {
    var starts: [Int] = []
    var total = 0
    var focusColumn = 0
    var byte = 0
    for cell in cells {
      starts.append(total)
      if byte <= focus { focusColumn = total }
      byte += cell.byteCount
      total += cell.width
    }
    let available = width - 2  // One column for each ellipsis.
    var first = 0
    if total > available && focusColumn > available * 3 / 4 {
      let left = focusColumn - available / 3
      first = starts.firstIndex { $0 >= left } ?? 0
    }
    var last = first
    let leftColumn = first < starts.count ? starts[first] : 0
    while last < cells.count, starts[last] + cells[last].width - leftColumn <= available { last += 1 }
    return View(
      cells: first..<last, cutsBefore: first > 0 || excerpt.isCutBefore,
      cutsAfter: last < cells.count || excerpt.isCutAfter)
  }
}
