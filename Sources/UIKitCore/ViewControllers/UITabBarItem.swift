public import Foundation
public import UIKitGraphics

/// What a tab bar shows for one view controller: a title, an image and a badge. A change updates the bar at once.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The image while the item is selected; nil, the default, for `image`.
  open var selectedImage: UIImage? { didSet { onChange?() } }
  /// The text of the badge at the image's upper right corner; nil, the default, for no badge.
  open var badgeValue: String? { didSet { onChange?() } }
  /// The badge's background; nil, the default, for `.systemRed`.
  open var badgeColor: UIColor? { didSet { onChange?() } }

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
