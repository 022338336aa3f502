import Foundation
import Scrollwork
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct NestedShiftTests {
  /// Also by a single point.
  @Test(arguments: [-1, 0.5, 1, 40] as [CGFloat]) func aViewThatGrowsAboveTheScreenInAnInnerContainerMovesNothing(growth: CGFloat)
  {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    func view(_ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height)) }
    let (above, shown) = (view(100), view(900))
    let inner = ContainerScrollView(arrangedSubviews: [above, shown])
    let outer = ContainerScrollView(arrangedSubviews: [view(200), inner, view(300)])
    outer.frame = stage.window.bounds
    outer.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(outer)
    stage.advance(by: 0)
    outer.contentOffset.y = 400
    stage.advance(by: 1.0 / 60)
    let place = shown.convert(shown.bounds, to: nil).minY
    #expect(place == -100)
    above.frame.size.height += growth
    stage.advance(by: 1.0 / 60)
    #expect(shown.convert(shown.bounds, to: nil).minY == place && outer.contentOffset.y == 400 + growth)
    #expect(outer.contentSize.height == 1_500 + growth)
  }
}
