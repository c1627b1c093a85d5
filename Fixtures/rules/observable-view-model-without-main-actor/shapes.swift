import SwiftUI

@Observable final class ListModel { // expect: observable-view-model-without-main-actor
  var rows: [String] = []
  private(set) var isLoading = false
  func load() async {
    isLoading = true
    rows = await fetch()
  }
}
class DetailModel: ObservableObject { // expect: observable-view-model-without-main-actor
  @Published var title = ""
  func load() {
    Task.detached { self.title = "loaded" }
  }
}
@Observable
final class SettingsModel { // expect: observable-view-model-without-main-actor
  var level = 0
  func raise() async { level += 1 }
}
/// Nothing in it runs later.
@Observable final class PlainModel {
  var level = 0
  func raise() { level += 1 }
  func log() async { print(level) }
}
/// It goes back to the main actor.
final class CarefulModel: ObservableObject {
  @Published var title = ""
  func load() async {
    let loaded = await fetch()
    await MainActor.run { title = loaded[0] }
    Task { @MainActor in title = loaded[0] }
    DispatchQueue.main.async { self.title = loaded[0] }
  }
}
/// What it sets, no view reads.
final class PlayerService: ObservableObject {
  @Published var title = ""
  private var position = 0
  func seek() async { position = 1 }
}
@Observable final class SyncService {
  @ObservationIgnored var last = 0
  private var count = 0
  func sync() async {
    last = 1
    count += 1
  }
}
func fetch() async -> [String] { [] }

struct Screen: View {
  @State private var list = ListModel()
  @StateObject private var detail = DetailModel()
  @Environment(SettingsModel.self) private var settings
  @State private var plain: PlainModel?
  @EnvironmentObject private var careful: CarefulModel
  @ObservedObject var player: PlayerService
  @Bindable var sync: SyncService
  var body: some View { Text("Screen") }
}
