internal import Diagnostics
internal import Foundation
internal import ListModel
internal import UIKitCore
internal import WarningLog

// Illegal batches, for tables and collection views alike: found, reported, normalized or replaced by a reload.
extension ListEngine {
  /// Carries a closed batch out: asks for counts, and checks the batch against them.
  func commit(_ closed: Batch) {
    var batch = closed
    let (before, after) = (knownCounts, batch.counts ?? askedCounts())
    // A data source that has reloaded the list in an answer replaces the batch.
    if !session.isStale {
      if let change = checked(&batch, before, after) { return carryOut(change, batch, from: before, to: after) }
      (selection, held) = ([], nil)
      _ = session.handle(.reload)
    }
    if session.handle(.countsKnown) == .load { performLoad() }
    end(batch, isFinished: true)
  }

  /// The change that the batch makes; nil if the list must reload instead.
  private func checked(_ batch: inout Batch, _ before: [Int], _ after: [Int]) -> ListChange? {
    let resolution = batch.updates.resolved(from: before, to: after)
    if case .legal(let change) = resolution, batch.mistakes.isEmpty { return change }
    var mistakes = batch.mistakes
    var outcome = ListUpdateReport.Outcome.reloaded
    switch resolution {
    case .legal: break
    case .normalized(_, _, let error):
      if mistakes.isEmpty { outcome = .normalized }
      mistakes.append(error.message)
    case .contradictory(let error):
      // The data were changed before the batch began, and the list has read them then.
      if batch.beganWithLoad, before == after, mistakes.isEmpty { return nil }
      mistakes.append(error.message)
    }
    report(batch.call, reportTitle + mistakes.joined(separator: "; "), outcome, batch.updates, before, after)
    guard outcome == .normalized, case .normalized(let updates, let change, _) = resolution else { return nil }
    batch.updates = updates
    return change
  }

  /// Stops the program if the policy is strict; else logs the report, and hands it to the list's handler as soon as the list is idle.
  ///
  /// - Parameter call: Without the name of the class, such as "insertRows(at:with:)".
  func report(
    _ call: String, _ what: String, _ outcome: ListUpdateReport.Outcome, _ updates: ListUpdates? = nil, _ before: [Int]? = nil,
    _ after: [Int]? = nil
  ) {
    let call = "\(Self.className).\(call)"
    var text = what.hasPrefix(call) ? what : "\(call): \(what)"
    if let said = updates?.text(), !said.isEmpty { text += ". Its updates: \(said)" }
    if let before, let after {
      text +=
        ". Counts of \(dataSourceName) before: \(ListUpdates.text(counts: before)), after: \(ListUpdates.text(counts: after))"
    }
    if updatePolicy == .strict { programmingError(text) }
    text += ". \(outcome.text)"
    WarningLog.warn(text)
    guard let handler = updateReportHandler else { return }
    let report = ListUpdateReport(
      call: call, dataSource: dataSourceName, indexPaths: updates?.places.map { IndexPath($0) } ?? [], countsBefore: before,
      countsAfter: after, outcome: outcome, description: text)
    messages.add(Self.message({ _ in handler(report) }, isFinished: true))
    sendMessages()
  }

  /// The positions that index paths name; a path that cannot name one makes the batch illegal.
  func positions(_ paths: [IndexPath], _ call: String, _ remedy: String) -> [RowPosition] {
    paths.compactMap { path in
      if path.count == 2 { return RowPosition(section: path[0], row: path[1]) }
      let mistake = "the index path \(path) is none of \(remedy)"
      if updatePolicy == .strict { report(call, mistake, .reloaded) }
      batch.mistakes.append(mistake)
      return nil
    }
  }
}

extension ListUpdateReport.Outcome {
  fileprivate var text: String {
    switch self {
    case .normalized: "The batch is carried out as the only one that it can mean"
    case .reloaded: "The list reloads"
    case .ignored: "The rest is carried out"
    }
  }
}

extension UITableView {
  /// Reports what a snapshot of this table's data source contradicts; the snapshot has left it out.
  package func reportSnapshot(_ mistakes: [String]) { reportMistakes(mistakes) }
}

extension UICollectionView {
  /// Reports what a snapshot of this collection's data source contradicts; the snapshot has left it out.
  package func reportSnapshot(_ mistakes: [String]) { reportMistakes(mistakes) }
}

extension ListEngine {
  fileprivate func reportMistakes(_ mistakes: [String]) {
    if mistakes.isEmpty { return }
    report("dataSource", "invalid snapshot of \(dataSourceName): \(mistakes.joined(separator: "; "))", .ignored)
  }
}
