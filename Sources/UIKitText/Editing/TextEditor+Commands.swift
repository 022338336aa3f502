internal import Foundation
internal import Selectors
internal import UIKitCore
internal import UIKitGraphics

/// A command of editing that a person gives by keys, and an app by `canPerformAction(_:withSender:)` and the method of that name.
enum EditingCommand: String {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case delete = "delete:"
  case select = "select:"
  case selectAll = "selectAll:"
  case pasteAndMatchStyle = "pasteAndMatchStyle:"
  case toggleBoldface = "toggleBoldface:"
  case toggleItalics = "toggleItalics:"
  case toggleUnderline = "toggleUnderline:"
  case increaseSize = "increaseSize:"
  case decreaseSize = "decreaseSize:"
  case makeLeftToRight = "makeTextWritingDirectionLeftToRight:"
  case makeRightToLeft = "makeTextWritingDirectionRightToLeft:"
}

extension TextEditor {
  func editingCommand(_ action: Selector) -> EditingCommand? { EditingCommand(rawValue: action.name) }

  func allows(_ command: EditingCommand) -> Bool {
    switch command {
    case .cut: isEditing && edited.selection.length > 0 && !hidesText
    case .copy: showsSelection && edited.selection.length > 0 && !hidesText
    case .delete: isEditing && edited.selection.length > 0
    case .paste, .pasteAndMatchStyle: isEditing && UIPasteboard.general.hasStrings
    case .toggleBoldface, .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize: isEditing && editsAttributes
    case .makeLeftToRight, .makeRightToLeft: isEditing && editsAttributes
    case .select: showsSelection && hasText && edited.selection.length == 0
    case .selectAll: showsSelection && hasText && edited.selection.length < edited.length
    }
  }

  @discardableResult func copySelection() -> Bool {
    guard edited.selection.length > 0, !hidesText else { return false }
    UIPasteboard.general.string = (edited.text as NSString).substring(with: edited.selection)
    return true
  }

  func selectWord() { select(edited.units.word(around: edited.selection.location)) }

  func selectEverything() { select(NSRange(location: 0, length: edited.length)) }

  func pasteText() {
    if let text = UIPasteboard.general.string { changeByPerson(edited.selection, text) }
  }

  func cutSelection() { if copySelection() { changeByPerson(edited.selection, "") } }
}
