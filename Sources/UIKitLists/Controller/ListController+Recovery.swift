internal import Diagnostics
internal import Foundation
package import ListModel
internal import UIKitCore
internal import WarningLog

// Illegal batches: found, reported, normalized or replaced by a reload.
extension ListController {
  /// The change that the batch makes; nil if the list must reload instead.
  func checked(_ batch: inout List.Batch, _ before: [Int], _ after: [Int]) -> ListChange? {
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
    report(batch.call, list.reportTitle + mistakes.joined(separator: "; "), outcome, batch.updates, before, after)
    guard outcome == .normalized, case .normalized(let updates, let change, _) = resolution else { return nil }
    batch.updates = updates
    return change
  }

  /// Stops the program if the policy is strict; else logs the report, and hands it to the list's handler as soon as the list is idle.
  ///
  /// - Parameter call: Without the name of the class, such as "insertRows(at:with:)".
  package func report(
    _ call: String, _ what: String, _ outcome: ListUpdateReport.Outcome, _ updates: ListUpdates? = nil, _ before: [Int]? = nil,
    _ after: [Int]? = nil
  ) {
    let (call, dataSource) = ("\(List.wording.className).\(call)", list.dataSourceName)
    var text = what.hasPrefix(call) ? what : "\(call): \(what)"
    if let said = updates?.text(), !said.isEmpty { text += ". Its updates: \(said)" }
    if let before, let after {
      text += ". Counts of \(dataSource) before: \(ListUpdates.text(counts: before)), after: \(ListUpdates.text(counts: after))"
    }
    if updatePolicy == .strict { programmingError(text) }
    text += ". \(outcome.text)"
    WarningLog.warn(text)
    guard let handler = updateReportHandler else { return }
    let report = ListUpdateReport(
      call: call, dataSource: dataSource, indexPaths: updates?.places.map { IndexPath($0) } ?? [], countsBefore: before,
      countsAfter: after, outcome: outcome, description: text)
    send(.completion({ _ in handler(report) }, isFinished: true))
  }

  /// Reports what a snapshot of the list's data source contradicts; the snapshot has left it out.
  package func reportSnapshot(_ mistakes: [String]) {
    if mistakes.isEmpty { return }
    report("dataSource", "invalid snapshot of \(list.dataSourceName): \(mistakes.joined(separator: "; "))", .ignored)
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
