import SwiftData
import SwiftUI
@Model final class Row { var name = "" }
struct Row_Previews: PreviewProvider {
  struct Sheet: Sendable { var rows: [Row] }
}
