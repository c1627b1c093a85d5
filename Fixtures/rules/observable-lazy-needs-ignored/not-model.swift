import Observation
import SwiftData
@Model @Observable final class Item {
  lazy var title = ""
}
