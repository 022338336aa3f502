import UIKit

/// A text that a person edits, and the model of it.
@MainActor final class EditedText {
  let name: String
  /// What the keys that were touched have made of it.
  var text: [Character] = []
  /// What they may have made of it as well.
  var other: [Character]?
  /// The view that shows the text now; nil while none does.
  var find: () -> (any UIView & UITextInput)? = { nil }
  /// What the app has stored, where it does not leave the text to the view.
  var stored: (() -> String)?

  init(_ name: String) { self.name = name }

  var view: (any UIView & UITextInput)? { find() }

  var shown: String? {
    switch view {
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    default: nil
    }
  }

  /// The selection as a range of characters: texts of these programs have no others than of one UTF-16 unit.
  var selection: Range<Int>? {
    guard let view, let range = view.selectedTextRange else { return nil }
    let start = view.offset(from: view.beginningOfDocument, to: range.start)
    let end = view.offset(from: view.beginningOfDocument, to: range.end)
    return start <= end && start >= 0 && end <= text.count ? start..<end : nil
  }

  func replace(_ range: Range<Int>, _ new: String) { text.replaceSubrange(range, with: Array(new)) }
}

/// What the app puts above the keys or in their place.
final class InputPanel: UIView {
  let field: UITextField?

  init(height: CGFloat, hasField: Bool = false) {
    field = hasField ? UITextField(frame: CGRect(x: 10, y: 5, width: 160, height: 34)) : nil
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    if let field { addSubview(field) }
  }

  required init?(coder: NSCoder) { nil }
}
