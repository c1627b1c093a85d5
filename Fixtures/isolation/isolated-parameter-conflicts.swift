// An isolated parameter beside another isolation: the parameter decides, and mode 6 objects.
// configurations: 5, 6

actor Desk { var papers = 0 }
@MainActor func tidy(_ desk: isolated Desk) {} // isolation: actor(desk) // error: 6
nonisolated func sort(_ desk: isolated Desk) {} // isolation: actor(desk) // error: 6
func move(_ from: isolated Desk, _ to: isolated Desk) {} // error: 6
