import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

/// Two tables hear the same fingers; rows above the view of one of them come, go and change. What both show stays the same.
@MainActor @Suite(.serialized) struct TableAnchorTests {
  private static let motions = ["rest", "drag", "deceleration", "bounce", "animated"]

  /// SCROLLWORK_ANCHORS says how many cases; a failure prints the seed of its case.
  @Test func whatIsLookedAtStaysWhenRowsAboveChange() {
    let cases = ProcessInfo.processInfo.environment["SCROLLWORK_ANCHORS"].flatMap { UInt64($0) } ?? 100
    for seed in 0..<cases where !compare(seed) { return }
  }

  private func compare(_ seed: UInt64) -> Bool {
    var random = SeededGenerator(seed: seed)
    let motion = Self.motions[Int(seed % 5)]
    let lists = PlainLists([60, 60])
    let (plain, edited) = (NamedTable(lists), NamedTable(lists))
    let start = motion == "bounce" ? CGFloat(3600 + 56 - 500) : CGFloat(random.between(1300, 1700))
    let (instant, isUp, rolls) = (random.roll(1..<20), random.roll(0..<2) == 0, random.next())
    for named in [plain, edited] {
      named.table.contentOffset.y = start
      named.stage.advance(by: 1.0 / 60)
      begin(motion, named, isUp, instant)
    }
    var other = SeededGenerator(seed: rolls)
    edit(edited, &other)
    return follow(plain, edited, "seed \(seed), \(motion)")
  }

  private func begin(_ motion: String, _ named: NamedTable, _ isUp: Bool, _ instant: Int) {
    let step: CGFloat = isUp || motion == "bounce" ? -14 : 14
    switch motion {
    case "rest": return
    case "animated": named.table.setContentOffset(CGPoint(x: 0, y: named.table.contentOffset.y + step * 30), animated: true)
    default:
      named.touch(.began, CGPoint(x: 100, y: 240))
      for move in 1...10 {
        named.stage.advance(by: 0.008)
        named.touch(.moved, CGPoint(x: 100, y: 240 + step * CGFloat(move)))
      }
      if motion != "drag" { named.touch(.ended, CGPoint(x: 100, y: 240 + step * 10)) }
    }
    named.stage.advance(by: Double(instant) / 60)
  }

  /// Inserts, deletes, moves, or changes heights, of rows that end above the view.
  private func edit(_ named: NamedTable, _ random: inout SeededGenerator) {
    let last = (named.table.indexPathsForVisibleRows?.first).map { $0.section == 0 ? $0.row : 60 } ?? 0
    let animation: UITableView.RowAnimation = random.roll(0..<2) == 0 ? .fade : .top
    var rows = named.rows.lists.sections[0].rows
    named.table.beginUpdates()
    switch random.roll(0..<4) {
    case 0:
      let places = Set((0..<random.roll(1..<6)).map { $0 + random.roll(0..<last - 6) })
      for place in places.sorted() { rows.insert(named.rows.lists.newName(), at: place) }
      named.table.insertRows(at: places.map { path($0) }, with: animation)
    case 1:
      let places = Set((0..<random.roll(1..<6)).map { _ in random.roll(0..<last - 1) })
      for place in places.sorted().reversed() { rows.remove(at: place) }
      named.table.deleteRows(at: places.map { path($0) }, with: animation)
    case 2:
      for _ in 0..<4 { named.rows.heights[rows[random.roll(0..<last)]] = CGFloat(random.roll(10..<90)) }
    default:
      let (source, goal) = (random.roll(0..<last - 1), random.roll(0..<last - 1))
      rows.insert(rows.remove(at: source), at: goal)
      named.table.moveRow(at: path(source), to: path(goal))
    }
    named.rows.lists.sections[0].rows = rows
    named.table.endUpdates()
  }

  /// At every frame each row that both show stands where it stands in the other, to half a pixel.
  private func follow(_ plain: NamedTable, _ edited: NamedTable, _ story: String) -> Bool {
    let first = plain.table.indexPathsForVisibleRows?.first ?? path(0)
    let above = Set(first.section == 0 ? plain.rows.lists.sections[0].rows[..<first.row] : [])
    var frames = 0
    while frames < 120, frames == 0 || plain.stage.isBusy || edited.stage.isBusy {
      if plain.table.contentOffset.y < 60 || edited.table.contentOffset.y < 60 { return true }
      for cell in plain.table.visibleCells {
        guard let name = cell.textLabel?.text?.split(separator: ".").first.flatMap({ Int($0) }) else { continue }
        guard let mine = plain.shownTop(name), let theirs = edited.shownTop(name) else { continue }
        // Rows that were above the view have changed, and one that is partly above it may.
        if mine < 0 || above.contains(name) { continue }
        if abs(mine - theirs) >= 0.25 {
          Issue.record("\(story), frame \(frames): row \(name) at \(theirs), not \(mine)")
          return false
        }
      }
      for named in [plain, edited] { named.stage.advance(by: 1.0 / 60) }
      frames += 1
    }
    return true
  }

  @Test func atTheTopNewRowsComeIntoView() {
    let named = NamedTable(PlainLists([40]))
    let name = named.rows.lists.newName()
    named.rows.lists.sections[0].rows.insert(name, at: 0)
    named.table.insertRows(at: [path(0)], with: .fade)
    named.stage.settle()
    #expect(named.table.contentOffset.y == 0 && named.shownTop(name) == 28)
  }

  @Test func aRunningFlickKeepsItsSpeedAndItsRest() {
    let named = NamedTable(PlainLists([200]))
    named.table.contentOffset.y = 2_000
    named.stage.advance(by: 1.0 / 60)
    begin("deceleration", named, true, 4)
    let (rest, offset) = (named.table.predictedMotion?.restingOffset.y ?? 0, named.table.contentOffset.y)
    for _ in 0..<10 { named.rows.lists.sections[0].rows.insert(named.rows.lists.newName(), at: 0) }
    named.table.insertRows(at: (0..<10).map { path($0) }, with: .fade)
    #expect(named.table.isDecelerating && named.table.contentOffset.y == offset + 300)
    #expect(abs((named.table.predictedMotion?.restingOffset.y ?? 0) - rest - 300) < 1e-6)
  }

  /// The offset has changed since the last layout: the first row that the bounds show now keeps its place.
  @Test func aRowDeletedAfterAJumpAndBeforeItsLayoutMovesTheOffset() throws {
    let named = NamedTable(PlainLists([200]))
    let (table, name) = (named.table, named.rows.lists.sections[0].rows[100])
    table.contentOffset.y = table.rectForRow(at: path(100)).minY - 40
    named.rows.lists.sections[0].rows.remove(at: 50)
    UIView.performWithoutAnimation { table.deleteRows(at: [path(50)], with: .none) }
    named.stage.advance(by: 0)
    #expect(named.shownTop(name) == 40)
  }
}

extension NamedTable {
  func touch(_ phase: UITouch.Phase, _ point: CGPoint) {
    stage.driver.touches([RawTouch(id: 0, phase: phase, location: point)], at: stage.time)
  }
}
