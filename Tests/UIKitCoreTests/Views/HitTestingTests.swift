import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct HitTestingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

  init() { root.addSubview(child) }

  @Test func theForemostWins() {
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === child)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
  }

  @Test func viewsThatTakeNoTouchesLetThemThrough() {
    let point = CGPoint(x: 20, y: 20)
    child.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    child.isHidden = false
    child.alpha = 0.005
    #expect(root.hitTest(point, with: nil) === root)
    child.alpha = 0.02
    #expect(root.hitTest(point, with: nil) === child)
    child.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
    root.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) == nil)
  }

  @Test func childrenOutsideTheirParentAreNotHit() {
    child.frame.origin = CGPoint(x: 90, y: 90)
    #expect(root.hitTest(CGPoint(x: 120, y: 120), with: nil) == nil)
    final class Roomy: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }
    let roomy = Roomy(frame: root.frame)
    roomy.addSubview(child)
    #expect(roomy.hitTest(CGPoint(x: 120, y: 120), with: nil) === child)
  }

  @Test func scrolledAndScaledViewsAreHitWhereTheyShow() {
    root.bounds.origin.y = 10
    #expect(root.hitTest(CGPoint(x: 12, y: 12), with: nil) === child)
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(root.hitTest(CGPoint(x: 12, y: 12), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === child)
  }
}
