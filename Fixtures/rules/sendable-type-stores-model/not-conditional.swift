#if canImport(SwiftData)
  import SwiftData
  @Model final class Row { var name = "" }
#endif
struct Sheet {
  #if canImport(SwiftData)
    var row: Row?
  #endif
}
#if !canImport(SwiftData)
  extension Sheet: Sendable {}
#endif
