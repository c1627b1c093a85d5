// A wait that may be short counts where a loop makes it long.
import SwiftData

@Model final class Recipe { var title = "" }
actor API { func title() async -> String { "" } }

@MainActor func remove(_ recipe: Recipe, _ context: ModelContext) { context.delete(recipe) }

@MainActor func rename(_ recipe: Recipe, _ api: API) async {
  let title = await api.title()
  recipe.title = title
}

@MainActor func renameAll(_ recipes: [Recipe], _ api: API) async {
  for recipe in recipes {
    let title = await api.title()
    recipe.title = title // expect: model-used-after-await
  }
}
