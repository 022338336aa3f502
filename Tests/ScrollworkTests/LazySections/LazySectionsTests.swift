import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct LazySectionsTests {
  @Test func onlyTheSectionsNearTheScreenHaveViews() {
    let lazy = LazyFixture()
    lazy.sections.apply(Array(0..<10_000))
    lazy.frame()
    #expect(lazy.container.visibleArrangedSubviews.map(\.tag) == Array(0..<lazy.container.visibleArrangedSubviews.count))
    #expect(lazy.live.count <= lazy.container.visibleArrangedSubviews.count + 2)
    #expect(lazy.sections.identifiersWithViews == lazy.live.sorted())
    #expect(lazy.container.arrangedSubviews.count == lazy.live.count)
    #expect(lazy.sections.view(for: 0)?.tag == 0 && lazy.sections.view(for: 5_000) == nil)
    // What exists has its own length, all else the estimate.
    let known = lazy.live.reduce(0) { $0 + LazyFixture.height($1) }
    #expect(lazy.container.contentSize.height == known + CGFloat(10_000 - lazy.live.count) * 200)
  }

  @Test func lengthsOffsetsAndSelectionsComeBack() throws {
    let lazy = LazyFixture { Shelf($0, height: LazyFixture.height($0)) }
    lazy.sections.apply(Array(0..<1_000))
    lazy.frame()
    let shelf = try #require(lazy.sections.view(for: 1) as? Shelf)
    shelf.collection.contentOffset.x = 333
    shelf.collection.allowsMultipleSelection = true
    for item in [2, 5] { shelf.collection.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: []) }
    let place = lazy.sections.rect(for: 1)
    lazy.fixture.scroll(to: 60_000)
    #expect(lazy.sections.view(for: 1) == nil && shelf.superview == nil && lazy.sections.rect(for: 1) == place)
    lazy.fixture.scroll(to: 0)
    let again = try #require(lazy.sections.view(for: 1) as? Shelf)
    #expect(again !== shelf && again.collection.contentOffset.x == 333 && lazy.asked[1] == 2)
    #expect(again.collection.indexPathsForSelectedItems?.count == 1)
  }

  @Test func stateOfTheClientsOwnIsSavedAndRestored() {
    let lazy = LazyFixture()
    var restored: [Int: String] = [:]
    lazy.sections.saveState = { name, view in name == 0 ? "\(name) \(view.tag)" : nil }
    lazy.sections.restoreState = { name, _, state in restored[name] = state as? String }
    lazy.sections.apply(Array(0..<1_000))
    lazy.frame()
    lazy.fixture.scroll(to: 60_000)
    lazy.fixture.scroll(to: 0)
    #expect(restored == [0: "0 0"])
  }

  @Test func aTableInASectionKeepsItsSelectionAndReusesItsCells() throws {
    let rows = Rows(500)
    let lazy = LazyFixture { name in
      let table = UITableView(frame: .zero, style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      (table.rowHeight, table.dataSource, table.tag) = (44, rows, name)
      return table
    }
    lazy.sections.apply(Array(0..<100))
    lazy.frame()
    let table = try #require(lazy.sections.view(for: 0) as? UITableView)
    #expect(table.visibleCells.count == 11)
    lazy.fixture.scroll(to: 5_000)
    table.selectRow(at: IndexPath(row: 114, section: 0), animated: false, scrollPosition: .none)
    lazy.sections.scroll(to: 3, animated: false)
    lazy.frame()
    #expect(lazy.container.visibleArrangedSubviews.map(\.tag) == [3] && table.superview == nil)
    #expect(lazy.container.visibleArrangedSubviews.first?.frame.minY == lazy.container.contentOffset.y)
    lazy.fixture.scroll(to: 21_000)
    lazy.fixture.scroll(to: 5_000)
    let again = try #require(lazy.sections.view(for: 0) as? UITableView)
    #expect(again !== table && again.indexPathForSelectedRow == IndexPath(row: 114, section: 0))
    #expect(again.visibleCells.count == 12 && again.contentOffset.y == 5_000)
  }

  @Test func wrongEstimatesMoveNothingThatShows() {
    for isUp in [false, true] {
      let lazy = LazyFixture()
      lazy.sections.apply(Array(0..<2_000))
      lazy.frame()
      // Everything below has its estimate; from the end upward everything above has.
      lazy.fixture.scroll(to: isUp ? 200_000 : 0)
      var frames = 0
      while frames < 600 {
        if !lazy.container.isDecelerating { lazy.flick(isUp ? 4_000 : -4_000) }
        let (before, offset) = (lazy.seen(), lazy.container.contentOffset.y)
        let next = lazy.container.predictedMotion?.contentOffset(after: 1.0 / 60)?.y ?? offset
        lazy.frame()
        frames += 1
        for (name, place) in lazy.seen() {
          guard let former = before[name] else { continue }
          #expect(
            abs(place - former - (offset - next)) < 0.51, "frame \(frames): \(name) went \(place - former), not \(offset - next)")
        }
      }
      #expect(lazy.mostLive < 16 && lazy.asked.count > 40, "\(lazy.asked.count)")
    }
  }

  /// From end to end, with fingers; each shelf is moved once, and found as it was left on the way back.
  @Test func tenThousandSectionsAreFlickedFromEndToEnd() throws {
    let lazy = LazyFixture { Strip($0) }
    lazy.sections.estimatedLength = 150
    lazy.sections.apply(Array(0..<10_000))
    lazy.container.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.9995)
    lazy.frame()
    var (moved, found, frames): (Set<Int>, Set<Int>, Int) = ([], [], 0)
    for direction in [-1, 1] as [CGFloat] {
      func isThere() -> Bool {
        direction < 0 ? lazy.container.bounds.maxY >= lazy.container.contentSize.height - 1 : lazy.container.contentOffset.y <= 1
      }
      while !isThere(), frames < 4_000 {
        if frames % 8 == 0 { lazy.flick(direction * 40_000) }
        lazy.frame()
        frames += 1
        let visible = lazy.container.visibleArrangedSubviews
        #expect(lazy.live.count <= visible.count + 4, "frame \(frames)")
        for case let strip as Strip in visible {
          let left = CGFloat(strip.tag % 97) + 1
          if direction < 0, moved.insert(strip.tag).inserted {
            strip.contentOffset.x = left
          } else if moved.contains(strip.tag) {
            if strip.contentOffset.x != left { Issue.record("\(strip.tag) at \(strip.contentOffset.x)") }
            if direction > 0 { found.insert(strip.tag) }
          }
        }
      }
      #expect(isThere(), "after \(frames) frames at \(lazy.container.contentOffset.y)")
    }
    #expect(moved.count > 2_000 && found.intersection(moved).count > 200 && lazy.mostLive <= 20, "\(lazy.mostLive)")
  }

  @Test func aScrollToASectionEndsExactlyThere() throws {
    for isAnimated in [true, false] {
      let lazy = LazyFixture()
      lazy.sections.apply(Array(0..<10_000))
      lazy.frame()
      for (name, position) in [(7_000, .start), (20, .center), (9_990, .end), (40, .nearest)]
        as [(Int, ContainerScrollView.ScrollPosition)]
      {
        lazy.sections.scroll(to: name, at: position, animated: isAnimated)
        try lazy.fixture.stage.settle()
        lazy.frame()
        let rect = lazy.sections.rect(for: name).offsetBy(dx: 0, dy: -lazy.container.contentOffset.y)
        let expected: CGFloat =
          switch position {
          case .start, .nearest: 0
          case .center: 240 - rect.height / 2
          case .end: 480 - rect.height
          }
        #expect(abs(rect.minY - expected) < 0.51, "\(name), animated \(isAnimated): at \(rect.minY), not \(expected)")
        #expect(lazy.sections.view(for: name)?.tag == name)
      }
    }
  }

  @Test func policiesKeepAsManyAsTheySay() {
    let lazy = LazyFixture()
    lazy.sections.apply(Array(0..<1_000))
    lazy.sections.retention = .sections(0)
    lazy.frame()
    #expect(lazy.live.count == lazy.container.visibleArrangedSubviews.count)
    lazy.sections.retention = .all
    for y in stride(from: 0, to: 4_000, by: 100) as StrideTo<CGFloat> { lazy.fixture.scroll(to: y) }
    let made = lazy.live.count
    #expect(made > 15)
    lazy.sections.retention = .distance(1_000)
    lazy.frame()
    for name in lazy.live {
      #expect(lazy.sections.rect(for: name).maxY >= lazy.container.bounds.minY - 1_000)
    }
    #expect(lazy.live.count < made && lazy.live.count > 8)
    lazy.sections.keepsView = { name, _ in name == lazy.live.min() }
    lazy.sections.retention = .sections(0)
    let kept = lazy.live.min()
    lazy.fixture.scroll(to: 100_000)
    #expect(lazy.live.min() == kept && lazy.sections.view(for: kept ?? 0)?.superview != nil)
  }

  @Test func theSectionWithTheFocusStays() throws {
    let lazy = LazyFixture { name in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      let field = FocusView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      view.addSubview(field)
      view.tag = name
      return view
    }
    lazy.sections.apply(Array(0..<1_000))
    lazy.frame()
    let field = try #require(lazy.sections.view(for: 1)?.subviews.first)
    #expect(field.becomeFirstResponder())
    lazy.fixture.scroll(to: 50_000)
    #expect(field.isFirstResponder && lazy.live.contains(1) && !lazy.live.contains(0))
    field.resignFirstResponder()
    lazy.fixture.scroll(to: 50_001)
    #expect(!lazy.live.contains(1))
  }

  @Test func sectionsStandBetweenTheChildrenAroundThem() {
    let fixture = ContainerFixture()
    let header = fixture.addView(height: 30)
    let sections = LazySections<String>(in: fixture.container) { _, _ in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 50)) }
    let footer = fixture.addView(height: 40)
    sections.estimatedLength = 50
    sections.apply((0..<100).map { "\($0)" })
    fixture.container.spacing = 10
    fixture.frame()
    #expect(fixture.container.rect(of: header).minY == 0)
    #expect(fixture.container.rect(of: footer).minY == 6_040)
    #expect(sections.rect(for: "99").minY == 5_980)
    let beside = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 5))
    fixture.container.insertArrangedSubview(beside, at: fixture.container.arrangedSubviews.count - 1)
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 7))
    fixture.container.insertArrangedSubview(first, at: 0)
    fixture.frame()
    #expect(fixture.container.rect(of: first).minY == 0 && fixture.container.rect(of: header).minY == 17)
    #expect(fixture.container.rect(of: beside).maxY + 10 == fixture.container.rect(of: footer).minY)
    fixture.container.setArrangedSubviews([footer, header], animated: false)
    fixture.frame()
    #expect(sections.identifiers.count == 100 && fixture.container.contentSize.height == 6_080)
    sections.removeFromContainer()
    fixture.frame()
    #expect(fixture.container.arrangedSubviews == [footer, header] && sections.container == nil)
  }

  @Test func aReloadAsksAgainInPlace() throws {
    final class Height { var value: CGFloat = 100 }
    let height = Height()
    let lazy = LazyFixture { name in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: height.value))
      view.tag = name
      return view
    }
    lazy.sections.apply(Array(0..<100))
    lazy.frame()
    lazy.fixture.scroll(to: 250)
    let before = lazy.seen()
    height.value = 260
    lazy.sections.reload([0, 1, 50])
    lazy.frame()
    lazy.frame()
    for (name, place) in lazy.seen() { #expect(place == before[name], "\(name)") }
    lazy.sections.reload(lazy.sections.identifiers)
    lazy.frame()
    #expect(lazy.seen().count == 2 || lazy.seen().count == 3)
    #expect(lazy.container.visibleArrangedSubviews.allSatisfy { $0.frame.height == 260 })
  }
}

private final class FocusView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
