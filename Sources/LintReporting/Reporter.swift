/// Writes a report in one format.
///
/// A reporter does no input or output of its own: what it needs besides the report is given to its initializer, and its
/// bytes go to a stream.
public protocol Reporter {
  /// The name of the format on the command line.
  static var name: String { get }

  func write(_ report: Report, to stream: ByteStream)
}

/// The bytes of a file as they were analysed, or nil when they are no longer available.
///
/// A reporter keeps a few answers, and asks again for a file that it returns to later.
public typealias SourceLookup = (_ path: String) -> [UInt8]?
