// The fix went where the continuation is not yet declared, again and again.
let start = { let (_, continuation) = AsyncStream<Int>.makeStream()
  continuation.yield(1) }
