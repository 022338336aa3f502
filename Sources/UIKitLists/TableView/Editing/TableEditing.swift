internal import ListModel
internal import UIKitCore

/// What goes on with a table's rows besides scrolling and choosing.
@MainActor struct TableEditing {
  /// As `setEditing(_:animated:)` left it.
  var isOn = false
  /// The last answer came from a default implementation: nobody wrote the method.
  var isUnanswered = false
  /// The row whose tray is open, or is being opened.
  weak var openCell: UITableViewCell?
  /// The row that a finger carries to another place.
  var carried: CarriedRow?
}

// Some answers of no method's own count otherwise than the same answer of somebody who wrote it.
extension UITableView {
  /// nil when nobody wrote the method that `question` calls.
  func written<Answer>(_ question: () -> Answer?) -> Answer? {
    let outer = editing.isUnanswered
    editing.isUnanswered = false
    let answer = question()
    let isUnanswered = editing.isUnanswered
    editing.isUnanswered = outer
    return isUnanswered ? nil : answer
  }

  /// The value of a delegate method's default implementation, which `written(_:)` recognizes.
  func defaultAnswer<Answer>(_ answer: Answer) -> Answer {
    editing.isUnanswered = true
    return answer
  }
}
