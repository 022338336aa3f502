internal import Diagnostics

/// Children one after another in a scroll view: which of them a viewport shows, which part of each, and how far each is scrolled within
/// itself.
///
/// A child is known by an id that stays while others come and go. It takes up its length and, before the next one that takes up anything, a
/// gap. Edits, moves and questions about one child cost O(log children); nothing is asked of the others.
public struct Stack: Sendable {
  /// Good until the child is removed; ids are given out anew then.
  public struct Child: Hashable, Sendable {
    /// Dense numbers from 0 on: fit to index an array.
    public let slot: Int
  }

  var tree = StackTree()

  public init() {}

  public var count: Int { tree.count(tree.root) }

  /// The length of all children and of the gaps between them.
  public var total: Double { tree.total(tree.root) - (tree.lastOccupied.map { tree.nodes[$0].gap } ?? 0) }

  /// The longest way from the root to a child: the most steps that a question takes.
  public var depth: Int { tree.depth(tree.root) }

  /// Steps that all edits so far have taken together.
  public var editSteps: Int { tree.refreshes }

  // MARK: Edits

  public mutating func insert(length: Double = 0, gap: Double = 0, at index: Int) -> Child {
    ensure(index >= 0 && index <= count, "Stack.insert: no place \(index) among \(count) children")
    check(length, gap)
    let node = tree.makeNode(length: length, gap: gap)
    tree.attach(node, at: index)
    return Child(slot: node)
  }

  public mutating func remove(_ child: Child) {
    tree.detach(child.slot)
    tree.recycle(child.slot)
  }

  /// - Parameter index: among the others.
  public mutating func move(_ child: Child, to index: Int) {
    ensure(index >= 0 && index < count, "Stack.move: no place \(index) among \(count) children")
    tree.detach(child.slot)
    tree.attach(child.slot, at: index)
  }

  public mutating func set(length: Double, gap: Double, of child: Child) {
    check(length, gap)
    tree.change(child.slot) { ($0.length, $0.gap) = (length, gap) }
  }

  public func isMarked(_ child: Child) -> Bool { tree.nodes[child.slot].isMarked }

  /// Marked children are found from any other: those that stick to an edge.
  public mutating func setMarked(_ isMarked: Bool, _ child: Child) { tree.change(child.slot) { $0.isMarked = isMarked } }

  private func check(_ length: Double, _ gap: Double) {
    ensure(
      length.isFinite && length >= 0 && gap.isFinite && gap >= 0,
      "Stack: a child's length and gap must be finite and not negative")
  }

  // MARK: Order

  public func child(at index: Int) -> Child {
    ensure(index >= 0 && index < count, "Stack.child(at:): no child \(index) among \(count)")
    return Child(slot: tree.node(at: index))
  }

  public func index(of child: Child) -> Int { tree.index(of: child.slot) }

  public func next(after child: Child) -> Child? { tree.next(child.slot).map(Child.init) }

  public func previous(before child: Child) -> Child? { tree.previous(child.slot).map(Child.init) }

  /// The child itself, if it is marked.
  public func lastMarked(upTo child: Child) -> Child? {
    let before = tree.marks(upTo: child.slot)
    return before == 0 ? nil : Child(slot: tree.node(ofMark: before - 1))
  }

  public func firstMarked(after child: Child) -> Child? {
    let before = tree.marks(upTo: child.slot)
    return before < tree.marks(tree.root) ? Child(slot: tree.node(ofMark: before)) : nil
  }

  // MARK: Places

  public func length(of child: Child) -> Double { tree.nodes[child.slot].length }

  public func gap(after child: Child) -> Double { tree.nodes[child.slot].gap }

  /// Without the gap.
  public func segment(of child: Child) -> Segment {
    Segment(start: tree.start(of: child.slot), length: tree.nodes[child.slot].length)
  }

  /// The first that takes up space and ends, with its gap, behind `offset`, which may be negative. O(log children).
  public func firstChild(endingAfter offset: Double) -> Child? { tree.firstNode(endingAfter: offset).map(Child.init) }

  /// The place of one child; nil if nothing of it shows between two offsets.
  public func place(of child: Child, from lower: Double, to upper: Double) -> StackPlace? {
    StackPlace(segment(of: child), from: lower, to: upper)
  }

  /// Calls `body` for each child that shows between two offsets, in order.
  ///
  /// Beyond either end of the stack (a rubber band) the outer children end where the stack ends.
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

/// Where a child of a stack stands.
public struct StackPlace: Equatable, Sendable {
  /// The whole space that the child takes in the stack.
  public let space: Segment
  /// The part of `space` that the viewport shows.
  public let shown: Segment

  /// nil if nothing of `space` is between the two offsets.
  public init?(_ space: Segment, from lower: Double, to upper: Double) {
    guard space.intersects(from: lower, to: upper) else { return nil }
    let start = max(space.start, lower)
    self.space = space
    shown = Segment(start: start, length: min(space.end, upper) - start)
  }

  /// How far the child must be scrolled within itself to show what belongs at `shown`.
  public var innerOffset: Double { shown.start - space.start }
}
