import SwiftData@Model class a
func k()async->a
struct e
