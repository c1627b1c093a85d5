import CLibclang

/// Apple's and LLVM's library for what their compilers leave behind, opened while the program runs: building needs nothing of it, and
/// without it only the diagnostics of the compiler are missing.
public struct Libclang {
  let functions: ClangFunctions
  /// What was opened, as it was named.
  public let name: String

  /// Names the library to use and nothing else: an absolute path, or a name that the system looks for.
  public static let environmentVariable = "CONCURLINT_LIBCLANG"

  /// Versions that Debian and others have had, newest first.
  private static let versions = (14...24).reversed()

  /// What to try, in this order: what the environment names; what belongs to the toolchain; what the system has by version.
  ///
  /// - Parameters:
  ///   - wanted: the value of the environment variable; nil or empty where it is not set.
  ///   - toolchains: the `usr` directories of Swift toolchains, absolute.
  public static func candidates(wanted: String?, toolchains: [String]) -> [String] {
    if let wanted, !wanted.isEmpty { return [wanted] }
    #if os(macOS)
      let suffix = "dylib"
      let installed = ["/Library/Developer/CommandLineTools/usr/lib/libclang.dylib", "libclang.dylib"]
    #else
      let suffix = "so"
      // Packages of libraries alone have numbered names; those without a number come with headers.
      let installed =
        versions.flatMap { ["libclang-\($0).so.\($0)", "libclang-\($0).so.1", "/usr/lib/llvm-\($0)/lib/libclang.so.1"] }
        + ["libclang.so.1", "libclang.so"]
    #endif
    return toolchains.map { "\($0)/lib/libclang.\(suffix)" } + installed
  }

  /// Opens a library.
  ///
  /// - Throws: `Unusable`, with what the system says of it.
  public init(opening name: String) throws(Unusable) {
    // The working directory is often a checkout of code that is not trusted.
    if name.contains("/"), !name.hasPrefix("/") { throw Unusable(name: name, reason: "give its absolute path") }
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

  public struct Unusable: Error, Equatable {
    public let name: String
    public let reason: String
  }

  /// As the library words it ("Debian clang version 14.0.6").
  public var version: String { text(functions.clang_getClangVersion()) }

  /// The bytes of a string that the library hands out, which is given back to it.
  func text(_ string: CXString) -> String {
    defer { functions.clang_disposeString(string) }
    guard let bytes = functions.clang_getCString(string) else { return "" }
    return String(cString: bytes)
  }
}
