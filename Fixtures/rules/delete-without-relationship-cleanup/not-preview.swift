import SwiftData
import SwiftUI
@Model final class Company { var members: [Member] = [] }
@Model final class Member { var name = "" }
struct Company_Previews: PreviewProvider {
  static func remove(_ company: Company, _ context: ModelContext) { context.delete(company) }
}
