import CZlib

/// Bytes as browsers inflate them (`DecompressionStream("deflate")`), in letters that are allowed in a page: zlib's
/// format in Base64.
func deflatedText(_ bytes: [UInt8]) -> String {
  var size = compressBound(uLong(bytes.count))
  var deflated = [UInt8](repeating: 0, count: Int(size))
  // With room for the worst case, only a lack of memory can fail.
  guard compress(&deflated, &size, bytes, uLong(bytes.count)) == Z_OK else {
    preconditionFailure("no memory to compress a page")
  }
  return base64(deflated.prefix(Int(size)))
}

private func base64(_ bytes: ArraySlice<UInt8>) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  var place = bytes.startIndex
  while place < bytes.endIndex {
    let group = bytes[place..<min(place + 3, bytes.endIndex)]
    let bits = (0..<3).reduce(UInt32(0)) { $0 << 8 | UInt32($1 < group.count ? group[place + $1] : 0) }
    for index in 0..<4 {
      text.append(index <= group.count ? letters[Int(bits >> UInt32(18 - 6 * index) & 63)] : UInt8(ascii: "="))
    }
    place += 3
  }
  return String(decoding: text, as: UTF8.self)
}
