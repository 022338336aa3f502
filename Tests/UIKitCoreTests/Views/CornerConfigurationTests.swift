import CoreGraphics
import ManualHost
import QuartzCore
import Testing
import UIKitGraphics

@testable import UIKitCore

@MainActor @Suite struct CornerConfigurationTests {
  let stage = ManualStage(size: CGSize(width: 400, height: 600), scale: 1)
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  init() { stage.window.addSubview(view) }

  private func radii(of view: UIView) -> [CGFloat] {
    [.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
  }

  @Test func aCapsuleFollowsTheSize() {
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 30)
    view.frame.size.height = 40
    #expect(view.layer.cornerRadius == 20 && radii(of: view) == [20, 20, 20, 20])
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(view.layer.cornerRadius == 12)
    view.frame.size.height = 10
    #expect(view.layer.cornerRadius == 5)
  }

  @Test func cornersHaveRadiiOfTheirOwn() {
    view.cornerConfiguration = .corners(topLeftRadius: .fixed(20), bottomRightRadius: .fixed(10))
    #expect(radii(of: view) == [20, 0, 0, 10])
    view.cornerConfiguration = .uniformTopRadius(.fixed(8))
    #expect(radii(of: view) == [8, 8, 0, 0])
    view.cornerConfiguration = .uniformBottomRadius(.fixed(8), topLeftRadius: .fixed(2))
    #expect(radii(of: view) == [2, 0, 8, 8])
    view.cornerConfiguration = .uniformLeftRadius(.fixed(8), bottomRightRadius: .fixed(4))
    #expect(radii(of: view) == [8, 0, 8, 4])
    view.cornerConfiguration = .uniformRightRadius(.fixed(8))
    #expect(radii(of: view) == [0, 8, 0, 8])
    view.cornerConfiguration = .uniformEdges(topRadius: .fixed(5), bottomRadius: .fixed(6))
    #expect(radii(of: view) == [5, 5, 6, 6])
    view.cornerConfiguration = .uniformEdges(leftRadius: .fixed(5), rightRadius: .fixed(6))
    #expect(radii(of: view) == [5, 6, 5, 6])
    #expect(view.effectiveRadius(corner: .allCorners) == 6)
    view.cornerConfiguration = .corners(radius: .fixed(.infinity))
    #expect(radii(of: view) == [0, 0, 0, 0])
  }

  @Test func concentricCornersFollowTheContainer() {
    view.layer.cornerRadius = 24
    let inner = UIView(frame: CGRect(x: 8, y: 8, width: 40, height: 44))
    view.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(radii(of: inner) == [16, 0, 16, 0])
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(radii(of: inner) == [16, 16, 16, 16])
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 3))
    #expect(radii(of: inner) == [16, 3, 16, 3])
    inner.frame.origin = CGPoint(x: 12, y: 10)
    #expect(inner.effectiveRadius(corner: .topLeft) == 12)
    view.cornerConfiguration = .corners(radius: .fixed(30))
    #expect(inner.effectiveRadius(corner: .topLeft) == 18)
  }

  @Test func aViewWithoutAContainerHasTheMinimum() {
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 7))
    #expect(radii(of: view) == [7, 7, 7, 7])
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    container.layer.cornerRadius = 40
    container.addSubview(view)
    #expect(view.effectiveRadius(corner: .topLeft) == 30)
  }

  @Test func radiiOfOneViewAreDrawnAsTheyAre() {
    view.backgroundColor = .red
    view.cornerConfiguration = .corners(topLeftRadius: .fixed(30), bottomRightRadius: .fixed(15))
    #expect(view.layer.cornerRadius == 30)
    #expect(view.layer.cornerShares.map { [$0.topLeft, $0.topRight, $0.bottomLeft, $0.bottomRight] } == [1, 0, 0, 0.5])
    view.cornerConfiguration = .corners(radius: .fixed(4))
    #expect(view.layer.cornerShares == nil)
  }

  @Test func aRadiusChangesWithAnAnimatedSize() {
    view.cornerConfiguration = .capsule()
    UIView.animate(withDuration: 1) { view.frame.size.height = 20 }
    #expect(view.layer.cornerRadius == 10)
    stage.advance(by: 0.5)
    let shown = view.layer.presentation()?.cornerRadius ?? 0
    #expect(shown > 10 && shown < 30)
  }
}
