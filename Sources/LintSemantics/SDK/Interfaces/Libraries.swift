extension SDKInterface {
  /// Tests as macros mark them, and the traits that these take.
  static let testing = SDKInterface(
    module: "Testing",
    source: #"""
      // source: apple/testing/trait; since: Swift 6.0
      public protocol Trait: Sendable {}
      public protocol TestTrait: Trait {}
      public protocol SuiteTrait: Trait {}
      public protocol TestScoping: Sendable {} // source: apple/testing/testscoping; since: Swift 6.1
      public protocol CustomTestStringConvertible { var testDescription: String { get } } // source: apple/testing/customteststringconvertible; since: Swift 6.0
      // source: apple/testing/test(_:_:), apple/testing/suite(_:_:); since: Swift 6.0
      @attached(peer) public macro Test(_ traits: any TestTrait...) = #externalMacro(module: "TestingMacros", type: "TestDeclarationMacro")
      @attached(member) @attached(peer) public macro Suite(_ traits: any SuiteTrait...) = #externalMacro(module: "TestingMacros", type: "SuiteDeclarationMacro")
      """#)

  /// Actors that may be in other processes.
  static let distributed = SDKInterface(
    module: "Distributed",
    source: #"""
      public protocol DistributedActor: AnyObject, Sendable, Hashable, Identifiable {} // source: SE-0336; since: Swift 5.7
      """#)

  /// Regular expressions as result builders make them.
  static let regexBuilder = SDKInterface(
    module: "RegexBuilder",
    source: #"""
      @resultBuilder public enum RegexComponentBuilder {} // source: SE-0351; since: Swift 5.7
      """#)

  /// Commands and the wrappers of their arguments: a package, but one that half of all command line tools have.
  static let argumentParser = SDKInterface(
    module: "ArgumentParser",
    source: #"""
      // source: github/apple/swift-argument-parser/blob/main/Sources/ArgumentParser/Parsable%20Properties
      @propertyWrapper public struct Argument<Value> { public var wrappedValue: Value { get set } }
      @propertyWrapper public struct Option<Value> { public var wrappedValue: Value { get set } }
      @propertyWrapper public struct Flag<Value> { public var wrappedValue: Value { get set } }
      @propertyWrapper public struct OptionGroup<Value> { public var wrappedValue: Value { get set } }
      extension Argument: Sendable where Value: Sendable {}
      extension Option: Sendable where Value: Sendable {}
      extension Flag: Sendable where Value: Sendable {}
      extension OptionGroup: Sendable where Value: Sendable {}
      // source: github/apple/swift-argument-parser/blob/main/Sources/ArgumentParser/Parsable%20Types
      public struct CommandConfiguration: Sendable {}
      public protocol ParsableArguments: Decodable { mutating func validate() throws }
      public protocol ParsableCommand: ParsableArguments { static var configuration: CommandConfiguration { get }; mutating func run() throws }
      public protocol AsyncParsableCommand: ParsableCommand { mutating func run() async throws }
      """#)
}
