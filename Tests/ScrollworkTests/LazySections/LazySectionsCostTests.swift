@_spi(Testing) import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// What a scroll step touches with few and with many sections.
@MainActor @Suite struct LazySectionsCostTests {
  /// Frames written, views asked for and layouts in 200 steps of 7 points from the middle on.
  private func cost(_ count: Int) -> [Int] {
    let lazy = LazyFixture { name in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 200))
      view.tag = name
      return view
    }
    lazy.sections.apply(Array(0..<count))
    lazy.frame()
    lazy.fixture.scroll(to: CGFloat(count) * 100)
    let (writes, asked, layouts) = (lazy.container.frameWrites, total(lazy), lazy.container.layouts)
    for step in 1...200 { lazy.fixture.scroll(to: CGFloat(count) * 100 + CGFloat(step) * 7) }
    return [lazy.container.frameWrites - writes, total(lazy) - asked, lazy.container.layouts - layouts]
  }

  private func total(_ lazy: LazyFixture) -> Int { lazy.asked.values.reduce(0, +) }

  @Test func aStepCostsTheSameWithAnyNumberOfSections() {
    let few = cost(100)
    // 1,400 points are 7 sections: each is asked for once, parked once, comes once and leaves once.
    #expect(few[1] == 7 && few[0] <= 7 * 4 && few[2] <= 200 + 7 * 2)
    #expect(cost(10_000) == few)
  }

  @Test func aHundredTimelinesAreCalledOnceAFrame() {
    let fixture = ContainerFixture()
    let views = (0..<100).map { _ in fixture.addView(height: 60) }
    fixture.frame()
    var calls = 0
    let timelines = views.map { ScrollTimeline(of: $0, in: fixture.container) }
    let observations = timelines.map { $0.observe { _ in calls += 1 } }
    for step in 1...50 { fixture.scroll(to: CGFloat(step) * 3) }
    withExtendedLifetime(observations) { #expect(calls == 50 * 100) }
  }
}
