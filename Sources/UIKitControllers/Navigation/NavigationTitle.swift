internal import CoreGraphics
internal import Foundation
internal import UIKitControls
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
internal import UIKitText

/// A title with a menu, which is asked for each time that it opens.
final class TitleButton: UIButton {
  private var text = ""

  /// - Parameter onMenu: The menu to show now; nil for none.
  convenience init(text: String, onMenu: @escaping @MainActor () -> UIMenu?) {
    self.init(type: .system)
    self.text = text
    var look = UIButton.Configuration.plain()
    look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    look.image = UIImage(systemName: "chevron.down.circle.fill", withConfiguration: .init(pointSize: 13))
    (look.imagePlacement, look.imagePadding, look.baseForegroundColor) = (.trailing, 4, .label)
    look.imageColorTransformer = UIConfigurationColorTransformer { _ in .secondaryLabel }
    look.titleLineBreakMode = .byTruncatingTail
    configuration = look
    accessibilityTraits = [.header, .button]
    // Without elements a menu does not open.
    (menu, showsMenuAsPrimaryAction) = (UIMenu(title: "", children: []), true)
    addAction(
      UIAction { [weak self] _ in self?.menu = onMenu() ?? UIMenu(title: "", children: []) }, for: .menuActionTriggered)
  }

  /// Shows the title with these attributes.
  func show(_ attributes: [NSAttributedString.Key: Any]) {
    setAttributedTitle(NSAttributedString(string: text, attributes: attributes), for: .normal)
  }
}

/// The field in which a person changes a title: Return and leaving the field accept what is written, Escape does not.
final class TitleField: UITextField, UITextFieldDelegate {
  private weak var item: UINavigationItem?
  var onEnd: () -> Void = {}
  private var isOver = false

  /// - Parameters:
  ///   - selected: What of the text is selected at first.
  ///   - onEnd: Called once, when the field is to go.
  convenience init(
    _ item: UINavigationItem, text: String, selected: Range<String.Index>, font: UIFont, onEnd: @escaping () -> Void
  ) {
    self.init(frame: .zero)
    (self.item, self.onEnd, self.text, self.font) = (item, onEnd, text, font)
    (delegate, textAlignment, borderStyle, returnKeyType) = (self, .center, .roundedRect, .done)
    accessibilityLabel = "Title"
    initialSelection = NSRange(selected, in: text)
  }

  private var initialSelection = NSRange(location: 0, length: 0)

  func begin() {
    becomeFirstResponder()
    let (start, length) = (initialSelection.location, initialSelection.length)
    guard let from = position(from: beginningOfDocument, offset: start), let to = position(from: from, offset: length) else {
      return
    }
    selectedTextRange = textRange(from: from, to: to)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    end(accepts: true)
    return false
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if !isOver, !end(accepts: true) { end(accepts: false) }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else { return super.pressesBegan(presses, with: event) }
    end(accepts: false)
  }

  /// Returns whether the field goes.
  @discardableResult func end(accepts: Bool) -> Bool {
    guard !isOver else { return true }
    let title = text ?? ""
    if accepts, let item, let delegate = item.renameDelegate {
      guard delegate.navigationItem(item, shouldEndRenamingWith: title) else { return false }
    }
    isOver = true
    resignFirstResponder()
    onEnd()
    guard accepts, let item else { return true }
    item.title = title
    item.renameDelegate?.navigationItem(item, didEndRenamingWith: title)
    return true
  }
}
