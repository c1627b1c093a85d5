import SwiftData
import SwiftUI
@Model final class Vault { var name = "" }
// A view is made where the code stands that makes it, also in mode 5 in code on no actor, which may not wait.
struct Scanner: View {
  let vault: Vault
  init(vault: Vault) { self.vault = vault }
  var body: some View { Text(vault.name) }
}
struct Routes {
  @ViewBuilder func scanner(_ vault: Vault) -> some View { Scanner(vault: vault) }
}
