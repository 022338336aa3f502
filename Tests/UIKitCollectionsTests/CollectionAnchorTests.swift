import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// Two collections hear the same fingers; items above the view of one of them come, go and change. What both show stays the same.
@MainActor @Suite(.serialized) struct CollectionAnchorTests {
  private static let motions = ["rest", "drag", "deceleration", "bounce", "animated"]

  /// SCROLLWORK_ANCHORS says how many cases; a failure prints the seed of its case.
  @Test func whatIsLookedAtStaysWhenItemsAboveChange() {
    let cases = ProcessInfo.processInfo.environment["SCROLLWORK_ANCHORS"].flatMap { UInt64($0) } ?? 150
    var compared = 0
    for seed in 0..<cases where !compare(seed, &compared) { return }
    // Now and then it comes to the beginning, where nothing is above.
    #expect(compared * 10 > cases * 8)
  }

  private func compare(_ seed: UInt64, _ compared: inout Int) -> Bool {
    var random = SeededGenerator(seed: seed)
    let motion = Self.motions[Int(seed % 5)]
    let direction = seed / 5 % 3 == 0 ? UICollectionView.ScrollDirection.vertical : .horizontal
    let isMirrored = seed / 5 % 3 == 2
    let lists = PlainLists([60, 60])
    let lengths = Dictionary(
      uniqueKeysWithValues: lists.sections.flatMap(\.rows).map { ($0, CGFloat(random.roll(40..<140)) / 2) })
    let (place, instant, rolls) = (random.between(0.4, 0.6), random.roll(1..<20), random.next())
    // The end of the content is at the left where it is mirrored.
    let isBack = random.roll(0..<2) == 0
    let pair = (0..<2).map { _ in
      let named = NamedCollection(lists, direction: direction, isMirrored: isMirrored)
      named.items.lengths = lengths
      named.stage.advance(by: 0)
      named.offset = motion == "bounce" ? (isMirrored ? 20 : named.end - 20) : (named.end * place).rounded()
      named.stage.advance(by: 1.0 / 60)
      begin(motion, named, motion == "bounce" ? isMirrored : isBack, instant)
      return named
    }
    var other = SeededGenerator(seed: rolls)
    let (plain, edited) = (pair[0], pair[1])
    let names = plain.items.lists.sections.flatMap(\.rows).filter { isInView($0, plain) }
    edit(edited, &other)
    compared += isAtBeginning(plain) || isAtBeginning(edited) || names.count < 3 ? 0 : 1
    return follow(
      plain, edited, names, "seed \(seed), \(motion)\(direction == .vertical ? "" : isMirrored ? ", mirrored" : ", across")")
  }

  /// Whether it begins where the view does, or after that; from the right, where it is mirrored.
  private func isInView(_ name: Int, _ named: NamedCollection) -> Bool {
    guard let start = named.shownStart(name) else { return false }
    let isMirrored = named.collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? start + (named.items.lengths?[name] ?? 0) <= 320 : start >= 0
  }

  private func begin(_ motion: String, _ named: NamedCollection, _ isBack: Bool, _ instant: Int) {
    let step: CGFloat = isBack ? 14 : -14
    func point(_ along: CGFloat) -> CGPoint { named.isSideways ? CGPoint(x: along, y: 100) : CGPoint(x: 100, y: along) }
    func touch(_ phase: UITouch.Phase, _ along: CGFloat) {
      named.stage.driver.touches([RawTouch(id: 0, phase: phase, location: point(along))], at: named.stage.time)
    }
    switch motion {
    case "rest": return
    case "animated":
      let target = named.offset - step * 30
      named.collection.setContentOffset(named.isSideways ? CGPoint(x: target, y: 0) : CGPoint(x: 0, y: target), animated: true)
    default:
      touch(.began, 160)
      for move in 1...10 {
        named.stage.advance(by: 0.008)
        touch(.moved, 160 + step * CGFloat(move))
      }
      if motion != "drag" { touch(.ended, 160 + step * 10) }
    }
    named.stage.advance(by: Double(instant) / 60)
  }

  /// Inserts, deletes, moves, or changes lengths, of items that end before the view begins.
  private func edit(_ named: NamedCollection, _ random: inout SeededGenerator) {
    let first = named.collection.indexPathsForVisibleItems.min() ?? item(0)
    let last = first.section == 0 ? first.item : 60
    var names = named.items.lists.sections[0].rows
    guard last > 12 else { return }
    let kind = random.roll(0..<4)
    let isAnimated = random.roll(0..<3) > 0
    let rolls = random.next()
    let change = { @MainActor in
      var random = SeededGenerator(seed: rolls)
      var updates: () -> Void = {}
      switch kind {
      case 0:
        let places = Set((0..<random.roll(1..<6)).map { $0 + random.roll(0..<last - 6) }).sorted()
        for place in places { names.insert(named.items.lists.newName(), at: place) }
        updates = { named.collection.insertItems(at: places.map { item($0) }) }
      case 1:
        let places = Set((0..<random.roll(1..<6)).map { _ in random.roll(0..<last - 1) })
        for place in places.sorted().reversed() { names.remove(at: place) }
        updates = { named.collection.deleteItems(at: places.map { item($0) }) }
      case 2:
        let places = Set((0..<4).map { _ in random.roll(0..<last - 1) })
        for place in places { named.items.lengths?[names[place]] = CGFloat(random.roll(20..<180)) / 2 }
        updates = { named.collection.reloadItems(at: places.map { item($0) }) }
      default:
        let (source, goal) = (random.roll(0..<last - 1), random.roll(0..<last - 1))
        names.insert(names.remove(at: source), at: goal)
        updates = { named.collection.moveItem(at: item(source), to: item(goal)) }
      }
      named.collection.performBatchUpdates {
        named.items.lists.sections[0].rows = names
        updates()
      }
    }
    isAnimated ? change() : UIView.performWithoutAnimation { change() }
  }

  /// At every frame each of the items stands where it stands in the other, to half a pixel.
  private func follow(_ plain: NamedCollection, _ edited: NamedCollection, _ names: [Int], _ story: String) -> Bool {
    var frames = 0
    while frames < 120, frames == 0 || plain.stage.isBusy || edited.stage.isBusy {
      for named in [plain, edited] { named.stage.advance(by: 1.0 / 60) }
      frames += 1
      if isAtBeginning(plain) || isAtBeginning(edited) { return true }
      for name in names {
        guard let mine = plain.shownStart(name), let theirs = edited.shownStart(name) else { continue }
        if abs(mine - theirs) >= 0.25 {
          Issue.record("\(story), frame \(frames): item \(name) at \(theirs), not \(mine)")
          return false
        }
      }
      if plain.collection.isDecelerating != edited.collection.isDecelerating {
        Issue.record("\(story), frame \(frames): one of them has stopped")
        return false
      }
    }
    return true
  }

  private func isAtBeginning(_ named: NamedCollection) -> Bool {
    let isMirrored = named.collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? named.offset > named.end - 60 : named.offset < 60
  }

  /// The offset has changed since the last layout: the first item that the bounds show now keeps its place.
  @Test(arguments: [false, true]) func anItemDeletedAfterAJumpAndBeforeItsLayoutMovesTheOffset(isAnimated: Bool) throws {
    let named = NamedCollection(PlainLists([400]), direction: .vertical, isMirrored: false)
    named.stage.advance(by: 0)
    let (collection, name) = (named.collection, named.items.lists.sections[0].rows[200])
    let target = try #require(collection.layoutAttributesForItem(at: path(200))).frame.minY
    collection.contentOffset.y = target - 40
    named.items.lists.sections[0].rows.removeSubrange(80..<84)
    let change: @MainActor () -> Void = { collection.deleteItems(at: (80..<84).map { path($0) }) }
    isAnimated ? change() : UIView.performWithoutAnimation(change)
    named.stage.settle()
    #expect(named.shownStart(name) == 40)
  }
}
