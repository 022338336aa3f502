internal import Foundation
internal import Selectors
package import UIKitCore
internal import UIKitGraphics

extension UIBarButtonItem {
  /// Makes the view that represents the item in the bar.
  package func makeView(_ style: BarButtonStyle = BarButtonStyle(), in bar: UIView? = nil) -> UIView {
    let view = newView(style, bar)
    objc_setAssociatedObject(self, &UIBarButtonItem.viewKey, view, .OBJC_ASSOCIATION_ASSIGN)
    return view
  }

  /// The view that was made last, while it exists.
  package var shownView: UIView? { objc_getAssociatedObject(self, &UIBarButtonItem.viewKey) as? UIView }

  private static var viewKey: UInt8 = 0

  /// Gives a view that was made for the item another look.
  package func dress(_ view: UIView, _ style: BarButtonStyle, in bar: UIView) {
    (view as? BarItemButton)?.show(self, style, in: bar)
  }

  private func newView(_ style: BarButtonStyle, _ bar: UIView?) -> UIView {
    if let customView { return customView }
    if isSpace { return UIView() }
    let button = BarItemButton(type: .system)
    button.show(self, style, in: bar)
    (button.isEnabled, button.isSpringLoaded) = (isEnabled, isSpringLoaded)
    (button.menu, button.preferredMenuElementOrder) = (menu, preferredMenuElementOrder)
    button.menuState?.sender = self
    button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && action == nil
    (button.changesSelectionAsPrimaryAction, button.isSelected) = (changesSelectionAsPrimaryAction, isSelected)
    button.addAction(
      UIAction { [weak self, weak button] _ in
        guard let self else { return }
        if changesSelectionAsPrimaryAction, let button { isSelected = button.isSelected }
        performAction()
      }, for: .primaryActionTriggered)
    describe(button)
    return button
  }
}
