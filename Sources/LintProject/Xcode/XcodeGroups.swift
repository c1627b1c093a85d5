/// The places of a project's files and groups, by the tree of its groups.
struct XcodeGroups: Sendable {
  /// By object: nil for what is in no group.
  private var members: [Member?]
  /// The project's own, `SRCROOT`.
  private let directory: String
  /// In bytes: no system opens a longer one. Without a limit, groups in groups would take the square of their text.
  private static let longestPath = 4_096

  private struct Member {
    /// The path of the enclosing group; nil for what lies outside, or too deep.
    let parent: String?
    /// The path from the root of everything that is analysed, once it is known; nil for what lies outside, or too deep.
    var path: String??
  }

  init(_ objects: XcodeObjects, mainGroup: XcodeObject?, directory: String) {
    self.directory = directory
    // Each object once: a group that contains itself has no end.
    members = [Member?](repeating: nil, count: objects.count)
    var pending: [(object: XcodeObject, parent: String?)] = mainGroup.map { [($0, directory)] } ?? []
    while let (object, parent) = pending.popLast() {
      if members[object.id] != nil { continue }
      members[object.id] = Member(parent: parent)
      // Most are files, whose paths may never be asked for.
      guard let children = object.value["children"] else { continue }
      let path = path(of: object)
      for child in objects.list(children) { pending.append((child, path)) }
    }
  }

  mutating func path(of object: XcodeObject) -> String? {
    guard let member = members[object.id] else { return nil }
    if let known = member.path { return known }
    let path = path(of: object, in: member.parent)
    members[object.id]?.path = .some(path)
    return path
  }

  private func path(of object: XcodeObject, in parent: String?) -> String? {
    let tree = object.value["sourceTree"]
    // A value that is no text counts as none.
    if tree.map({ !$0.isText || $0.list.spells($0.index, "<group>") }) ?? true {
      return parent.flatMap { path(of: object, below: $0) }
    }
    if let tree, tree.list.spells(tree.index, "SOURCE_ROOT") { return path(of: object, below: directory) }
    return nil
  }

  private func path(of object: XcodeObject, below directory: String) -> String? {
    ProjectPath.join(directory, object["path"] ?? "").flatMap { $0.utf8.count <= Self.longestPath ? $0 : nil }
  }
}
