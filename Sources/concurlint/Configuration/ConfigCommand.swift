import LintConfiguration
import LintDiagnostics
import LintEngine
import LintReporting

/// `concurlint config`: the settings that apply to a file, and where each is set.
struct ConfigCommand {
  struct Options: RuleChoosing {
    var format = ListingFormat.text
    var printsSchema = false
    var rules = RuleRequest()
    var configuration = Configurations.Source.nearest
  }

  static let syntax = CommandSyntax<Options>(
    name: "concurlint config",
    operands: "[PATH]",
    summary: """
      Prints which rules run on a file or on the files of a directory, with which severity and options, and after \
      each the
      line of the configuration that says so. Without a path, for the working directory. With --schema, what a configuration may say.
      """,
    options: [
      .choice("format", "text if not given", \.format),
      .flag("schema", "print a JSON Schema of configurations instead, for editors") { $0.printsSchema = true }
    ] + CommandSyntax<Options>.ruleOptions)

  let options: Options
  let rules: RuleCatalog

  func run(_ operands: [Argument]) throws(UsageError) -> ExitStatus {
    guard operands.count <= 1 else { throw UsageError("'config' takes one path") }
    if options.printsSchema {
      if !operands.isEmpty { throw UsageError("option '--schema' is about every configuration, and takes no path") }
      return Console.print(ConfigurationSchema(of: rules.infos).json)
    }
    let path = (operands.first?.path ?? ".").normalized
    do {
      var discovery = try Self.discovery(of: path)
      let configurations = try rules.configurations(of: &discovery.discovery, options)
      guard let file = discovery.discovery.files.first(where: { $0.path == discovery.file }) else {
        return Console.fail(terminalSafe("\(path): not found among the files of its project"))
      }
      return show(path, file, configurations)
    } catch let error as UsageError {
      throw error
    } catch {
      return Console.fail(error)
    }
  }

  /// For a directory, a file in it that need not exist: the same settings apply to every file there.
  private static func discovery(of path: FilePath) throws -> (discovery: Discovery, file: FilePath) {
    let given = try Discovery(paths: [path])
    if let problem = given.problems.first(where: { $0.path == path }) { throw Missing(problem: problem) }
    if given.files.contains(where: { $0.path == path }) { return (given, path) }
    let inside = path.appending("Any.swift").normalized
    return (try Discovery(paths: [], unsaved: [inside]), inside)
  }

  /// The path that was asked about cannot be read.
  private struct Missing: Error, CustomStringConvertible {
    let problem: Discovery.Problem
    var description: String { problem.message }
  }

  private func show(_ path: FilePath, _ file: Discovery.File, _ configurations: Configurations) -> ExitStatus {
    let (configuration, files) = configurations.configuration(of: file)
    let rules = configuration.rules.map { id, rule in
      ConfigurationListing.Rule(
        id: id, isOn: rule.isOn.value, isOnOrigin: rule.isOn.origin.words, severity: rule.severity.value,
        severityOrigin: rule.severity.origin.words,
        options: rule.options.sorted { $0.key < $1.key }.map { name, option in
          ConfigurationListing.Setting(name: name, value: "\(option.value)", origin: option.origin.words)
        })
    }
    var settings = [
      ConfigurationListing.Setting(ConfigurationKey.failOn, configuration.failOn),
      .init(ConfigurationKey.minSeverity, configuration.minSeverity)
    ]
    if let version = configuration.swiftVersion { settings.append(.init(ConfigurationKey.swiftVersion, version)) }
    for baseline in configurations.baselines {
      settings.append(
        .init(name: ConfigurationKey.baseline.rawValue, value: "\(baseline.name)", origin: baseline.origin))
    }
    let listing = ConfigurationListing(
      path: path.description, files: files, isReported: file.isReported, settings: settings, rules: rules)
    switch options.format {
    case .text: return Console.print(listing.text)
    case .json: return Console.print(String(decoding: ByteStream.bytes { listing.writeJSON(to: $0) }, as: UTF8.self))
    }
  }
}

extension ConfigurationListing.Setting {
  fileprivate init<Value: RawRepresentable<String>>(_ key: ConfigurationKey, _ setting: Configuration.Setting<Value>) {
    self.init(name: key.rawValue, value: setting.value.rawValue, origin: setting.origin.words)
  }
}
