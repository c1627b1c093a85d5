import CLibclang

/// The library with which Apple's and LLVM's compilers read their diagnostics, opened while the program runs. Building
/// does not need it, and without it only the compiler's diagnostics are missing.
public struct Libclang {
  let functions: ClangFunctions
  /// What was opened, as it was named.
  public let name: String

  /// The only library to use, if set: an absolute path or, except on macOS, a name that the system looks up.
  public static let environmentVariable = "CONCURLINT_LIBCLANG"

  /// Where a library is looked for.
  public enum System: Sendable {
    case linux
    case macOS

    public static var current: System {
      #if os(macOS)
        .macOS
      #else
        .linux
      #endif
    }
  }

  /// Versions that Debian and others ship, newest first.
  private static let versions = (14...24).reversed()

  /// The libraries to try, in order: the one in the environment; that of the toolchain; on macOS, that of Apple's
  /// tools; the system's, by version.
  ///
  /// - Parameters:
  ///   - wanted: the value of the environment variable; nil or empty if it is not set.
  ///   - toolchains: the `usr` directories of Swift toolchains, absolute.
  ///   - developerDirectory: the value of `DEVELOPER_DIR`, which chooses an Xcode; nil or empty where it is not set.
  public static func candidates(
    wanted: String?, toolchains: [String], developerDirectory: String?, on system: System = .current
  ) -> [String] {
    if let wanted, !wanted.isEmpty { return [wanted] }
    switch system {
    case .macOS:
      // An Xcode has toolchains; the command line tools are one themselves.
      let apple = developerDirectories(chosen: developerDirectory).flatMap { directory in
        ["/Toolchains/XcodeDefault.xctoolchain", ""].map { "\(directory)\($0)/usr" }
      }
      let homebrew = ["/opt/homebrew", "/usr/local"].map { "\($0)/opt/llvm" }
      return (toolchains + apple + homebrew).map { "\($0)/lib/libclang.dylib" }
    case .linux:
      // Packages with only libraries have numbered names; those without a number come with headers.
      let numbered = versions.flatMap { version in
        ["libclang-\(version).so.\(version)", "libclang-\(version).so.1", "/usr/lib/llvm-\(version)/lib/libclang.so.1"]
      }
      return toolchains.map { "\($0)/lib/libclang.so" } + numbered + ["libclang.so.1", "libclang.so"]
    }
  }

  /// Where Apple's tools may be, as for `xcode-select`: the environment's choice, the machine owner's choice, and where
  /// installers put them. Nothing is run to find out.
  private static func developerDirectories(chosen: String?) -> [String] {
    // Xcode itself may be named, too.
    let chosen = chosen.map { $0.hasSuffix(".app") ? "\($0)/Contents/Developer" : $0 } ?? ""
    let installed = ["/Applications/Xcode.app/Contents/Developer", "/Library/Developer/CommandLineTools"]
    return (chosen.hasPrefix("/") ? [chosen] : []) + ["/var/db/xcode_select_link"] + installed
  }

  /// What to type where there is no library.
  public static func installation(on system: System = .current) -> String {
    switch system {
    case .macOS: "install Apple's command line tools with 'xcode-select --install'"
    case .linux: "install it (Debian: 'apt-get install libclang-dev')"
    }
  }

  /// Why a library of this name is not opened, whether or not it exists; nil if it may be.
  static func refusal(of name: String, on system: System = .current) -> String? {
    // The working directory is often a checkout of untrusted code, and macOS searches it for a bare name.
    name.hasPrefix("/") || system == .linux && !name.contains("/") ? nil : "give its absolute path"
  }

  /// Opens a library.
  ///
  /// - Throws: `Unusable`, with the system's message.
  public init(opening name: String) throws(Unusable) {
    if let reason = Self.refusal(of: name) { throw Unusable(name: name, reason: reason) }
    var functions = ClangFunctions()
    let problem = name.withCString { loadClangFunctions($0, &functions) }
    if let problem { throw Unusable(name: name, reason: String(cString: problem)) }
    self.functions = functions
    self.name = name
  }

  /// The first of several that can be used.
  ///
  /// - Throws: `Unusable`, about the first one.
  public init(openingFirstOf names: [String]) throws(Unusable) {
    var first: Unusable?
    for name in names {
      do throws(Unusable) {
        self = try Libclang(opening: name)
        return
      } catch {
        first = first ?? error
      }
    }
    throw first ?? Unusable(name: "libclang", reason: "there is nothing to try")
  }

  /// The functions that parse headers.
  func parsingFunctions() throws(Unusable) -> ClangParsingFunctions {
    var functions = ClangParsingFunctions()
    let problem = name.withCString { loadClangParsingFunctions($0, &functions) }
    if let problem { throw Unusable(name: name, reason: String(cString: problem)) }
    return functions
  }

  public struct Unusable: Error, Equatable {
    public let name: String
    public let reason: String
  }

  /// As the library words it ("Debian clang version 14.0.6").
  public var version: String { text(functions.clang_getClangVersion()) }

  /// The bytes of a string that the library returns, which is released here.
  func text(_ string: CXString) -> String {
    defer { functions.clang_disposeString(string) }
    guard let bytes = functions.clang_getCString(string) else { return "" }
    return String(cString: bytes)
  }
}
