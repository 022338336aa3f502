/// The part of the content in which a container places children: the screen and its overscan.
public struct StackWindow: Equatable, Sendable {
  public let segment: Segment

  public init(_ segment: Segment) { self.segment = segment }

  public func shows(_ space: Segment) -> Bool { space.intersects(from: segment.start, to: segment.end) }

  /// The part of a list's content shown by the list's frame, without anything before `start`.
  ///
  /// A list beyond the window has a part of length 0 at the window's edge, so that its neighbours still meet there.
  public func part(of content: Segment, from start: Double) -> StackPart {
    let end = segment.clamp(content.end)
    let start = min(max(segment.clamp(content.start), start), end)
    return StackPart(
      segment: Segment(start: start, length: end - start), offset: min(max(0, start - content.start), content.length))
  }

  /// Start of a plain child's frame: its own start; beyond the window, the nearest start at which the frame touches the window's edge.
  public func start(of content: Segment, length: Double) -> Double {
    min(max(content.start, segment.start - length), segment.end)
  }
}

/// The part of a list's content shown by the list's frame.
public struct StackPart: Equatable, Sendable {
  /// Segment in the container's content.
  public let segment: Segment
  /// Distance by which the list's own content is scrolled.
  public let offset: Double
}
