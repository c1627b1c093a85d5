import Foundation
import SwiftData
@Model final class Row { var name = "" }
func count(_ row: Row, _ queue: DispatchQueue) {
  guard let context = row.modelContext else { return }
  queue.async { [container = context.container] in print(container) }
}
