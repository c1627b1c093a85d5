import SwiftUI
// One object, which is never freed.
final class Service {
  static let shared = Service()
  func start() {
    Task { [weak self] in
      guard let self else { return }
      for await event in source.events { self.handle(event) }
    }
  }
}
// The application holds it.
final class Runner {
  func start() {
    Task { [weak self] in await self?.run() }
  }
  func run() async { while !Task.isCancelled { await step() } }
}
final class Delegate: NSObject, UIApplicationDelegate {
  var runner: Runner?
  func begin() { runner = Runner() }
}
// Another one is made for each screen.
final class Player {
  static let shared = Player()
  func start() {
    Task { [weak self] in
      guard let self else { return } // expect: weak-self-upgraded-outside-loop
      for await event in source.events { self.handle(event) }
    }
  }
}
struct Screen: View {
  @State var player = Player()
  var body: some View { Text("") }
}
