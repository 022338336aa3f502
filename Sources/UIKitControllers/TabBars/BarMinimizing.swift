internal import CoreGraphics

/// Whether scrolling has moved a bar out of the way, by the way of the content since it last turned.
struct BarMinimizing {
  /// Points after which the bar goes or comes back. Our choice.
  static let threshold: CGFloat = 20

  var behavior = UITabBarController.MinimizeBehavior.automatic { didSet { isMinimized = isMinimized && minimizes } }
  private(set) var isMinimized = false
  private var place: CGFloat?
  private var travel: CGFloat = 0

  private var minimizes: Bool { behavior == .onScrollDown || behavior == .onScrollUp }

  /// - Parameters:
  ///   - offset: Of the content, from its start.
  ///   - length: The greatest offset at which the content rests.
  ///   - isPerson: Whether a person scrolls, or has set the content in motion.
  /// - Returns: Whether the bar is to go or to come back.
  mutating func move(to offset: CGFloat, of length: CGFloat, isPerson: Bool) -> Bool {
    // A pull beyond an edge is no way.
    let next = min(max(0, offset), max(0, length))
    let way = next - (place ?? next)
    place = next
    guard minimizes, isPerson, way != 0 else { return false }
    travel = way * travel < 0 ? way : travel + way
    let former = isMinimized
    let hidden = behavior == .onScrollDown ? travel : -travel
    let home = behavior == .onScrollDown ? 0 : max(0, length)
    if hidden >= Self.threshold { isMinimized = true }
    if hidden <= -Self.threshold || next == home { isMinimized = false }
    return isMinimized != former
  }

  /// Shows the bar: for other content, of which no way is known.
  mutating func restart() { (isMinimized, place, travel) = (false, nil, 0) }
}
