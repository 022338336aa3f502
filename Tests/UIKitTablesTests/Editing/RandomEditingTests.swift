import UIKitControls
import Foundation
import ManualHost
import QuartzCore
import TestSupport
import Testing
import UIKitCore
import UIKitListTestSupport
import UIKitGraphics
import UIKitLists
import UIKitTables

/// Whatever fingers and code do to a table that is edited, it ends up as its data say. A failure prints its seed.
@MainActor @Suite(.serialized) struct RandomEditingTests {
  @Test(arguments: [false, true]) func theTableEndsAsItsDataSay(isMirrored: Bool) {
    for seed in 0..<40 where !live(UInt64(seed), isMirrored: isMirrored) { return }
  }

  private func live(_ seed: UInt64, isMirrored: Bool) -> Bool {
    var random = SeededGenerator(seed: seed)
    let fixture = EditableTable(
      (0..<random.roll(1..<4)).map { section in (0..<random.roll(0..<15)).map { "\(section)/\($0)" } }, isMirrored: isMirrored)
    var made = 0
    fixture.rows.leading = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "a") { _, _, done in done(true) }
    ])
    fixture.rows.canEdit = { $0.row % 4 != 3 }
    for _ in 0..<12 {
      if random.roll(0..<3) == 0 { change(fixture, &random, &made) } else { touch(fixture, &random, &made) }
      if random.roll(0..<3) == 0 { fixture.stage.settle() } else { fixture.stage.advance(by: random.between(0, 0.2)) }
    }
    fixture.table.setEditing(false, animated: random.roll(0..<2) == 0)
    guard fixture.stage.settle() else {
      Issue.record("seed \(seed): it does not come to rest")
      return false
    }
    if let wrong = contradiction(fixture) {
      Issue.record("seed \(seed): \(wrong)")
      return false
    }
    return true
  }

  // MARK: What happens

  /// A finger comes down somewhere, goes somewhere in a few steps, and leaves; code may do something meanwhile.
  private func touch(_ fixture: EditableTable, _ random: inout SeededGenerator, _ made: inout Int) {
    let xs: [Double] = [10, 27, 100, 290, 310]
    let start = CGPoint(x: xs[random.roll(0..<5)], y: random.between(5, 475))
    let end = random.roll(0..<3) == 0 ? start : CGPoint(x: random.between(5, 315), y: random.between(-20, 500))
    let isStraight = random.roll(0..<2) == 0
    fixture.stage.touch(.began, at: start)
    let steps = random.roll(1..<25)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let y = isStraight ? start.y : start.y + (end.y - start.y) * part
      fixture.stage.touch(.moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: y))
      fixture.stage.advance(by: 1.0 / 60)
      if random.roll(0..<40) == 0 { change(fixture, &random, &made) }
    }
    fixture.stage.touch(random.roll(0..<6) == 0 ? .cancelled : .ended, at: CGPoint(x: end.x, y: isStraight ? start.y : end.y))
  }

  private func change(_ fixture: EditableTable, _ random: inout SeededGenerator, _ made: inout Int) {
    let (table, rows) = (fixture.table, fixture.rows)
    let section = random.roll(0..<rows.lists.count)
    switch random.roll(0..<6) {
    case 0, 1: table.setEditing(!table.isEditing, animated: random.roll(0..<2) == 0)
    case 2:
      made += 1
      let row = random.roll(0..<rows.lists[section].count + 1)
      rows.lists[section].insert("new \(made)", at: row)
      table.insertRows(at: [path(row, section)], with: .fade)
    case 3 where !rows.lists[section].isEmpty:
      let row = random.roll(0..<rows.lists[section].count)
      rows.lists[section].remove(at: row)
      table.deleteRows(at: [path(row, section)], with: .left)
    case 4:
      rows.lists[section].shuffle(using: &random)
      table.reloadData()
    default: table.setContentOffset(CGPoint(x: 0, y: random.between(0, 300)), animated: random.roll(0..<2) == 0)
    }
  }

  // MARK: What must hold

  private func contradiction(_ fixture: EditableTable) -> String? {
    let (table, rows) = (fixture.table, fixture.rows)
    for section in rows.lists.indices where table.numberOfRows(inSection: section) != rows.lists[section].count {
      return "\(table.numberOfRows(inSection: section)) rows in section \(section)"
    }
    let paths = table.indexPathsForRows(in: table.bounds) ?? []
    guard table.indexPathsForVisibleRows ?? [] == paths else { return "visible: \(table.indexPathsForVisibleRows ?? [])" }
    for path in paths {
      guard let cell = table.cellForRow(at: path) else { return "no cell at \(path)" }
      if cell.textLabel?.text != rows.lists[path.section][path.row] { return "\(cell.textLabel?.text ?? "") at \(path)" }
      if cell.frame != table.rectForRow(at: path) { return "row \(path) at \(cell.frame)" }
      if cell.contentView.frame != cell.bounds { return "the content of row \(path) at \(cell.contentView.frame)" }
      let state = cell.configurationState
      if state.isEditing || state.isSwiped || state.isReordering { return "row \(path): \(state)" }
      if cell.layer.zPosition != 0 || cell.layer.shadowOpacity != 0 { return "row \(path) is still lifted" }
    }
    let cells = table.subviews.count { $0 is UITableViewCell }
    if cells != paths.count { return "\(cells) cells for \(paths.count) rows" }
    let (begun, ended) = ("willBegin ", "didEnd ")
    let messages = [begun, ended].map { prefix in rows.log.count { $0.hasPrefix(prefix) } }
    return messages[0] == messages[1] ? nil : "\(messages[0]) rows began to be edited, \(messages[1]) ended"
  }
}
