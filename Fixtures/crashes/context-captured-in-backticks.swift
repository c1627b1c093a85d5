import SwiftData
func save(in container: ModelContainer) { let `b` = container.mainContext
Task.detached{[`b`]in//
(`b`)}}
