internal import CoreGraphics
internal import Foundation
internal import ListModel
internal import QuartzCore
internal import UIKitCore

/// What has been said since `beginUpdates()`.
@MainActor struct TableBatch: ListBatch {
  var updates = ListUpdates(rowName: "row")
  /// By their places before the batch.
  var rowsOut: [RowPosition: UITableView.RowAnimation] = [:]
  var sectionsOut: [Int: UITableView.RowAnimation] = [:]
  /// By their places after the batch.
  var rowsIn: [RowPosition: UITableView.RowAnimation] = [:]
  var sectionsIn: [Int: UITableView.RowAnimation] = [:]
  var completions: [@MainActor (Bool) -> Void] = []
  /// The cell that the data source is asked to set up once more.
  var reconfigured: UITableViewCell?
}

/// From the rows before a batch to the rows after it.
@MainActor struct TableTransition {
  let change: ListChange
  let batch: TableBatch
  /// Where everything stood.
  let before: SectionedExtents
  /// By how much the content moved with what the person looks at.
  let shift: CGFloat

  /// How a row that was there before leaves.
  func animationOut(_ old: RowPosition) -> UITableView.RowAnimation {
    batch.rowsOut[old] ?? batch.sectionsOut[old.section] ?? .fade
  }

  /// How a row comes in that was not there before, or that is shown by a new cell.
  func animationIn(_ new: RowPosition) -> UITableView.RowAnimation {
    if let animation = batch.rowsIn[new] ?? batch.sectionsIn[new.section] { return animation }
    if let old = change.row(before: new), let animation = batch.rowsOut[old] { return animation }
    return sectionAnimationIn(new.section)
  }

  func sectionAnimationIn(_ new: Int) -> UITableView.RowAnimation {
    if let animation = batch.sectionsIn[new] { return animation }
    return change.section(before: new).flatMap { batch.sectionsOut[$0] } ?? .fade
  }

  /// Where the row now at `new` stood, moved with the content; nil if another cell showed it, or none could.
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

/// A view that has lost its row or section and shows until its way out is done.
@MainActor final class LeavingView {
  let view: UIView
  /// Of the load that it left in.
  let generation: Int
  /// Adds the message for the delegate, which gives the view to its pool.
  private let retire: () -> Void
  private let alpha: CGFloat

  init(_ view: UIView, generation: Int, retire: @escaping () -> Void) {
    (self.view, self.generation, self.retire, alpha) = (view, generation, retire, view.alpha)
  }

  func end() {
    UIView.performWithoutAnimation {
      view.removeFromSuperview()
      view.layer.removeAllAnimations()
      view.alpha = alpha
      view.transform = .identity
    }
    retire()
  }
}
