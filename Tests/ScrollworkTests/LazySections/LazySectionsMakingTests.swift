import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Which sections are made, and how often.
@MainActor @Suite struct LazySectionsMakingTests {
  private func fixture(height: CGFloat) -> LazyFixture {
    LazyFixture { name in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: height))
      view.tag = name
      return view
    }
  }

  /// Passes that change nothing.
  private func pass(_ lazy: LazyFixture) {
    for _ in 0..<5 {
      lazy.sections.reload([])
      lazy.frame()
    }
  }

  @Test func aSectionBeforeTheGapAtTheTopComesBack() {
    let lazy = fixture(height: 100)
    lazy.container.spacing = 20
    lazy.sections.retention = .sections(0)
    lazy.sections.apply(Array(0..<100))
    lazy.frame()
    // In the gap after the first section, which is let go of.
    lazy.fixture.scroll(to: 110)
    #expect(!lazy.live.contains(0))
    lazy.fixture.scroll(to: 70)
    #expect(lazy.seen()[0] == -70)
  }

  @Test func aSectionThatBeginsWhereTheScreenEndsIsMadeWhenItShows() {
    let lazy = fixture(height: 120)
    lazy.sections.retention = .distance(0)
    lazy.sections.apply(Array(0..<100))
    lazy.frame()
    #expect(lazy.live == [0, 1, 2, 3])
    lazy.fixture.scroll(to: 10)
    #expect(lazy.seen()[4] == 470)
  }

  @Test func aSectionBeyondTheDistanceThatIsKeptIsNotMadeAgainAndAgain() {
    let lazy = fixture(height: 900)
    lazy.sections.retention = .distance(100)
    lazy.sections.apply(Array(0..<100))
    pass(lazy)
    #expect(lazy.asked == [0: 1])
    lazy.fixture.scroll(to: 500)
    #expect(lazy.asked == [0: 1, 1: 1])
  }

  /// A place without a length between the screen and the next section counts for the policy.
  @Test func aSectionBeyondAHiddenChildIsNotMadeAgainAndAgain() {
    let lazy = LazyFixture { _ in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 900)) }
    lazy.fixture.addView(height: 50).isHidden = true
    var asked = 0
    let others = LazySections<Int>(in: lazy.container) { _, _ in
      asked += 1
      return UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 900))
    }
    others.retention = .sections(1)
    lazy.sections.apply([0])
    others.apply([0, 1])
    pass(lazy)
    #expect(asked <= 1 && others.identifiersWithViews.count == asked)
  }

  @Test func aScreenBeyondTheEndMakesNoSectionAgainAndAgain() {
    let lazy = fixture(height: 100)
    // A content that becomes shorter would bring the offset back to the end.
    lazy.sections.estimatedLength = 100
    lazy.sections.apply(Array(0..<10))
    lazy.frame()
    lazy.fixture.scroll(to: 5_000)
    let asked = lazy.asked
    pass(lazy)
    #expect(lazy.asked == asked && lazy.container.contentOffset.y == 5_000)
  }

  @Test func sectionsThatComeInAboveTheScreenAreNotMade() {
    let lazy = LazyFixture()
    lazy.sections.apply(Array(0..<1_000))
    lazy.frame()
    lazy.fixture.scroll(to: 50_000)
    let (asked, seen) = (lazy.asked.count, lazy.seen())
    lazy.sections.apply(Array(-200..<1_000))
    lazy.frame()
    #expect(lazy.asked.count == asked && lazy.seen() == seen, "\(lazy.asked.count - asked) sections were made")
  }

  /// A child that comes on the screen stands between sections that are measured for the first time, and is not what the person looks at.
  @Test func whatShowsStaysWhenAPlainChildComesInBeforeSectionsOfOtherLengths() {
    let lazy = fixture(height: 100)
    lazy.fixture.addView(height: 30)
    let others = LazySections<Int>(in: lazy.container) { _, name in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 300)) }
    (lazy.sections.retention, others.retention) = (.sections(0), .sections(0))
    lazy.sections.apply(Array(0..<20))
    others.apply(Array(0..<20))
    lazy.frame()
    others.scroll(to: 1, animated: false)
    #expect(others.identifiersWithViews == [1, 2])
    let place = others.rect(for: 1).minY - lazy.container.contentOffset.y
    lazy.fixture.scroll(to: lazy.container.contentOffset.y - 350)
    #expect(others.identifiersWithViews == [0, 1] && lazy.sections.identifiersWithViews == [19])
    #expect(others.rect(for: 1).minY - lazy.container.contentOffset.y == place + 350)
  }

  /// What a flick brings in above is measured from what shows upward: short estimates make no section that does not show.
  @Test func longSectionsAreMadeFromWhatShowsOutward() {
    let lazy = fixture(height: 900)
    lazy.sections.retention = .sections(0)
    lazy.sections.apply(Array(0..<100))
    lazy.frame()
    lazy.fixture.scroll(to: 5_000)
    let (asked, first) = (lazy.asked.count, lazy.container.visibleArrangedSubviews.first?.frame.minY ?? 0)
    // The estimates of two sections come on screen.
    lazy.fixture.scroll(to: first - 300)
    #expect(lazy.asked.count == asked + 1)
  }
}
