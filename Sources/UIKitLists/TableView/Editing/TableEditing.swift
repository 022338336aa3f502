internal import ListModel
internal import UIKitCore

/// Editing mode, swipe actions and reordering of a table.
@MainActor struct TableEditing {
  /// As `setEditing(_:animated:)` left it.
  var isOn = false
  /// The last answer came from a default implementation of the method.
  var isUnanswered = false
  /// The cell whose swipe actions are open, or are being opened.
  weak var openCell: UITableViewCell?
  /// The row that a finger carries to another place.
  var carried: CarriedRow?
}

// A default implementation counts as no answer where UIKit asks whether the method is implemented.
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
  func defaultAnswer<Answer>(_ answer: Answer) -> Answer {
    editing.isUnanswered = true
    return answer
  }
}
