/// Which way a position moves along an axis. It turns only after a way back that is no trembling.
public struct PrefetchDirection: Equatable, Sendable {
  /// As much as a finger moves before it drags.
  private static let leastWayBack = 10.0

  public private(set) var isForward: Bool
  /// The farthest position in the present direction.
  private var farthest: Double?

  public init(isForward: Bool = true) { self.isForward = isForward }

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
