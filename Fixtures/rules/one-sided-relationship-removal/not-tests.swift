//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Hikes", targets: [.target(name: "Hikes"), .testTarget(name: "HikesTests", dependencies: ["Hikes"])])
//- file: Tests/HikesTests/StoreTests.swift
import SwiftData
@Model final class Team { var members: [Member] = [] }
@Model final class Member {
  var id = 0
  var teams: [Team] = []
}
func tidy(_ team: Team) { team.members.removeAll { $0.id == 0 } }
