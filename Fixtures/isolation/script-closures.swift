// The initial value of a script's variable is code of the script: a closure in it is where the variable is.
// configurations: 5, 5complete, 5+ISO, 6
// script

func apply(_ body: () -> Int) -> Int { body() } // isolation: nonisolated
let first = apply { 1 } // isolation: 5complete: @MainActor; 6: @MainActor; nonisolated
let second =
  apply { // isolation: 5complete: @MainActor; 6: @MainActor; nonisolated
    apply { 2 } // isolation: 5complete: @MainActor; 6: @MainActor; nonisolated
  }
struct Row { // isolation: nonisolated
  @MainActor static let shared = // isolation: @MainActor
    apply { 3 } // isolation: 5complete: nonisolated; 6: nonisolated; @MainActor
  @MainActor var own = // isolation: @MainActor
    apply { 4 } // isolation: 5complete: nonisolated; 6: nonisolated; @MainActor
}
let later: @Sendable () -> Int = // isolation: 5complete: @MainActor; 6: @MainActor; nonisolated
  { 5 } // isolation: nonisolated
print(first, second)
