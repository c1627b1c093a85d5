/// Where to read more about a rule.
public struct Reference: Sendable, Hashable {
  public var title: String
  public var url: String

  public init(title: String, url: String) {
    self.title = title
    self.url = url
  }

  /// A Swift Evolution proposal, by the name of its file without `.md`, such as
  /// `0392-custom-actor-executors`: the number alone does not make an address.
  public static func evolution(_ fileName: String) -> Reference {
    let parts = fileName.split(separator: "-", maxSplits: 1)
    let number = parts.first ?? ""
    let words = parts.count > 1 ? parts[1].split(separator: "-").joined(separator: " ") : ""
    return Reference(
      title: words.isEmpty ? "SE-\(number)" : "SE-\(number): \(words)",
      url: "https://github.com/swiftlang/swift-evolution/blob/main/proposals/\(fileName).md")
  }
}
