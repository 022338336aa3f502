/// Where a section's header or footer stands while it sticks to an edge of the viewport.
public enum Pin {
  /// At its own place or at `edge`, whichever comes later, until the section's end pushes it out.
  public static func header(length: Double, in section: Segment, at edge: Double) -> Segment {
    Segment(start: max(section.start, min(edge, section.end - length)), length: length)
  }

  /// The mirror image: `edge` is the viewport's end, and the section's start pushes it out.
  public static func footer(length: Double, in section: Segment, at edge: Double) -> Segment {
    Segment(start: min(section.end - length, max(edge - length, section.start)), length: length)
  }
}
