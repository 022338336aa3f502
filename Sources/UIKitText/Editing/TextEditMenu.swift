internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// The menu of editing of a field or a text view.
final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
  private weak var editor: (any TextEditor)?
  private lazy var interaction = UIEditMenuInteraction(delegate: self)
  /// What the menu is shown beside; nil for the point.
  private var target: CGRect?
  /// The menu of a link, in place of that of editing.
  private var item: (menu: UIMenu, of: UITextItem)?

  init(_ editor: any TextEditor) {
    self.editor = editor
    super.init()
    editor.addInteraction(interaction)
  }

  /// Opens the menu at the place of a pointer.
  func open(at point: CGPoint) {
    (target, item) = (nil, nil)
    interaction.present(UIEditMenuConfiguration(identifier: nil, sourcePoint: point), isLight: false)
  }

  /// Opens the menu of a link or of tagged text.
  func open(_ menu: UIMenu, for item: UITextItem, beside area: CGRect) {
    interaction.dismissMenu()
    (target, self.item) = (area, (menu, item))
    interaction.present(
      UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: area.midX, y: area.maxY)), isLight: false)
  }

  /// Opens the menu beside what a finger has selected, or beside the caret.
  func openBesideSelection() {
    guard let editor, let range = editor.selectedTextRange else { return }
    let areas = editor.selectionRects(for: range).map(\.rect)
    let caret = editor.caretRect(for: range.start)
    let target = areas.reduce(areas.first ?? caret) { $0.union($1) }.intersection(editor.bounds.insetBy(dx: 0, dy: -4))
    (self.target, item) = (target.isNull ? caret : target, nil)
    interaction.present(
      UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: caret.midX, y: caret.midY)), isLight: true)
  }

  func dismiss() { interaction.dismissMenu() }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let editor else { return nil }
    if let item { return item.menu }
    let range =
      editor.selectedTextRange
      ?? EditedTextRange(NSRange(location: 0, length: 0))
    let actions = editor.spellingActions + suggestedActions
    return editor.editMenu(for: range, suggestedActions: actions) ?? UIMenu(children: actions)
  }

  func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
    target ?? CGRect(origin: configuration.sourcePoint, size: .zero)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    guard let item else { editor?.willPresentEditMenu(with: animator); return }
    if let view = editor as? UITextView, let animator = animator as? any UIContextMenuInteractionAnimating {
      view.delegate?.textView(view, textItemMenuWillDisplayFor: item.of, animator: animator)
    }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    guard let item else { editor?.willDismissEditMenu(with: animator); return }
    self.item = nil
    if let view = editor as? UITextView, let animator = animator as? any UIContextMenuInteractionAnimating {
      view.delegate?.textView(view, textItemMenuWillEndFor: item.of, animator: animator)
    }
  }
}

extension TextEditor {
  /// Handles a press of another button than the primary one; false for one that has no meaning here.
  func performTextPress(_ press: PointerPress, at point: CGPoint) -> Bool {
    switch press {
    case .hold: return false
    case .menuKey:
      guard isFirstResponder else { return false }
      editMenu.open(at: point)
      return true
    case .secondary:
      guard canBecomeFirstResponder, isFirstResponder || becomeFirstResponder() else { return false }
      let offset = offset(at: point)
      let (selection, isInside) = (edited.selection, edited.selection.length > 0 && NSLocationInRange(offset, edited.selection))
      if !isInside, offset != NSMaxRange(selection) || selection.length == 0 {
        finishMarked()
        select(hidesText ? NSRange(location: offset, length: 0) : edited.units.word(around: offset))
      }
      editMenu.open(at: point)
      return true
    case .middle:
      guard let text = PrimarySelection.text, canBecomeFirstResponder, isFirstResponder || becomeFirstResponder(), isEditing
      else {
        return false
      }
      finishMarked()
      select(NSRange(location: offset(at: point), length: 0))
      changeByPerson(edited.selection, text)
      return true
    }
  }

  private func offset(at point: CGPoint) -> Int {
    closestPosition(to: point).map { offset(from: beginningOfDocument, to: $0) } ?? 0
  }

  /// Hands what a person has selected to the window system, for the middle button.
  func publishSelection() {
    guard edited.selection.length > 0, !hidesText else { return }
    PrimarySelection.select((edited.text as NSString).substring(with: edited.selection))
  }
}

/// The text that was selected last with a pointer, in this program or another one: what the middle button pastes on Linux.
@MainActor package enum PrimarySelection {
  package private(set) static var text: String?
  /// Called when this program has selected a text; the launcher hands it to the window system.
  package static var onChange: ((String) -> Void)?

  static func select(_ text: String) {
    guard text != self.text else { return }
    self.text = text
    onChange?(text)
  }

  /// Another program has selected a text; nil for none.
  package static func take(_ text: String?) { self.text = text }
}
