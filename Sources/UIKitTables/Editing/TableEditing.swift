internal import ListModel
internal import UIKitCore
internal import UIKitLists

/// Editing mode, swipe actions and reordering of a table.
@MainActor struct TableEditing {
  /// The mode set by `setEditing(_:animated:)`.
  var isOn = false
  /// Whether the last answer came from a default implementation of the method.
  var isUnanswered = false
  /// Whether the data source has turned out not to implement `tableView(_:commit:forRowAt:)`.
  var lacksCommit = false
  /// The cell whose swipe actions are open or opening.
  weak var openRow: (any SwipeRow)?
  /// The row being reordered, if any.
  var carried: CarriedRow?
}

// A default implementation counts as no answer where UIKit checks whether the method is implemented.
extension UITableView {
  /// nil if the receiver does not implement the method that `question` calls.
  func answerIfImplemented<Answer>(_ question: () -> Answer?) -> Answer? {
    let outer = editing.isUnanswered
    editing.isUnanswered = false
    let answer = question()
    let isUnanswered = editing.isUnanswered
    editing.isUnanswered = outer
    return isUnanswered ? nil : answer
  }

  /// The value of a delegate method's default implementation, which `answerIfImplemented(_:)` recognizes.
  package func defaultAnswer<Answer>(_ answer: Answer) -> Answer {
    editing.isUnanswered = true
    return answer
  }
}
