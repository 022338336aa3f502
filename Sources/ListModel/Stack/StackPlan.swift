/// Which children a placement shows and where, computed from the stack before a frame is set.
///
/// All positions are in the container's content. Making a plan costs O(log children) for each child shown; its storage is reused, so a
/// plan of as many children as the one before allocates nothing.
public struct StackPlan: Sendable {
  /// What a plan is made for.
  public struct Viewport: Equatable, Sendable {
    /// Start of the first child.
    public let stackStart: Double
    public let screen: Segment
    /// Where pinned children stand: the start of the screen below bars.
    public let edge: Double
    public let window: StackWindow

    public init(stackStart: Double, screen: Segment, edge: Double, window: StackWindow) {
      (self.stackStart, self.screen, self.edge, self.window) = (stackStart, screen, edge, window)
    }
  }

  public struct Place: Equatable, Sendable {
    public let child: Stack.Child
    public let space: Segment
    /// After the space.
    public let gap: Double
  }

  /// The pinned child that is due at the edge.
  public struct Pinned: Equatable, Sendable {
    public let child: Stack.Child
    /// Its own space in the stack.
    public let space: Segment
    /// Where it stands instead; possibly before the screen, if the end of its section pushes it out.
    public let place: Segment
    public let gap: Double
  }

  /// Children with space in the window, in order, without the pinned one.
  public private(set) var places: [Place] = []
  public private(set) var pinned: Pinned?
  /// A list that comes on screen at the upper edge, above children that were shown already: while its rows are measured these must not
  /// move.
  public private(set) var entering: Stack.Child?

  public init() {}

  /// - Parameters:
  ///   - firstShown: The first child of the last placement.
  ///   - isNewList: Whether the container scrolls the child's content, and the last placement did not show it.
  ///   - pinEnd: The last child that a pinned child stays pinned for; nil means up to the next pinned child.
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
  /// What becomes of a child that was shown and has no place in the plan.
  public enum Departure: Equatable, Sendable {
    /// It takes no space, and fades out where its neighbours meet.
    case fade
    /// It has a place outside the window until nothing moves any more.
    case stay
    case park
  }

  /// - Parameter moves: Whether an animation moves the child; asked only where it matters.
  public static func departure(
    isVanishing: Bool, isHidden: Bool, overscan: StackOverscan, moves: () -> Bool
  ) -> Departure {
    if isVanishing { return .fade }
    return overscan.distance > 0 && !isHidden && moves() ? .stay : .park
  }
}
