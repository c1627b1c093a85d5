import Foundation
import Dispatch
func run(_ job: Job) async {
  job.wait()
  job.sync { finish() }
}
// Not on a thread of the pool.
func run(_ job: Job) { job.wait() }
