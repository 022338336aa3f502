import Scrollwork
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct StationaryViewsTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 30))

  init() {
    scroll.contentSize = CGSize(width: 3000, height: 3000)
    scroll.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(scroll)
    scroll.addSubview(view)
  }

  /// Where it shows, from the scroll view's corner.
  private func shown(_ view: UIView) -> CGRect {
    let rect = view.convert(view.bounds, to: scroll)
    return rect.offsetBy(dx: -scroll.bounds.minX, dy: -scroll.bounds.minY)
  }

  @Test(arguments: [true, false]) func aPinnedViewMovesAlongTheOtherAxisOnly(isHorizontal: Bool) throws {
    let keeper = StationaryViews(in: scroll)
    if isHorizontal { keeper.pinHorizontally(view, .leading(40)) } else { keeper.pinVertically(view, .leading(60)) }
    stage.advance(by: 0)
    stage.touch(.began, at: CGPoint(x: 250, y: 400))
    for step in 1...40 {
      stage.advance(by: 1.0 / 60)
      stage.touch(.moved, at: CGPoint(x: 250 - step * 5, y: 400 - step * 7))
      let place = shown(view)
      #expect(abs(place.minX - (isHorizontal ? 40 : 40 - scroll.contentOffset.x)) < 1e-6)
      #expect(abs(place.minY - (isHorizontal ? 60 - scroll.contentOffset.y : 60)) < 1e-6)
    }
    stage.touch(.ended, at: CGPoint(x: 50, y: 120))
    try stage.settle()
    #expect(scroll.contentOffset.x > 200 && scroll.contentOffset.y > 300)
    #expect(isHorizontal ? shown(view).minX == 40 : shown(view).minY == 60)
  }

  @Test func placesFollowTheSizeOfTheScrollView() {
    let keeper = StationaryViews(in: scroll)
    let others = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)) }
    others.forEach(scroll.addSubview)
    keeper.pinHorizontally(view, .center)
    keeper.pinHorizontally(others[0], .trailing(16))
    keeper.pinVertically(others[0], .trailing(8))
    keeper.pinVertically(others[1], .center)
    for size in [CGSize(width: 320, height: 480), CGSize(width: 480, height: 320)] {
      scroll.frame.size = size
      scroll.contentOffset.x += 33
      #expect(shown(view).midX == size.width / 2)
      #expect(shown(others[0]).maxX == size.width - 16 && shown(others[0]).maxY == size.height - 8)
      #expect(shown(others[1]).midY == size.height / 2)
    }
  }

  @Test func aViewInAnEnlargedOneStaysToo() {
    let keeper = StationaryViews(in: scroll)
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    scroll.addSubview(photo)
    photo.addSubview(view)
    keeper.pinHorizontally(view, .center)
    for scale in [1, 2.5, 0.5] {
      photo.transform = CGAffineTransform(scaleX: scale, y: scale)
      scroll.contentSize = CGSize(width: 600 * scale + 800, height: 2000 * scale)
      let y = shown(view).minY + scroll.contentOffset.y
      for x in [0.0, 77, 301.5] {
        scroll.contentOffset = CGPoint(x: x, y: x / 2)
        #expect(abs(shown(view).midX - 160) < 1e-6 && abs(shown(view).width - 100 * scale) < 1e-6)
        #expect(abs(shown(view).minY + scroll.contentOffset.y - y) < 1e-6)
      }
    }
  }

  @Test func aReleasedViewScrollsAlongAndAGoneOneIsForgotten() {
    let keeper = StationaryViews(in: scroll)
    keeper.pinHorizontally(view, .leading(40))
    keeper.release(view)
    scroll.contentOffset.x = 25
    #expect(shown(view).minX == 15)
    keeper.pinHorizontally(view, .leading(40))
    view.removeFromSuperview()
    let center = view.center
    scroll.contentOffset.x = 99
    #expect(view.center == center)
  }
}
