import SwiftData
@Model final class Item {
  var name = ""
  var parent: Item?
}
// On no actor, every task runs beside the code that starts it.
func task(_ item: Item, _ items: [Item]) {
  Task { use(item, items) } // expect: model-captured-in-task
}
@MainActor final class Screen {
  private var item: Item?
  func start(_ item: Item, _ items: [Item]) async {
    Task.detached { use(item.name) } // expect: model-captured-in-task
    Task.detached { [item] in // expect: model-captured-in-task
      use(item)
      use(item)
    }
    Task { @Other in use(item) } // expect: model-captured-in-task
    async let name = name(of: item) // expect: model-captured-in-task
    DispatchQueue.global().async { use(item) } // expect: model-captured-in-task
    await withTaskGroup(of: Void.self) { group in
      for item in items {
        group.addTask { use(item) } // expect: model-captured-in-task
      }
    }
    if let parent = item.parent {
      Task.detached { use(parent) } // expect: model-captured-in-task
    }
    Task.detached {
      use(self.item) // expect: model-captured-in-task
    }
    await show(name)
  }
}
// The task takes the model; what the task does with it is inside.
func nested(_ item: Item) {
  Task.detached {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { use(item) } // expect: model-captured-in-task
    }
  }
}
@globalActor actor Other { static let shared = Other() }
