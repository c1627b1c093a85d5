import SwiftData
import SwiftUI
@Model final class Vault { var name = "" }
// A view is made where the code stands that makes it, also in mode 5 in code on no actor, which may not wait.
struct Scanner: View {
  let vault: Vault
  init(vault: Vault) { self.vault = vault }
  var body: some View { Text(vault.name) }
}
// Code that waits elsewhere makes such a view in place, too.
struct Loader {
  func load() async {}
  func open(_ vault: Vault) async {
    await load()
    show(Scanner(vault: vault))
  }
  func show(_ scanner: Scanner) {}
}
struct Panel: View {
  let vault: Vault
  init(vault: Vault) { self.vault = vault } // expect: model-parameter-crosses-actor
  var body: some View { Text(vault.name) }
}
struct PanelLoader {
  func open(_ vault: Vault) async { _ = await Panel(vault: vault) }
}
struct Routes {
  @ViewBuilder func scanner(_ vault: Vault) -> some View { Scanner(vault: vault) }
}
