@testable import LintProject
import Testing

@Suite("Specifications of XcodeGen")
struct XcodeGenTests {
  private func project(
    _ specification: String, _ files: [String] = [], configs: [String: String] = [:]
  ) -> SmallProject {
    var all = configs
    all["project.yml"] = specification
    for file in files { all[file] = "" }
    return SmallProject(all)
  }

  @Test(
    "Settings of the project, and above them those of the target",
    arguments: [
      ("", "", "5 minimal nonisolated"),
      ("SWIFT_VERSION: 6.0", "", "6 complete nonisolated"),
      ("base: {SWIFT_VERSION: \"6.0\"}", "", "6 complete nonisolated"),
      ("SWIFT_VERSION: 6.0", "SWIFT_VERSION: 5.9", "5 minimal nonisolated"),
      ("", "base: {SWIFT_STRICT_CONCURRENCY: complete}", "5 complete nonisolated"),
      ("", "configs: {debug: {SWIFT_STRICT_CONCURRENCY: complete}}", "5 ? nonisolated"),
      ("", "groups: [strict]", "5 complete MainActor"),
      ("", "groups: [unheard-of]", "5 minimal nonisolated"),
      ("", "OTHER_SWIFT_FLAGS: [-strict-concurrency=complete, -DA]", "5 complete nonisolated")
    ])
  func settings(ofProject: String, ofTarget: String, summary: String) {
    let small = project(
      """
      name: App
      settings: {\(ofProject)}
      settingGroups:
        strict:
          groups: [isolated]
          base: {SWIFT_STRICT_CONCURRENCY: complete}
        isolated: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}
      targets:
        App:
          type: application
          platform: iOS
          sources: App
          settings: {\(ofTarget)}
      """)
    #expect(small["App"]?.summary == summary)
  }

  @Test("A configuration is based on a file, below what the specification says")
  func configFiles() {
    let small = project(
      """
      name: App
      configFiles: {Debug: Config/All.xcconfig, Release: Config/All.xcconfig}
      settings: {SWIFT_STRICT_CONCURRENCY: complete}
      targets:
        App: {type: application, platform: iOS, sources: App}
      """,
      configs: ["Config/All.xcconfig": "SWIFT_VERSION = 6.0\nIPHONEOS_DEPLOYMENT_TARGET = 15.1"])
    #expect(small["App"]?.summary == "6 complete nonisolated")
    #expect(small["App"]?.settings.deploymentTargets.mapValues(\.value) == ["iOS": "15.1"])
  }

  @Test(
    "The oldest system of a target",
    arguments: [
      ("", ["iOS": "14.0"]), ("deploymentTarget: \"16.4\"", ["iOS": "16.4"]),
      ("deploymentTarget: {iOS: 17.0, macOS: 15.0}", ["iOS": "17.0"]),
      ("settings: {IPHONEOS_DEPLOYMENT_TARGET: 18.0}", ["iOS": "18.0"])
    ])
  func deploymentTargets(written: String, versions: [String: String]) {
    let small = project(
      """
      name: App
      options: {deploymentTarget: {iOS: 14.0, macOS: 13.0}}
      targets:
        App:
          type: application
          platform: iOS
          sources: App
          \(written)
      """)
    #expect(small["App"]?.settings.deploymentTargets.mapValues(\.value) == versions)
  }

  @Test("A target for several systems is made once for each")
  func platforms() {
    let small = project(
      """
      name: Kit
      targets:
        Kit: {type: framework, platform: [iOS, macOS], sources: Kit, deploymentTarget: {iOS: 17.0, macOS: 14.0}}
        App: {type: application, platform: macOS, sources: App, dependencies: [{target: Kit}]}
      """, ["Kit/A.swift"])
    #expect(small.targetNames == ["Kit_iOS", "Kit_macOS", "App"])
    #expect(small.targets(of: "Kit/A.swift") == ["Kit_iOS", "Kit_macOS"])
    #expect(small["Kit_macOS"]?.settings.deploymentTargets.mapValues(\.value) == ["macOS": "14.0"])
    #expect(small["App"]?.dependencies == [1])
  }

  @Test(
    "Which files are in a target",
    arguments: [
      ("App", ["App/A.swift", "App/Old/B.swift", "App/Tests/C.swift"]),
      ("[App/A.swift]", ["App/A.swift"]),
      ("[{path: App, excludes: [Old, A.swift]}]", ["App/Tests/C.swift"]),
      ("[{path: App, excludes: [\"**/Tests\", \"**/*.md\"]}]", ["App/A.swift", "App/Old/B.swift"]),
      ("[{path: App, excludes: [\"**/B*.swift\", \"Tests/**\"]}]", ["App/A.swift"]),
      ("[{path: App, includes: [Old]}]", ["App/Old/B.swift"]),
      ("[{path: App, includes: [\"*.swift\"]}]", ["App/A.swift"]),
      ("[{path: App, buildPhase: resources}]", []), ("[{path: App, type: folder}]", []), ("[../App]", [])
    ])
  func sources(written: String, files: [String]) {
    let all = ["App/A.swift", "App/Old/B.swift", "App/Tests/C.swift", "Other/D.swift"]
    let small = project(
      """
      name: App
      targets:
        App: {type: application, platform: iOS, sources: \(written)}
      """, all)
    #expect(all.filter { small.targets(of: $0) == ["App"] } == files)
  }

  @Test("Templates are below their targets, and know their names")
  func templates() {
    let small = project(
      """
      name: App
      targetTemplates:
        Any:
          platform: iOS
          settings: {base: {SWIFT_VERSION: 6.0}}
        Module:
          templates: [Any]
          type: framework
          sources: ["Modules/${target_name}/${kind}"]
          settings: {base: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}}
      targets:
        Kit:
          templates: [Module]
          templateAttributes: {kind: Sources}
        Old:
          templates: [Module]
          templateAttributes: {kind: Sources}
          settings: {base: {SWIFT_VERSION: 5.0}}
      """, ["Modules/Kit/Sources/A.swift", "Modules/Old/Sources/A.swift"])
    #expect(small["Kit"]?.summary == "6 complete MainActor")
    #expect(small["Old"]?.summary == "5 minimal MainActor")
    #expect(small.targets(of: "Modules/Kit/Sources/A.swift") == ["Kit"])
  }

  @Test("What it includes is below it, with paths from where it is")
  func includes() {
    let small = project(
      """
      name: App
      include: [App/target.yml, {path: Config/shared.yml, relativePaths: false}]
      settings: {SWIFT_VERSION: 6.0}
      """, ["App/Sources/A.swift"],
      configs: [
        "App/target.yml": """
        include: ../project.yml
        targets:
          App:
            type: application
            platform: iOS
            sources: [Sources]
            configFiles: {Debug: App.xcconfig, Release: App.xcconfig}
        """,
        "App/App.xcconfig": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor",
        "Config/shared.yml": "settings: {SWIFT_VERSION: 5.0}\ntargets: {App: {settings: {SWIFT_VERSION: 6.2}}}"
      ])
    #expect(small["App"]?.summary == "6 complete MainActor")
    #expect(small["App"]?.place == SourceLine(path: "App/target.yml", line: 3))
    #expect(small.targets(of: "App/Sources/A.swift") == ["App"])
  }

  @Test("What is missing may declare the targets, but the systems are stated")
  func missingIncludes() {
    let small = project(
      """
      name: App
      include: [App/target.yml]
      options: {deploymentTarget: {iOS: 15.1}}
      """, ["App/A.swift"])
    let settings = small.settings.settings(of: "App/A.swift").settings
    #expect(settings.languageMode.value == nil)
    #expect(settings.deploymentTargets.mapValues(\.value) == ["iOS": "15.1"])
  }

  @Test("A project that is there is read in its place")
  func committedProject() {
    let small = project(
      "name: App\ntargets: {App: {type: application, platform: iOS, sources: App}}",
      configs: [
        "App.xcodeproj/project.pbxproj":
          """
          { objects = {
            P = { isa = PBXProject; targets = (T); };
            T = { isa = PBXNativeTarget; name = Real; };
          }; rootObject = P; }
          """
      ])
    #expect(small.targetNames == ["Real"])
  }

  @Test(
    "Another file of the name is none",
    arguments: [
      "", "name: Site", "- a", "targets: {a: b}", "name: [a]", "name: &a App\ntargets: {App: *a}", "\u{0}", "a: ["
    ])
  func anotherFile(text: String) {
    #expect(project(text).settings.containers.isEmpty)
  }

  @Test(
    "What is not understood is a problem with its place, also in an included file",
    arguments: [
      ("name: App\ntargets: {App: {platform: iOS}\n", "", "project.yml", 3),
      ("name: &a App\ntargets: {App: {platform: iOS, sources: *a}}", "", "project.yml", 1),
      ("name: App\ninclude: a.yml\ntargets: {App: {platform: iOS}}", "a:\n\tb: c", "a.yml", 2)
    ])
  func problems(text: String, included: String, path: String, line: Int) {
    let problems = project(text, configs: ["a.yml": included]).settings.problems
    #expect(problems.map(\.place) == [SourceLine(path: path, line: line)])
    #expect(problems.allSatisfy { $0.message.hasPrefix("cannot be read: ") })
  }

  @Test("Templates and groups that name each other end")
  func endless() {
    let names = (0..<40).map { "T\($0)" }
    let list = "[\(names.joined(separator: ", "))]"
    let small = project(
      """
      name: App
      targetTemplates: {\(names.map { "\($0): {templates: \(list), platform: iOS}" }.joined(separator: ", "))}
      settingGroups: {\(names.map { "\($0): {groups: \(list)}" }.joined(separator: ", "))}
      targets:
        App: {templates: \(list), sources: App, settings: {groups: \(list)}}
      """)
    #expect(small["App"]?.summary == "5 minimal nonisolated")
  }
}
