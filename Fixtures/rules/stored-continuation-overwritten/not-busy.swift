// The only caller refuses a second call for as long as the first goes on.
final class Account {
  private var answer: CheckedContinuation<Int, any Error>?
  func signIn() async throws -> Int {
    try await withCheckedThrowingContinuation { answer = $0 }
  }
}
@MainActor final class SignInScreen {
  private let account = Account()
  private var isBusy = false
  func signIn() async {
    guard !isBusy else { return }
    isBusy = true
    _ = try? await account.signIn()
    isBusy = false
  }
}
// Asking is not enough: a second call comes as far.
final class Picker {
  private var answer: CheckedContinuation<Int, any Error>?
  func pick() async throws -> Int {
    try await withCheckedThrowingContinuation { answer = $0 } // expect: stored-continuation-overwritten
  }
}
@MainActor final class PickScreen {
  private let picker = Picker()
  private var isEnabled = true
  func pick() async {
    guard isEnabled else { return }
    _ = try? await picker.pick()
    isEnabled = false
  }
}
