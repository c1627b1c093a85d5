/// Names of isolation maps, as an editor opens them like files: `concurlint:/isolation/PATH` for the file at `/PATH`.
public enum IsolationMapURI {
  static let scheme = "concurlint"
  private static let prefix = "concurlint:/isolation/"

  /// The URI of the file; nil for what is no map.
  static func file(_ uri: String) -> String? {
    uri.hasPrefix(prefix) ? "file:///" + uri.dropFirst(prefix.count) : nil
  }
}
