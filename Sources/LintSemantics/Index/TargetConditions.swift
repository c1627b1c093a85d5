import LintFlow
import LintProject
import LintSyntax

extension TargetBuild: BuildAnswers {
  func isSet(_ name: String) -> Bool? {
    if name == "DEBUG" { return settings.build.isDebug }
    return settings.build.defines.contains(name) ? true : nil
  }

  func holds(_ test: FunctionCallExpr) -> Bool? {
    guard case .declReference(let callee)? = test.callee else { return nil }
    switch callee.nameToken.text {
    case "swift":
      let version = settings.mode.map { $0 == .v6 ? ToolsVersion.newest : Self.versionOfMode5 }
      return version.flatMap { version in test.versionTest?.holds(for: version) }
    case "hasFeature": return test.arguments.first?.expression.flatMap { enables($0.node.text) }
    default: return platform.holds(test)
    }
  }

  /// What mode 5 answers to `swift(>=…)`, whatever the compiler.
  private static var versionOfMode5: ToolsVersion { ToolsVersion(5, 10) }

  private func enables(_ feature: String) -> Bool? {
    if feature == "Embedded" { return false }
    if settings.mode == .v6, UpcomingFeatures.impliedBySwift6.contains(feature) { return true }
    switch UpcomingFeature(rawValue: feature).map(settings.enables) {
    case .yes?: return true
    case .no?: return false
    case .unknown?, nil: return nil
    }
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
    // Types are those of an SDK for iOS.
    default: self == .iOS && SDKInterface.named(module)?.types != nil ? true : nil
    }
  }
}
