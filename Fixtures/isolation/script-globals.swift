// Variables of a script are on the main actor under complete checking; its functions are not.
// configurations: 5, 5complete, 6
// script

var counter = 0 // isolation: 5: nonisolated; @MainActor
func count() {} // isolation: nonisolated
@MainActor func show() { counter += 1 } // isolation: @MainActor
count()
