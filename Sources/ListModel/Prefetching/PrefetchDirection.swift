/// The scroll direction along an axis, with hysteresis: reverses only after 10 points of movement in the other direction.
public struct PrefetchDirection: Equatable, Sendable {
  /// Hysteresis in points: the slop of a drag.
  private static let leastWayBack = 10.0

  /// Whether positions grow.
  public private(set) var isForward: Bool
  /// The extreme position reached in the current direction.
  private var farthest: Double?

  /// - Parameter isForward: The direction until positions show another one.
  public init(isForward: Bool = true) { self.isForward = isForward }

  /// Reports the present position in points.
  public mutating func move(to position: Double) {
    guard let farthest else { return self.farthest = position }
    let way = isForward ? position - farthest : farthest - position
    if way >= 0 {
      self.farthest = position
    } else if way <= -Self.leastWayBack {
      isForward.toggle()
      self.farthest = position
    }
  }
}
