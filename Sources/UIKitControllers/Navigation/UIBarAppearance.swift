public import Foundation
internal import UIKitControls
public import UIKitCore
public import UIKitGraphics

/// The look of a bar's background.
///
/// Bars are as on a device with Reduce Transparency: effects are opaque colours, nothing shows through them.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// The background's colour, in front of the effect; nil, the default, for the effect's.
  open var backgroundColor: UIColor? { didSet { onChange?() } }
  /// The background's material; the default is the material of bars, and nil shows none.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial) { didSet { onChange?() } }
  /// Fills the background, in front of its colour; nil by default.
  open var backgroundImage: UIImage? { didSet { onChange?() } }
  /// The line at the bar's edge; nil or clear shows none. `.separator` by default.
  open var shadowColor: UIColor? = .separator { didSet { onChange?() } }
  var onChange: (() -> Void)?

  /// The default background.
  public required override init() { super.init() }

  /// Copies the values; those that `barAppearance` lacks have their defaults.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    copyValues(from: barAppearance)
  }

  func copyValues(from other: UIBarAppearance) {
    (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
    (backgroundImage, shadowColor) = (other.backgroundImage, other.shadowColor)
  }

  /// The material of bars, with a line.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundImage, shadowColor) = (nil, nil, .separator)
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
  }

  /// The system's background colour, with a line.
  open func configureWithOpaqueBackground() {
    (backgroundColor, backgroundImage, shadowColor) = (.systemBackground, nil, .separator)
    backgroundEffect = nil
  }

  /// No background and no line: what is below the bar shows through.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundImage, shadowColor) = (nil, nil, nil)
    backgroundEffect = nil
  }

  /// An independent object with the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { type(of: self).init(barAppearance: self) }
  }

  /// What is painted behind an image.
  var fill: UIColor { backgroundColor ?? backgroundEffect?.barColor ?? .clear }
}

/// The look of a navigation bar. The bar follows changes of an appearance that it shows.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes of the title, such as `.font` and `.foregroundColor`; those not given have the system's values.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

  override func copyValues(from other: UIBarAppearance) {
    super.copyValues(from: other)
    titleTextAttributes = (other as? UINavigationBarAppearance)?.titleTextAttributes ?? [:]
  }
}

extension UIBlurEffect {
  /// The bar's material is the system's background, every other one its own opaque colour.
  fileprivate var barColor: UIColor { style == .systemChromeMaterial ? .systemBackground : style.material }
}
