// option: unknown_waits
//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "App", targets: [.executableTarget(name: "App")])
//- file: Sources/App/Sync.swift
import SwiftData
@Model final class Session { var minutes = 0 }
actor API { func minutes() -> Int { 0 } }
@MainActor func update(_ session: Session, _ api: API) async {
  let minutes = await api.minutes()
  session.minutes = minutes
}
@main struct Main { static func main() async { await update(Session(), API()) } }
