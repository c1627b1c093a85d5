//- file: Project.swift
import ProjectDescription
let project = Project(
  name: "App",
  targets: [
    .target(
      name: "App", destinations: .macOS, product: .app, bundleId: "app", sources: ["App/**"],
      settings: .settings(base: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]))
  ])
// Whether the post is on the main actor, the manifest says.
//- file: App/Screen.swift
@MainActor final class Screen: NSObject {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(a), name: .fromStore, object: nil)
  }
  @objc func a() {}
}
//- file: App/Store.swift
final class Store {
  func archive() async {
    await save()
    NotificationCenter.default.post(name: .fromStore, object: nil)
  }
  private func save() async {}
}
