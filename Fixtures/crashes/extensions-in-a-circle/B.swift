import SwiftData

@Model class y {}
func k() async -> p.q {}
func l(_ one: q.p, _ other: y) async {}
