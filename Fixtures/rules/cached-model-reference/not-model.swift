// option: short_lived
import SwiftData
@Model final class Project { var tasks: [Item] = []; var parent: Project? }
@Model final class Item { @Relationship(inverse: \Project.tasks) var project: Project? }
class Special: Project { var other: Project? }
