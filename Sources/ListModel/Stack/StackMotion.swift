/// Segments of children before an animated change, at which their animations start.
public struct StackMotion: Equatable, Sendable {
  public struct Former: Equatable, Sendable {
    public let child: Stack.Child
    /// Segment in the container's content.
    public fileprivate(set) var space: Segment
    /// Gap after the segment.
    public let gap: Double
    /// Whether the last placement showed the child. The segment of any other child is continued from its neighbours.
    public let isShown: Bool

    public init(_ child: Stack.Child, space: Segment, gap: Double, isShown: Bool = true) {
      (self.child, self.space, self.gap, self.isShown) = (child, space, gap, isShown)
    }
  }

  /// The children of the last placement.
  public struct Shown: Sendable {
    let children: [Former]
    /// Segment from the start of the first child to the end of the last one with its gap.
    let span: Segment

    public init(_ children: [Former], span: Segment) { (self.children, self.span) = (children, span) }
  }

  /// In the order of the stack: the children shown before, and the children in the window now.
  public private(set) var places: [Former]

  /// Computes the segments, and widens the overscan by the maximum movement of a child.
  ///
  /// - Parameters:
  ///   - stackStart: start of the first child in the container's content.
  ///   - isShown: whether `shown` contains the child.
  ///   - isNew: whether the child took no space before.
  public init(
    in stack: Stack, at stackStart: Double, from shown: Shown, around screen: Segment, overscan: inout StackOverscan,
    isShown: (Stack.Child) -> Bool, isNew: (Stack.Child) -> Bool
  ) {
    func space(_ child: Stack.Child) -> Segment { stack.segment(of: child).moved(by: stackStart) }
    var longest = 0.0
    for place in shown.children {
      let space = space(place.child)
      longest = max(longest, abs(space.start - place.space.start), abs(space.end - place.space.end))
    }
    overscan.widen(toCover: longest, of: screen)
    let window = overscan.window(around: screen).segment
    var places = shown.children
    stack.forEach(from: window.start - stackStart, to: window.end - stackStart) { child, _ in
      if isShown(child) { return }
      let (length, gap) = isNew(child) ? (0, 0) : (stack.length(of: child), stack.gap(after: child))
      places.append(Former(child, space: Segment(start: 0, length: length), gap: gap, isShown: false))
    }
    places.sort { stack.index(of: $0.child) < stack.index(of: $1.child) }
    self.places = places
    if shown.children.isEmpty {
      // No former segments to continue: the children do not move.
      for index in places.indices { self.places[index].space = space(places[index].child) }
    } else {
      continuePlaces(span: shown.span)
    }
    let farthest = self.places.map { $0.space.start - space($0.child).start }.max() ?? 0
    overscan.widenReach(to: farthest)
  }

  /// Computes the segments of children that were off screen: upwards from the first shown child, and downwards.
  private mutating func continuePlaces(span: Segment) {
    guard let first = places.firstIndex(where: { $0.isShown }), let last = places.lastIndex(where: { $0.isShown }) else { return }
    var start = min(places[first].space.start, span.start)
    for index in places[..<first].indices.reversed() {
      start -= places[index].space.length + places[index].gap
      places[index].space.start = start
    }
    var end = places[first].space.end + places[first].gap
    for index in places.indices.dropFirst(first + 1) {
      if places[index].isShown {
        end = places[index].space.end + places[index].gap
        continue
      }
      if index > last { end = max(end, span.end) }
      places[index].space.start = end
      end += places[index].space.length + places[index].gap
    }
  }
}
