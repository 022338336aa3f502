internal import DesktopBus
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
internal import UIKitText

/// The text of a field, changed by an assistive technology; counted in code points.
struct EditableTextInterface: BusInterface {
  static let name = "EditableText"
  private let field: BusField

  init?(_ object: BusObject, in tree: BusTree) {
    guard let field = BusField(object) else { return nil }
    self.field = field
  }

  func call(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
    let (numbers, text) = (arguments.compactMap(\.int), arguments.compactMap(\.string).first)
    switch method {
    case "SetTextContents": return text.map { [.bool(field.replace(0, field.length, $0))] }
    case "InsertText":
      guard let text, numbers.count == 2 else { return nil }
      let given = String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(0, numbers[1]))))
      return [.bool(field.replace(numbers[0], numbers[0], given))]
    case "DeleteText": return numbers.count == 2 ? [.bool(field.replace(numbers[0], numbers[1], ""))] : nil
    case "CopyText":
      guard numbers.count == 2 else { return nil }
      field.copy(numbers[0], numbers[1])
      return []
    case "CutText":
      guard numbers.count == 2 else { return nil }
      return [.bool(field.copy(numbers[0], numbers[1]) && field.replace(numbers[0], numbers[1], ""))]
    case "PasteText": return numbers.first.map { [.bool(field.replace($0, $0, UIPasteboard.general.string ?? ""))] }
    default: return nil
    }
  }
}

/// A field on the bus: its text in code points, and the caret.
@MainActor struct BusField {
  private let input: any UIResponder & UITextInput
  private let text: String

  /// nil for an object without editable text.
  init?(_ object: BusObject) {
    guard let input = object.responder as? any UIResponder & UITextInput,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return nil }
    (self.input, text) = (input, input.text(in: all) ?? "")
  }

  var length: Int { text.unicodeScalars.count }

  /// Start and end of the selection; nil while the field is not edited.
  var selection: Range<Int>? {
    guard let range = input.selectedTextRange else { return nil }
    func scalars(_ position: UITextPosition) -> Int {
      let offset = min(max(0, input.offset(from: input.beginningOfDocument, to: position)), text.utf16.count)
      return text.unicodeScalars.distance(from: text.startIndex, to: String.Index(utf16Offset: offset, in: text))
    }
    return scalars(range.start)..<scalars(range.end)
  }

  /// An end of -1 is that of the text; false outside of it.
  func select(_ start: Int, _ end: Int) -> Bool {
    guard let range = range(start, end), input.isFirstResponder || input.becomeFirstResponder() else { return false }
    input.selectedTextRange = range
    return true
  }

  func replace(_ start: Int, _ end: Int, _ new: String) -> Bool {
    guard let range = range(start, end) else { return false }
    input.replace(range, withText: new)
    return true
  }

  /// False for text that must not be read.
  @discardableResult func copy(_ start: Int, _ end: Int) -> Bool {
    guard !input.isSecureTextEntry, let range = range(start, end) else { return false }
    UIPasteboard.general.string = input.text(in: range)
    return true
  }

  private func range(_ start: Int, _ end: Int) -> UITextRange? {
    let end = end < 0 ? length : end
    guard start >= 0, start <= end, end <= length else { return nil }
    func position(_ scalars: Int) -> UITextPosition? {
      let index = text.unicodeScalars.index(text.startIndex, offsetBy: scalars)
      return input.position(from: input.beginningOfDocument, offset: index.utf16Offset(in: text))
    }
    guard let first = position(start), let last = position(end) else { return nil }
    return input.textRange(from: first, to: last)
  }
}
