import LintSemantics
import Testing

@Suite("Isolation of what overrides, witnesses and extends declarations of the SDK")
struct SDKMemberIsolationTests {
  @Test(
    "Before complete checking, a member from Objective-C without isolation may be overridden on the main actor",
    arguments: [
      (LanguageSettings(mode: .v5, strictConcurrency: .minimal), Isolation.mainActor),
      (LanguageSettings(mode: .v5, strictConcurrency: .targeted), .mainActor),
      (LanguageSettings(mode: .v5, strictConcurrency: .complete), .nonisolated),
      (LanguageSettings(mode: .v6), .nonisolated)
    ])
  func overrides(settings: LanguageSettings, expected: Isolation) {
    let source = """
      import UIKit
      class Field: UIView { override func isEqual(_ other: Any?) -> Bool { true } }
      """
    #expect(SmallIndex([("A.swift", source)], settings: settings).isolation(ofFunction: "isEqual") == expected)
  }

  @Test("A member that Swift declares in between is overridden where it runs")
  func overridesOfSwift() {
    let index = SmallIndex(
      """
      import Foundation
      class Base: NSObject { override func isEqual(_ other: Any?) -> Bool { true } }
      @MainActor class Derived: Base { func own() {}; override func isEqual(_ other: Any?) -> Bool { false } }
      """)
    #expect(index.functions.filter { $0.name == "isEqual" }.allSatisfy { index.isolation(of: $0) == .nonisolated })
    #expect(index.isolation(ofFunction: "own") == .mainActor)
  }

  @Test("Initializers of classes on the main actor, also those that no interface lists, are there")
  func initializers() {
    let source = """
      import UIKit
      class Cell: UITableViewCell { override init(style: CellStyle, reuseIdentifier: String?) {} }
      """
    #expect(SmallIndex(source).isolation(ofFunction: "init") == .mainActor)
  }

  @Test("In complete checking it is unknown whether a class of the SDK declares the initializer of 'NSObject' again")
  func initializerOfNSObject() {
    let source = "import UIKit\nclass Parameters: UIPreviewParameters { override init() {} }"
    let index = SmallIndex([("A.swift", source)], settings: LanguageSettings(mode: .v6))
    #expect(index.isolation(ofFunction: "init") == .unknown)
  }

  @Test("A delegate's methods in an extension are where the SDK's protocol is, and what is beside them is not")
  func witnesses() {
    let index = SmallIndex(
      """
      import UIKit
      class Coordinator: NSObject {}
      extension Coordinator: UINavigationControllerDelegate {
        func navigationController(_ c: UINavigationController, willShow v: UIViewController, animated: Bool) {}
        func reset() {}
      }
      """)
    #expect(index.isolation(ofFunction: "navigationController") == .mainActor)
    #expect(index.isolation(ofFunction: "reset") == .nonisolated)
  }

  @Test(
    "A type of the SDK that conforms to a protocol on the main actor in an extension is not there itself",
    arguments: [("Image", Isolation.nonisolated), ("Text", .nonisolated), ("Label", .mainActor), ("Toggle", .mainActor)]
  )
  func extensions(type: String, expected: Isolation) {
    #expect(SmallIndex("import SwiftUI\nextension \(type) { func f() {} }").isolation(ofFunction: "f") == expected)
  }

  @Test(
    "Of types of one name, each in a clause of an '#if', it makes no difference which is compiled if all are on the main actor",
    arguments: [
      ("typealias Base = UIView", "typealias Base = NSView", Isolation.mainActor),
      ("class Base: UIView {}", "class Base: NSView {}", .mainActor),
      ("typealias Base = UIView", "class Base {}", .unknown)
    ])
  func interchangeableTypes(first: String, second: String, expected: Isolation) {
    let platform = """
      #if canImport(UIKit)
      import UIKit
      \(first)
      #else
      import AppKit
      \(second)
      #endif
      """
    let index = SmallIndex([("Platform.swift", platform), ("Chart.swift", "class Chart: Base { func draw() {} }")])
    #expect(index.isolation(ofFunction: "draw") == expected)
  }
}

extension SmallIndex {
  fileprivate func isolation(of function: FunctionDeclaration) -> Isolation {
    index.isolation(ofFunction: function.ref).isolation
  }
}
