import Scrollwork
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct ContainerStackTests {
  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }

  @Test func childrenFollowOneAnotherInTheContainersWidth() {
    let first = fixture.addScrollView(height: 1_000)
    let plain = fixture.addView(height: 60)
    let second = fixture.addScrollView(height: 500)
    fixture.frame()
    #expect(container.contentSize == CGSize(width: 320, height: 1_560))
    #expect(first.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(container.rect(of: plain) == CGRect(x: 0, y: 1_000, width: 320, height: 60))
    #expect(plain.frame.size == CGSize(width: 320, height: 60) && !plain.frame.intersects(container.bounds))
    #expect(second.frame.height == 0)
    fixture.scroll(to: 800)
    #expect(first.frame == CGRect(x: 0, y: 800, width: 320, height: 200))
    #expect(first.contentOffset.y == 800)
    #expect(plain.frame == CGRect(x: 0, y: 1_000, width: 320, height: 60))
    #expect(second.frame == CGRect(x: 0, y: 1_060, width: 320, height: 220))
    #expect(second.contentOffset.y == 0)
    fixture.scroll(to: 1_080)
    #expect(first.frame.height == 0)
    #expect(second.frame == CGRect(x: 0, y: 1_080, width: 320, height: 480))
    #expect(second.contentOffset.y == 20)
  }

  @Test func theContentViewFillsTheBoundsAndSharesTheirOrigin() {
    fixture.addScrollView(height: 3_000)
    for y in [0, 77, -40] as [CGFloat] {
      fixture.scroll(to: y)
      #expect(container.contentView.frame == container.bounds)
      #expect(container.contentView.bounds == container.bounds)
    }
  }

  @Test(arguments: [false, true]) func underABarAFirstChildWithoutSpaceHidesNoOther(isHidden: Bool) {
    let views = [isHidden ? 50 : 0, 100, 100].map { fixture.addView(height: $0) }
    views[0].isHidden = isHidden
    container.contentInset.top = 44
    fixture.scroll(to: -44)
    #expect(views.dropFirst().map(\.frame.minY) == [0, 100])
    #expect(container.visibleArrangedSubviews == Array(views.dropFirst()))
  }

  @Test func theContentIsAtLeastAsTallAsTheBounds() {
    fixture.addView(height: 100)
    fixture.frame()
    #expect(container.contentSize == CGSize(width: 320, height: 480))
  }

  @Test func beyondTheEndsChildrenEndWhereTheStackEnds() {
    let first = fixture.addScrollView(height: 1_000)
    let last = fixture.addScrollView(height: 1_000)
    fixture.frame()
    fixture.scroll(to: -80)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 320, height: 400))
    #expect(first.contentOffset.y == 0)
    fixture.scroll(to: 1_600)
    #expect(last.frame == CGRect(x: 0, y: 1_600, width: 320, height: 400))
    #expect(last.contentOffset.y == 600)
  }

  @Test func aHiddenChildTakesNoSpace() {
    let first = fixture.addScrollView(height: 300)
    let plain = fixture.addView(height: 60)
    let second = fixture.addScrollView(height: 300)
    fixture.frame()
    first.isHidden = true
    plain.isHidden = true
    fixture.frame()
    #expect(second.frame == CGRect(x: 0, y: 0, width: 320, height: 300))
    plain.isHidden = false
    fixture.frame()
    #expect(plain.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(second.frame.minY == 60)
  }

  @Test func insetsBelongToTheChildsSpace() {
    let insets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let first = fixture.addScrollView(height: 400, insets: insets)
    let second = fixture.addScrollView(height: 2_000)
    fixture.frame()
    #expect(container.contentSize.height == 2_450)
    #expect(first.contentOffset.y == -20)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 320, height: 450))
    #expect(second.frame.minY == 450)
    fixture.scroll(to: 430)
    #expect(first.contentOffset.y == 410)
    #expect(first.frame == CGRect(x: 0, y: 430, width: 320, height: 20))
    first.contentInset = .zero
    fixture.frame()
    #expect(container.contentSize.height == 2_400)
  }

  @Test func orderIsThatOfTheSubviews() {
    let a = fixture.addView(height: 10)
    let b = fixture.addView(height: 20)
    let c = fixture.addView(height: 30)
    fixture.frame()
    container.contentView.bringSubviewToFront(a)
    fixture.frame()
    #expect([a, b, c].map(\.frame.minY) == [50, 0, 20])
    container.contentView.exchangeSubview(at: 0, withSubviewAt: 2)
    fixture.frame()
    #expect([a, b, c].map(\.frame.minY) == [0, 40, 10])
    let d = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 5))
    container.contentView.insertSubview(d, at: 1)
    c.removeFromSuperview()
    fixture.frame()
    #expect([a, b, d].map(\.frame.minY) == [0, 15, 10])
    container.contentView.insertSubview(b, belowSubview: a)
    fixture.frame()
    #expect([a, b, d].map(\.frame.minY) == [20, 0, 30])
  }

  @Test func whatTheContainerTakesItGivesBack() {
    let view = fixture.addScrollView(height: 1_000)
    let still = fixture.addScrollView(height: 1_000)
    (still.isScrollEnabled, still.scrollsToTop) = (false, false)
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    fixture.frame()
    #expect(!view.isScrollEnabled && !view.scrollsToTop)
    view.removeFromSuperview()
    still.removeFromSuperview()
    #expect(view.isScrollEnabled && view.scrollsToTop && view.contentInsetAdjustmentBehavior == .scrollableAxes)
    #expect(!still.isScrollEnabled && !still.scrollsToTop)
    fixture.frame()
    #expect(container.contentSize.height == 480)
    view.contentSize.height = 5_000
    fixture.frame()
    #expect(container.contentSize.height == 480)
  }

  @Test func aChildThatGrowsOrShrinksMovesTheRest() {
    let first = fixture.addScrollView(height: 100)
    let plain = fixture.addView(height: 60)
    let second = fixture.addScrollView(height: 100)
    fixture.frame()
    first.contentSize.height = 250
    plain.frame.size.height = 30
    fixture.frame()
    #expect(first.frame.height == 250)
    #expect(plain.frame == CGRect(x: 0, y: 250, width: 320, height: 30))
    #expect(second.frame.minY == 280)
    plain.bounds.size.height = 10
    fixture.frame()
    #expect(second.frame.minY == 260)
  }

  @Test func childrenOffScreenMoveWithWhatGrowsAboveThem() {
    let first = fixture.addScrollView(height: 1_000)
    let plain = fixture.addView(height: 60)
    fixture.addScrollView(height: 5_000)
    fixture.scroll(to: 3_000)
    first.contentSize.height = 3_000
    fixture.frame()
    #expect(container.rect(of: plain).minY == 3_000)
    first.contentSize.height = 100
    fixture.frame()
    #expect(container.rect(of: plain).minY == 100)
    fixture.scroll(to: 0)
    #expect(plain.frame.minY == 100)
  }

  @Test func aNewWidthReachesEveryChild() {
    let views = (0..<10).map { _ in fixture.addScrollView(height: 400) }
    fixture.frame()
    container.frame.size.width = 200
    fixture.frame()
    #expect(views.allSatisfy { $0.frame.width == 200 })
    #expect(container.contentSize.width == 200)
    container.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    fixture.frame()
    #expect(views.allSatisfy { $0.frame.width == 170 })
  }

  @Test func containersInContainersStackLikeTheRest() {
    let inner = ContainerScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
    let content = CountingScrollView()
    content.contentSize.height = 300
    inner.contentView.addSubview(content)
    container.contentView.addSubview(inner)
    let after = fixture.addScrollView(height: 1_000)
    fixture.frame()
    fixture.frame()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 320, height: 300))
    #expect(after.frame.minY == 300)
    fixture.scroll(to: 100)
    fixture.frame()
    #expect(content.contentOffset.y == 100)
    #expect(inner.frame.height == 200)
  }
}
