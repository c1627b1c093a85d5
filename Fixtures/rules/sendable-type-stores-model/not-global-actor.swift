import SwiftData
@Model final class Row { var name = "" }
@MainActor enum Route: Sendable { case detail(Row) }
@MainActor struct Sheet: Sendable { var rows: [Row] }
