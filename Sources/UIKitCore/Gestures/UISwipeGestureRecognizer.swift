internal import Diagnostics
public import Foundation

/// Discrete: fingers that move quickly in one of some directions.
///
/// It is recognized while they still move, once they have come 50 pt along. It fails when that takes longer than 0.5 s, when they
/// leave before, and as soon as they stray 10 pt out of the quarter turn around every direction. These numbers are chosen.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Any of them will do.
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1 {
    willSet { ensure(newValue > 0, "UISwipeGestureRecognizer.numberOfTouchesRequired = \(newValue): set at least 1") }
  }

  private static let length: CGFloat = 50
  private static let duration: TimeInterval = 0.5
  private static let leeway: CGFloat = 10

  /// Where the fingers came down, in the order in which they did; screen coordinates.
  private var starts: [CGPoint] = []
  private var timer: TimerToken?

  // MARK: Answers

  /// Where the middle of the fingers was when the swipe began.
  open override func location(in view: UIView?) -> CGPoint { convert(start, to: view) }

  /// Where that finger was when the swipe began.
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
    // However the finger's steps were rounded, 50 pt of them are enough.
    return along >= length - 1e-9 && abs(travel.x * way.y - travel.y * way.x) <= along
  }

  private static func may(_ travel: CGPoint, lead way: CGPoint) -> Bool {
    let along = travel.x * way.x + travel.y * way.y
    return abs(travel.x * way.y - travel.y * way.x) <= along + leeway
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// Each with its unit vector on the screen.
  fileprivate static let all: [(Self, CGPoint)] = [
    (.right, CGPoint(x: 1, y: 0)), (.left, CGPoint(x: -1, y: 0)), (.up, CGPoint(x: 0, y: -1)), (.down, CGPoint(x: 0, y: 1)),
  ]
}
