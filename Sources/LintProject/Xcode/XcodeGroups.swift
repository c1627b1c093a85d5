/// Where the files and groups of a project stand, by the tree of its groups.
struct XcodeGroups: Sendable {
  /// By object: the path from the root of everything that is analysed; what lies outside of it is left out.
  private var paths: [String?]

  /// - Parameter directory: the project's own, `SRCROOT`.
  init(_ objects: XcodeObjects, mainGroup: XcodeObject?, directory: String) {
    paths = [String?](repeating: nil, count: objects.count)
    // Each object once: a group that contains itself has no end.
    var visited = [Bool](repeating: false, count: objects.count)
    var pending: [(object: XcodeObject, parent: String?)] = mainGroup.map { [($0, directory)] } ?? []
    while let (object, parent) = pending.popLast() {
      if visited[object.id] { continue }
      visited[object.id] = true
      let path = Self.path(of: object, in: parent, directory)
      paths[object.id] = path
      for child in objects.list(object, "children") { pending.append((child, path)) }
    }
  }

  func path(of object: XcodeObject) -> String? { paths[object.id] }

  private static func path(of object: XcodeObject, in parent: String?, _ directory: String) -> String? {
    let own = object["path"] ?? ""
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": return parent.flatMap { ProjectPath.join($0, own) }
    case "SOURCE_ROOT": return ProjectPath.join(directory, own)
    default: return nil
    }
  }
}
