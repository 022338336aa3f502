public import Foundation
public import Selectors
public import UIKitGraphics

/// A button in a bar, or any other view there.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
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
  open var tintColor: UIColor? {
    get { look.tintColor }
    set { look.tintColor = newValue }
  }
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
  /// Shown when the button is tapped, or, if the item has an action too, when a finger holds it; nil by default. An open menu is replaced.
  open var menu: UIMenu? { didSet { onChange?() } }
  /// The order of the menu's elements; `.automatic`, the default, is `.fixed`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic { didSet { onChange?() } }
  /// Titles that the item is going to have: its button is as wide as the widest of them, so that a change moves nothing. nil by default.
  open var possibleTitles: Set<String>? { didSet { onChange?() } }

  /// Whether a drag that rests on the button does what a tap does; false by default.
  open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { onChange?() } } }

  /// Stands for the item in the overflow menu of a navigation bar; nil, the default, for its menu, or for an action that does what a tap does.
  open var menuRepresentation: UIMenuElement?
  /// The group that the item was put into last; nil by default.
  open package(set) weak var buttonGroup: UIBarButtonItemGroup?

  /// Makes a group with this item alone, which stays in the bar.
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

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

  /// Makes a button; title and image that are nil come from `primaryAction`. Without an action a tap shows `menu`, else a finger that
  /// holds the button.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Makes a button that performs `action` on `target`, which is held weakly. Without an action a tap shows `menu`, else a finger that holds
  /// the button.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    (self.target, self.action) = (target, action)
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

  /// Makes a button with two images, the second one for a compact height, that performs `action` on `target`, which is held weakly.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Makes an item that shows `customView`.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  // MARK: Look

  /// The image behind the button in a state and a bar of that height, whatever its style; nil, the default, for none.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds[.init(state: state, metrics: barMetrics)]
  }

  /// Sets an image behind the button, stretched over it, in place of the one of the bar's appearance. States without one show that of
  /// `.normal`, other heights that of `.default`.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    look.backgrounds[.init(state: state, metrics: barMetrics)] = backgroundImage
  }

  /// The image behind the button while it has a style; nil, the default, for that of all styles.
  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds[.init(state: state, style: style.rawValue, metrics: barMetrics)]
  }

  /// Sets an image behind the button while it has that style, which takes precedence over that of all styles.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    look.backgrounds[.init(state: state, style: style.rawValue, metrics: barMetrics)] = backgroundImage
  }

  /// By how much the background image is moved down in bars of that height; 0 by default.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look.backgroundShifts[.init(metrics: barMetrics)] ?? 0
  }

  /// Moves the background image down, in points.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    look.backgroundShifts[.init(metrics: barMetrics)] = adjustment
  }

  /// By how much the title is moved in bars of that height; zero by default.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.titleOffsets[.init(metrics: barMetrics)] ?? .zero
  }

  /// Moves the title from its place, in points, in place of what the bar's appearance says.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    look.titleOffsets[.init(metrics: barMetrics)] = adjustment
  }

  /// The image behind the button while the item is a `backBarButtonItem`; nil, the default, for none.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds[.init(state: state, metrics: barMetrics, isBack: true)]
  }

  /// Sets an image behind the back button, arrow included, stretched over it.
  open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    look.backgrounds[.init(state: state, metrics: barMetrics, isBack: true)] = backgroundImage
  }

  /// By how much the back button's background image is moved down in bars of that height; 0 by default.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look.backgroundShifts[.init(metrics: barMetrics, isBack: true)] ?? 0
  }

  /// Moves the back button's background image down, in points.
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    look.backgroundShifts[.init(metrics: barMetrics, isBack: true)] = adjustment
  }

  /// By how much the back button's title is moved in bars of that height; zero by default.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.titleOffsets[.init(metrics: barMetrics, isBack: true)] ?? .zero
  }

  /// Moves the back button's title from its place, in points; apps move it out of sight this way.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    look.titleOffsets[.init(metrics: barMetrics, isBack: true)] = adjustment
  }
}
