import LintProject
import LintSyntax

/// A system that code is built for. If a target does not say, the first system that a place is compiled for is assumed.
enum TargetPlatform: String, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS
  case linux = "Linux"

  /// Those that a target states first, in their order here.
  static func all(of target: LanguageSettings) -> [TargetPlatform] {
    let stated = target.deploymentTargets ?? [:]
    return allCases.filter { stated[$0.rawValue] != nil } + allCases.filter { stated[$0.rawValue] == nil }
  }
}

/// The platforms by name, for options.
public enum TargetPlatforms {
  /// As they are typed, with bars between.
  public static let names = TargetPlatform.allCases.map { $0.rawValue.lowercased() }.joined(separator: "|")

  /// As `os()` names it; nil for none.
  public static func name(spelled name: String) -> String? {
    TargetPlatform.allCases.first { $0.rawValue.lowercased() == name }?.rawValue
  }
}

/// What a build for the platform, with the newest tools, answers.
extension TargetPlatform: BuildAnswers {
  func isSet(_ name: String) -> Bool? { nil }

  func holds(_ test: FunctionCallExpr) -> Bool? {
    guard case .declReference(let callee)? = test.callee, let argument = test.arguments.first?.expression else {
      return nil
    }
    switch callee.nameToken.text {
    case "os": return [rawValue, self == .macOS ? "OSX" : rawValue].contains(argument.node.text)
    case "canImport": return test.arguments.count == 1 ? canImport(argument.node.text) : nil
    case "targetEnvironment": return false
    case "compiler": return test.versionTest?.holds(for: .newest)
    default: return nil
    }
  }

  /// Whether the system has a module of the name; nil if the module may be of any package.
  private func canImport(_ module: String) -> Bool? {
    switch module {
    case "UIKit": self != .macOS && self != .linux
    case "AppKit", "Cocoa": self == .macOS
    case "Darwin", "ObjectiveC", "CoreFoundation", "CoreGraphics", "SwiftUI", "Combine", "os": self != .linux
    case "Glibc", "FoundationNetworking", "FoundationXML": self == .linux
    case "Musl", "Android", "Bionic", "WASILibc", "WinSDK", "CRT", "ucrt": false
    case "Foundation", "Dispatch", "Swift", "_Concurrency": true
    default: nil
    }
  }
}
