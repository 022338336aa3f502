internal import Diagnostics

/// Children one after another in a scroll view: which of them a viewport shows, which part of each, and each child's own content offset.
///
/// A child has an identifier that stays the same while other children are inserted, moved and removed. A child takes up its length and,
/// before the next child of nonzero length, a gap. A child may be absent: described by its length, and not made yet. Edits, moves and queries
/// of one child cost O(log children).
public struct Stack: Sendable {
  /// The identifier of a child, valid until the child is removed; identifiers are reused after that.
  public struct Child: Hashable, Sendable {
    /// A dense number from 0 on, usable as an array index.
    public let slot: Int
  }

  var tree = StackTree()

  /// An empty stack.
  public init() {}

  /// Number of children. O(1).
  public var count: Int { tree.count(tree.root) }

  /// The length of all children and the gaps between them, in points. O(log children).
  public var total: Double { tree.total(tree.root) - (tree.lastOccupied.map { tree.nodes[$0].gap } ?? 0) }

  /// The longest path from the root of the tree to a child: the maximum number of steps of a query. For tests.
  public var depth: Int { tree.depth(tree.root) }

  /// Number of steps of all edits so far, for tests.
  public var editSteps: Int { tree.refreshes }

  // MARK: Edits

  /// Inserts a child before `index`; stops the program if `index` is out of range, or a length is negative or not finite.
  ///
  /// - Returns: the child's identifier, perhaps that of a child removed earlier.
  public mutating func insert(length: Double = 0, gap: Double = 0, at index: Int) -> Child {
    ensure(index >= 0 && index <= count, "Stack.insert: no place \(index) among \(count) children")
    check(length, gap)
    let node = tree.makeNode(length: length, gap: gap)
    tree.attach(node, at: index)
    return Child(slot: node)
  }

  /// Removes a child; its identifier is invalid from then on.
  public mutating func remove(_ child: Child) {
    tree.detach(child.slot)
    tree.recycle(child.slot)
  }

  /// - Parameter index: the index among the other children.
  public mutating func move(_ child: Child, to index: Int) {
    ensure(index >= 0 && index < count, "Stack.move: no place \(index) among \(count) children")
    tree.detach(child.slot)
    tree.attach(child.slot, at: index)
  }

  /// Changes the length, the gap and the marks of a child; later children move. Values equal to the present ones cost nothing.
  public mutating func set(length: Double, gap: Double, isMarked: (start: Bool, end: Bool), of child: Child) {
    if length != self.length(of: child) || gap != self.gap(after: child) { set(length: length, gap: gap, of: child) }
    if self.isMarked(child, at: .start) != isMarked.start { setMarked(isMarked.start, child) }
    if self.isMarked(child, at: .end) != isMarked.end { setMarked(isMarked.end, child, at: .end) }
  }

  /// Changes the length and the gap of a child, in points; later children move.
  public mutating func set(length: Double, gap: Double, of child: Child) {
    check(length, gap)
    tree.change(child.slot) { ($0.length, $0.gap) = (length, gap) }
  }

  /// Whether any child is marked for the edge. O(1).
  public func hasMarks(at edge: StackEdge) -> Bool { tree.marks(tree.root, StackMark(edge)) > 0 }

  /// Whether `setMarked(_:_:at:)` has marked the child for an edge. O(1).
  public func isMarked(_ child: Child, at edge: StackEdge = .start) -> Bool { tree.nodes[child.slot].isMarked[StackMark(edge)] }

  /// Marks a child, for `lastMarked(upTo:at:)` and `firstMarked(after:at:)`; containers mark the children that the next such child pushes
  /// away from an edge.
  public mutating func setMarked(_ isMarked: Bool, _ child: Child, at edge: StackEdge = .start) {
    tree.change(child.slot) { $0.isMarked[StackMark(edge)] = isMarked }
  }

  // MARK: Absent children

  /// Whether the child is described and not made. Children are present unless `setAbsent(_:_:)` says otherwise. O(1).
  public func isAbsent(_ child: Child) -> Bool { tree.nodes[child.slot].isMarked[.absent] }

  /// Sets whether the child is described and not made; it keeps its place, its length and its marks. O(log children).
  public mutating func setAbsent(_ isAbsent: Bool, _ child: Child) {
    tree.change(child.slot) { $0.isMarked[.absent] = isAbsent }
  }

  /// Number of children that are not absent. O(1).
  public var presentCount: Int { count - tree.marks(tree.root, .absent) }

  /// Number of present children before `child`. O(log children).
  public func presentIndex(of child: Child) -> Int {
    tree.index(of: child.slot) - tree.marks(upTo: child.slot, .absent) + (isAbsent(child) ? 1 : 0)
  }

  private func check(_ length: Double, _ gap: Double) {
    ensure(
      length.isFinite && length >= 0 && gap.isFinite && gap >= 0,
      "Stack: a child's length and gap must be finite and not negative")
  }

  // MARK: Order

  /// The child at an index; stops the program if the index is out of range. O(log children).
  public func child(at index: Int) -> Child {
    ensure(index >= 0 && index < count, "Stack.child(at:): no child \(index) among \(count)")
    return Child(slot: tree.node(at: index))
  }

  /// The current index of a child. O(log children).
  public func index(of child: Child) -> Int { tree.index(of: child.slot) }

  /// The next child; nil for the last one.
  public func next(after child: Child) -> Child? { tree.next(child.slot).map(Child.init) }

  /// The previous child; nil for the first one.
  public func previous(before child: Child) -> Child? { tree.previous(child.slot).map(Child.init) }

  /// The nearest marked child at or before `child`; nil if there is none. O(log children).
  public func lastMarked(upTo child: Child, at edge: StackEdge = .start) -> Child? {
    let before = tree.marks(upTo: child.slot, StackMark(edge))
    return before == 0 ? nil : Child(slot: tree.node(ofMark: before - 1, StackMark(edge)))
  }

  /// The nearest marked child after `child`; nil if there is none. O(log children).
  public func firstMarked(after child: Child, at edge: StackEdge = .start) -> Child? {
    let (before, mark) = (tree.marks(upTo: child.slot, StackMark(edge)), StackMark(edge))
    return before < tree.marks(tree.root, mark) ? Child(slot: tree.node(ofMark: before, mark)) : nil
  }

  // MARK: Geometry

  /// The child's length in points, without the gap. O(1).
  public func length(of child: Child) -> Double { tree.nodes[child.slot].length }

  /// The child's gap in points, also for the last child, whose gap takes no space. O(1).
  public func gap(after child: Child) -> Double { tree.nodes[child.slot].gap }

  /// The segment of the child without its gap. O(log children).
  public func segment(of child: Child) -> Segment {
    Segment(start: tree.start(of: child.slot), length: tree.nodes[child.slot].length)
  }

  /// The first child of nonzero space that ends, gap included, after `offset`; `offset` may be negative. O(log children).
  public func firstChild(endingAfter offset: Double) -> Child? { tree.firstNode(endingAfter: offset).map(Child.init) }

  /// The place of one child; nil if the child does not overlap the span between two offsets.
  public func place(of child: Child, from lower: Double, to upper: Double) -> StackPlace? {
    StackPlace(segment(of: child), from: lower, to: upper)
  }

  /// Calls `body` for each child that overlaps the span between two offsets, in order.
  ///
  /// If the span exceeds the stack, as during a rubber band, the outer children are not extended to fill it.
  public func forEach(from lower: Double, to upper: Double, _ body: (Child, StackPlace) -> Void) {
    var next = firstChild(endingAfter: lower)
    while let child = next {
      let segment = segment(of: child)
      if segment.start >= upper { return }
      if let place = StackPlace(segment, from: lower, to: upper) { body(child, place) }
      next = self.next(after: child)
    }
  }
}

/// The segment of a child in a stack, and the part that a viewport shows.
public struct StackPlace: Equatable, Sendable {
  /// The whole extent of the child in the stack.
  public let space: Segment
  /// The part of `space` that the viewport shows.
  public let shown: Segment

  /// nil if `space` does not overlap the span between the two offsets.
  public init?(_ space: Segment, from lower: Double, to upper: Double) {
    guard space.intersects(from: lower, to: upper) else { return nil }
    let start = max(space.start, lower)
    self.space = space
    shown = Segment(start: start, length: min(space.end, upper) - start)
  }

  /// The child's own content offset at which its content appears in place: the distance from the start of `space` to `shown`.
  public var innerOffset: Double { shown.start - space.start }
}
