@MainActor final class ConfigurationView {
  var isLoading = false
  var configuration: Int?
  var selection = ""
  var generation = 0
  // A newer lookup has set the flag again, and resets it.
  func load(for selected: String) async {
    isLoading = true
    let found = await read(selected)
    guard selected == selection else { return }
    configuration = found
    isLoading = false
  }
  func reload() async {
    generation += 1
    let started = generation
    isLoading = true
    let found = await read(selection)
    guard self.generation == started else { return }
    configuration = found
    isLoading = false
  }
  func search() async {
    let query = selection.trimmingCharacters(in: .whitespaces)
    isLoading = true
    let found = await read(query)
    guard selection.trimmingCharacters(in: .whitespaces) == query else { return }
    configuration = found
    isLoading = false
  }
  // What was found says nothing of another run.
  func check() async {
    isLoading = true // expect: busy-flag-not-reset-on-throw
    let found = await read(selection)
    guard found == 1 else { return }
    configuration = found
    isLoading = false
  }
  private func read(_ name: String) async -> Int { name.count }
}
