import LintKit

// Continuations in a property, which a delegate's method resumes each time that it is called.

extension ContinuationDoubleResume {
  static func checkStored(_ continuation: OwedLocal, of call: FunctionCallExpr, in pass: Pass) {
    guard let property = continuation.storingProperty, let type = pass.type(around: call.node),
      let owner = pass.index.extendedNominal(type),
      let stored = pass.index.property(named: property.name, of: owner),
      pass.index.property(stored).flags.contains(.isFilePrivate),
      let resume = pass.repeatedResume(of: property, in: owner)
    else { return }
    pass.report(
      at: call.calleeRange, .repeated(property.identifierText), notes: [pass.note(Message.inCallback, at: resume)])
  }
}

/// A method of Apple's frameworks that is called until a method of the same name as `start`, but with 'stop', is.
private struct RepeatedMethod {
  let delegate: String
  /// The label of the second parameter.
  let label: String
  let starts: Set<Name>

  init(_ delegate: String, _ label: String, _ starts: [String]) {
    self.delegate = delegate
    self.label = label
    self.starts = Set(starts.map { Name(spelling: $0) })
  }

  static let all = [
    RepeatedMethod(
      "CLLocationManagerDelegate", "didUpdateLocations",
      ["startUpdatingLocation", "startMonitoringSignificantLocationChanges"]),
    RepeatedMethod("CLLocationManagerDelegate", "didUpdateHeading", ["startUpdatingHeading"]),
    RepeatedMethod("CBCentralManagerDelegate", "didDiscover", ["scanForPeripherals"]),
    RepeatedMethod("AVCaptureVideoDataOutputSampleBufferDelegate", "didOutput", ["startRunning"]),
    RepeatedMethod("AVCaptureMetadataOutputObjectsDelegate", "didOutput", ["startRunning"])
  ]
}

extension Pass {
  /// Where such a method of a type resumes what a property holds, without an end to the calls or a second value for the
  /// property.
  fileprivate func repeatedResume(of property: TokenCursor, in owner: DeclRef) -> Range<UInt32>? {
    for node in referencesByName.of([property.name]) {
      guard let resume = node.asResumedValue, case .function(let method)? = resume.node.enclosingFunctionLike,
        !method.node.limitsItsRuns, let label = method.secondLabel,
        RepeatedMethod.all.contains(where: { known in
          known.label == label && index.inherits(owner, fromSDK: known.delegate).isYes
            && !referencesByName.of(known.starts).isEmpty
        }), type(around: method.node).flatMap({ index.extendedNominal($0) }) == owner
      else { continue }
      return resume.calleeRange
    }
    return nil
  }
}

extension FunctionDecl {
  fileprivate var secondLabel: String? {
    var parameters = parameters.makeIterator()
    guard parameters.next() != nil else { return nil }
    return parameters.next()?.label?.text
  }
}

extension Node {
  /// The call `property.resume(…)` or `property?.resume(…)`.
  fileprivate var asResumedValue: FunctionCallExpr? {
    var value = self
    while let parent = value.parent, parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr {
      value = parent
    }
    guard value.role == .base, let access = value.parent.flatMap({ MemberAccessExpr($0) }), access.name == .resume,
      access.node.role == .callee
    else { return nil }
    return access.node.parent.flatMap { FunctionCallExpr($0) }
  }
}
