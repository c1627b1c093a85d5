final class OwnCacheNotUnsafe { var size = 0 }
nonisolated(unsafe) var limit = 1
nonisolated(unsafe) let cache = OwnCacheNotUnsafe()
