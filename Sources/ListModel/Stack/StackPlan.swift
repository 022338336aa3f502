/// The children shown by a placement and their segments, computed from the stack before any frame is set.
///
/// All positions are in the container's content. Making a plan costs O(log children) for each child shown; the plan's storage is reused, so
/// a plan with as many children as the previous one does not allocate.
public struct StackPlan: Sendable {
  /// The visible area for which a plan is made.
  public struct Viewport: Equatable, Sendable {
    /// Start of the first child.
    public let stackStart: Double
    public let screen: Segment
    /// Edge for pinned children: the start of the screen below bars.
    public let edge: Double
    /// Edge for children pinned to the end: the end of the screen above bars.
    public let endEdge: Double
    public let window: StackWindow

    /// - Parameter endEdge: nil for the end of the screen.
    public init(stackStart: Double, screen: Segment, edge: Double, endEdge: Double? = nil, window: StackWindow) {
      (self.stackStart, self.screen, self.edge, self.window) = (stackStart, screen, edge, window)
      self.endEdge = endEdge ?? screen.end
    }

    /// The edge as seen from there.
    func turnedEdge(_ edge: StackEdge) -> Double { edge == .start ? self.edge : -endEdge }
  }

  public struct Place: Equatable, Sendable {
    public let child: Stack.Child
    public let space: Segment
    /// Gap after the space.
    public let gap: Double
  }

  /// A pinned child currently at an edge.
  public struct Pinned: Equatable, Sendable {
    public let child: Stack.Child
    public let edge: StackEdge
    /// The child's unpinned space in the stack.
    public let space: Segment
    /// The pinned place; may be before the screen if the end of the section pushes the child out.
    public let place: Segment
    public let gap: Double
  }

  /// Children with space in the window, in order, without the pinned ones.
  public private(set) var places: [Place] = []
  /// The children at the edges: those of piles, from the edge inward, then the pushed one, first at the start, then at the end.
  public private(set) var pinned: [Pinned] = []
  /// Length of the piles at both edges.
  public private(set) var pileLength = (start: 0.0, end: 0.0)
  /// A list that enters at the upper edge, above children shown before: those children must not move while the list's rows are measured.
  public private(set) var entering: Stack.Child?

  public init() {}

  /// - Parameters:
  ///   - firstShown: the first child of the last placement.
  ///   - piles: the children that stay at an edge together, in the order of the stack.
  ///   - isNewList: whether the container scrolls the child's content and the last placement did not show the child.
  ///   - pinEnd: the last child (at the end edge the first) for which a pushed child stays; nil: until the next pinned child.
  public mutating func make(
    of stack: Stack, in viewport: Viewport, after firstShown: Stack.Child?, piles: [StackPile] = [],
    isNewList: (Stack.Child) -> Bool, pinEnd: (Stack.Child) -> Stack.Child?
  ) {
    places.removeAll(keepingCapacity: true)
    entering = nil
    findPinned(in: stack, viewport, piles, pinEnd)
    let (window, screen) = (viewport.window, viewport.screen)
    var next = stack.firstChild(endingAfter: window.segment.start - viewport.stackStart)
    while let child = next {
      let space = stack.segment(of: child).moved(by: viewport.stackStart)
      if space.start >= window.segment.end { return }
      next = stack.next(after: child)
      guard window.shows(space), !pinned.contains(where: { $0.child == child }) else { continue }
      places.append(Place(child: child, space: space, gap: stack.gap(after: child)))
      guard space.start < screen.start, let firstShown, child != firstShown, isNewList(child) else { continue }
      let start = stack.segment(of: firstShown).start + viewport.stackStart
      if start >= space.end && start < screen.end { entering = child }
    }
  }

  private mutating func findPinned(
    in stack: Stack, _ viewport: Viewport, _ piles: [StackPile], _ pinEnd: (Stack.Child) -> Stack.Child?
  ) {
    if !pinned.isEmpty { pinned.removeAll(keepingCapacity: true) }
    pileLength = (0, 0)
    guard stack.count > 0 else { return }
    let pins = StackPins(stack: stack, viewport: viewport, piles: piles)
    pileLength.start = pins.pile(at: .start) { pinned.append($0) }
    if let pushed = pins.pushed(at: .start, after: pileLength.start, pinEnd) { pinned.append(pushed) }
    pileLength.end = pins.pile(at: .end) { pinned.append($0) }
    if let pushed = pins.pushed(at: .end, after: pileLength.end, pinEnd) { pinned.append(pushed) }
  }
}

extension StackPlan {
  /// The treatment of a child that was shown and is not in the plan.
  public enum Departure: Equatable, Sendable {
    /// The child takes no space, and fades out where its neighbours meet.
    case fade
    /// The child keeps a place outside the window until no animation runs.
    case stay
    case park
  }

  /// - Parameter moves: whether an animation moves the child; called only if the result depends on it.
  public static func departure(
    isVanishing: Bool, isHidden: Bool, overscan: StackOverscan, moves: () -> Bool
  ) -> Departure {
    if isVanishing { return .fade }
    return overscan.distance > 0 && !isHidden && moves() ? .stay : .park
  }
}
