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
    public let window: StackWindow

    public init(stackStart: Double, screen: Segment, edge: Double, window: StackWindow) {
      (self.stackStart, self.screen, self.edge, self.window) = (stackStart, screen, edge, window)
    }
  }

  public struct Place: Equatable, Sendable {
    public let child: Stack.Child
    public let space: Segment
    /// Gap after the space.
    public let gap: Double
  }

  /// The pinned child currently at the edge.
  public struct Pinned: Equatable, Sendable {
    public let child: Stack.Child
    /// The child's unpinned space in the stack.
    public let space: Segment
    /// The pinned place; may be before the screen if the end of the section pushes the child out.
    public let place: Segment
    public let gap: Double
  }

  /// Children with space in the window, in order, without the pinned child.
  public private(set) var places: [Place] = []
  public private(set) var pinned: Pinned?
  /// A list that enters at the upper edge, above children shown before: those children must not move while the list's rows are measured.
  public private(set) var entering: Stack.Child?

  public init() {}

  /// - Parameters:
  ///   - firstShown: the first child of the last placement.
  ///   - isNewList: whether the container scrolls the child's content and the last placement did not show the child.
  ///   - pinEnd: the last child for which a pinned child stays pinned; nil: until the next pinned child.
  public mutating func make(
    of stack: Stack, in viewport: Viewport, after firstShown: Stack.Child?, isNewList: (Stack.Child) -> Bool,
    pinEnd: (Stack.Child) -> Stack.Child?
  ) {
    places.removeAll(keepingCapacity: true)
    entering = nil
    pinned = Self.findPinned(in: stack, viewport, pinEnd)
    let (window, screen) = (viewport.window, viewport.screen)
    var next = stack.firstChild(endingAfter: window.segment.start - viewport.stackStart)
    while let child = next {
      let space = stack.segment(of: child).moved(by: viewport.stackStart)
      if space.start >= window.segment.end { return }
      next = stack.next(after: child)
      guard window.shows(space), child != pinned?.child else { continue }
      places.append(Place(child: child, space: space, gap: stack.gap(after: child)))
      guard space.start < screen.start, let firstShown, child != firstShown, isNewList(child) else { continue }
      let start = stack.segment(of: firstShown).start + viewport.stackStart
      if start >= space.end && start < screen.end { entering = child }
    }
  }

  private static func findPinned(
    in stack: Stack, _ viewport: Viewport, _ pinEnd: (Stack.Child) -> Stack.Child?
  ) -> Pinned? {
    let (edge, stackStart) = (viewport.edge, viewport.stackStart)
    guard stack.count > 0, edge > stackStart else { return nil }
    let atEdge = stack.firstChild(endingAfter: edge - stackStart) ?? stack.child(at: stack.count - 1)
    guard let child = stack.lastMarked(upTo: atEdge) else { return nil }
    let space = stack.segment(of: child).moved(by: stackStart)
    if space.start > edge { return nil }
    var end = stackStart + stack.total
    if let next = stack.firstMarked(after: child) { end = min(end, stack.segment(of: next).moved(by: stackStart).start) }
    if let last = pinEnd(child) { end = min(end, stack.segment(of: last).moved(by: stackStart).end) }
    let section = Segment(start: space.start, length: max(space.length, end - space.start))
    return Pinned(
      child: child, space: space, place: Pin.header(length: space.length, in: section, at: edge), gap: stack.gap(after: child))
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
