import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Settings of single children, whole lists of children, and updates inside updates.
@MainActor @Suite struct ContainerLayoutTests {
  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }

  private func makeView(_ height: CGFloat = 100) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 50, height: height)) }

  @Test func aContainerIsMadeWithItsChildren() {
    let views = [makeView(), makeView(40)]
    let made = ContainerScrollView(arrangedSubviews: views, axis: .vertical, spacing: 7)
    made.frame = container.bounds
    fixture.stage.window.addSubview(made)
    fixture.frame()
    #expect(made.arrangedSubviews == views && made.rect(of: views[1]) == CGRect(x: 0, y: 107, width: 320, height: 40))
    #expect(ContainerScrollView(arrangedSubviews: [], axis: .horizontal).axis == .horizontal)
  }

  @Test func aLayoutIsKeptForTheLifeOfTheView() {
    let (view, next) = (makeView(), makeView())
    let layout = ChildLayout(
      alignment: .leading, insets: NSDirectionalEdgeInsets(top: 5, leading: 9, bottom: 6, trailing: 1), spacingAfter: 20,
      pinning: .stacked)
    container[layoutOf: view] = layout
    container.addArrangedSubview(view)
    container.addArrangedSubview(next)
    fixture.frame()
    #expect(container.rect(of: view) == CGRect(x: 9, y: 5, width: 50, height: 100))
    #expect(container.rect(of: next).minY == 131)
    container.removeArrangedSubview(view)
    #expect(container[layoutOf: view] == layout)
    container.addArrangedSubview(view)
    fixture.frame()
    #expect(container.rect(of: view) == CGRect(x: 9, y: 105, width: 50, height: 100))
    #expect(container[layoutOf: view] == layout && container.isPinned(view))
    #expect(ContainerScrollView()[layoutOf: view] == ChildLayout())
  }

  @Test func leadingFollowsTheReadingDirection() {
    let view = makeView()
    container.addArrangedSubview(
      view, layout: ChildLayout(insets: NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)))
    fixture.frame()
    #expect(container.rect(of: view) == CGRect(x: 30, y: 0, width: 280, height: 100))
    container.semanticContentAttribute = .forceRightToLeft
    container.setNeedsLayout()
    fixture.frame()
    #expect(container.rect(of: view) == CGRect(x: 10, y: 0, width: 280, height: 100))
  }

  @Test func theNamesOfUIStackViewReadAndWriteTheLayout() {
    let view = fixture.addView(height: 10)
    container.setCustomSpacing(12, after: view)
    #expect(container[layoutOf: view].spacingAfter == 12)
    container[layoutOf: view].spacingAfter = nil
    #expect(container.customSpacing(after: view) == UIStackView.spacingUseDefault)
  }

  @Test func aNewListOfChildrenKeepsThoseThatStay() throws {
    let views = (0..<6).map { _ in makeView() }
    container.setArrangedSubviews(views, animated: false)
    #expect(container.arrangedSubviews == views)
    let added = makeView()
    let order = [views[4], added, views[1], views[5], views[0]]
    container.setArrangedSubviews(order, animated: false)
    #expect(container.arrangedSubviews == order && views[2].superview == nil)
    fixture.frame()
    container.setArrangedSubviews([views[3]] + order.reversed(), animated: true)
    #expect(container.arrangedSubviews == [views[3]] + order.reversed())
    #expect(added.layer.animationKeys()?.isEmpty == false)
    try fixture.stage.settle()
    #expect(container.rect(of: views[4]).minY == 500)
  }

  @Test func everyOrderOfFiveIsReachedFromEveryOther() {
    let views = (0..<5).map { _ in makeView() }
    func orders(_ rest: [UIView]) -> [[UIView]] {
      rest.isEmpty
        ? [[]]
        : rest.indices.flatMap { index in
          orders(rest.enumerated().filter { $0.offset != index }.map(\.element)).map { [rest[index]] + $0 }
        }
    }
    for order in orders(views) {
      container.setArrangedSubviews(order, animated: false)
      #expect(container.arrangedSubviews == order)
      container.setArrangedSubviews(Array(order.prefix(3).reversed()), animated: false)
      #expect(container.arrangedSubviews == order.prefix(3).reversed())
    }
  }

  @Test func severalObserversHearOfTheSameChild() {
    let views = (0..<10).map { _ in fixture.addView(height: 200) }
    var (first, second) = ([CGFloat](), 0)
    let all = container.observeVisibility { _, _ in second += 1 }
    var one: Observation? = container.observeVisibility(of: views[0]) { view, fraction in
      #expect(view === views[0])
      first.append(fraction)
    }
    fixture.frame()
    #expect(first == [1] && second == 3 && one?.isActive == true)
    fixture.scroll(to: 100)
    #expect(first == [1, 0.5] && second == 5)
    one = nil
    all.invalidate()
    fixture.scroll(to: 150)
    #expect(first == [1, 0.5] && second == 5)
  }

  @Test func updatesNest() async throws {
    let views = (0..<4).map { _ in fixture.addView(height: 100) }
    fixture.frame()
    var ends: [String] = []
    container.performUpdates { [container] in
      views[0].isHidden = true
      container.performUpdates({ views[1].frame.size.height = 50 }) { ends.append("inner \($0)") }
      #expect(ends.isEmpty)
    } completion: {
      ends.append("outer \($0)")
    }
    try fixture.stage.settle()
    #expect(ends == ["inner true", "outer true"])
    #expect(container.rect(of: views[2]).minY == 50)
  }

  @Test func anUpdateCanBeAwaited() async {
    let container = ContainerScrollView(arrangedSubviews: [makeView(), makeView()])
    let isFinished = await container.performUpdates { container.arrangedSubviews[0].isHidden = true }
    #expect(isFinished && container.rect(of: container.arrangedSubviews[1]).minY == 0)
  }

  @Test func aSubviewThatIsNotArrangedIsWarnedAbout() {
    container.addSubview(UILabel())
    #expect(
      fixture.stage.window.screen.warnings.given.contains { $0.contains("addSubview") && $0.contains("addArrangedSubview(_:)") })
  }

  @Test func whatTheContainerAddsItselfIsNotWarnedAbout() throws {
    let view = fixture.addView(height: 2_000)
    container[layoutOf: view].background = .red
    container.refreshControl = UIRefreshControl()
    fixture.frame()
    container.performUpdates { [container] in container.removeArrangedSubview(view) }
    try fixture.stage.settle()
    #expect(fixture.stage.window.screen.warnings.given.isEmpty)
  }

  @Test func backgroundsAndSeparatorsFollowTheChild() throws {
    let views = (0..<30).map { _ in fixture.addView(height: 50) }
    for view in views {
      container[layoutOf: view] = ChildLayout(
        insets: NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0), background: .yellow,
        separator: ChildLayout.Separator(
          color: .red, thickness: 2, insets: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)))
    }
    fixture.frame()
    #expect(
      container.contentSize.height == 30 * 60 && container.rect(of: views[1]) == CGRect(x: 0, y: 64, width: 320, height: 50))
    fixture.scroll(to: 600)
    let backdrop = try #require(container.subviews.first { $0 !== container.contentView && !$0.subviews.isEmpty })
    let fills = backdrop.subviews.filter { $0.backgroundColor == .yellow }.map(\.frame)
    let lines = backdrop.subviews.filter { $0.backgroundColor == .red }.map(\.frame)
    #expect(fills.count == 8 && lines.count == 8)
    #expect(fills.contains(CGRect(x: 0, y: 600, width: 320, height: 60)))
    #expect(lines.contains(CGRect(x: 16, y: 658, width: 304, height: 2)))
    views[11].isHidden = true
    container.removeArrangedSubview(views[12])
    fixture.frame()
    #expect(backdrop.subviews.allSatisfy { $0.frame.height == 2 || $0.frame.height == 60 })
    #expect(backdrop.subviews.count <= 18)
  }

  @Test func aTitleDoesNotCountTwiceInASizeThatIsSetAgain() {
    let scroll = TitledScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.titleView = makeView(60)
    scroll.photoView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
    for _ in 0..<3 { scroll.contentSize = scroll.contentSize }
    #expect(scroll.contentSize == CGSize(width: 400, height: 960))
  }
}
