/// The patterns of one ignore file, found by what each path that they match must have.
///
/// With very many patterns, a path is compared with the few that share a component or the end of its name.
struct IgnorePatterns {
  private let patterns: [IgnorePattern]
  /// The numbers of patterns, ascending, by a component without wildcards that is in each path they match.
  private var byComponent: [ArraySlice<UInt8>: [Int]] = [:]
  /// The same by the end of the last component.
  private var bySuffix: [ArraySlice<UInt8>: [Int]] = [:]
  private var suffixLengths: Set<Int> = []
  /// The patterns that have neither.
  private var others: [Int] = []

  init(_ patterns: [IgnorePattern]) {
    self.patterns = patterns
    let components = patterns.map(\.literalComponents)
    var uses: [ArraySlice<UInt8>: Int] = [:]
    for component in components.joined() { uses[component, default: 0] += 1 }
    for (number, pattern) in patterns.enumerated() {
      // Many patterns may be in one directory: the component that fewest others have tells most.
      if let rarest = components[number].min(by: { uses[$0, default: 0] < uses[$1, default: 0] }) {
        byComponent[rarest, default: []].append(number)
      } else if let suffix = pattern.suffix {
        bySuffix[suffix, default: []].append(number)
        suffixLengths.insert(suffix.count)
      } else {
        others.append(number)
      }
    }
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// The last pattern that matches.
  ///
  /// - Parameters:
  ///   - path: The path below the directory that the patterns are relative to.
  ///   - nameStart: Where its last component starts.
  func lastMatch(_ path: ArraySlice<UInt8>, nameStart: Int, isDirectory: Bool) -> IgnorePattern? {
    var last = -1
    func consider(_ numbers: [Int]) {
      for number in numbers.reversed() {
        if number <= last { return }
        if patterns[number].matches(path, nameStart: nameStart, isDirectory: isDirectory) { last = number }
      }
    }
    consider(others)
    if !byComponent.isEmpty {
      var rest = path
      while !rest.isEmpty {
        let component = rest.prefix { $0 != slash }
        if let numbers = byComponent[component] { consider(numbers) }
        rest = rest[component.endIndex...].dropFirst()
      }
    }
    let name = path[nameStart...]
    for length in suffixLengths where length <= name.count {
      if let numbers = bySuffix[name.suffix(length)] { consider(numbers) }
    }
    return last < 0 ? nil : patterns[last]
  }
}

private let slash = UInt8(ascii: "/")
