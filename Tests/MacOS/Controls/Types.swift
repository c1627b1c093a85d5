// Each line that ends in a comment must be rejected for macOS, with an error that has the comment's words. One that is
// not rejected shows that the check of everything else proves nothing.

import Darwin
import Synchronization

func times(_ status: stat) {
  _ = status.st_mtimespec
  _ = status.st_mtim  // error: no member 'st_mtim'
}

func calls() {
  _ = epoll_create(1)  // error: cannot find 'epoll_create'
  _ = gettid()  // error: cannot find 'gettid'
  _ = prctl(0)  // error: cannot find 'prctl'
  _ = madvise(nil, 0, MADV_WILLNEED)
  _ = madvise(nil, 0, MADV_POPULATE_WRITE)  // error: cannot find 'MADV_POPULATE_WRITE'
  _ = pthread_setname_np(pthread_self(), "worker")  // error: extra argument
  _ = _NSGetExecutablePath(nil, nil)  // error: cannot find '_NSGetExecutablePath'
}

func types() {
  var limit = rlimit()
  getrlimit(RLIMIT_NOFILE, &limit)
  getrlimit(__RLIMIT_NOFILE, &limit)  // error: cannot find '__RLIMIT_NOFILE'
  _ = pthread_t()  // error: missing argument
  _ = posix_spawn_file_actions_t()  // error: missing argument
  let device: dev_t = 0
  let number: UInt64 = device  // error: cannot convert value
  _ = number
}

var shared = 1  // error: is not concurrency-safe

func laterThanTheOldestSystem() {
  _ = Mutex(0)
  let bytes: InlineArray<2, UInt8> = [0, 1]  // error: is only available in macOS 26
  _ = bytes
}
