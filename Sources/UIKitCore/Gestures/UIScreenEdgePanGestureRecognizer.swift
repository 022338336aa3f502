public import Foundation
public import Selectors
public import UIKitGraphics

/// Continuous: one finger that moves in from an edge of the window.
///
/// The finger must come down within 20 points of the edge (our choice) and move inward at less than 45 degrees to the perpendicular.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the finger may come; none by default, so that the gesture always fails.
  open var edges: UIRectEdge = []

  private static let reach: CGFloat = 20

  /// Edges near the touch's start position, and that position on the screen.
  private var near: UIRectEdge = []
  private var start = CGPoint.zero

  /// Makes a recognizer for one finger, without edges.
  public override init() {
    super.init()
    maximumNumberOfTouches = 1
  }

  /// Makes a recognizer for one finger, without edges.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  /// Makes a recognizer as `init()` does: nothing is decoded.
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

  /// The edges of the window within `reach` of a point on the screen.
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
