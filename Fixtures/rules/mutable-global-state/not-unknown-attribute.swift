enum Settings {
  // A wrapper, or another module's global actor.
  @Guarded static var retries = 3
}
