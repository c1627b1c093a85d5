import LintEngine

/// Paths that are analysed together: the folders of an editor in one project, and what is open besides.
struct ServerProject: Equatable {
  /// The root of the project; a folder or a file that belongs to none is its own.
  var root: FilePath
  var paths: [FilePath]
  var unsaved: [FilePath] = []

  /// Folders of one project are analysed together, and those of different ones do not see each other.
  ///
  /// - Parameters:
  ///   - folders: absolute, without symbolic links.
  ///   - documents: open files, likewise; in a fixed order.
  static func all(folders: [FilePath], documents: [OpenDocument]) -> [ServerProject] {
    var projects: [ServerProject] = []
    func place(in directory: FilePath) -> Int? {
      projects.firstIndex { $0.root == directory || directory.isBelow($0.root) }
    }
    // A folder comes after those around it, and so does its root.
    for folder in Set(folders).sorted() {
      let root = folder.enclosingProject ?? folder
      if let place = place(in: root) {
        projects[place].paths.append(folder)
      } else {
        // Roots below this one are known already if their folders were.
        projects.append(ServerProject(root: root, paths: [folder]))
      }
    }
    for document in documents {
      let directory = document.path.parent ?? "/"
      let root = document.isFile ? directory.enclosingProject ?? directory : document.path
      let number = place(in: root)
      let isNew = !document.isFile || !document.path.exists
      let isCovered = number.map { projects[$0].covers(document.path) } ?? false
      if isCovered && !isNew { continue }
      var project = number.map { projects[$0] } ?? ServerProject(root: root, paths: [])
      if isNew { project.unsaved.append(document.path) } else { project.paths.append(document.path) }
      if let number { projects[number] = project } else { projects.append(project) }
    }
    return projects
  }

  private func covers(_ file: FilePath) -> Bool { paths.contains { file.isBelow($0) || file == $0 } }
}
