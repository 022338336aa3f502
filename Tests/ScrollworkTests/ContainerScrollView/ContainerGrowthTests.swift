import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Containers that are anchored at their end.
@MainActor @Suite struct ContainerGrowthTests {
  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }
  private var end: CGFloat { container.contentSize.height - container.bounds.height + container.contentInset.bottom }

  init() { container.growthAnchor = .end }

  private func makeChat(_ count: Int) -> (Rows, UITableView) {
    let rows = Rows(count)
    fixture.addView(height: 44)
    let table = fixture.addTable(rows)
    fixture.frame()
    return (rows, table)
  }

  @Test func itBeginsAtTheEnd() {
    _ = makeChat(100)
    #expect(container.contentOffset.y == 3_964)
  }

  @Test func newRowsAndChildrenAreFollowedIfTheEndShows() throws {
    let (rows, table) = makeChat(100)
    rows.count += 1
    table.insertRows(at: [IndexPath(row: 100, section: 0)], with: .fade)
    try fixture.stage.settle()
    #expect(container.contentOffset.y == end && container.contentSize.height == 44 * 102)
    fixture.addView(height: 70)
    fixture.frame()
    #expect(container.contentOffset.y == end && container.contentSize.height == 44 * 102 + 70)
  }

  @Test func aNewRowAtTheEndMovesTheOthersUpWithinTheAnimation() throws {
    let (rows, table) = makeChat(100)
    let cell = try #require(table.visibleCells.last)
    rows.count += 1
    table.insertRows(at: [IndexPath(row: 100, section: 0)], with: .fade)
    var places: [CGFloat] = []
    for _ in 0..<40 {
      fixture.frame()
      var (place, layer) = (0 as CGFloat, cell.layer)
      while layer !== container.layer, let parent = layer.superlayer {
        place += (layer.presentation() ?? layer).frame.minY - (parent.presentation() ?? parent).bounds.minY
        layer = parent
      }
      places.append(place)
    }
    #expect(places[0] > 400 && places[0] <= 436 && abs(places[39] - 392) < 0.51)
    for (place, next) in zip(places, places.dropFirst()) { #expect(next <= place + 0.01 && place - next < 15) }
  }

  @Test func newRowsAreNotFollowedIfTheEndDoesNotShow() throws {
    let (rows, table) = makeChat(100)
    fixture.scroll(to: 1_000)
    rows.count += 3
    table.insertRows(at: (100..<103).map { IndexPath(row: $0, section: 0) }, with: .none)
    fixture.addView(height: 70)
    try fixture.stage.settle()
    #expect(container.contentOffset.y == 1_000)
  }

  /// The first of the two batches ends with a placement in which the end nearly shows.
  @Test(arguments: [44.5, 45, 46] as [CGFloat]) func batchesOfAnUpdateAreFollowedIfTheEndShowedBeforeIt(distance: CGFloat) throws
  {
    let (rows, table) = makeChat(100)
    fixture.scroll(to: end - distance)
    let (offset, last) = (container.contentOffset.y, [IndexPath(row: 99, section: 0)])
    container.performUpdates {
      rows.count = 99
      table.deleteRows(at: last, with: .fade)
      rows.count = 100
      table.insertRows(at: last, with: .fade)
    }
    try fixture.stage.settle()
    #expect(container.contentOffset.y == offset && offset == 3_964 - distance)
    // A change outside of an update looks for itself.
    rows.count = 99
    table.deleteRows(at: last, with: .fade)
    fixture.frame()
    rows.count = 100
    table.insertRows(at: last, with: .fade)
    try fixture.stage.settle()
    #expect(container.contentOffset.y == (distance > 45 ? offset : offset + 44))
  }

  @Test(arguments: [700, 1_500] as [CGFloat])
  func olderRowsComeInAboveWithoutAMove(at offset: CGFloat) throws {
    let (rows, table) = makeChat(100)
    fixture.scroll(to: offset)
    let row = try #require(table.visibleCells.dropFirst(2).first.flatMap { table.indexPath(for: $0)?.row })
    func top(ofRow row: Int) -> CGFloat {
      container.rect(of: table).minY + table.rectForRow(at: IndexPath(row: row, section: 0)).minY - container.contentOffset.y
    }
    let place = top(ofRow: row)
    rows.count += 30
    UIView.performWithoutAnimation { table.insertRows(at: (0..<30).map { IndexPath(row: $0, section: 0) }, with: .none) }
    fixture.frame()
    #expect(abs(top(ofRow: row + 30) - place) < 0.26)
    container.insertArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 333)), at: 0)
    fixture.frame()
    #expect(abs(top(ofRow: row + 30) - place) < 0.26)
  }

  /// The first row shows, in the middle of the screen or at its start, and so do others; in an animation or without.
  @Test(arguments: [0, 120, 300] as [CGFloat], [false, true])
  func olderRowsComeInAboveTheFirstOneWithoutAMove(height: CGFloat, isAnimated: Bool) throws {
    if height > 0 { fixture.addView(height: height) }
    let rows = Rows(60)
    let table = fixture.addTable(rows)
    fixture.frame()
    fixture.scroll(to: 0)
    let cell = try #require(table.visibleCells.dropFirst(1).first)
    let place = cell.convert(CGPoint.zero, to: nil).y
    for count in [20, 1] {
      rows.count += count
      let insert: @MainActor () -> Void = {
        table.insertRows(at: (0..<count).map { IndexPath(row: $0, section: 0) }, with: isAnimated ? .fade : .none)
      }
      isAnimated ? insert() : UIView.performWithoutAnimation(insert)
      for frame in 0..<40 {
        fixture.frame()
        #expect(cell.superview === table && abs(top(cell) - place) < 0.51, "frame \(frame): from \(place) to \(top(cell))")
      }
    }
    #expect(table.indexPath(for: cell)?.row == 22)
  }

  /// Where the view is drawn on the screen.
  private func top(_ view: UIView) -> CGFloat {
    var (place, layer) = (0 as CGFloat, view.layer)
    while layer !== container.layer, let parent = layer.superlayer {
      place += (layer.presentation() ?? layer).frame.minY - (parent.presentation() ?? parent).bounds.minY
      layer = parent
    }
    return place
  }

  @Test func itemsOfACollectionComeInAboveTheFirstOneWithoutAMove() throws {
    let items = Items(60)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 50)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    fixture.addView(height: 44)
    container.addArrangedSubview(collection)
    fixture.frame()
    fixture.scroll(to: 0)
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    let place = top(cell)
    items.count += 15
    collection.performBatchUpdates { collection.insertItems(at: (0..<15).map { IndexPath(item: $0, section: 0) }) }
    for _ in 0..<40 {
      fixture.frame()
      #expect(cell.superview === collection && abs(top(cell) - place) < 0.51, "at \(top(cell)), not \(place)")
    }
    #expect(collection.indexPath(for: cell)?.item == 17)
  }

  /// Rows and children that come and go in mid-fling, above and below.
  @Test(arguments: [ScrollAnchor.start, .end])
  func editsInMidFlingLeaveTheVelocityAsItIs(anchor: ScrollAnchor) throws {
    container.growthAnchor = anchor
    let (rows, table) = makeChat(1_000)
    for _ in 0..<40 { fixture.addView(height: 100) }
    fixture.scroll(to: 20_000)
    fixture.stage.flick(from: CGPoint(x: 160, y: 400), velocity: CGPoint(x: 0, y: -4_000))
    fixture.frame()
    for step in 0..<30 {
      let motion = try #require(container.predictedMotion)
      let (offset, left) = (container.contentOffset.y, try #require(motion.timeUntilRest))
      let way = motion.restingOffset.y - offset
      UIView.performWithoutAnimation {
        switch step % 4 {
        case 0:
          rows.count += 3
          table.insertRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .none)
        case 1: container.insertArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 77)), at: 0)
        case 2: container.removeArrangedSubview(container.arrangedSubviews[container.arrangedSubviews.count - 1])
        default:
          rows.count -= 2
          table.deleteRows(at: (0..<2).map { IndexPath(row: $0, section: 0) }, with: .none)
        }
      }
      container.layoutIfNeeded()
      let now = try #require(container.predictedMotion)
      let velocity = (way, left)
      #expect(abs(now.restingOffset.y - container.contentOffset.y - velocity.0) < 1e-6, "step \(step)")
      #expect(abs((now.timeUntilRest ?? 0) - velocity.1) < 1e-6, "step \(step)")
      fixture.frame()
    }
  }

  @Test func aLowerWindowAndAKeyboardKeepTheLastLine() {
    _ = makeChat(100)
    for height in [300, 200, 480, 640] as [CGFloat] {
      container.frame.size.height = height
      fixture.frame()
      #expect(container.contentOffset.y == end, "height \(height)")
    }
    container.frame.size.height = 480
    fixture.frame()
    container.contentInset.bottom = 216
    fixture.frame()
    #expect(container.contentOffset.y == end)
    container.contentInset.bottom = 0
    fixture.frame()
    #expect(container.contentOffset.y == end)
    fixture.scroll(to: 1_000)
    container.contentInset.bottom = 216
    fixture.frame()
    #expect(container.contentOffset.y == 1_216)
  }

  @Test func contentThatIsShorterThanTheViewportBeginsAtTheTop() {
    fixture.addView(height: 100)
    fixture.frame()
    #expect(container.contentOffset.y == 0)
    for _ in 0..<5 { fixture.addView(height: 100) }
    fixture.frame()
    #expect(container.contentOffset.y == 120)
  }

  // MARK: At random

  /// Every edit in a drag, a fling, a bounce, a glide and under a wheel, above and below: what shows keeps its place.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func editsInMotionMoveNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (names, sizes) = (0, SeededGenerator(seed: seed + 1_000))
    func makeChild() -> UIView {
      names += 1
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: CGFloat(sizes.roll(20..<300)) / 2))
      view.tag = names
      return view
    }
    for _ in 0..<60 { container.addArrangedSubview(makeChild()) }
    fixture.frame()
    var (edits, moving, isDown, point) = (0, 0, false, CGPoint.zero)
    for step in 0..<400 {
      drive(&random, &isDown, &point)
      for _ in 0..<random.roll(1..<4) { fixture.frame() }
      container.layoutIfNeeded()
      let (before, distance) = (seen(), container.contentSize.height - container.bounds.maxY)
      let isAtEnd = distance <= 1
      let isAbove = random.roll(0..<2) == 0
      edit(isAbove, makeChild, &random)
      container.layoutIfNeeded()
      edits += 1
      if container.predictedMotion != nil { moving += 1 }
      let after = seen()
      if isAtEnd && !isAbove {
        let now = container.contentSize.height - container.bounds.maxY
        if abs(now - distance) >= 0.5 { return report(seed, step, "the end moved from \(distance) to \(now)") }
      } else if let (name, place) = before.max(by: { $0.value < $1.value }), let now = after[name], abs(now - place) >= 0.5 {
        return report(seed, step, "\(name) moved from \(place) to \(now)")
      }
    }
    #expect(edits == 400 && moving > 50, "seed \(seed): \(moving)")
  }

  private func report(_ seed: UInt64, _ step: Int, _ text: String) { Issue.record("seed \(seed), step \(step): \(text)") }

  private func seen() -> [Int: CGFloat] {
    Dictionary(
      container.visibleArrangedSubviews.map { ($0.tag, $0.frame.minY - container.contentOffset.y) },
      uniquingKeysWith: { first, _ in first })
  }

  private func drive(_ random: inout SeededGenerator, _ isDown: inout Bool, _ point: inout CGPoint) {
    let stage = fixture.stage
    if isDown {
      point.y += CGFloat(random.roll(-60..<60))
      stage.touch(.moved, at: point)
      if random.roll(0..<5) == 0 {
        isDown = false
        stage.touch(.ended, at: point)
      }
      return
    }
    switch random.roll(0..<6) {
    case 0:
      (isDown, point) = (true, CGPoint(x: 160, y: 240))
      stage.touch(.began, at: point)
    case 1: stage.flick(from: CGPoint(x: 160, y: 240), velocity: CGPoint(x: 0, y: CGFloat(random.roll(-4_000..<4_000))))
    case 2: stage.scrollWheel(by: CGPoint(x: 0, y: CGFloat(random.roll(-3..<4))), at: CGPoint(x: 160, y: 240))
    case 3: container.setContentOffset(CGPoint(x: 0, y: random.roll(0..<2) == 0 ? end : end / 2), animated: true)
    default: break
    }
  }

  private func edit(_ isAbove: Bool, _ make: () -> UIView, _ random: inout SeededGenerator) {
    let views = container.arrangedSubviews
    let visible = container.visibleArrangedSubviews
    guard let first = visible.first.flatMap({ views.firstIndex(of: $0) }),
      let last = visible.last.flatMap({ views.firstIndex(of: $0) })
    else { return container.addArrangedSubview(make()) }
    if !isAbove {
      if last + 1 < views.count, views.count > 70 { return container.removeArrangedSubview(views[views.count - 1]) }
      return container.addArrangedSubview(make())
    }
    switch random.roll(0..<4) {
    case 0 where first > 0 && views.count > 50: container.removeArrangedSubview(views[random.roll(0..<first)])
    case 1 where first > 0: views[random.roll(0..<first)].frame.size.height = CGFloat(random.roll(20..<300)) / 2
    default: container.insertArrangedSubview(make(), at: first == 0 ? 0 : random.roll(0..<first))
    }
  }
}
