internal import ListModel
internal import UIKitCore
internal import UIKitLists

/// Editing mode, swipe actions and reordering of a table.
@MainActor final class TableEditing {
  /// The mode set by `setEditing(_:animated:)`.
  private(set) var isOn = false
  /// Whether the data source has turned out not to implement `tableView(_:commit:forRowAt:)`.
  private(set) var lacksCommit = false
  /// The row being reordered, if any.
  private(set) var carried: CarriedRow?
  /// The cell whose swipe actions are open or opening.
  weak var openRow: (any SwipeRow)?

  func turn(_ isOn: Bool) { self.isOn = isOn }

  func foundCommit(missing isMissing: Bool) { lacksCommit = isMissing }

  func lift(_ row: CarriedRow) { carried = row }

  func land() { carried = nil }
}

extension UITableView {
  /// nil if the receiver does not implement the method that `question` calls.
  func answerIfImplemented<Answer>(_ question: () -> Answer?) -> Answer? { answers.ifImplemented(question) }

  /// The value of a delegate method's default implementation, which `answerIfImplemented(_:)` recognizes.
  package func defaultAnswer<Answer>(_ answer: Answer) -> Answer { answers.mark(answer) }
}
