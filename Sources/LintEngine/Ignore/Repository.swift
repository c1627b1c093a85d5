/// The few facts about a git repository that are needed, read from its files.
enum Repository {

  static func exists(in directory: FilePath) -> Bool {
    (try? Platform.status(of: directory.appending(".git"), followingSymlinks: false)) != nil
  }

  /// The patterns of `info/exclude`, which hold for the whole repository and yield to every `.gitignore`.
  static func excludes(of repository: FilePath, _ reader: FileReader) -> IgnoreRules? {
    let directory = commonDirectory(of: repository, reader)
    // The file is optional, and so are its directories.
    let rules = try? reader.read(directory.appending("info/exclude")) { content in
      IgnoreRules.adding(content, in: repository, to: nil)
    }
    return rules ?? nil
  }

  /// `.git` itself; in a linked work tree or a submodule it is a file that says where the directory is.
  private static func commonDirectory(of repository: FilePath, _ reader: FileReader) -> FilePath {
    let git = repository.appending(".git")
    guard let link = firstLine(of: git, reader), link.starts(with: "gitdir: ".utf8) else { return git }
    let own = resolve(link.dropFirst("gitdir: ".utf8.count), from: repository)
    guard let common = firstLine(of: own.appending("commondir"), reader) else { return own }
    return resolve(common[...], from: own)
  }

  private static func firstLine(of file: FilePath, _ reader: FileReader) -> [UInt8]? {
    // A file that cannot be read names no other directory.
    try? reader.read(file) { Array($0.prefix { $0 != UInt8(ascii: "\n") }) }
  }

  private static func resolve(_ path: ArraySlice<UInt8>, from directory: FilePath) -> FilePath {
    let path = FilePath(path)
    return path.isAbsolute ? path : directory.appending(path.bytes)
  }
}
