import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Lazy sections with pins, on their side, in a window that turns, anchored at the end.
@MainActor @Suite struct LazySectionsLayoutTests {
  @Test func pinnedSectionsStickWithoutTheOthers() throws {
    let lazy = LazyFixture()
    lazy.sections.layout = { name in
      var layout = ChildLayout()
      if name % 100 == 0 { layout.pinning = .pushed }
      return layout
    }
    lazy.sections.apply(Array(0..<10_000))
    lazy.frame()
    lazy.sections.scroll(to: 4_250, animated: false)
    lazy.frame()
    let header = try #require(lazy.sections.view(for: 4_200))
    #expect(lazy.container.isStuck(header) && header.frame.minY == lazy.container.contentOffset.y)
    #expect(lazy.live.count < 16)
  }

  @Test func aHorizontalMirroredContainerHasLazySectionsToo() {
    let lazy = LazyFixture { name in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: LazyFixture.height(name), height: 9))
      view.tag = name
      return view
    }
    lazy.container.axis = .horizontal
    lazy.container.semanticContentAttribute = .forceRightToLeft
    lazy.sections.apply(Array(0..<1_000))
    lazy.frame()
    lazy.container.contentOffset.x = 50_000
    lazy.frame()
    #expect(
      lazy.live.count <= lazy.container.visibleArrangedSubviews.count + 4 && lazy.container.visibleArrangedSubviews.count > 1)
    lazy.container.axis = .vertical
    lazy.frame()
    #expect(lazy.container.contentSize.height < 1_000 * 200 && lazy.container.visibleArrangedSubviews.count > 10)
  }

  @Test func aWindowThatTurnsKeepsTheFirstSection() {
    let lazy = LazyFixture()
    lazy.sections.apply(Array(0..<10_000))
    lazy.frame()
    lazy.sections.scroll(to: 5_000, animated: false)
    lazy.frame()
    lazy.container.frame.size = CGSize(width: 480, height: 320)
    lazy.frame()
    #expect(lazy.seen()[5_000] == 0 && lazy.container.visibleArrangedSubviews.allSatisfy { $0.frame.width == 480 })
    lazy.container.frame.size = .zero
    lazy.frame()
    lazy.container.frame.size = CGSize(width: 320, height: 480)
    lazy.frame()
    #expect(lazy.seen()[5_000] == 0)
  }

  @Test func anEndAnchoredContainerBeginsAtItsLastSection() {
    let lazy = LazyFixture()
    lazy.container.growthAnchor = .end
    func isAtEnd() -> Bool { abs(lazy.container.contentSize.height - lazy.container.bounds.maxY) < 0.51 }
    lazy.sections.apply(Array(0..<10_000))
    lazy.frame()
    lazy.frame()
    #expect(isAtEnd() && lazy.live.contains(9_999))
    lazy.sections.apply(Array(0..<10_003))
    lazy.frame()
    lazy.frame()
    #expect(isAtEnd() && lazy.live.contains(10_002))
    let before = lazy.seen()
    lazy.sections.apply(Array(-500..<10_003))
    lazy.frame()
    for (name, place) in lazy.seen() { #expect(abs(place - (before[name] ?? 0)) < 0.51) }
  }
}
