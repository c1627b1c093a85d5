import Foundation
import Testing

/// A small module that the compiler knows by its interface alone, as the linter does.
@Suite("Binary frameworks beside the compiler's", .enabled(if: BinaryModuleOracle.isAvailable))
struct BinaryModuleOracleTests {
  private static let kit = """
    @MainActor open class Screen {
      public init() {}
      open func reload() {}
      nonisolated open func cheap() {}
      public func later(_ body: @escaping @Sendable () -> Void) {}
      public func now(_ body: () -> Void) {}
    }
    open class Child: Screen { override open func reload() {} }
    @MainActor public protocol Delegate: AnyObject { func didLoad(_ screen: Screen) }
    public protocol Worker { func work() async; @MainActor func show(); nonisolated func run() }
    public struct Shown: Delegates { public init() {}; public func show() {} }
    @MainActor public protocol Delegates { func show() }
    @globalActor public actor Database { public static let shared = Database() }
    public protocol Query { @Database func ask() }
    @preconcurrency @MainActor open class Old { public init() {} }

    public struct Value { public var number = 1; public init() {} }
    public struct Checked: Sendable { public var number = 1; public init() {} }
    @frozen public struct Frozen { public var number: Int }
    @frozen public struct FrozenBox<Content> { public var content: Content }
    @frozen public enum FrozenCase { case one, two(Int) }
    public enum Case { case one }
    public final class Reference { public init() {} }
    public final class Locked: @unchecked Sendable { public init() {} }
    public actor Store { public init() {}; public nonisolated func show(_ body: @escaping @MainActor () -> Void) {} }
    @Database public final class Table { public init() {} }
    public struct Outer { public struct Inner: Sendable {}; public enum Kind: String, Codable { case one } }
    @available(*, unavailable) extension Outer.Kind: Sendable {}
    public struct Box<Content> { public var content: Content }
    extension Box: Sendable where Content: Sendable {}
    public typealias Handler = @Sendable (Int) -> Void

    public func onMain(_ body: @escaping @MainActor () -> Void) {}
    public func concurrently(_ body: @escaping @Sendable () -> Void) {}
    public func inPlace(_ body: () -> Void) {}
    public func handingOver(_ body: sending @escaping () -> Void) {}
    public func handle(_ body: @escaping Handler) {}
    public func inDatabase(_ body: @escaping @Database () -> Void) {}
    public func waiting(_ body: @Sendable () async -> Void) async {}
    """

  /// The last declaration on each line only calls a function of the main actor.
  private static let client = """
    import Kit
    @MainActor func ui() {}
    class Own: Screen { func own() { ui() } }
    class Again: Screen { override func reload() { ui() } }
    class Cheap: Screen { nonisolated override func cheap() { ui() } }
    class Grandchild: Kit.Child { func own() { ui() } }
    class OfOld: Old { func own() { ui() } }
    class Heir: Delegate { func didLoad(_ screen: Screen) {}; func other() { ui() } }
    class Loads: Delegate { func didLoad(_ screen: Screen) { ui() } }
    struct First: Worker { func work() async {}; func run() {}; func show() { ui() } }
    struct Second: Worker { func work() async {}; func show() {}; func run() { ui() } }
    struct Third: Query { func ask() { ui() } }
    func mainFromAnywhere() { onMain { ui() } }
    func concurrentlyFromAnywhere() { concurrently { ui() } }
    func inPlaceFromAnywhere() { inPlace { ui() } }
    @MainActor func concurrentlyFromMain() { concurrently { ui() } }
    @MainActor func inPlaceFromMain() { inPlace { ui() } }
    @MainActor func handingOverFromMain() { handingOver { ui() } }
    @MainActor func handleFromMain() { handle { _ in ui() } }
    @MainActor func inDatabaseFromMain() { inDatabase { ui() } }
    @Database func inDatabaseItself() { ui() }
    @MainActor func laterFromMain(screen: Screen) { screen.later { ui() } }
    @MainActor func nowFromMain(screen: Screen) { screen.now { ui() } }
    func showFromAnywhere(store: Store) { store.show { ui() } }
    func showOfNew() { let store = Store(); store.show { ui() } }
    class Shows { var store: Store?; func later() { store?.show { ui() } } }
    extension Child { func added() { ui() } }
    extension Shown { func added() { ui() } }
    """

  @Test("Code runs where the compiler says")
  func isolation() throws {
    let oracle = try BinaryModuleOracle(kit: Self.kit, client: Self.client)
    let refused = try oracle.linesWithErrors()
    let answers = try oracle.answers(/Client.swift:(\d+):\d+: (?:function \w+|closure): ([^;\n]+)/)
    for (number, line) in Self.client.split(separator: "\n").enumerated().dropFirst(2) {
      let answer = try #require(answers[number + 1], "\(line)")
      #expect((answer == "@MainActor") == !refused.contains(number + 1), "\(answer): \(line)")
      #expect(answer != "unknown", "\(line)")
    }
  }

  @Test("Types are sendable where the compiler says")
  func sendability() throws {
    let types = [
      "Screen", "Child", "Shown", "Old", "Value", "Checked", "Frozen", "FrozenBox<Int>", "FrozenCase", "Case",
      "Reference", "Locked", "Store", "Table", "Outer", "Outer.Inner", "Outer.Kind", "Box<Int>", "Box<Value>",
      "Handler",
      "Kit.Value", "Kit.Checked", "[Kit.Checked]", "any Delegate", "any Worker"
    ]
    let holders = types.enumerated().map { "struct Holder\($0) { let value: \($1) }" }
    let uses = types.indices.map { "func use\($0)(_ holder: Holder\($0)) { share(holder) }" }
    let first = "import Kit\nfunc share(_ value: some Sendable) {}\n"
    let oracle = try BinaryModuleOracle(
      kit: Self.kit, client: first + zip(holders, uses).map { "\($0); \($1)" }.joined(separator: "\n"))
    let refused = try oracle.linesWithErrors()
    let answers = try oracle.answers(/Client.swift:(\d+):\d+: struct .*sendable: (\w+)/)
    for (number, type) in types.enumerated() {
      #expect(answers[number + 3] == (refused.contains(number + 3) ? "no" : "yes"), "\(type)")
    }
  }
}

private struct BinaryModuleOracle {
  static let isAvailable = (try? shell("swiftc --version > /dev/null 2>&1", in: "/").status == 0) ?? false

  private let workspace: Workspace

  /// - Parameters:
  ///   - kit: source of module `Kit`, of which the compiler and the linter get the interface.
  ///   - client: what imports it.
  init(kit: String, client: String) throws {
    workspace = try Workspace([
      "source/Kit.swift": kit, "project/Client.swift": client,
      "project/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Client", targets: [.target(name: "Client", path: ".")])
      """
    ])
    let place = "project/Kit.xcframework/ios-arm64/Kit.framework/Modules/Kit.swiftmodule"
    let outcome = try Self.shell(
      """
      mkdir -p modules \(place) && swiftc -swift-version 6 -parse-as-library -emit-module -enable-library-evolution \
        -module-name Kit source/Kit.swift -emit-module-path source/Kit.swiftmodule \
        -emit-module-interface-path modules/Kit.swiftinterface && \
      cp modules/Kit.swiftinterface \(place)/arm64-apple-ios.swiftinterface
      """, in: workspace.path)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  /// The lines of the client that the compiler rejects in Swift 6.
  func linesWithErrors() throws -> Set<Int> {
    let outcome = try Self.shell(
      """
      swiftc -swift-version 6 -parse-as-library -typecheck -diagnostic-style llvm -I modules -module-cache-path cache \
        project/Client.swift
      """, in: workspace.path)
    return Set((outcome.output + outcome.errors).matches(of: /Client.swift:(\d+):\d+: error:/).compactMap { Int($0.1) })
  }

  /// What the linter says last of each line.
  func answers(_ pattern: Regex<(Substring, Substring, Substring)>) throws -> [Int: String] {
    let output = try workspace.run("isolation", "project/Client.swift").output
    return Dictionary(output.matches(of: pattern).map { (Int($0.1) ?? 0, String($0.2)) }) { $1 }
  }

  private static func shell(_ script: String, in directory: String) throws -> BuiltCommand.Outcome {
    try BuiltCommand.shell(script, in: directory, environment: ProcessInfo.processInfo.environment)
  }
}
