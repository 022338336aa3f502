internal import Foundation
public import Selectors
public import UIKitCore
public import UIKitGraphics

extension UIBarButtonItem {
  /// Shown when the button is tapped, or, if the item has an action too, when a finger holds it; nil by default. An open menu is replaced.
  public var menu: UIMenu? {
    get { storedMenu as? UIMenu }
    set { storedMenu = newValue }
  }

  /// Makes a button; title and image that are nil come from `primaryAction`. Without an action a tap shows `menu`, else a finger that
  /// holds the button.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  /// Makes a button that performs `action` on `target`, which is held weakly. Without an action a tap shows `menu`, else a finger that holds
  /// the button.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image)
    (self.target, self.action, self.menu) = (target, action, menu)
  }
}
