/// Options of commands that fail when there is nothing to check: a gate that checks nothing must not be green.
protocol EmptinessAllowing: SendableMetatype {
  var allowsEmpty: Bool { get set }
}

extension CommandSyntax.Option where Settings: EmptinessAllowing {
  static var allowEmpty: Self {
    .flag("allow-empty", "go on where a directory, or what 'included' says, holds no Swift file") {
      $0.allowsEmpty = true
    }
  }
}
