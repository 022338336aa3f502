/// The scroll direction along an axis, with hysteresis: it reverses only after a way back of 10 points.
public struct PrefetchDirection: Equatable, Sendable {
  /// Points; the slop of a drag.
  private static let leastWayBack = 10.0

  /// Whether positions grow.
  public private(set) var isForward: Bool
  /// The extreme position in the present direction.
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
