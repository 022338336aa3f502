/// The overscan: distances beyond the screen in which children are placed while an animation moves the children or the screen.
///
/// The distances grow during animations and are reset when no animation runs.
public struct StackOverscan: Equatable, Sendable {
  /// Distance beyond each end of the screen, in points.
  public private(set) var distance = 0.0
  /// Distance above the screen in which lists show rows, in points: only as far as children move up, since measuring a row there would move
  /// the rows on screen.
  public private(set) var reach = 0.0
  /// Start of the screen at the last placement.
  private var start = 0.0

  public init() {}

  public func window(around screen: Segment) -> StackWindow { StackWindow(screen.extended(by: distance)) }

  /// Adopts the screen of a placement. An animated movement of the screen widens the overscan by the movement, at most one screen.
  public mutating func follow(_ screen: Segment, isAnimated: Bool) {
    if isAnimated {
      let move = screen.start - start
      distance = max(distance, min(abs(move), screen.length))
      reach = max(reach, min(move, screen.length))
    }
    start = screen.start
  }

  /// Adapts to a shift of the content offset and all frames by the same distance, which moves nothing on the screen.
  public mutating func shift(by distance: Double) { start += distance }

  /// Widens the overscan for children that move by up to `longest` points: at least one screen, at most two.
  mutating func widen(toCover longest: Double, of screen: Segment) {
    if longest > 0 { distance = max(distance, min(max(longest, screen.length), 2 * screen.length)) }
  }

  mutating func widenReach(to farthest: Double) { reach = max(reach, min(farthest, distance)) }

  public mutating func close() { (distance, reach) = (0, 0) }
}
