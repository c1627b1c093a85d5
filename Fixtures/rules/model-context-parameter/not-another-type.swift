// The project's own type of that name.
final class ModelContext {}
func load(context: ModelContext) { Task.detached { use(context) } }
