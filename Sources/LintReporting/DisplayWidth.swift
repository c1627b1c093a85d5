/// How many columns a terminal gives to a character: 0, 1 or 2.
///
/// Unicode leaves a few cases to the terminal; this follows current ones.
func displayWidth(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  guard let first = scalars.first else { return 0 }
  if first.isASCII { return 1 }
  if isWide(first) { return 2 }
  // U+FE0F asks for the emoji form of a character that is text by default: ❤️ is ❤ and U+FE0F.
  if first.properties.isEmoji && scalars.contains("\u{FE0F}") { return 2 }
  return isZeroWidth(first) ? 0 : 1
}

func displayWidth(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + displayWidth(of: $1) } }

private func isWide(_ scalar: Unicode.Scalar) -> Bool {
  guard scalar.value >= 0x1100 else { return false }
  if scalar.properties.isEmojiPresentation { return true }
  return wideBlocks.contains { $0 ~= scalar.value }
}

private func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: true
  default: false
  }
}

/// Blocks whose East Asian Width is Wide or Fullwidth. Emoji are not among them: the standard library knows those.
private let wideBlocks: [ClosedRange<UInt32>] = [
  0x1100...0x115F,  // Hangul initial consonants
  0x2329...0x232A,  // Angle brackets
  0x2E80...0x303E,  // CJK radicals and punctuation
  0x3041...0x4DBF,  // Kana, Bopomofo, CJK compatibility, extension A
  0x4E00...0xA4CF,  // CJK ideographs, Yi
  0xA960...0xA97F,  // Hangul, extended A
  0xAC00...0xD7A3,  // Hangul syllables
  0xF900...0xFAFF,  // CJK compatibility ideographs
  0xFE10...0xFE19,  // Vertical forms
  0xFE30...0xFE6F,  // CJK compatibility and small forms
  0xFF01...0xFF60,  // Fullwidth forms
  0xFFE0...0xFFE6,  // Fullwidth signs
  0x16FE0...0x18DFF,  // Tangut, Khitan
  0x1AFF0...0x1B2FF,  // Kana supplements, Nüshu
  0x1F200...0x1F2FF,  // Enclosed ideographs
  0x20000...0x3FFFD  // CJK extensions B and on
]
