/// How far beyond the screen children have places while an animation moves them or the screen.
///
/// The distances grow during animations and are closed when nothing moves any more.
public struct StackOverscan: Equatable, Sendable {
  /// Points beyond each end of the screen.
  public private(set) var distance = 0.0
  /// Points above the screen in which lists show rows: only as far as children move up. A row that learns its height there would move the
  /// rows on screen.
  public private(set) var reach = 0.0
  /// Start of the screen at the last placement.
  private var start = 0.0

  public init() {}

  public func window(around screen: Segment) -> StackWindow { StackWindow(screen.extended(by: distance)) }

  /// Takes the screen of a placement. One that an animation moves shows what lies on its way, at most one screen.
  public mutating func follow(_ screen: Segment, isAnimated: Bool) {
    if isAnimated {
      let move = screen.start - start
      distance = max(distance, min(abs(move), screen.length))
      reach = max(reach, min(move, screen.length))
    }
    start = screen.start
  }

  /// To be called when the content offset and all frames have been moved by the same distance: nothing moves on the screen.
  public mutating func shift(by distance: Double) { start += distance }

  /// Room to scroll while children move by up to `longest` points: at least one screen, at most two.
  mutating func widen(toCover longest: Double, of screen: Segment) {
    if longest > 0 { distance = max(distance, min(max(longest, screen.length), 2 * screen.length)) }
  }

  mutating func widenReach(to farthest: Double) { reach = max(reach, min(farthest, distance)) }

  public mutating func close() { (distance, reach) = (0, 0) }
}
