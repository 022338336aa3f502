public import Foundation

/// Continuous: one finger that comes in from an edge of the window.
///
/// It has to come down within 20 pt of the edge (chosen), and to leave it at less than 45 degrees to the straight way in.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Those from which it may come; none unless set.
  open var edges: UIRectEdge = []

  private static let reach: CGFloat = 20

  /// The edges that the finger came down at, and where that was on the screen.
  private var near: UIRectEdge = []
  private var start = CGPoint.zero

  public override init() {
    super.init()
    maximumNumberOfTouches = 1
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    maximumNumberOfTouches = 1
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count {
      start = tracking.center
      near = edges.intersection(edgesNear(start))
      if near.isEmpty {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, held.isEmpty {
      let travel = CGPoint(x: tracking.center.x - start.x, y: tracking.center.y - start.y)
      if hypot(travel.x, travel.y) >= Self.slop, !leads(inward: travel) {
        state = .failed
        return
      }
    }
    super.touchesMoved(touches, with: event)
  }

  /// Of the window, for a point of the screen.
  private func edgesNear(_ point: CGPoint) -> UIRectEdge {
    guard let window = view?.window else { return [] }
    let (point, bounds) = (window.convertFromParent(point), window.bounds)
    let distances: [(UIRectEdge, CGFloat)] = [
      (.top, point.y - bounds.minY), (.left, point.x - bounds.minX), (.bottom, bounds.maxY - point.y),
      (.right, bounds.maxX - point.x),
    ]
    return distances.reduce(into: []) { if $1.1 <= Self.reach { $0.insert($1.0) } }
  }

  private func leads(inward travel: CGPoint) -> Bool {
    near.contains(.left) && travel.x > abs(travel.y) || near.contains(.right) && -travel.x > abs(travel.y)
      || near.contains(.top) && travel.y > abs(travel.x) || near.contains(.bottom) && -travel.y > abs(travel.x)
  }
}
