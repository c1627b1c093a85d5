/// A character of source and its width on a terminal.
struct DisplayCell {
  static let tabWidth = 4

  /// Columns.
  var width: Int
  /// How long the character is in the file.
  var byteCount: Int
  /// What to show in place of the character's bytes; nil to show those.
  var replacement: String?
}

/// The characters of a line, which holds no line break.
func displayCells(of line: ArraySlice<UInt8>) -> [DisplayCell] {
  var cells: [DisplayCell] = []
  cells.reserveCapacity(line.count)
  var column = 0
  var index = line.startIndex
  while index < line.endIndex {
    let next = index + 1
    if isPrintableASCII(line[index]) && (next == line.endIndex || line[next] < 0x80) {
      cells.append(DisplayCell(width: 1, byteCount: 1))
      column += 1
      index = next
      continue
    }
    if line[index] == UInt8(ascii: "\t") {
      let width = DisplayCell.tabWidth - column % DisplayCell.tabWidth
      cells.append(DisplayCell(width: width, byteCount: 1, replacement: String(repeating: " ", count: width)))
      column += width
      index = next
      continue
    }
    // An ASCII character may begin a longer one (a letter, then its accent); none but line breaks ends one.
    let end = line[next...].firstIndex { $0 < 0x80 } ?? line.endIndex
    for cell in decodedCells(of: line[index..<end]) {
      cells.append(cell)
      column += cell.width
    }
    index = end
  }
  return cells
}

func isPrintableASCII(_ byte: UInt8) -> Bool { 0x20..<0x7F ~= byte }

/// Decodes scalar by scalar, because repairing invalid bytes changes lengths, and columns are found by bytes.
private func decodedCells(of bytes: ArraySlice<UInt8>) -> [DisplayCell] {
  var scalars = String.UnicodeScalarView()
  var lengths: [Int] = []
  var isValid = true
  var parser = UTF8.ForwardParser()
  var iterator = bytes.makeIterator()
  parsing: while true {
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded):
      scalars.append(UTF8.decode(encoded))
      lengths.append(encoded.count)
    case .error(let length):
      scalars.append("\u{FFFD}")
      lengths.append(length)
      isValid = false
    case .emptyInput:
      break parsing
    }
  }

  var cells: [DisplayCell] = []
  var next = 0
  for character in String(scalars) {
    let count = character.unicodeScalars.count
    let byteCount = lengths[next..<next + count].reduce(0, +)
    next += count
    if character.unicodeScalars.contains(where: { visibleForm(of: $0) != nil }) {
      let text = terminalSafe(String(character))
      let width = text.reduce(0) { $0 + displayWidth(of: $1) }
      cells.append(DisplayCell(width: width, byteCount: byteCount, replacement: text))
    } else {
      let text = isValid ? nil : String(character)
      cells.append(DisplayCell(width: displayWidth(of: character), byteCount: byteCount, replacement: text))
    }
  }
  return cells
}
