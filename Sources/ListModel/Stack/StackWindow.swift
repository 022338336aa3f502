/// The part of the content in which a container gives its children places: the screen and its overscan.
public struct StackWindow: Equatable, Sendable {
  public let segment: Segment

  public init(_ segment: Segment) { self.segment = segment }

  public func shows(_ space: Segment) -> Bool { space.intersects(from: segment.start, to: segment.end) }

  /// The part of a list's content that the list's frame shows, nothing of it before `start`.
  ///
  /// A list beyond the window has a part without a length at the window's edge, so that neighbours still meet there.
  public func part(of content: Segment, from start: Double) -> StackPart {
    let end = segment.clamp(content.end)
    let start = min(max(segment.clamp(content.start), start), end)
    return StackPart(
      segment: Segment(start: start, length: end - start), offset: min(max(0, start - content.start), content.length))
  }

  /// Start of a plain child's frame: its own, or beyond the window the nearest one at which the frame touches the window's edge.
  public func start(of content: Segment, length: Double) -> Double {
    min(max(content.start, segment.start - length), segment.end)
  }
}

/// The part of a list's content that its frame shows.
public struct StackPart: Equatable, Sendable {
  /// In the container's content.
  public let segment: Segment
  /// Distance that the list is scrolled within itself.
  public let offset: Double
}
