extension FixWriter {
  /// Waits until no other run fixes anything in the same folders: it would change what this one has analysed.
  ///
  /// The locks are on the folders themselves, so that nothing is left behind, and the system releases them when the
  /// process ends, however it does.
  ///
  /// - Parameter tell: called with a folder before the first wait for it.
  public func waitForTurn(_ tell: (FilePath) -> Void) {
    for base in scope.bases {
      // Where a folder cannot be opened or locked, as on some network shares, a file that another run changes meanwhile
      // is still noticed before it is replaced.
      guard let descriptor = try? files.open(base), let isFree = try? files.lock(descriptor) else { continue }
      if isFree { continue }
      tell(base)
      // The same holds where waiting fails.
      try? Platform.waitForLock(descriptor)
    }
  }
}
