import LintEngine
import LintKit
import LintReporting

/// What a file contributes to the index of its project: the rows of `concurlint index`.
struct FileContribution {
  private let file: FileID
  private let tree: SyntaxTree
  private let types: TypeIndex
  private let path: (FileID) -> String
  private let lines = LineTables()

  /// - Parameters:
  ///   - tree: the whole file's.
  ///   - path: the name of a file of the project in places.
  init(of file: FileID, _ tree: SyntaxTree, to index: ProjectIndex, paths path: @escaping (FileID) -> String) {
    self.file = file
    self.tree = tree
    self.path = path
    types = TypeIndex(index)
  }

  var listing: IndexListing {
    IndexListing(sections: [
      section("declarations", declarations), section("conformances", conformances), section("witnesses", witnesses),
      section("overrides", overrides),
      section("propertyWrappers", propertyWrappers), section("entities", entities), section("selectors", selectors)
    ])
  }

  private typealias Values = [(key: String, value: String?)]

  private func section(_ name: String, _ rows: [Values]) -> IndexListing.Section {
    IndexListing.Section(name: name, rows: rows.map { IndexListing.Row($0) })
  }

  /// The place of a declaration's name; `nil` for one of the SDK.
  private func place(_ ref: DeclRef) -> String? { ref.isOfSDK ? nil : place(types.nameOffset(of: ref), ref.file) }

  private func place(_ offset: UInt32, _ file: FileID) -> String {
    let position = lines.position(offset, in: file, of: types.index)
    return "\(path(file)):\(position.line):\(position.column)"
  }

  // MARK: Sections

  private var declarations: [Values] {
    types.declarations(in: file).map { declaration in
      [("kind", declaration.kind), ("name", declaration.name), ("place", place(declaration.ref))]
    }
  }

  private var conformances: [Values] {
    types.statedConformances(in: file).map { conformance in
      [
        ("type", place(conformance.type)), ("protocol", place(conformance.protocol)),
        ("protocolName", types.name(of: conformance.protocol)),
        ("stated", place(conformance.statedIn))
      ]
    }
  }

  private var witnesses: [Values] {
    types.witnesses(in: file).map {
      [("requirement", place($0.requirement)), ("witness", place($0.witness)), ("type", place($0.type))]
    }
  }

  private var overrides: [Values] {
    types.overrides(in: file).map { [("member", place($0.member)), ("overridden", place($0.overridden))] }
  }

  private var propertyWrappers: [Values] {
    types.wrappedProperties(in: file).map { property in
      [
        ("property", types.name(of: property.ref)),
        ("wrapper", property.wrapper.hasUnknown ? nil : property.wrapper.description), ("place", place(property.ref))
      ]
    }
  }

  private var entities: [Values] {
    types.modelEntities(in: file).flatMap { entity in
      entity.properties.map { property in
        var values: Values = [
          ("entity", types.name(of: entity.type)), ("property", types.name(of: property.declaration)),
          ("place", place(property.declaration))
        ]
        switch property.kind {
        case .scalar: values.append(("kind", property.isUnique ? "unique" : "scalar"))
        case .transient: values.append(("kind", "transient"))
        case .unknown: values.append(("kind", "unknown"))
        case .relationship(let target, let isToMany, let deleteRule, let inverse):
          values += [
            ("kind", isToMany ? "to-many" : "to-one"), ("to", place(target)), ("deleteRule", deleteRule),
            ("inverse", inverse)
          ]
        }
        return values
      }
    }
  }

  private var selectors: [Values] {
    TypeIndex.selectors(in: tree).map { [("name", $0.name), ("place", place($0.offset, file))] }
  }
}

/// Lines and columns in files of a project; the lines of each file are counted once.
private final class LineTables {
  private var tables: [FileID: LineTable] = [:]

  /// Both from 1, the column in bytes.
  func position(_ offset: UInt32, in file: FileID, of index: ProjectIndex) -> (line: Int, column: Int) {
    let table = tables[file] ?? index.outline(file).withSource { LineTable($0) }
    tables[file] = table
    return table.position(of: offset)
  }
}
