// NIO's event loops have a function of this name; and the type of an instance is not written here.
func read(loop: EventLoop, worker: Worker) {
  loop.assumeIsolated().execute { work() }
  worker.assumeIsolated { $0.work() }
}
