import CompilerRuns
import Foundation
@testable import LintCompiler
import LintDiagnostics
import ProgramRuns
import Testing

@Suite("libclang, as this machine has it")
struct LibclangTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  @Test("A library named by the environment is the only one, on any system", arguments: [Libclang.System.linux, .macOS])
  func wanted(system: Libclang.System) {
    let names = Libclang.candidates(
      wanted: "/x/libclang.so", toolchains: ["/usr"], developerDirectory: "/x", on: system)
    #expect(names == ["/x/libclang.so"])
  }

  @Test("On Linux the toolchain's library comes first, then numbered ones, newest first")
  func orderOnLinux() throws {
    let names = Libclang.candidates(wanted: "", toolchains: ["/opt/swift/usr"], developerDirectory: nil, on: .linux)
    #expect(names[0] == "/opt/swift/usr/lib/libclang.so")
    let newer = try #require(names.firstIndex(of: "libclang-19.so.19"))
    let older = try #require(names.firstIndex(of: "libclang-14.so.1"))
    #expect(newer < older)
  }

  @Test("On macOS the toolchain's library comes first, then that of the Xcode that is chosen, and what is installed")
  func orderOnMacOS() {
    let names = Libclang.candidates(
      wanted: nil, toolchains: ["/Users/a/toolchain/usr"], developerDirectory: "/Applications/Xcode-beta.app",
      on: .macOS)
    #expect(
      names == [
        "/Users/a/toolchain/usr/lib/libclang.dylib",
        "/Applications/Xcode-beta.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib",
        "/Applications/Xcode-beta.app/Contents/Developer/usr/lib/libclang.dylib",
        "/var/db/xcode_select_link/Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib",
        "/var/db/xcode_select_link/usr/lib/libclang.dylib",
        "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib",
        "/Applications/Xcode.app/Contents/Developer/usr/lib/libclang.dylib",
        "/Library/Developer/CommandLineTools/Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib",
        "/Library/Developer/CommandLineTools/usr/lib/libclang.dylib",
        "/opt/homebrew/opt/llvm/lib/libclang.dylib",
        "/usr/local/opt/llvm/lib/libclang.dylib"
      ])
  }

  @Test(
    "On macOS nothing is looked for in the working directory", arguments: [nil, "", ".", "Xcode.app", "../Developer"])
  func absolutePathsOnMacOS(developerDirectory: String?) {
    let names = Libclang.candidates(wanted: nil, toolchains: [], developerDirectory: developerDirectory, on: .macOS)
    #expect(names.allSatisfy { $0.hasPrefix("/") })
    #expect(names[0].hasPrefix("/var/db/xcode_select_link/"))
  }

  @Test("A bare name is the system's on Linux, and rejected on macOS, which would search the working directory")
  func mereName() {
    #expect(Libclang.refusal(of: "libclang.so.1", on: .linux) == nil)
    #expect(Libclang.refusal(of: "libclang.dylib", on: .macOS) == "give its absolute path")
  }

  @Test("Advice names the tools of the system")
  func installation() {
    #expect(Libclang.installation(on: .linux).contains("apt-get install libclang-dev"))
    #expect(Libclang.installation(on: .macOS).contains("xcode-select --install"))
  }

  @Test("A file that is no library is reported with the system's message, and the first of several")
  func unusable() throws {
    #expect {
      try Libclang(openingFirstOf: ["/nowhere/libclang.so", "/etc/hostname"])
    } throws: { error in
      (error as? Libclang.Unusable)?.name == "/nowhere/libclang.so" && "\(error)".contains("/nowhere")
    }
  }

  @Test(
    "A relative path is not used, whether or not it exists",
    arguments: ["./libclang.so", "lib/libclang.so", "../libclang.so"])
  func relative(name: String) {
    #expect {
      try Libclang(opening: name)
    } throws: { error in
      (error as? Libclang.Unusable)?.reason == "give its absolute path"
    }
  }

  @Test("A library without the functions is not used")
  func otherLibrary() {
    #if os(Linux)
      #expect {
        try Libclang(opening: "libm.so.6")
      } throws: { error in
        (error as? Libclang.Unusable)?.reason == "no function 'clang_loadDiagnostics'"
      }
    #endif
  }

  private static let constants = [
    "CXLoadDiag_None", "CXLoadDiag_Unknown", "CXLoadDiag_CannotLoad", "CXLoadDiag_InvalidFile",
    "CXDiagnostic_Ignored", "CXDiagnostic_Note",
    "CXDiagnostic_Warning", "CXDiagnostic_Error", "CXDiagnostic_Fatal",
    "CXError_Success", "CXError_Failure", "CXError_Crashed", "CXError_InvalidArguments", "CXError_ASTReadError",
    "CXTranslationUnit_SkipFunctionBodies", "CXTranslationUnit_KeepGoing",
    "CXTranslationUnit_IncludeAttributedTypes", "CXAvailability_Available", "CXAvailability_NotAvailable",
    "CXChildVisit_Break", "CXChildVisit_Continue", "CXChildVisit_Recurse", "CXCursor_StructDecl",
    "CXCursor_UnionDecl", "CXCursor_EnumDecl", "CXCursor_FieldDecl", "CXCursor_EnumConstantDecl",
    "CXCursor_FunctionDecl", "CXCursor_VarDecl", "CXCursor_ParmDecl", "CXCursor_ObjCInterfaceDecl",
    "CXCursor_ObjCCategoryDecl", "CXCursor_ObjCProtocolDecl", "CXCursor_ObjCPropertyDecl",
    "CXCursor_ObjCInstanceMethodDecl", "CXCursor_ObjCClassMethodDecl", "CXCursor_TypedefDecl",
    "CXCursor_LinkageSpec", "CXCursor_ObjCSuperClassRef", "CXCursor_ObjCProtocolRef", "CXCursor_ObjCClassRef",
    "CXCursor_AnnotateAttr", "CXType_Invalid", "CXType_Void", "CXType_Bool", "CXType_Char_U", "CXType_UChar",
    "CXType_UShort", "CXType_UInt", "CXType_ULong", "CXType_ULongLong", "CXType_Char_S", "CXType_SChar",
    "CXType_Short", "CXType_Int", "CXType_Long", "CXType_LongLong", "CXType_Float", "CXType_Double",
    "CXType_ObjCId", "CXType_ObjCClass", "CXType_ObjCSel", "CXType_Pointer", "CXType_BlockPointer",
    "CXType_Record", "CXType_Enum", "CXType_Typedef", "CXType_ObjCInterface", "CXType_ObjCObjectPointer",
    "CXType_FunctionProto", "CXType_ConstantArray", "CXType_IncompleteArray", "CXType_Elaborated",
    "CXType_ObjCObject", "CXType_Attributed",
    "CXTypeNullability_NonNull", "CXTypeNullability_Nullable", "CXTypeNullability_NullableResult",
    "CXObjCPropertyAttr_readonly", "CXObjCPropertyAttr_class"
  ]

  @Test("The header declares what libclang's own headers declare, with the same sizes and values")
  func header() throws {
    let probe = try SmallBuild("")
    let header = Self.root.appending(path: "Sources/CLibclang").path
    let code = probe.directory.appendingPathComponent("probe.c")
    let types = [
      "CXString", "CXSourceLocation", "CXSourceRange", "CXDiagnostic", "CXDiagnosticSet", "CXFile",
      "enum CXLoadDiag_Error", "enum CXDiagnosticSeverity", "CXIndex", "CXTranslationUnit", "struct CXUnsavedFile",
      "CXCursor", "CXType", "enum CXTypeNullabilityKind", "enum CXErrorCode", "enum CXAvailabilityKind"
    ]
    let members = [
      ("CXString", "data"), ("CXString", "private_flags"), ("CXSourceLocation", "ptr_data"),
      ("CXSourceLocation", "int_data"),
      ("CXSourceRange", "ptr_data"), ("CXSourceRange", "begin_int_data"), ("CXSourceRange", "end_int_data"),
      ("struct CXUnsavedFile", "Contents"), ("struct CXUnsavedFile", "Length"), ("CXCursor", "kind"),
      ("CXCursor", "data"), ("CXType", "kind"), ("CXType", "data")
    ]
    let lines =
      types.map { #"printf("%zu %zu\n", sizeof(\#($0)), _Alignof(\#($0)));"# }
      + members.map { #"printf("%zu %zu\n", offsetof(\#($0), \#($1)), sizeof(((\#($0) *)0)->\#($1)));"# }
      + Self.constants.map { #"printf("%d\n", \#($0));"# }
    try Data(
      "#include <stddef.h>\n#include <stdio.h>\n#include \"CLibclang.h\"\nint main(void) { \(lines.joined(separator: "\n")) }\n"
        .utf8
    ).write(to: code)

    /// With libclang's header before it, every prototype of ours declares a function again, which C allows only where
    /// both are the same.
    func values(_ options: [String]) throws -> String {
      let program = probe.directory.appendingPathComponent("probe").path
      let built = try ProgramRun.run(["clang", "-Werror", "-I", header] + options + [code.path, "-o", program])
      #expect(built.status == 0, "\(built.output)")
      return try ProgramRun.run([program]).output
    }
    let ours = try values([])
    #expect(ours.split(separator: "\n").count == lines.count)
    let versions = (14...24).filter {
      FileManager.default.fileExists(atPath: "/usr/lib/llvm-\($0)/include/clang-c/Index.h")
    }
    if versions.isEmpty { print("The header was not compared with libclang's own: libclang-dev is not installed.") }
    for version in versions {
      #expect(
        try values(["-I", "/usr/lib/llvm-\(version)/include", "-include", "clang-c/Index.h"]) == ours,
        "libclang \(version)")
    }
  }

  @Test("All versions read the same from one file, with groups, notes, ranges and fix-its")
  func versions() throws {
    let build = try SmallBuild(
      """
      class Box { var value = 0 }
      var shared = 1
      func read(_ box: Box) {
        Task { box.value = 1 }
        box.value = 2
      }
      @available(*, deprecated, renamed: "new") func old() {}
      func new() { old() }

      """)
    let libraries = InstalledLibraries.all()
    if libraries.isEmpty { return print("No file of diagnostics was read: libclang is not installed.") }
    print("Files of diagnostics are read with: \(libraries.map(\.version).joined(separator: "; "))")
    let readings = try libraries.map { try $0.diagnostics(ofFile: build.diagnosticsFile.path) }
    for (library, reading) in zip(libraries, readings) {
      #expect(reading == readings[0], "\(library.version) beside \(libraries[0].version)")
    }

    let diagnostics = readings[0]
    #expect(diagnostics.allSatisfy { $0.path == build.source.path })
    let shared = try #require(diagnostics.first { $0.group == "MutableGlobalVariable" })
    #expect(shared.severity == .error)
    #expect(shared.position == .init(line: 2, column: 5, offset: 32))
    #expect(shared.notes.contains { $0.severity == .note && $0.fixes.contains { $0.replacement == "let" } })
    let old = try #require(diagnostics.first { $0.group == "DeprecatedDeclaration" })
    #expect(old.severity == .warning)
    #expect(old.notes.first?.fixes.first?.replacement == "new" || old.fixes.first?.replacement == "new")
  }
}
