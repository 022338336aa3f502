import CoreGraphics
import Foundation
import ListModel
import ManualHost
import TestSupport
import UIKit

/// As tall as its row wants to be at the width that it gets.
final class WillingCell: UITableViewCell {
  var wanted: (_ width: CGFloat) -> CGFloat = { _ in 44 }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wanted(size.width)) }
}

/// A table whose rows change at random, also from inside everything that it says or asks; the rows themselves are a plain array.
@MainActor final class RandomTable: ListState {
  enum Heights: CaseIterable { case uniform, delegate, automatic, estimated }

  let table: UITableView
  let heights: Heights
  let hasHeaders: Bool

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    heights = Heights.allCases[random.roll(0..<4)]
    hasHeaders = random.roll(0..<2) == 0
    var counts: [Int] = []
    for _ in 0..<random.roll(0..<4) { counts.append(random.roll(0..<30)) }
    table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: random.roll(0..<3) == 0 ? .grouped : .plain)
    super.init(PlainLists(counts), random)
    table.register(WillingCell.self, forCellReuseIdentifier: "cell")
    table.allowsMultipleSelection = true
    table.updatePolicy = .recovering
    table.updateReportHandler = { [unowned self] report in hear(report) }
    table.rowHeight = heights == .automatic ? UITableView.automaticDimension : 40
    table.estimatedRowHeight = 40
    table.sectionHeaderTopPadding = 0
    table.contentInset.top = self.random.roll(0..<3) == 0 ? 30 : 0
    table.dataSource = self
    table.delegate = self
    table.prefetchDataSource = self
    stage.window.addSubview(table)
    stage.advance(by: 0)
  }

  override func makeStrict() { table.updatePolicy = .strict }

  // MARK: What rows are

  func text(_ name: Int) -> String { "\(name).\(versions[name] ?? 0)" }

  func height(_ name: Int, width: CGFloat) -> CGFloat {
    if heights == .uniform { return 40 }
    let own = CGFloat(20 + (name * 37 + (versions[name] ?? 0) * 13) % 70)
    return heights == .automatic && width > 400 ? own / 2 : own
  }

  // MARK: Actions

  func act() {
    let call = random.roll(0..<14)
    calledLast.append("act \(call)")
    switch call {
    case 0...5: batch()
    case 6:
      lists = RandomBatch(lists, &random).after
      reload()
    case 7: scroll(animated: random.roll(0..<2) == 0)
    case 8: if let path = paths.randomElement(using: &random) { scrollToRow(path) }
    case 9: table.layoutIfNeeded()
    case 10: select()
    case 11: empty()
    case 12:
      table.removeFromSuperview()
      stage.window.addSubview(table)
    default: resizeCell()
    }
  }

  /// - Returns: what it told the table; nil for an illegal batch.
  @discardableResult func batch() -> ListUpdates? {
    batches += 1
    var told: ListUpdates?
    let isAnimated = random.roll(0..<4) > 0
    let animation = UITableView.RowAnimation(rawValue: random.roll(0..<7)) ?? .automatic
    let change = { [self] in
      table.performBatchUpdates { [self] in
        let batch = anyBatch()
        take(batch.truth)
        say(batch.told, animation)
        told = batch.isLegal ? batch.told : nil
      } completion: { [self] _ in
        completions += 1
        hear("completion")
      }
    }
    calledLast.append("batch, animated: \(isAnimated)")
    isAnimated ? change() : UIView.performWithoutAnimation { change() }
    return told
  }

  func updateFromInside() {
    batches += 1
    table.performBatchUpdates { [self] in
      let batch = RandomBatch(lists, &random)
      take(batch)
      say(batch.updates, .fade)
    } completion: { [self] _ in
      completions += 1
    }
  }

  /// Deletes every section at once.
  private func empty() {
    batches += 1
    if isAnswering { willBeIllegal() }
    table.performBatchUpdates { [self] in
      let sections = IndexSet(lists.sections.indices)
      (lists.sections, selected) = ([], [])
      table.deleteSections(sections, with: .fade)
    } completion: { [self] _ in
      completions += 1
    }
  }

  private func take(_ batch: RandomBatch) {
    for row in batch.updates.reloadedRows {
      versions[lists[row], default: 0] += 1
      selected.remove(lists[row])
    }
    let deselected = Set(batch.updates.reloadedSections)
    for section in deselected { selected.subtract(lists.sections[section].rows) }
    lists = batch.after
    selected.formIntersection(lists.sections.flatMap(\.rows))
  }

  private func say(_ updates: ListUpdates, _ animation: UITableView.RowAnimation) {
    func path(_ row: RowPosition) -> IndexPath { IndexPath(row: row.row, section: row.section) }
    table.insertSections(sections(updates.insertedSections), with: animation)
    table.deleteSections(sections(updates.deletedSections), with: animation)
    table.reloadSections(sections(updates.reloadedSections), with: animation)
    for move in updates.movedSections { table.moveSection(move.source, toSection: move.destination) }
    table.reloadRows(at: updates.reloadedRows.map(path), with: animation)
    table.insertRows(at: updates.insertedRows.map(path), with: animation)
    for move in updates.movedRows { table.moveRow(at: path(move.source), to: path(move.destination)) }
    table.deleteRows(at: updates.deletedRows.map(path), with: animation)
  }

  func reload() {
    selected = []
    table.reloadData()
  }

  func scroll(animated: Bool) {
    let top = -table.contentInset.top
    let last = max(top, table.contentSize.height - table.bounds.height)
    let target = CGPoint(x: 0, y: min(last, random.between(top, last).rounded()))
    calledLast.append("scroll to \(target.y), animated: \(animated)")
    animated ? table.setContentOffset(target, animated: true) : (table.contentOffset = target)
  }

  private func scrollToRow(_ path: IndexPath) {
    let animated = random.roll(0..<2) == 0
    // Asking loads what the table has not heard of.
    guard path.section < table.numberOfSections, path.row < table.numberOfRows(inSection: path.section) else { return }
    table.scrollToRow(at: path, at: [.top, .middle, .bottom, .none][random.roll(0..<4)], animated: animated)
  }

  private func select() {
    load { table.numberOfSections }
    guard let path = paths.randomElement(using: &random) else { return }
    selected.insert(name(path))
    table.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  private func resizeCell() {
    guard heights == .automatic, let cell = table.visibleCells.randomElement(using: &random),
      let path = table.indexPath(for: cell), exists(path)
    else { return }
    versions[name(path), default: 0] += 1
    cell.textLabel?.text = text(name(path))
    cell.invalidateIntrinsicContentSize()
  }
}

// MARK: - What the table asks and says

extension RandomTable: UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
  func numberOfSections(in tableView: UITableView) -> Int { lists.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    answer("numberOfRows")
    // An update from inside a question may have taken the section away; the list asks again afterwards.
    return lists.sections.indices.contains(section) ? lists.sections[section].rows.count : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = name(indexPath)
    answer("cellForRow")
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as? WillingCell else {
      return UITableViewCell()
    }
    cell.textLabel?.text = text(name)
    cell.wanted = { [unowned self] width in height(name, width: width) }
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if heights == .uniform { return .notImplemented }
    if !exists(indexPath) { return 40 }
    let name = name(indexPath)
    if heights == .estimated { answer("heightForRow") }
    return heights == .automatic ? UITableView.automaticDimension : height(name, width: table.bounds.width)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    // The answer of a method that nobody wrote.
    heights == .estimated ? 40 : .notImplemented
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { hasHeaders ? 20 : 0 }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { hasHeaders ? UIView() : nil }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    balance[ObjectIdentifier(cell), default: 0] += 1
    if !paths.contains(indexPath) { complaints.append("willDisplay of the row \(indexPath), which does not exist") }
    hear("willDisplay")
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    balance[ObjectIdentifier(cell), default: 0] -= 1
    hear("didEndDisplaying")
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    balance[ObjectIdentifier(view), default: 0] += 1
    hear("willDisplayHeader")
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    balance[ObjectIdentifier(view), default: 0] -= 1
    hear("didEndDisplayingHeader")
  }

  /// Touches scroll, and choose nothing.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths where !paths.contains(path) { complaints.append("\(path) is announced and does not exist") }
    hear("prefetch")
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { hear("cancelPrefetching") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear("didScroll") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear("didEndDecelerating") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hear("didEndScrollingAnimation") }
}
