import LintEngine
import LintKit
import LintReporting

/// `concurlint index`: what a file contributes to what is known of its project.
struct IndexCommand {
  enum Format: String, CaseIterable {
    case text, json
  }

  struct Options {
    var format = Format.text
  }

  static let syntax = CommandSyntax<Options>(
    name: "concurlint index",
    operands: "FILE",
    summary: "Lists what a file contributes: declarations, conformances, witnesses, overrides, property wrappers, models, selectors.",
    notes: ["Places are FILE:LINE:COLUMN, columns in bytes. The project around the file is read, too."],
    options: [.choice("format", "how to print it; text if not given", \.format)])

  let options: Options

  func run(_ operands: [Argument]) throws(UsageError) -> ExitStatus {
    guard let operand = operands.first, operands.count == 1 else { throw UsageError("'index' needs one file") }
    do {
      guard let file = try ProjectFile(operand.path) else { return Console.fail(terminalSafe("\(operand.path): is no Swift file that can be read")) }
      let listing = FileContribution(file).listing
      switch options.format {
      case .text: return Console.print(listing.text)
      case .json:
        try FileDescriptor.standardOutput.write(listing.json)
        return .success
      }
    } catch {
      return Console.outputFailed(error, .success)
    }
  }
}

/// The rows of `concurlint index`.
private struct FileContribution {
  private let project: ProjectFile
  private let types: TypeIndex

  init(_ project: ProjectFile) {
    self.project = project
    types = TypeIndex(project.index)
  }

  var listing: IndexListing {
    IndexListing(sections: [
      section("declarations", declarations), section("conformances", conformances), section("witnesses", witnesses), section("overrides", overrides),
      section("propertyWrappers", propertyWrappers), section("entities", entities), section("selectors", selectors),
    ])
  }

  private typealias Values = [(key: String, value: String?)]

  private func section(_ name: String, _ rows: [Values]) -> IndexListing.Section {
    IndexListing.Section(name: name, rows: rows.map { IndexListing.Row($0) })
  }

  /// Where a declaration's name stands; `nil` for one of the SDK.
  private func place(_ ref: DeclRef) -> String? { ref.isOfSDK ? nil : place(types.nameOffset(of: ref), ref.file) }

  private func place(_ offset: UInt32, _ file: FileID) -> String {
    let position = project.position(offset, in: file)
    return "\(project.path(file)):\(position.line):\(position.column)"
  }

  // MARK: Sections

  private var declarations: [Values] {
    types.declarations(in: project.file).map { declaration in
      [("kind", declaration.kind), ("name", declaration.name), ("place", place(declaration.ref))]
    }
  }

  private var conformances: [Values] {
    types.statedConformances(in: project.file).map { conformance in
      [
        ("type", place(conformance.type)), ("protocol", place(conformance.protocol)), ("protocolName", types.name(of: conformance.protocol)),
        ("stated", place(conformance.statedIn)),
      ]
    }
  }

  private var witnesses: [Values] {
    types.witnesses(in: project.file).map { [("requirement", place($0.requirement)), ("witness", place($0.witness)), ("type", place($0.type))] }
  }

  private var overrides: [Values] {
    types.overrides(in: project.file).map { [("member", place($0.member)), ("overridden", place($0.overridden))] }
  }

  private var propertyWrappers: [Values] {
    types.wrappedProperties(in: project.file).map { property in
      [("property", types.name(of: property.ref)), ("wrapper", property.wrapper.hasUnknown ? nil : property.wrapper.description), ("place", place(property.ref))]
    }
  }

  private var entities: [Values] {
    types.modelEntities(in: project.file).flatMap { entity in
      entity.properties.map { property in
        var values: Values = [("entity", types.name(of: entity.type)), ("property", types.name(of: property.declaration)), ("place", place(property.declaration))]
        switch property.kind {
        case .scalar: values.append(("kind", property.isUnique ? "unique" : "scalar"))
        case .transient: values.append(("kind", "transient"))
        case .unknown: values.append(("kind", "unknown"))
        case .relationship(let target, let isToMany, let deleteRule, let inverse):
          values += [("kind", isToMany ? "to-many" : "to-one"), ("to", place(target)), ("deleteRule", deleteRule), ("inverse", inverse)]
        }
        return values
      }
    }
  }

  private var selectors: [Values] {
    TypeIndex.selectors(in: project.tree).map { [("name", $0.name), ("place", place($0.offset, project.file))] }
  }
}
