import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Calls from inside the messages of a loading, and what a request is judged by.
@MainActor @Suite struct EdgeLoadingMessagesTests {
  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }

  private func add(_ count: Int) { for _ in 0..<count { fixture.addView(height: 100) } }

  private func isState(_ loading: EdgeLoading, _ name: String) -> Bool { "\(loading.state)".hasPrefix(name) }

  @Test func aResetWhileNewContentIsLaidOutLeavesOneRequest() {
    var answers: [EdgeLoading.Completion] = []
    let loading = EdgeLoading(of: container, at: .bottom, begin: { answers.append($0) })
    fixture.frame()
    var isReset = false
    let observation = container.observeVisibility { _, _ in
      if !isReset { loading.reset() }
      isReset = true
    }
    add(2)
    answers[0](.success(.more))
    fixture.frame()
    #expect(answers.count == 2 && isReset && isState(loading, "loading"))
    observation.invalidate()
  }

  @Test func aLoadingThatIsInvalidatedAsItBeginsRequestsNothing() {
    var begun = 0
    let loading = EdgeLoading(of: container, at: .bottom, begin: { _ in begun += 1 })
    loading.onChange = { if case .loading = $0.state { $0.invalidate() } }
    fixture.frame()
    #expect(begun == 0 && loading.scrollView == nil)
  }

  @Test func theIndicatorStandsBehindSectionsWithoutViewsThatAreMadeAfterIt() {
    add(8)
    let loading = EdgeLoading(of: container, at: .bottom, begin: { _ in })
    let sections = LazySections<Int>(in: container) { _, _ in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 100)) }
    sections.retention = .sections(0)
    sections.apply([0, 1, 2])
    fixture.frame()
    #expect(sections.identifiersWithViews == [])
    let start = loading.indicator.map { container.rect(of: $0).minY }
    #expect(sections.rect(for: 0).minY == 800)
    #expect(start == sections.rect(for: 2).maxY)
  }

  /// Sections that turn out shorter than estimated, and children that shrink, may take more from the content than a request adds.
  @Test func aRequestThatAddsLessThanTheContentShrinksIsFollowedByTheNext() {
    var answers: [EdgeLoading.Completion] = []
    add(3)
    let loading = EdgeLoading(of: container, at: .bottom, begin: { answers.append($0) })
    fixture.frame()
    container.arrangedSubviews[0].frame.size.height = 10
    add(1)
    container.arrangedSubviews.last?.frame.size.height = 50
    answers[0](.success(.more))
    fixture.frame()
    #expect(answers.count == 2 && isState(loading, "loading"))
  }

  @Test(arguments: [EdgeLoading.Edge.top, .bottom])
  func theSpaceBesideTheIndicatorIsNoContent(edge: EdgeLoading.Edge) throws {
    container.spacing = 50
    add(20)
    container.arrangedSubviews[0].isHidden = true
    container.arrangedSubviews[19].isHidden = true
    container.contentOffset.y = 1_000
    fixture.frame()
    var begun = 0
    let loading = EdgeLoading(of: container, at: edge, trigger: .init(distance: 300, time: 0), begin: { _ in begun += 1 })
    fixture.frame()
    let visible = container.arrangedSubviews.filter { !$0.isHidden && $0 !== loading.indicator }.map { container.rect(of: $0) }
    let (first, last) = (try #require(visible.first), try #require(visible.last))
    let (limit, step): (CGFloat, CGFloat) = edge == .top ? (first.minY + 300, -1) : (last.maxY - 300 - 480, 1)
    fixture.scroll(to: limit - step)
    #expect(begun == 0)
    fixture.scroll(to: limit)
    #expect(begun == 1)
  }
}
