internal import Foundation
internal import Selectors
package import UIKitCore
internal import UIKitGraphics

extension UIBarButtonItem {
  /// Makes the view that represents the item in the bar.
  package func makeView() -> UIView {
    let view = newView()
    objc_setAssociatedObject(self, &UIBarButtonItem.viewKey, view, .OBJC_ASSOCIATION_ASSIGN)
    return view
  }

  /// The view that was made last, while it exists.
  package var shownView: UIView? { objc_getAssociatedObject(self, &UIBarButtonItem.viewKey) as? UIView }

  private static var viewKey: UInt8 = 0

  private func newView() -> UIView {
    if let customView { return customView }
    if isSpace { return UIView() }
    let button = UIButton(type: .system)
    // Bars show the image alone, as on iOS; its title is the name of the button.
    if image == nil { button.setTitle(title, for: .normal) } else { button.accessibilityLabel = title }
    button.setImage(image, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.isEnabled = isEnabled
    if let tintColor { button.tintColor = tintColor }
    button.menu = menu
    button.menuState?.sender = self
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && action == nil
    (button.changesSelectionAsPrimaryAction, button.isSelected) = (changesSelectionAsPrimaryAction, isSelected)
    button.addAction(
      UIAction { [weak self, weak button] _ in
        guard let self else { return }
        if changesSelectionAsPrimaryAction, let button { isSelected = button.isSelected }
        if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
        if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
      }, for: .primaryActionTriggered)
    describe(button)
    return button
  }
}
