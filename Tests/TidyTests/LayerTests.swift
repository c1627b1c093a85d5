import Foundation
import Testing

/// Arrows point down: `Package.swift` says which, and the compiler alone does not hold files to it, for a module that
/// some other target has built can be imported.
@Suite("Layers")
struct LayerTests {
  private static let names = Set(OwnPackage.targets.map(\.name))
  /// Asked for by the linker, not by any file.
  private static let linkedAlone: Set<String> = ["CGlibc"]

  @Test("The manifest was read")
  func manifest() {
    #expect(OwnPackage.targets.count > 25)
    #expect(OwnPackage.target("LintSemantics")?.dependencies.contains("LintSyntax") == true)
    #expect(OwnPackage.shipped.count > 500)
  }

  @Test(
    "Files import what their target names, and nothing else of the package", arguments: OwnPackage.targets.map(\.name))
  func imports(target name: String) throws {
    let target = try #require(OwnPackage.target(name))
    for file in target.files {
      let unnamed = Set(file.imports).intersection(Self.names).subtracting(target.dependencies)
      #expect(unnamed.isEmpty, "\(file.path)")
    }
  }

  @Test("What a target names, some file of it imports", arguments: OwnPackage.targets.map(\.name))
  func unusedDependencies(target name: String) throws {
    let target = try #require(OwnPackage.target(name))
    let imported = Set(target.files.flatMap(\.imports))
    #expect(target.dependencies.intersection(Self.names).subtracting(imported).subtracting(Self.linkedAlone).isEmpty)
  }

  @Test("No comment refers to a type of a higher layer")
  func comments() {
    let declared = OwnPackage.targets.filter { !$0.isTest }.map { (target: $0, types: declaredTypes(of: $0)) }
    for (target, _) in declared {
      let below = Self.reach(of: target.name)
      let higher = declared.lazy.filter { !below.contains($0.target.name) }.map(\.types).reduce(into: Set()) {
        $0.formUnion($1)
      }
      let known = declared.lazy.filter { below.contains($0.target.name) }.map(\.types).reduce(into: Set()) {
        $0.formUnion($1)
      }
      for file in target.files {
        for line in file.comments {
          for match in line.text.matches(of: /``([A-Z]\w*)/) where !known.contains(String(match.1)) {
            #expect(!higher.contains(String(match.1)), "\(file.path):\(line.number)")
          }
        }
      }
    }
  }

  @Test("Sources/README.md lists the targets, each with what it imports")
  func documentation() throws {
    let rows = OwnPackage.text("Sources/README.md").matches(of: /\| `(\w+)`[^|\n]*\|[^|\n]*\|([^|\n]*)\|\n/)
    let listed = rows.map { row in
      (name: String(row.1), imports: Set(row.2.matches(of: /`(\w+)`/).map { String($0.1) }))
    }
    let targets = OwnPackage.targets.filter { !$0.path.hasPrefix("Tests/") }
    #expect(Set(listed.map(\.name)).isSuperset(of: targets.map(\.name)))
    for target in targets {
      let row = try #require(listed.first { $0.name == target.name }, "\(target.name)")
      #expect(row.imports == target.dependencies, "\(target.name)")
    }
  }

  /// A target and all that it imports, directly or not.
  private static func reach(of name: String) -> Set<String> {
    var reached: Set = [name]
    var waiting = [name]
    while let next = waiting.popLast() {
      for dependency in OwnPackage.target(next)?.dependencies ?? [] where reached.insert(dependency).inserted {
        waiting.append(dependency)
      }
    }
    return reached
  }

  private func declaredTypes(of target: OwnPackage.Target) -> Set<String> {
    target.files.reduce(into: Set()) { $0.formUnion($1.declaredTypes) }
  }
}
