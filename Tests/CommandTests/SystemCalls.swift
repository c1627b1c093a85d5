import Foundation

/// Programs run under strace, where it is installed and may trace.
enum SystemCalls {
  static let isTraced: Bool = {
    let outcome = try? BuiltCommand.shell("strace -f -e trace=none true", in: NSTemporaryDirectory())
    return outcome?.status == 0
  }()

  /// The reason for skipping a test without it.
  static let isMissing = "strace is not installed, or may not trace"

  /// What programs changed and started.
  struct Trace {
    /// Absolute, as the system resolved them where it says so.
    var written: [String] = []
    /// The files of the programs.
    var started: [String] = []

    /// - Parameter directory: of the files that `strace -ff -y` wrote.
    init(in directory: String) throws {
      let folder = URL(filePath: directory)
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
        for line in String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n") { read(line) }
      }
    }

    private mutating func read(_ line: Substring) {
      // A call that failed has changed nothing.
      guard let result = line.range(of: " = ", options: .backwards), !line[result.upperBound...].hasPrefix("-1") else {
        return
      }
      let names = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter {
        !$0.offset.isMultiple(of: 2)
      }
      switch line.prefix(while: { $0 != "(" }) {
      case "execve", "execveat": started += names.prefix(1).map { String($0.element) }
      case "open", "openat", "openat2", "creat":
        guard ["O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC", "creat("].contains(where: { line.contains($0) }) else {
          return
        }
        written.append(String(line[result.upperBound...].drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }))
      default: written += names.map { String($0.element) }
      }
    }
  }

  /// The words before a command whose trace goes into a directory.
  static func tracer(into directory: String) -> String {
    """
    mkdir \(directory) && strace -ff -y -qq -s 4096 -e signal=none -o \(directory)/trace -e trace=execve,execveat,open,\
    openat,openat2,creat,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,rmdir,link,linkat,symlink,symlinkat,\
    truncate,chmod,fchmodat,mknod,mknodat,utimensat
    """
  }
}
