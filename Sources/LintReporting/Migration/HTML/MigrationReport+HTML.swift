extension MigrationReport {
  /// One page with everything in it: opening it loads nothing else, and without script all but the longest lists can be
  /// read.
  public func writeHTML(to stream: ByteStream) { MigrationPage(report: self, html: HTMLWriter(stream: stream)).write() }
}
