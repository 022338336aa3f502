import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// A child that is hidden in an animation fades while the others close up over it.
@MainActor @Suite struct ContainerHidingTests {
  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }

  private func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }

  private func top(_ view: UIView) -> CGFloat { shown(view).minY - (container.layer.presentation()?.bounds.minY ?? 0) }

  private func opacity(_ view: UIView) -> Float? {
    guard let layer = view.layer.presentation(), !layer.isHidden else { return nil }
    return layer.opacity
  }

  @Test(arguments: [true, false], [true, false])
  func whatIsHiddenFadesWhileTheOthersCloseUp(isList: Bool, isUpdate: Bool) throws {
    let hidden: UIView = isList ? fixture.addTable(Rows(5)) : fixture.addView(height: 220)
    let next = (0..<30).map { _ in fixture.addView(height: 100) }
    fixture.frame()
    let hide: @MainActor () -> Void = { hidden.isHidden = true }
    isUpdate ? container.performUpdates(hide) : UIView.animate(withDuration: 0.4, animations: hide)
    #expect(hidden.isHidden && container.visibleFraction(of: hidden) == 0)
    var (last, lastTop) = (1 as Float, 220 as CGFloat)
    for frame in 0..<20 {
      fixture.frame()
      let now = opacity(hidden)
      #expect(now != nil && (now ?? 1) < last && top(next[0]) < lastTop, "frame \(frame)")
      #expect(shown(hidden) == CGRect(x: 0, y: 0, width: 320, height: 220))
      for (view, other) in zip(next[..<4], next[1...4]) { #expect(abs(shown(view).maxY - shown(other).minY) < 1e-6) }
      (last, lastTop) = (now ?? 0, top(next[0]))
    }
    try fixture.stage.settle()
    #expect(opacity(hidden) == nil && hidden.layer.animationKeys() == nil)
    #expect(next[0].frame.minY == 0 && (hidden.frame.height == 0 || !hidden.frame.intersects(container.bounds)))
    if let table = hidden as? UITableView { #expect(table.visibleCells.isEmpty) }
  }

  @Test func rowsOfAListThatFadesOutScrollNothing() throws {
    let rows = Rows(60)
    let table = fixture.addTable(rows)
    fixture.addView(height: 100)
    fixture.frame()
    container.contentOffset.y = 1_000
    fixture.frame()
    UIView.animate(withDuration: 0.4) { table.isHidden = true }
    fixture.frame()
    #expect(container.contentOffset.y == 0 && opacity(table) != nil)
    rows.count += 1
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    fixture.frame()
    #expect(container.contentOffset.y == 0)
    try fixture.stage.settle()
    #expect(container.contentOffset.y == 0)
  }

  @Test(arguments: [true, false]) func whatIsShownAgainMeanwhileComesBackFromWhereItWas(isUpdate: Bool) throws {
    let views = (0..<30).map { _ in fixture.addView(height: 100) }
    fixture.frame()
    var ends = 0
    container.performUpdates {
      views[1].isHidden = true
    } completion: { _ in
      ends += 1
    }
    fixture.stage.advance(by: 0.15)
    let (left, place) = (opacity(views[1]) ?? 0, top(views[2]))
    #expect(left < 0.8 && place < 180)
    if isUpdate {
      container.performUpdates {
        views[1].isHidden = false
      } completion: { _ in
        ends += 1
      }
      fixture.frame()
      #expect(abs((opacity(views[1]) ?? 0) - left) < 0.1 && abs(top(views[2]) - place) < 25)
    } else {
      views[1].isHidden = false
      fixture.frame()
      #expect(opacity(views[1]) == 1)
    }
    try fixture.stage.settle()
    #expect(opacity(views[1]) == 1 && views[1].frame.minY == 100 && views[2].frame.minY == 200 && ends == (isUpdate ? 2 : 1))
  }

  /// To where it is drawn.
  private func bottom(_ view: UIView) -> CGFloat {
    let frame = shown(view)
    guard let mask = view.mask?.layer else { return frame.maxY }
    return min(frame.maxY, frame.minY + (mask.presentation() ?? mask).frame.maxY - view.bounds.minY)
  }

  @Test(arguments: [true, false]) func theGapBehindItClosesInTheSameMotion(isList: Bool) throws {
    fixture.addView(height: 50)
    let hidden: UIView = isList ? fixture.addTable(Rows(5)) : fixture.addView(height: 220)
    let next = fixture.addView(height: 600)
    container.setCustomSpacing(14, after: hidden)
    fixture.frame()
    container.performUpdates { hidden.isHidden = true }
    var gap = 14 as CGFloat
    for frame in 0..<20 {
      fixture.frame()
      let now = shown(next).minY - bottom(hidden)
      #expect(abs(now - 14 * (shown(next).minY - 50) / 234) < 1e-6 && now < gap, "frame \(frame)")
      gap = now
    }
    let (end, place) = (bottom(hidden), shown(next).minY)
    container.performUpdates { hidden.isHidden = false }
    fixture.frame()
    #expect(abs(bottom(hidden) - end) < 20 && abs(shown(next).minY - place) < 20)
    for frame in 0..<20 {
      fixture.frame()
      let now = shown(next).minY - bottom(hidden)
      #expect(now > gap && now < 14.001 && abs(now - 14 * (shown(next).minY - 50) / 234) < 1e-6, "frame \(frame)")
      gap = now
    }
    try fixture.stage.settle()
    #expect(hidden.mask == nil && hidden.layer.opacity == 1 && shown(next).minY == 284)
  }

  @Test func aListThatIsShownOpensUpWithoutFading() {
    fixture.addView(height: 50)
    let table = fixture.addTable(Rows(5))
    let next = fixture.addView(height: 600)
    container.setCustomSpacing(14, after: table)
    table.isHidden = true
    fixture.frame()
    container.performUpdates { table.isHidden = false }
    for frame in 0..<20 {
      fixture.frame()
      let gap = shown(next).minY - bottom(table)
      #expect(opacity(table) == 1 && abs(gap - 14 * (shown(next).minY - 50) / 234) < 1e-6, "frame \(frame)")
    }
  }

  @Test func aMaskOfItsOwnStays() throws {
    let view = fixture.addView(height: 100)
    fixture.addView(height: 600)
    let mask = UIView(frame: view.bounds)
    view.mask = mask
    fixture.frame()
    for isHidden in [true, false] {
      container.performUpdates { view.isHidden = isHidden }
      fixture.stage.advance(by: 0.1)
      #expect(view.mask === mask)
    }
    try fixture.stage.settle()
    #expect(view.mask === mask)
  }

  @Test func whatIsHiddenAtTheEdgeStaysOnTheScreenUntilItIsGone() throws {
    fixture.addView(height: 500)
    let table = fixture.addTable(Rows(40))
    let next = (0..<20).map { _ in fixture.addView(height: 100) }
    fixture.scroll(to: 500 + 40 * 44 - 250)
    #expect(top(next[0]) == 250)
    container.performUpdates { table.isHidden = true }
    fixture.frame()
    #expect(abs(top(next[0]) - 250) < 20 && abs(top(table)) < 1e-6 && shown(table).height == 250)
    #expect(container.contentOffset.y == 500 && opacity(table) != nil)
    try fixture.stage.settle()
    #expect(top(next[0]) == 0 && opacity(table) == nil)
  }

  @Test func hiddenOutsideOfAnAnimationItIsGoneAtOnce() {
    let views = (0..<30).map { _ in fixture.addView(height: 100) }
    fixture.frame()
    views[1].isHidden = true
    fixture.frame()
    #expect(opacity(views[1]) == nil && views[2].frame.minY == 100)
    views[0].isHidden = true
    UIView.animate(withDuration: 0.3) { container.layoutIfNeeded() }
    fixture.frame()
    #expect(opacity(views[0]) == nil && top(views[2]) > 50)
  }

  @Test func aChildThatIsRemovedWhileItFadesLeavesNothingBehind() throws {
    let views = (0..<30).map { _ in fixture.addView(height: 100) }
    fixture.frame()
    container.performUpdates { views[1].isHidden = true }
    fixture.stage.advance(by: 0.1)
    views[1].removeFromSuperview()
    #expect(views[1].layer.animationKeys() == nil)
    try fixture.stage.settle()
    #expect(container.contentSize.height == 2_900 && views[2].frame.minY == 100)
  }
}
