import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Children that move by themselves: neighbours meet in every frame.
@MainActor @Suite struct ContainerMotionTests {
  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }

  private func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }

  /// On the screen, where the container's own bounds may move too.
  private func top(_ view: UIView) -> CGFloat { shown(view).minY - (container.layer.presentation()?.bounds.minY ?? 0) }

  /// Those that overlap the screen follow one another without a gap.
  private func expectWhole(_ views: [UIView], _ at: Comment) {
    let visible = views.filter { top($0) < 479.99 && top($0) + shown($0).height > 0.01 && shown($0).height > 0 }
    #expect(!visible.isEmpty, at)
    for (view, next) in zip(visible, visible.dropFirst()) {
      #expect(abs(shown(view).maxY - shown(next).minY) < 1e-6, at)
    }
    if let first = visible.first { #expect(top(first) < 0.01, at) }
    if let last = visible.last { #expect(top(last) + shown(last).height > 479.99, at) }
  }

  @Test(arguments: [900, 300, 120, 0])
  func aListThatChangesItsLengthIsFollowedAtEveryFrame(height: CGFloat) {
    let views =
      [fixture.addView(height: 50), fixture.addScrollView(height: 250), fixture.addView(height: 90)]
      + (0..<40).map { _ in fixture.addView(height: 45) }
    fixture.frame()
    UIView.animate(withDuration: 0.4) { (views[1] as? UIScrollView)?.contentSize.height = height }
    for frame in 0..<32 {
      fixture.frame()
      expectWhole(views, "frame \(frame)")
    }
    #expect(container.rect(of: views[2]).minY == 50 + height)
  }

  @Test func rowsThatATableInsertsOrDeletesAreFollowedAtEveryFrame() {
    let rows = Rows(4)
    let table = fixture.addTable(rows)
    let next = fixture.addView(height: 50)
    fixture.addView(height: 900)
    fixture.frame()
    let paths = [1, 2, 3].map { IndexPath(row: $0, section: 0) }
    for isInsertion in [true, false] {
      rows.count += isInsertion ? 3 : -3
      if isInsertion { table.insertRows(at: paths, with: .fade) } else { table.deleteRows(at: paths, with: .fade) }
      var tops: Set<CGFloat> = []
      for frame in 0..<35 {
        fixture.frame()
        #expect(abs(shown(next).minY - shown(table).maxY) < 1e-6, "frame \(frame)")
        tops.insert(shown(next).minY)
      }
      #expect(tops.count > 10)
      #expect(next.frame.minY == (isInsertion ? 308 : 176))
    }
  }

  /// What moves has its place beyond the screen as well; nothing scrolls afterwards that would take it away.
  @Test func atTheEndOfAnAnimationOnlyRowsOnTheScreenHaveCells() {
    let rows = Rows(60)
    let table = fixture.addTable(rows)
    fixture.frame()
    fixture.scroll(to: 60 * 44 - 480)
    let before = table.visibleCells.count
    for _ in 0..<2 {
      rows.count += 1
      table.insertRows(at: [IndexPath(row: rows.count - 1, section: 0)], with: .bottom)
      container.scroll(to: table, at: .end, animated: true)
      for _ in 0..<60 { fixture.frame() }
      #expect(table.visibleCells.count <= before + 1)
    }
  }

  @Test(arguments: [true, false]) func insetsThatAnUpdateChangesMoveWithIt(isList: Bool) {
    let view: UIView = isList ? fixture.addScrollView(height: 300) : fixture.addView(height: 300)
    let next = fixture.addView(height: 600)
    fixture.frame()
    container.performUpdates { [container] in
      container[layoutOf: view].insets = NSDirectionalEdgeInsets(top: 100, leading: 0, bottom: 50, trailing: 0)
    }
    var last = 0 as CGFloat
    for frame in 0..<20 {
      fixture.frame()
      #expect(shown(view).minY - last > 0 && shown(view).minY - last < 30, "frame \(frame)")
      #expect(abs(shown(next).minY - shown(view).maxY - shown(view).minY / 2) < 0.01, "frame \(frame)")
      last = shown(view).minY
    }
  }

  @Test func contentThatEndsNearerThanTheScreenGlidesToItsEnd() throws {
    let list = fixture.addScrollView(height: 1_600)
    let removed = fixture.addView(height: 190)
    let last = fixture.addView(height: 210)
    fixture.frame()
    removed.removeFromSuperview()
    container.insertArrangedSubview(removed, at: 0)
    fixture.scroll(to: 1_520)
    let before = top(last)
    container.performUpdates {
      last.frame.size.height = 130
      self.container.removeArrangedSubview(removed)
    }
    fixture.frame()
    #expect(abs(top(last) - before) < 10)
    try fixture.stage.settle()
    #expect(top(last) == before + 80 && container.contentOffset.y == 1_250 && list.frame.maxY == 1_600)
  }

  @Test func childrenBeyondTheScreenLoseTheirPlacesWhenTheLongestAnimationEnds() throws {
    let first = fixture.addView(height: 300)
    let list = fixture.addScrollView(height: 600)
    let below = fixture.addScrollView(height: 200)
    fixture.frame()
    UIView.animate(withDuration: 1) { list.layer.position.x += 1 }
    UIView.animate(withDuration: 0.2) { first.frame.size.height = 500 }
    try fixture.stage.settle()
    #expect(list.frame.height == 0 && below.frame.height == 0)
  }

  @Test func whatComesUpFromBelowComesFromWhereItWas() {
    let lists = (0..<20).map { _ in fixture.addScrollView(height: 200) }
    fixture.frame()
    container.performUpdates { [container] in
      container.removeArrangedSubview(lists[1])
    }
    let rest = lists.filter { $0 !== lists[1] }
    fixture.frame()
    // The fourth one was below the screen.
    #expect(top(lists[3]) > 560 && top(lists[3]) < 600)
    for frame in 0..<25 {
      for (view, next) in zip(rest[1...2], rest[2...3]) {
        #expect(abs(shown(view).maxY - shown(next).minY) < 1e-6, "frame \(frame)")
      }
      fixture.frame()
    }
    fixture.stage.advance(by: 0.2)
    expectWhole(rest, "at the end")
    #expect(rest[4].frame.height == 0 && lists[1].superview == nil)
  }

  @Test func whatIsInsertedFadesInAndPushesTheOthersDown() {
    let views = (0..<30).map { _ in fixture.addView(height: 100) }
    fixture.frame()
    let added = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 130))
    container.performUpdates { [container] in container.insertArrangedSubview(added, at: 2) }
    fixture.frame()
    #expect(added.alpha == 1 && (added.layer.presentation()?.opacity ?? 1) < 0.3)
    #expect(top(views[2]) > 200 && top(views[2]) < 230)
    fixture.stage.advance(by: 0.5)
    #expect(added.layer.presentation()?.opacity == 1)
    expectWhole(container.arrangedSubviews, "at the end")
    #expect(added.frame == CGRect(x: 0, y: 200, width: 320, height: 130))
  }

  @Test func whatIsRemovedFadesOutAndCanBeCalledBack() {
    let views = (0..<30).map { _ in fixture.addView(height: 100) }
    fixture.frame()
    var ends = 0
    container.performUpdates { [container] in
      container.removeArrangedSubview(views[1])
    } completion: { _ in
      ends += 1
    }
    fixture.stage.advance(by: 0.1)
    #expect(views[1].superview === container && (views[1].layer.presentation()?.opacity ?? 1) < 0.9)
    #expect(!container.arrangedSubviews.contains(views[1]))
    container.performUpdates { [container] in
      container.insertArrangedSubview(views[1], at: 1)
    } completion: { _ in
      ends += 1
    }
    fixture.stage.advance(by: 1)
    #expect(ends == 2)
    #expect(views[1].superview === container.contentView && views[1].frame.minY == 100)
    expectWhole(views, "at the end")
  }

  @Test func anUpdateTakesOverFromTheOneBeforeAndEachEndsOnce() {
    let views = (0..<30).map { _ in fixture.addView(height: 100) }
    fixture.frame()
    var ends: [Int] = []
    for number in 0..<5 {
      container.performUpdates {
        views[0].frame.size.height = CGFloat(50 + 70 * (number % 3))
      } completion: { _ in
        ends.append(number)
      }
      for _ in 0..<4 {
        fixture.frame()
        expectWhole(views, "update \(number)")
      }
    }
    fixture.stage.advance(by: 1)
    #expect(ends.sorted() == [0, 1, 2, 3, 4])
    #expect(views[0].frame.height == 120 && views[1].frame.minY == 120)
  }

  @Test func anUpdateAboveTheScreenMovesNothingOnIt() {
    let views = (0..<40).map { _ in fixture.addView(height: 100) }
    fixture.scroll(to: 2_030)
    let before = views[20...24].map { top($0) }
    container.performUpdates { [container] in
      views[3].frame.size.height = 300
      views[5].isHidden = true
      container.removeArrangedSubview(views[7])
    }
    for _ in 0..<30 {
      fixture.frame()
      for (view, place) in zip(views[20...24], before) { #expect(abs(top(view) - place) < 1e-6) }
    }
    #expect(container.contentOffset.y == 2_030)
  }

  @Test func itScrollsWhileChildrenMove() {
    let views: [UIView] = (0..<40).map { $0 % 2 == 0 ? fixture.addView(height: 100) : fixture.addScrollView(height: 130) }
    fixture.frame()
    container.performUpdates { views[1].isHidden = true }
    for step in 0..<30 {
      fixture.scroll(to: CGFloat(step) * 9)
      // Over what is hidden the others close up.
      let visible = views.dropFirst(2).filter { top($0) < 480 && top($0) + shown($0).height > 0 && shown($0).height > 0 }
      for (view, next) in zip(visible, visible.dropFirst()) {
        #expect(abs(shown(view).maxY - shown(next).minY) < 1e-6, "step \(step)")
      }
      #expect(top(visible.last!) + shown(visible.last!).height > 479.99, "step \(step)")
    }
    fixture.stage.advance(by: 0.5)
    fixture.scroll(to: 280)
    for view in views where !view.isHidden && !container.rect(of: view).intersects(container.bounds) {
      #expect(!view.frame.intersects(container.bounds))
    }
  }

  /// Whatever is done, animated or not, in the end it is as if it had been laid out anew.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func aStormOfUpdatesEndsWhereAFreshLayoutWould(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var views: [UIView] = (0..<25).map { _ in fixture.addView(height: 80) }
    fixture.frame()
    var (begun, ended) = (0, 0)
    for _ in 0..<60 {
      let index = Int.random(in: 0..<views.count, using: &random)
      let kind = Int.random(in: 0..<5, using: &random)
      let height = CGFloat(Int.random(in: 1...300, using: &random))
      let change: @MainActor () -> Void = { [container, views] in
        switch kind {
        case 0: container.removeArrangedSubview(views[index])
        case 1: views[index].isHidden.toggle()
        case 2: container.moveArrangedSubview(views[index], to: 0)
        case 3: container.insertArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: height)), at: index)
        default: views[index].frame.size.height = height
        }
      }
      if Bool.random(using: &random) {
        begun += 1
        container.performUpdates(change) { _ in ended += 1 }
      } else {
        change()
      }
      views = container.arrangedSubviews
      for _ in 0..<Int.random(in: 0...6, using: &random) { fixture.frame() }
      if kind == 2 { fixture.scroll(to: CGFloat(Int.random(in: 0...1_000, using: &random))) }
    }
    fixture.stage.advance(by: 1)
    fixture.scroll(to: container.contentOffset.y + 1)
    #expect(ended == begun, "seed \(seed)")
    expectFresh(views, "seed \(seed)")
  }

  private func expectFresh(_ views: [UIView], _ at: Comment) {
    #expect(container.subviews.filter { $0 !== container.contentView && views.contains($0) }.isEmpty, at)
    var y: CGFloat = 0
    for view in views where !view.isHidden {
      let place = CGRect(x: 0, y: y, width: 320, height: view.frame.height)
      #expect(container.rect(of: view) == place, at)
      #expect(place.intersects(container.bounds) ? view.frame == place : !view.frame.intersects(container.bounds), at)
      #expect(shown(view) == view.frame, at)
      y += view.frame.height
    }
  }
}
