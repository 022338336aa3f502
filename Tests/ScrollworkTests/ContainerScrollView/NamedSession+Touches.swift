import CoreGraphics
import UIKit
import UIKitTesting

// Touches along the axis.
extension NamedSession {
  func point(_ along: CGFloat) -> CGPoint { axis == .vertical ? CGPoint(x: 100, y: along) : CGPoint(x: along, y: 100) }

  /// A finger that goes 140 points in `direction`, over 80 ms.
  func drag(_ direction: CGFloat, lifts: Bool) {
    let stage = fixture.stage
    stage.touch(.began, at: point(160))
    for move in 1...10 {
      stage.advance(by: 0.008)
      stage.touch(.moved, at: point(160 + direction * 14 * CGFloat(move)))
    }
    if lifts { stage.touch(.ended, at: point(160 + direction * 140)) }
  }
}
