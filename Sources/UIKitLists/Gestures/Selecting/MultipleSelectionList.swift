internal import CoreGraphics
package import Foundation
package import ListModel
package import UIKitCore

/// A list whose rows a moving finger selects, from the first one that it touched to the present one.
@MainActor package protocol MultipleSelectionList: UIScrollView {
  /// Whether a mode of the list allows several selected rows.
  var mayAllowSeveral: Bool { get }
  /// Whether several rows can be selected now.
  var selectsSeveral: Bool { get }
  var isEditing: Bool { get }
  /// The row at a point in content coordinates; nil beside the rows.
  func row(at point: CGPoint) -> RowPosition?
  /// Whether one finger that has moved from `start` by `travel` selects rows, without being asked for a second finger.
  func selectsByOneFinger(from start: CGPoint, travel: CGPoint) -> Bool
  func isSelected(_ row: RowPosition) -> Bool
  /// Selects or deselects a row as a touch does: with questions and messages to the delegate.
  func setSelectedByTouch(_ isSelected: Bool, _ row: RowPosition)
  func rowCount(in section: Int) -> Int
  func contains(_ row: RowPosition) -> Bool

  func shouldBeginMultipleSelection(at row: RowPosition) -> Bool
  func didBeginMultipleSelection(at row: RowPosition)
  func didEndMultipleSelection()
}
