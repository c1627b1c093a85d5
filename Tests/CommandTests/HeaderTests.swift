import CompilerRuns
import Foundation
import Testing

/// Classes, protocols and types of C and Objective-C that the project declares in headers.
@Suite("Headers of the project", .enabled(if: !InstalledLibraries.all().isEmpty, "libclang is not installed"))
struct HeaderTests {
  /// An application with a bridging header.
  private static func project(_ header: String = "App/App-Bridging-Header.h", product: String = "application") -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
      P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, ); };
      G = { isa = PBXGroup; children = (F, ); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = App/App.swift; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      S = { isa = PBXSourcesBuildPhase; files = (B, ); };
      T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; buildPhases = (S, );
        productType = "com.apple.product-type.\(product)"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        SWIFT_VERSION = 6.0; SWIFT_OBJC_BRIDGING_HEADER = "\(header)"; }; };
    }; }
    """
  }

  private func workspace(_ header: String, swift: String, _ others: [String: String] = [:]) throws -> Workspace {
    try Workspace(
      [
        "App.xcodeproj/project.pbxproj": Self.project(), "App/App-Bridging-Header.h": header, "App/App.swift": swift
      ].merging(others) { $1 })
  }

  /// The one that the suite found, wherever it is installed.
  private static let libclang = InstalledLibraries.all().last.map { ["CONCURLINT_LIBCLANG": $0.name] } ?? [:]

  private static let kit = "#import <Foundation/Foundation.h>\nNS_ASSUME_NONNULL_BEGIN\n"
  private static let end = "\nNS_ASSUME_NONNULL_END\n"

  private func isolation(
    in workspace: Workspace, of file: String = "App/App.swift", environment: [String: String] = [:]
  ) throws -> String {
    let output = try workspace.run("isolation", file, environment: Self.libclang.merging(environment) { $1 }).output
    return String(try #require(output.firstMatch(of: /class Own: ([^;\n]+)/), "\(output)").1)
  }

  /// What is said of `struct Own { let value: Value }`.
  private func sendability(in workspace: Workspace, of file: String = "App/App.swift") throws -> String {
    let output = try workspace.run("isolation", file, environment: Self.libclang).output
    return String(try #require(output.firstMatch(of: /struct Own: nonisolated; sendable: (\w+)/), "\(output)").1)
  }

  private static let value = "struct Own { let value: Value }\n"

  // MARK: Isolation

  @Test("A class is on the main actor with the attribute, and not without", arguments: ["NS_SWIFT_UI_ACTOR", ""])
  func mainActor(attribute: String) throws {
    let workspace = try workspace(
      "#import \"Base.h\"\n", swift: "class Own: Base {}\n",
      ["Elsewhere/Base.h": "\(Self.kit)\(attribute)\n@interface Base : NSObject\n@end\(Self.end)"])
    #expect(try isolation(in: workspace) == (attribute.isEmpty ? "nonisolated" : "@MainActor"))
  }

  @Test(
    "What a class inherits isolates it",
    arguments: [
      ("@interface Base : UIViewController\n@end", "@MainActor"), ("@interface Base : NSObject\n@end", "nonisolated"),
      ("@interface Base : PodController\n@end", "unknown"),
      ("NS_SWIFT_UI_ACTOR @protocol P\n@end\n@interface Base : NSObject <P>\n@end", "@MainActor"),
      ("@protocol P\n@end\n@interface Base : NSObject <P>\n@end", "nonisolated"),
      ("__attribute__((swift_attr(\"@MainActor\"))) @interface Base : NSObject\n@end", "@MainActor")
    ])
  func inherited(header: String, isolation: String) throws {
    let workspace = try workspace(
      "#import <UIKit/UIKit.h>\n\(Self.kit)\(header)\(Self.end)", swift: "class Own: Base {}\n")
    #expect(try self.isolation(in: workspace) == isolation)
  }

  @Test("What a bridging header imports is visible in all files")
  func imports() throws {
    let swift = "class Own: UIView {}\n"
    #expect(try isolation(in: workspace("#import <UIKit/UIKit.h>\n", swift: swift)) == "@MainActor")
    #expect(try isolation(in: workspace("@import UIKit;\n", swift: swift)) == "@MainActor")
    #expect(try isolation(in: workspace("// nothing\n", swift: swift)) == "unknown")
  }

  @Test("A name in Swift replaces the one in Objective-C")
  func renamed() throws {
    let header = "\(Self.kit)NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(Base) @interface KITBase : NSObject\n@end\(Self.end)"
    #expect(try isolation(in: workspace(header, swift: "class Own: Base {}\n")) == "@MainActor")
    #expect(try isolation(in: workspace(header, swift: "class Own: KITBase {}\n")) == "unknown")
  }

  // MARK: Sendability

  @Test(
    "A type is as sendable as its header says",
    arguments: [
      ("NS_SWIFT_SENDABLE @interface Value : NSObject\n@end", "yes"), ("@interface Value : NSObject\n@end", "no"),
      ("typedef struct { int number; } Value;", "yes"), ("typedef struct { char *text; } Value;", "no"),
      ("typedef struct NS_SWIFT_NONSENDABLE { int number; } Value;", "no"),
      ("struct Inner { int *pointer; };\nstruct Value { struct Inner inner; };", "no"),
      ("typedef NS_ENUM(NSInteger, Value) { ValueOne };", "yes"),
      ("typedef NS_OPTIONS(NSUInteger, Value) { ValueOne = 1 };", "yes"),
      ("typedef NS_ERROR_ENUM(ValueDomain, Value) { ValueOne };", "yes"), ("typedef enum { ValueOne } Value;", "yes"),
      ("typedef NSString *Value NS_TYPED_ENUM;", "yes"), ("typedef struct Hidden *Value;", "no"),
      ("typedef double Value;", "yes"), ("struct Value { PodType *object; };", "unknown"),
      ("typedef PodType Value;", "unknown"), ("#if POD\nstruct Value { int number; };\n#endif", "unknown")
    ])
  func sendable(header: String, sendability: String) throws {
    let workspace = try workspace("\(Self.kit)\(header)\(Self.end)", swift: Self.value)
    #expect(try self.sendability(in: workspace) == sendability, "\(header)")
  }

  @Test("A finding depends on what a header says", arguments: ["NS_SWIFT_SENDABLE", ""])
  func finding(attribute: String) throws {
    let workspace = try workspace(
      "\(Self.kit)\(attribute) @interface Value : NSObject\n@end\(Self.end)",
      swift: "func make() -> Value { fatalError() }\nprivate var shared: Value = make()\n")
    let output = try workspace.run("--only-rule=mutable-global-state", "--format=xcode", ".", environment: Self.libclang)
      .output
    // A constant would have to be sendable.
    let advice = attribute.isEmpty ? "Isolate it to '@MainActor'" : "Make it 'let' if it never changes"
    #expect(output.contains(advice), "\(output)")
  }

  // MARK: Members

  @Test(
    "Values of headers have types",
    arguments: [
      ("value.title", "String"), ("value.load()", "Data?"), ("Value.shared", "Value"), ("value.add(1)", "Bool"),
      ("value.isOn", "Bool"), ("limit", "Int32"), ("measure(1)", "Double"), ("Value(title: \"\")", "Value"),
      ("Mode.fast", "Mode"), ("value.items", "[String]"), ("await value.fetch()", "Int"),
      ("try value.save(to: url)", "()"), ("value.renamed", "Int"), ("value.hidden", "unknown")
    ])
  func types(expression: String, type: String) throws {
    let header = """
      @interface Value : NSObject
      @property (copy) NSString *title;
      @property (getter=isOn) BOOL on;
      @property (class, readonly) Value *sharedValue;
      @property NSArray<NSString *> *items;
      @property NSInteger old NS_SWIFT_NAME(renamed);
      @property NSInteger hidden NS_REFINED_FOR_SWIFT;
      - (nullable NSData *)load;
      - (instancetype)initWithTitle:(NSString *)title;
      - (BOOL)addNumber:(NSInteger)count;
      - (BOOL)add:(NSInteger)count;
      - (void)fetchWithCompletionHandler:(void (^)(NSInteger))handler;
      - (BOOL)saveToURL:(NSURL *)url error:(NSError **)error;
      @end
      typedef NS_ENUM(NSInteger, Mode) { ModeFast, ModeSlow };
      extern const int limit;
      static inline double measure(int x) { return x; }
      """
    let swift = "import Foundation\nfunc use(value: Value, url: URL) async throws {\n  let answer = \(expression)\n}\n"
    let workspace = try workspace("\(Self.kit)\(header)\(Self.end)", swift: swift)
    let output = try workspace.run("type", "App/App.swift:3:7", environment: Self.libclang).output
    #expect(output.contains(type), "\(output)")
  }

  // MARK: Where headers are

  @Test("A C target of a package is visible where it is imported, and a header of another name is not")
  func package() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App", dependencies: ["CKit"]), .target(name: "CKit")])
      """
    let workspace = try Workspace([
      "Package.swift": manifest, "Sources/CKit/kit.c": "", "Sources/CKit/private.h": "struct Value { int number; };",
      "Sources/CKit/include/kit.h": "struct Value { char *text; };\n",
      "Sources/App/App.swift": "import CKit\n\(Self.value)"
    ])
    #expect(try sendability(in: workspace, of: "Sources/App/App.swift") == "no")
    try workspace.write(Data("struct Value { int number; };\n".utf8), to: "Sources/CKit/include/kit.h")
    #expect(try sendability(in: workspace, of: "Sources/App/App.swift") == "yes")
  }

  @Test("A module map names the headers of its module")
  func moduleMap() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App"), .systemLibrary(name: "Wrapped", path: "Lib")])
      """
    let workspace = try Workspace([
      "Package.swift": manifest, "Lib/shim.h": "struct Value { char *text; };\n",
      "Lib/module.modulemap": "module Wrapped [system] {\n  header \"shim.h\"\n  link \"x\"\n  export *\n}\n",
      "Sources/App/App.swift": "import Wrapped\n\(Self.value)"
    ])
    #expect(try sendability(in: workspace, of: "Sources/App/App.swift") == "no")
    try workspace.write(Data("struct Value { int number; };\n".utf8), to: "Lib/shim.h")
    #expect(try sendability(in: workspace, of: "Sources/App/App.swift") == "yes")
  }

  @Test("The header of a framework's name is visible in the framework")
  func framework() throws {
    let workspace = try Workspace([
      "App.xcodeproj/project.pbxproj": Self.project("", product: "framework"),
      "App/App.h": "#import <Foundation/Foundation.h>\n#import <App/Base.h>\n",
      "App/Base.h": "\(Self.kit)NS_SWIFT_UI_ACTOR @interface Base : NSObject\n@end\(Self.end)",
      "App/App.swift": "class Own: Base {}\n"
    ])
    #expect(try isolation(in: workspace) == "@MainActor")
  }

  // MARK: What headers cannot do

  private static let base = "NS_SWIFT_UI_ACTOR @interface Base : NSObject\n@end\n"

  @Test(
    "A header outside of what was given is not read, however it is named",
    arguments: [
      "#import \"../../outside/Base.h\"\n", "#import \"OUTSIDE/Base.h\"\n", "#  include \"OUTSIDE/Base.h\"\n",
      "#inc\\\nlude \"OUTSIDE/Base.h\"\n", "%:include \"OUTSIDE/Base.h\"\n", "/* */ #include \"OUTSIDE/Base.h\"\n",
      "#define NAME \"OUTSIDE/Base.h\"\n#include NAME\n", "??=include \"OUTSIDE/Base.h\"\n",
      "#include_next \"OUTSIDE/Base.h\"\n", "#import \"Linked.h\"\n"
    ])
  func outside(header: String) throws {
    let workspace = try Workspace(["outside/Base.h": Self.base])
    let outside = workspace.path + "/outside"
    for (name, text) in [
      "App.xcodeproj/project.pbxproj": Self.project(), "App/App.swift": "class Own: Base {}\n",
      "App/App-Bridging-Header.h": header.replacing("OUTSIDE", with: outside)
    ] {
      try workspace.write(Data(text.utf8), to: "repository/" + name)
    }
    #expect(try workspace.shell("ln -s ../../outside/Base.h repository/App/Linked.h").status == 0)
    #expect(try isolation(in: workspace, of: "repository/App/App.swift") == "unknown")
  }

  @Test("A setting that leads out of the project names no header", arguments: ["../outside/Base.h", "OUTSIDE/Base.h"])
  func outsideSetting(path: String) throws {
    let workspace = try Workspace(["outside/Base.h": Self.base])
    let project = Self.project(path.replacing("OUTSIDE", with: workspace.path + "/outside"))
    try workspace.write(Data(project.utf8), to: "repository/App.xcodeproj/project.pbxproj")
    try workspace.write(Data("class Own: Base {}\n".utf8), to: "repository/App/App.swift")
    #expect(try isolation(in: workspace, of: "repository/App/App.swift") == "unknown")
  }

  @Test(
    "A header costs no more than its own names",
    arguments: [
      "#import \"App-Bridging-Header.h\"\n#include \"App-Bridging-Header.h\"\n", "@interface Broken : \n- (void",
      "}}}} @end @end struct {", "#if 0\n", "\u{0}\u{1}",
      // Doubles forty times.
      "#define A0 x x\n" + (1...40).map { "#define A\($0) A\($0 - 1) A\($0 - 1)\n" }.joined() + "int a[] = { A40 };\n",
      String(repeating: "(", count: 100_000), "void f(" + String(repeating: "int (*", count: 20_000)
    ])
  func hostile(text: String) throws {
    let workspace = try workspace(
      "#import \"Other.h\"\n\(Self.kit)\(Self.base)\(Self.end)\(text)", swift: "class Own: Base {}\nlet number = 1\n",
      [
        "Other.h": "\n",
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Lib", targets: [.target(name: "Lib")])
        """,
        "Sources/CKit/include/CKit.h": "struct Value { char *text; };\n",
        "Sources/Lib/Lib.swift": "import CKit\n\(Self.value)"
      ])
    let outcome = try workspace.run("--format=xcode", ".", environment: Self.libclang)
    #expect(outcome.status <= 1 && !outcome.output.contains("internal-error"), "\(outcome.errors)\(outcome.output)")
    #expect(try sendability(in: workspace, of: "Sources/Lib/Lib.swift") == "no")
  }

  @Test("Without libclang, what headers declare is unknown and counted, and nothing else is said")
  func noLibrary() throws {
    let workspace = try workspace(
      "\(Self.kit)\(Self.base)\(Self.end)", swift: "class Own: Base { static var count = 1 }\n")
    let missing = ["CONCURLINT_LIBCLANG": "/nowhere/libclang.so"]
    #expect(try isolation(in: workspace, environment: missing) == "unknown")
    #expect(try isolation(in: workspace) == "@MainActor")
    let outcome = try workspace.run("--statistics=reasons", ".", environment: missing)
    #expect(outcome.errors.contains("isolation: no known declaration of 'Base'\n"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("libclang"), "\(outcome.errors)")
    #expect(!(try workspace.run("--statistics=reasons", ".", environment: Self.libclang).errors.contains("'Base'")))
  }

  @Test(
    "No process is started without headers, and the one that parses them opens none",
    .enabled(if: SystemCalls.isTraced, Comment(rawValue: SystemCalls.isMissing)))
  func processes() throws {
    let trace = "strace -ff -qq -s 200 -e signal=none -e trace=execve,open,openat -o"
    let workspace = try workspace(
      "\(Self.kit)\(Self.base)", swift: "class Own: Base { static let shared = Own() }\n")
    let outcome = try workspace.shell(
      """
      \(trace) one "$CONCURLINT" isolation App/App.swift > /dev/null; mv App/App-Bridging-Header.h kept
      \(trace) two "$CONCURLINT" isolation App/App.swift > /dev/null
      grep -l read-headers one.* | wc -l; grep -h Bridging-Header.h $(grep -l read-headers one.*) | wc -l
      grep -l read-headers two.* | wc -l
      """)
    #expect(outcome.output.split(whereSeparator: \.isWhitespace) == ["1", "0", "0"], "\(outcome.output)")
  }
}
