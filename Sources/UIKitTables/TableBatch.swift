internal import CoreGraphics
internal import Foundation
package import ListModel
internal import QuartzCore
internal import UIKitCore
internal import UIKitLists

/// Updates collected since `beginUpdates()`.
@MainActor package struct TableBatch: ListBatch {
  package var call = ""
  package var mistakes: [String] = []
  package var beganWithLoad = false
  package var counts: [Int]? { nil }
  package var updates = ListUpdates(rowName: "row")
  /// Animations by positions before the batch.
  var rowsOut: [RowPosition: UITableView.RowAnimation] = [:]
  var sectionsOut: [Int: UITableView.RowAnimation] = [:]
  /// Animations by positions after the batch.
  var rowsIn: [RowPosition: UITableView.RowAnimation] = [:]
  var sectionsIn: [Int: UITableView.RowAnimation] = [:]
  package var completions: [@MainActor (Bool) -> Void] = []

  package init() {}
}

/// Maps the rows after a batch to the rows before it, with frames and animations.
@MainActor struct TableTransition {
  let change: ListChange
  let batch: TableBatch
  /// The layout before the batch.
  let before: SectionedExtents
  /// The row whose place on the screen is kept, if any: rows before it push the content when they are measured.
  let anchor: RowPosition?
  /// Displacement of the content that keeps the anchor row in place, in points.
  let shift: CGFloat

  /// Animation of a row that leaves.
  func animationOut(_ old: RowPosition) -> UITableView.RowAnimation {
    batch.rowsOut[old] ?? batch.sectionsOut[old.section] ?? .fade
  }

  /// Animation of a row that is new or shown by a new cell.
  func animationIn(_ new: RowPosition) -> UITableView.RowAnimation {
    if let animation = batch.rowsIn[new] ?? batch.sectionsIn[new.section] { return animation }
    if let old = change.row(before: new), let animation = batch.rowsOut[old] { return animation }
    return sectionAnimationIn(new.section)
  }

  func sectionAnimationIn(_ new: Int) -> UITableView.RowAnimation {
    if let animation = batch.sectionsIn[new] { return animation }
    return change.section(before: new).flatMap { batch.sectionsOut[$0] } ?? .fade
  }

  /// Old segment of the row now at `new`, shifted with the content; nil if the row is new or reloaded.
  func start(ofRow new: RowPosition) -> Segment? {
    guard let old = change.row(before: new), !change.isNew(oldRow: old) else { return nil }
    return moved(before.segment(ofRow: old.row, in: old.section))
  }

  func start(of kind: Supplement, _ new: Int) -> Segment? {
    guard let old = change.section(before: new), !change.isNew(oldSection: old) else { return nil }
    return moved(kind == .header ? before.segment(ofHeaderIn: old) : before.segment(ofFooterIn: old))
  }

  private func moved(_ segment: Segment) -> Segment { Segment(start: segment.start + shift, length: segment.length) }
}
