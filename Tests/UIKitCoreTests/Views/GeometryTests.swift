import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitTestSupport
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct GeometryTests {
  @Test func frameIsCenterAndBounds() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40) && view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds.size = CGSize(width: 50, height: 60)
    #expect(view.frame == CGRect(x: 75, y: 70, width: 50, height: 60))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(view.frame == CGRect(x: 75, y: 70, width: 50, height: 60))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: 50, y: 85, width: 100, height: 30))
  }

  @Test func pointsConvertThroughScrolledAndTurnedViews() {
    let (root, scrolled, turned) = (view(0, 0, 200, 200), view(10, 20, 100, 100), view(0, 0, 40, 20))
    root.addSubview(scrolled)
    scrolled.addSubview(turned)
    scrolled.bounds.origin = CGPoint(x: 0, y: 50)
    turned.center = CGPoint(x: 50, y: 100)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let point = turned.convert(CGPoint(x: 40, y: 10), to: root)
    #expect(near(point.x, 60) && near(point.y, 90))
    let back = turned.convert(point, from: root)
    #expect(near(back.x, 40) && near(back.y, 10))
    let rect = turned.convert(turned.bounds, to: scrolled)
    #expect(near(rect.minX, 40) && near(rect.width, 20) && near(rect.height, 40))
  }

  @Test func siblingsConvertWithoutAWindow() {
    let (root, a, b) = (view(0, 0, 100, 100), view(10, 10, 10, 10), view(50, 60, 10, 10))
    root.addSubview(a)
    root.addSubview(b)
    #expect(a.convert(CGPoint(x: 1, y: 2), to: b) == CGPoint(x: -39, y: -48))
    #expect(a.convert(CGPoint(x: 1, y: 2), from: b) == CGPoint(x: 41, y: 52))
    #expect(a.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 12))
  }

  @Test func rootsWithoutAWindowStandInOneSpace() {
    let (root, a, other, b) = (view(5, 5, 100, 100), view(10, 10, 10, 10), view(50, 60, 10, 10), view(1, 2, 3, 4))
    root.addSubview(a)
    other.addSubview(b)
    #expect(a.convert(CGPoint.zero, to: b) == CGPoint(x: -36, y: -47))
    #expect(a.convert(CGPoint.zero, from: b) == CGPoint(x: 36, y: 47))
    #expect(root.convert(CGPoint.zero, to: other) == CGPoint(x: -45, y: -55))
  }

  @Test func windowsShareTheScreen() {
    let stage = ManualStage()
    let other = UIWindow(screen: stage.screen)
    other.frame = CGRect(x: 100, y: 50, width: 100, height: 100)
    let (a, b) = (view(10, 10, 10, 10), view(20, 20, 10, 10))
    stage.window.addSubview(a)
    other.addSubview(b)
    #expect(b.convert(CGPoint.zero, to: a) == CGPoint(x: 110, y: 60))
    #expect(b.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 20))
    #expect(other.convert(CGPoint.zero, to: nil as UIWindow?) == CGPoint(x: 100, y: 50))
  }

  @Test func fittingKeepsTheOrigin() {
    final class Fitted: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 70, height: 30) }
    }
    let fitted = Fitted(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    fitted.sizeToFit()
    #expect(fitted.frame == CGRect(x: 5, y: 6, width: 70, height: 30))
    #expect(view(0, 0, 12, 13).sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 12, height: 13))
  }

  @Test func geometryThatIsNotFiniteStopsAtTheDoor() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { UIView().bounds.size.width = .infinity } }
    await #expect(processExitsWith: .failure) { await MainActor.run { UIView().center.y = -.infinity } }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0)) }
    }
    await #expect(processExitsWith: .failure) { await MainActor.run { UIView().transform.a = .nan } }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (view, child) = (UIView(), UIView())
        view.addSubview(child)
        child.addSubview(view)
      }
    }
  }

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }
}
