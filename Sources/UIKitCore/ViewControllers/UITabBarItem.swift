public import Foundation
public import UIKitGraphics

/// What a tab bar shows for one view controller: a title, an image and a badge. A change updates the bar at once.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The image while the item is selected; nil, the default, for `image`.
  open var selectedImage: UIImage? { didSet { onChange?() } }
  /// The text of the badge at the image's upper right corner; nil, the default, for no badge.
  open var badgeValue: String? { didSet { onChange?() } }
  /// The badge's background; nil, the default, for that of the bar's appearance, which is `.systemRed` unless set.
  open var badgeColor: UIColor? {
    get { look.badgeColor }
    set { look.badgeColor = newValue }
  }

  /// Sets attributes of the badge's text for `.normal`, `.selected`, `.disabled` or `.focused`. They take precedence over those of the bar's
  /// appearance; those not given are those of `.normal`, then the system's.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    look.badgeAttributes[state] = textAttributes
  }

  /// The attributes set for a state; nil, the default, if there are none.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { look.badgeAttributes[state] }

  /// Moves the title from its place, in points, in place of what the bar's appearance says; zero by default.
  open var titlePositionAdjustment: UIOffset {
    get { look.titleOffsets[.init(metrics: .default)] ?? .zero }
    set { look.titleOffsets[.init(metrics: .default)] = newValue }
  }

  /// Makes an item without title and image.
  public override init() { super.init() }

  /// Makes an item. Images without a rendering mode are shown in the tint colour.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Makes an item with another image while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes an item that a nib describes; from another coder as `init()` does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeTab(nib) }
  }
}
