//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Player", products: [.library(name: "Player", targets: ["Player"])],
  targets: [.target(name: "Player")])
//- file: Sources/Player/Player.swift
import Combine
public final class Player: ObservableObject {
  public init() {}
}
final class Queue: ObservableObject {} // expect: unused-observable-object-conformance
//- file: Tool/Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Tool", targets: [.target(name: "Tool")])
//- file: Tool/Sources/Tool/Tool.swift
import Combine
public final class Tool: ObservableObject { // expect: unused-observable-object-conformance
  public init() {}
}
