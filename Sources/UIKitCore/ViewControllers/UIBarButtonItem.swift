public import Foundation
public import Selectors
public import UIKitGraphics

/// A button in a bar, or any other view there.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How much a title is emphasized.
  public enum Style: Int, Sendable {
    /// Regular weight.
    case plain
    /// Semibold, for the button that completes something.
    case done = 2
  }

  /// `.plain` by default.
  open var style = Style.plain { didSet { onChange?() } }
  /// The view shown in place of a button, in the size of its `sizeThatFits`; nil by default.
  open var customView: UIView? { didSet { onChange?() } }
  /// The colour of title and image; nil, the default, adopts the bar's.
  open var tintColor: UIColor? { didSet { onChange?() } }
  /// Whether the item occupies no room in the bar; false by default.
  open var isHidden = false { didSet { onChange?() } }
  /// Whether it is room between buttons, without a button.
  package var isSpace = false
  /// Whether such room grows as far as the bar allows.
  package var isFlexible = false
  /// The width of the button in points; 0, the default, for the width of its content.
  open var width: CGFloat = 0 { didSet { onChange?() } }
  /// Performed when the button is tapped, with the item as its sender; nil by default.
  open var primaryAction: UIAction? { didSet { onChange?() } }

  /// Whether a tap turns `isSelected` over before the action is performed; with a menu and no action the item shows the element of the menu
  /// that is on. False by default.
  open var changesSelectionAsPrimaryAction = false { didSet { onChange?() } }
  /// Whether the button is shown as selected; false by default.
  open var isSelected = false { didSet { if isSelected != oldValue { onChange?() } } }
  /// A `UIMenu`: its class is in a module above.
  package var storedMenu: UIMenuElement? { didSet { onChange?() } }

  /// Performed on `target` when the button is tapped, unless there is a `primaryAction`; nil by default. Its parameters: none, the item, or the
  /// item and the event.
  open var action: Selector?
  /// Held weakly; nil, the default, for the first object in the responder chain that can perform `action`.
  open weak var target: AnyObject?

  /// Makes an item without title, image and action.
  public override init() { super.init() }

  /// Makes an item that a nib describes; from another coder as `init()` does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeButton(nib) }
  }

  /// Makes a button; title and image that are nil come from `primaryAction`.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Makes a button with a title that performs `action` on `target`, which is held weakly.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
  }

  /// Makes a button with an image that performs `action` on `target`, which is held weakly.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.target, self.action) = (image, style, target as AnyObject?, action)
  }

  /// Makes an item that shows `customView`.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
