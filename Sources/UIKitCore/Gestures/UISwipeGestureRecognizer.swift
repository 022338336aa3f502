internal import Diagnostics
public import Foundation

/// Discrete: fingers that move quickly in one of some directions.
///
/// Recognized while the fingers still move, after 50 points. Fails if that lasts longer than 0.5 s, if a finger leaves before, or if the
/// fingers stray 10 points out of the quarter turn around every direction. All numbers are our choice.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions on the screen.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// Bits 0 to 3.
    public let rawValue: UInt

    /// Bits without a name are ignored.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Towards greater x.
    public static let right = Direction(rawValue: 1 << 0)
    /// Towards smaller x.
    public static let left = Direction(rawValue: 1 << 1)
    /// Towards smaller y.
    public static let up = Direction(rawValue: 1 << 2)
    /// Towards greater y.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions of which one must match; `.right` by default.
  open var direction = Direction.right
  /// Fingers that must be down, no more and no less; 1 by default, less is a programming error.
  open var numberOfTouchesRequired = 1 {
    willSet { ensure(newValue > 0, "UISwipeGestureRecognizer.numberOfTouchesRequired = \(newValue): set at least 1") }
  }

  private static let length: CGFloat = 50
  private static let duration: TimeInterval = 0.5
  private static let leeway: CGFloat = 10

  /// Start positions of the fingers, in the order of their touches; screen coordinates.
  private var starts: [CGPoint] = []
  private var timer: TimerToken?

  // MARK: Location

  /// The centre of the fingers when they came down, not where they are.
  open override func location(in view: UIView?) -> CGPoint { convert(start, to: view) }

  /// The place where that finger came down; an index out of range is a programming error.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    ensure(
      starts.indices.contains(touchIndex),
      "\(type(of: self)).location(ofTouch: \(touchIndex)): it has \(starts.count) touches; ask numberOfTouches first")
    return convert(starts[touchIndex], to: view)
  }

  private var start: CGPoint {
    let count = CGFloat(max(1, starts.count))
    return CGPoint(x: starts.reduce(0) { $0 + $1.x } / count, y: starts.reduce(0) { $0 + $1.y } / count)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    if numberOfTouches == touches.count {
      starts = []
      timer?.cancel()
      timer = driver?.schedule(after: Self.duration) { [weak self] in
        if let self, state == .possible { state = .failed }
      }
    }
    starts += tracking.live.suffix(touches.count).map(\.screenLocation)
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else { return }
    let travel = CGPoint(x: tracking.center.x - start.x, y: tracking.center.y - start.y)
    let ways = Direction.all.filter { direction.contains($0.0) }.map { $0.1 }
    if ways.contains(where: { Self.has(travel, gone: $0) }) {
      state = numberOfTouches == numberOfTouchesRequired ? .ended : .failed
    } else if !ways.contains(where: { Self.may(travel, lead: $0) }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { state = .failed }
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }

  // MARK: Directions

  private static func has(_ travel: CGPoint, gone way: CGPoint) -> Bool {
    let along = travel.x * way.x + travel.y * way.y
    // The tolerance accepts steps that add up to 50 points except for rounding.
    return along >= length - 1e-9 && abs(travel.x * way.y - travel.y * way.x) <= along
  }

  private static func may(_ travel: CGPoint, lead way: CGPoint) -> Bool {
    let along = travel.x * way.x + travel.y * way.y
    return abs(travel.x * way.y - travel.y * way.x) <= along + leeway
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// The directions with their unit vectors on the screen.
  fileprivate static let all: [(Self, CGPoint)] = [
    (.right, CGPoint(x: 1, y: 0)), (.left, CGPoint(x: -1, y: 0)), (.up, CGPoint(x: 0, y: -1)), (.down, CGPoint(x: 0, y: 1)),
  ]
}
