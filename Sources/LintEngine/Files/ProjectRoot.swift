/// Finds the root of a project: everything below it is analysed, however little of it is reported on.
enum ProjectRoot {

  /// The directory to analyse for a file or directory that was given.
  ///
  /// Inside a repository it is the outermost directory with a `Package.swift` or an Xcode project, because an
  /// application's local packages are called from the application; without one, the repository itself. Outside a
  /// repository nothing bounds the search, so the nearest such directory is taken.
  ///
  /// - Parameter directory: An absolute path without symbolic links.
  /// - Returns: nil when the directory is not part of a project.
  static func enclosing(_ directory: FilePath) -> FilePath? {
    var nearest: FilePath?
    var outermost: FilePath?
    var listing = DirectoryListing()
    var current: FilePath? = directory
    while let candidate = current {
      let marks = marks(in: candidate, &listing)
      if marks.isProject {
        nearest = nearest ?? candidate
        outermost = candidate
      }
      if marks.isRepository { return outermost ?? candidate }
      current = candidate.parent
    }
    return nearest
  }

  /// The nearest directory from `directory` upward that holds a `.git`.
  static func repository(of directory: FilePath) -> FilePath? {
    var current: FilePath? = directory
    while let candidate = current {
      if Repository.exists(in: candidate) { return candidate }
      current = candidate.parent
    }
    return nil
  }

  private static func marks(
    in directory: FilePath, _ listing: inout DirectoryListing
  ) -> (isProject: Bool, isRepository: Bool) {
    // A directory above that may not be listed cannot be analysed either, so it is not part of the project.
    guard (try? Platform.list(directory, into: &listing)) != nil else { return (false, false) }
    var isProject = false
    var isRepository = false
    for index in 0..<listing.count {
      let name = listing.name(index)
      if name.elementsEqual(".git".utf8) {
        isRepository = true
      } else if name.elementsEqual("Package.swift".utf8) || name.hasSuffix(".xcodeproj")
        || name.hasSuffix(".xcworkspace")
      {
        isProject = true
      }
    }
    return (isProject, isRepository)
  }
}

extension ArraySlice<UInt8> {
  /// Compared from the end, where most names differ already in their last byte.
  func hasSuffix(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return false }
    var offset = 1
    while offset <= length {
      if self[endIndex - offset] != text.utf8Start[length - offset] { return false }
      offset += 1
    }
    return true
  }
}
