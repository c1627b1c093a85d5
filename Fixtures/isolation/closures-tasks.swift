// Tasks and task groups: a task takes the actor around it, an actor's instance only where it is captured.
// configurations: 5, 6, 6+MA, 6+NNS

@MainActor func start() { // isolation: @MainActor
  Task { // isolation: @MainActor
  }
  Task.detached { // isolation: nonisolated
  }
  Task.immediate { // isolation: @MainActor
  }
  Task.immediateDetached { // isolation: @MainActor
  }
}
actor Engine {
  var speed = 0
  func start() { // isolation: actor
    Task { // isolation: actor
      speed = 1
    }
    Task { // isolation: nonisolated
    }
    Task.detached { // isolation: nonisolated
    }
    Task.immediate { // isolation: actor
    }
    Task.immediateDetached { // isolation: actor
    }
    Task { [weak self] in // isolation: nonisolated
      await self?.stop()
    }
    Task { [self] in // isolation: actor
      speed = 1
    }
  }
  func stop() {} // isolation: actor
}
func begin() { // isolation: 6+MA: @MainActor; nonisolated
  Task { // isolation: 6+MA: @MainActor; nonisolated
  }
  Task.detached { // isolation: nonisolated
  }
  Task.immediate { // isolation: 6+MA: @MainActor; nonisolated
  }
}
func beginLater() async { // isolation: 6+MA: @MainActor; 6+NNS: nonisolated(nonsending); nonisolated
  Task { // isolation: 6+MA: @MainActor; nonisolated
  }
  Task.immediate { // isolation: 6+MA: @MainActor; nonisolated
  }
}

@MainActor func gather() async { // isolation: @MainActor
  await withTaskGroup(of: Void.self) { group in // isolation: @MainActor
    group.addTask { // isolation: nonisolated
    }
    _ = group.addTaskUnlessCancelled { // isolation: nonisolated
    }
    group.addImmediateTask { // isolation: @MainActor
    }
  }
}
actor Collector {
  var found = 0
  func gather() async { // isolation: actor
    await withTaskGroup(of: Void.self) { group in // isolation: actor
      found = 1
    }
    await withTaskGroup(of: Void.self) { group in // isolation: nonisolated
      group.addImmediateTask { // isolation: nonisolated
      }
    }
    await withTaskGroup(of: Void.self) { group in // isolation: actor
      group.addImmediateTask { // isolation: nonisolated
      }
      group.addImmediateTask { // isolation: actor
        await self.note()
      }
    }
  }
  func note() {}
}

@MainActor func attributes() { // isolation: @MainActor
  Task { @concurrent in // isolation: nonisolated
  }
  Task.detached { @MainActor in // isolation: @MainActor
  }
}

@MainActor func nested() { // isolation: @MainActor
  Task.detached { // isolation: nonisolated
    Task { // isolation: nonisolated
    }
    let inner = { // isolation: nonisolated
    }
    inner()
    await MainActor.run { // isolation: @MainActor
      let deep = { // isolation: @MainActor
      }
      deep()
      Task { // isolation: @MainActor
      }
    }
  }
}

@MainActor class Owner {
  deinit { // isolation: nonisolated
    Task { // isolation: nonisolated
    }
    let closure = { // isolation: nonisolated
    }
    closure()
  }
}
@MainActor class IsolatedOwner {
  isolated deinit { // isolation: @MainActor
    Task { // isolation: @MainActor
    }
    let closure = { // isolation: @MainActor
    }
    closure()
  }
}

func on(_ someone: isolated (any Actor)? = #isolation) async { // isolation: actor(someone)
  Task { // isolation: nonisolated
  }
  Task { // isolation: actor(someone)
    _ = someone
  }
  let idle = { // isolation: nonisolated
  }
  idle()
  let using = { // isolation: actor(someone)
    _ = someone
  }
  using()
}
