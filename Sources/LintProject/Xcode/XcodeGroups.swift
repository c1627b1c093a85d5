/// Where the files and groups of a project stand, by the tree of its groups.
struct XcodeGroups: Sendable {
  /// Paths from the root of everything that is analysed; what lies outside of it is left out.
  private(set) var paths: [XcodeObjects.ID: String] = [:]

  /// - Parameter directory: the project's own, `SRCROOT`.
  init(_ objects: XcodeObjects, mainGroup: XcodeObjects.ID?, directory: String) {
    // Each object once: a group that contains itself has no end.
    var visited: Set<XcodeObjects.ID> = []
    var pending: [(id: XcodeObjects.ID, parent: String?)] = mainGroup.map { [($0, directory)] } ?? []
    while let (id, parent) = pending.popLast() {
      guard visited.insert(id).inserted, let object = objects[id] else { continue }
      let path = Self.path(of: object, in: parent, directory)
      if let path { paths[id] = path }
      for child in object.texts("children") { pending.append((child, path)) }
    }
  }

  private static func path(of object: XcodeObject, in parent: String?, _ directory: String) -> String? {
    let own = object["path"] ?? ""
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": return parent.flatMap { ProjectPath.join($0, own) }
    case "SOURCE_ROOT": return ProjectPath.join(directory, own)
    default: return nil
    }
  }
}
