/// The nodes of a file as the parser leaves them: children before their parent, the root last. Valid until the parser
/// is used again.
struct PostorderNodes {
  private let nodes: UnsafePointer<PendingNode>
  let count: UInt32
  private let landmarks: UnsafePointer<UInt32>
  let landmarkCount: Int

  init(_ nodes: UnsafePointer<PendingNode>, count: Int, landmarks: UnsafePointer<UInt32>, landmarkCount: Int) {
    self.nodes = nodes
    self.count = UInt32(truncatingIfNeeded: count)
    self.landmarks = landmarks
    self.landmarkCount = landmarkCount
  }

  @inline(__always) subscript(index: UInt32) -> PendingNode { nodes[Int(index)] }

  @inline(__always) func address(of index: UInt32) -> UnsafePointer<PendingNode> { nodes + Int(index) }

  /// The indices, in order, of nodes at which an outline begins or stops to leave things out: bodies, and what is kept
  /// out of them.
  @inline(__always) func landmark(_ number: Int) -> UInt32 { landmarks[number] }
}

extension NodeKind {
  /// Whether nodes of the kind are landmarks, see ``PostorderNodes/landmark(_:)``.
  var isLandmark: Bool { rawValue <= NodeKind.typeAliasDecl.rawValue }

  /// Types, functions and typealiases: an outline keeps them at any depth.
  var isKeptAnywhere: Bool { rawValue >= NodeKind.classDecl.rawValue && rawValue <= NodeKind.typeAliasDecl.rawValue }
}
