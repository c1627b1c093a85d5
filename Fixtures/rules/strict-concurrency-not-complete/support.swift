// What only serves those who build or test the product is left out; an explicit language mode is a decision, and worth a word.
//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Store",
  targets: [
    .plugin(name: "Format", capability: .command(intent: .sourceCodeFormatting())),
    .target(name: "StoreMocks"),
    .executableTarget(name: "Benchmarks"),
    .testTarget(name: "StoreTests"),
  ])
//- file: Plugins/Format/Format.swift
struct Format {}
//- file: Sources/StoreMocks/Store.swift
struct StoreMock {}
//- file: Sources/Benchmarks/Run.swift
struct Run {}
//- file: Tests/StoreTests/Store.swift
struct StoreTests {}
//- file: Samples/Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Reader",
  targets: [
    .target(name: "Reader", swiftSettings: [.swiftLanguageMode(.v5)]) // expect: strict-concurrency-not-complete
  ])
//- file: Samples/Sources/Reader/Reader.swift
struct Reader {}
