// option: short_lived
//- file: Package/Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Tools", targets: [.target(name: "Tools")])
//- file: Package/Sources/Tools/Project.swift
public struct Project { var title = "" }
//- file: App/Sources/Models/Project.swift
import SwiftData
@Model final class Project { var title = "" }
//- file: App/Sources/Screens/Keeper.swift
// The folders of an application are no modules, even where one is called 'Sources'.
final class Keeper { var project: Project? } // expect-info: cached-model-reference
