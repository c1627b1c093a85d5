extension MigrationReport {
  /// The report as JSON, complete; the README describes its shape.
  public func writeJSON(to stream: ByteStream) {
    do {
      try JSONValue(encoding: self).write(to: stream)
    } catch {
      preconditionFailure("strings, numbers and lists can be encoded: \(error)")
    }
  }
}
