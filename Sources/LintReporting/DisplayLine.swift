/// One line of source as a terminal shows it: tabs expanded, dangerous characters made visible, cut to a width.
struct DisplayLine {
  /// UTF-8.
  private(set) var text: [UInt8] = []
  /// For each byte of the excerpt, and for its end, the column (from 0) where its character starts. Empty when
  /// every byte is one column.
  private var columns: [Int] = []
  private let start: Int

  /// - Parameters:
  ///   - focus: a byte of the file that must stay in view.
  ///   - width: the number of columns; fewer than 20 count as 20.
  init(_ excerpt: SourceExcerpt, of file: [UInt8], focus: Int, width: Int) {
    let width = max(20, width)
    start = excerpt.bytes.lowerBound
    let bytes = file[excerpt.bytes]
    let isWhole = !excerpt.isCutBefore && !excerpt.isCutAfter
    if isWhole && bytes.count <= width && bytes.allSatisfy(isPrintableASCII) {
      text = Array(bytes)
      return
    }

    let cells = displayCells(of: bytes)
    let view = Self.view(of: cells, excerpt: excerpt, focus: focus - start, width: width)
    let ellipsis = Array("…".utf8)
    if view.isCutBefore { text += ellipsis }
    var column = view.isCutBefore ? 1 : 0
    var next = excerpt.bytes.lowerBound
    var unwritten = next..<next  // Bytes that are shown as they are, collected so that they are copied together.
    columns.reserveCapacity(bytes.count + 1)
    for (index, cell) in cells.enumerated() {
      for _ in 0..<cell.byteCount { columns.append(column) }
      let end = next + cell.byteCount
      if !view.cells.contains(index) {
        if unwritten.isEmpty { unwritten = end..<end }
      } else if let replacement = cell.replacement {
        text += file[unwritten]
        text += Array(replacement.utf8)
        unwritten = end..<end
      } else {
        unwritten = unwritten.lowerBound..<end
      }
      if view.cells.contains(index) { column += cell.width }
      next = end
    }
    text += file[unwritten]
    columns.append(column)
    if view.isCutAfter { text += ellipsis }
  }

  /// The columns, from 0, that a range of the file's bytes covers: at least one, so that there is something to
  /// underline. Places out of view are at its edge.
  func columns(ofBytes range: Range<Int>) -> Range<Int> {
    let first = column(ofByte: range.lowerBound)
    return first..<max(first + 1, column(ofByte: range.upperBound))
  }

  private func column(ofByte offset: Int) -> Int {
    let index = offset - start
    if columns.isEmpty { return min(max(0, index), text.count) }
    return columns[min(max(0, index), columns.count - 1)]
  }
}

extension DisplayLine {
  private struct View {
    var cells: Range<Int>
    var isCutBefore: Bool
    var isCutAfter: Bool
  }

  /// The cells to show: all if they fit, else as many as fit with some context left of the focus.
  private static func view(of cells: [DisplayCell], excerpt: SourceExcerpt, focus: Int, width: Int) -> View {
    let available = width - 2  // One column for each ellipsis.
    var first = 0
    var focusColumn = 0
    var total = 0
    var byte = 0
    for cell in cells {
      if byte <= focus { focusColumn = total }
      byte += cell.byteCount
      total += cell.width
    }
    if total > available && focusColumn > available * 3 / 4 {
      var skipped = 0
      while skipped < focusColumn - available / 3 {
        skipped += cells[first].width
        first += 1
      }
    }
    var last = first
    var used = 0
    while last < cells.count, used + cells[last].width <= available {
      used += cells[last].width
      last += 1
    }
    return View(
      cells: first..<last, isCutBefore: first > 0 || excerpt.isCutBefore,
      isCutAfter: last < cells.count || excerpt.isCutAfter)
  }
}
