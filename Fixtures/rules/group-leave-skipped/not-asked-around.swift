import Dispatch

// In the branch for a value that is there, `value?.` is no way around the call.
func update(_ pool: Pool, _ ids: [Int]) {
  let group = DispatchGroup()
  for id in ids {
    group.enter()
    pool.open(id, completionHandler: { connection, error in
      if connection != nil {
        connection?.fetch(completionHandler: { _ in
          pool.close(id, completionHandler: { group.leave() })
        })
      } else {
        print(error)
        group.leave()
      }
    })
  }
  group.wait()
}

// Another value says nothing of this one.
func updateOne(_ pool: Pool, _ id: Int) {
  let group = DispatchGroup()
  group.enter()
  pool.open(id, completionHandler: { connection, error in
    if error == nil {
      connection?.fetch(completionHandler: { _ in print(id) }, finally: group.leave()) // expect: group-leave-skipped
    } else {
      group.leave()
    }
  })
  group.wait()
}

// Nor does the other branch, nor another way to be there.
func updateOther(_ pool: Pool, _ id: Int, _ isForced: Bool) {
  let group = DispatchGroup()
  group.enter()
  pool.open(id, completionHandler: { connection, _ in
    if connection != nil || isForced {
      connection?.finish(group.leave()) // expect: group-leave-skipped
    } else {
      group.leave()
    }
  })
  group.wait()
}
