/// The places of headers and footers that are pinned to an edge of the viewport.
public enum Pin {
  /// A header at its own place or at `edge`, whichever comes later, but never beyond the section's end.
  public static func header(length: Double, in section: Segment, at edge: Double) -> Segment {
    Segment(start: max(section.start, min(edge, section.end - length)), length: length)
  }

  /// A footer at its own place or ending at `edge` (the viewport's end), whichever comes earlier, but never before the section's start.
  public static func footer(length: Double, in section: Segment, at edge: Double) -> Segment {
    Segment(start: min(section.end - length, max(edge - length, section.start)), length: length)
  }
}
