import LintKit
import LintRules
import LintSyntax
import Testing

/// What a rule says is true of Swift's libraries. A project with a type of the same name is not spoken of.
@Suite("Rules keep silent about the project's own types")
struct OwnNameTests {
  /// Each rule with the types that it speaks of.
  private static let rules: [(id: String, types: [WellKnownName])] = Registry.rules.compactMap { rule in
    let types = WellKnownName.allCases.filter { name in
      rule.gate.libraryNames.contains(name) && name.rawValue.first?.isUppercase == true && !macros.contains(name)
    }
    return types.isEmpty ? nil : (rule.info.id, types)
  }

  /// A type of such a name leaves the attribute alone, which is a macro.
  private static let macros: Set<WellKnownName> = [
    .Model, .Observable, .Query, .ModelActor, .Predicate, .Relationship, .Attribute, .Transient
  ]

  @Test("Declared in another file of the module", arguments: rules)
  func declaredElsewhere(_ id: String, _ types: [WellKnownName]) {
    #expect(findings(of: id, beside: "class Unrelated {}") != [])
    for type in types {
      #expect(findings(of: id, beside: "public class \(type.rawValue) {}") == [], "beside a class '\(type.rawValue)'")
    }
  }

  /// What the rule finds in its fixtures when the declaration stands in a file beside them.
  private func findings(of id: String, beside declaration: String) -> [String] {
    let rules = Registry.rules.filter { $0.info.id == id }
    return Fixture.all.filter { $0.rule == id }.flatMap { fixture in
      SmallProject(fixture.files + [("Own.swift", declaration)]).findings(of: rules).map { "\(fixture.name)/\($0)" }
    }
  }
}
