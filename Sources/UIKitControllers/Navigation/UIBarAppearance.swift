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
  /// How the image fills the bar; `.scaleToFill` by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { onChange?() } }
  /// Shown in place of the line, outside of the bar and in its own height; a template in `shadowColor`. nil by default.
  open var shadowImage: UIImage? { didSet { onChange?() } }
  /// The line at the bar's edge; nil or clear shows none. `.separator` by default.
  open var shadowColor: UIColor? = .separator { didSet { onChange?() } }
  var onChange: (() -> Void)?

  /// The kind of device that the appearance was made for; `.unspecified` unless given. Bars look the same on all of them.
  public let idiom: UIUserInterfaceIdiom

  /// The default background.
  public required override init() {
    idiom = .unspecified
    super.init()
  }

  /// The default background, which is the same on every kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Copies the values; those that `barAppearance` lacks have their defaults.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    copyValues(from: barAppearance)
  }

  func copyValues(from other: UIBarAppearance) {
    (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
    (backgroundImage, shadowColor) = (other.backgroundImage, other.shadowColor)
    (backgroundImageContentMode, shadowImage) = (other.backgroundImageContentMode, other.shadowImage)
  }

  /// The material of bars, with a line.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundImage, shadowColor, shadowImage) = (nil, nil, .separator, nil)
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
  }

  /// The system's background colour, with a line.
  open func configureWithOpaqueBackground() {
    (backgroundColor, backgroundImage, shadowColor, shadowImage) = (.systemBackground, nil, .separator, nil)
    backgroundEffect = nil
  }

  /// No background and no line: what is below the bar shows through.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundImage, shadowColor, shadowImage) = (nil, nil, nil, nil)
    backgroundEffect = nil
  }

  /// An independent object with the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { type(of: self).init(barAppearance: self) }
  }

  /// The looks of the bar's buttons, if it has any.
  var buttonAppearances: (plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance)? { nil }

  /// What the bar says of its buttons, in bars of these kinds.
  func style(metrics: [UIBarMetrics]) -> BarButtonStyle {
    var style = BarButtonStyle()
    style.metrics = metrics
    return style
  }

  /// A copy whose changes are those of this appearance.
  func adopted<Part: AppearancePart>(_ part: Part) -> Part {
    var copy = part.copy(with: nil) as! Part
    copy.onChange = { [weak self] in self?.onChange?() }
    return copy
  }

  /// Whether bars with the two look the same.
  func looks(like other: UIBarAppearance) -> Bool {
    if let buttons = buttonAppearances, let others = other.buttonAppearances {
      guard buttons.plain.looks(like: others.plain), buttons.done.looks(like: others.done) else { return false }
    }
    return backgroundColor == other.backgroundColor && backgroundEffect?.style == other.backgroundEffect?.style
      && backgroundImage == other.backgroundImage && shadowColor == other.shadowColor
      && backgroundImageContentMode == other.backgroundImageContentMode && shadowImage == other.shadowImage
  }

  static func look(_ one: UIBarAppearance?, like other: UIBarAppearance?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.looks(like: other)
  }

  /// Whether the attributes are those of the same look.
  static func areEqual(_ one: [NSAttributedString.Key: Any], _ other: [NSAttributedString.Key: Any]) -> Bool {
    one.count == other.count
      && one.allSatisfy { key, value in other[key].map { ($0 as? NSObject) == (value as? NSObject) } ?? false }
  }

  /// What is painted behind an image.
  var fill: UIColor { backgroundColor ?? backgroundEffect?.barColor ?? .clear }
}

/// The look of a navigation bar. The bar follows changes of an appearance that it shows.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes of the title, such as `.font` and `.foregroundColor`; those not given have the system's values.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

  /// Moves the small title from its place, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// In place of the back button's arrow, in the tint colour; nil by default.
  open private(set) var backIndicatorImage: UIImage?
  /// As it was set with the indicator's image; nil by default.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image in place of the back button's arrow. The mask is stored: transitions fade the indicator as a whole.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
    onChange?()
  }

  /// Attributes of a large title; those not given have the system's values.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }

  /// The look of plain buttons. Set, it is copied.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.plain }
    set {
      buttons.plain = adopted(newValue)
      onChange?()
    }
  }

  /// The look of buttons that complete something. Set, it is copied.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set {
      buttons.done = adopted(newValue)
      onChange?()
    }
  }

  /// The look of the back button; what it does not say is that of plain buttons. Set, it is copied.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { back }
    set {
      back = adopted(newValue)
      onChange?()
    }
  }

  private lazy var buttons = BarButtonAppearances(self)
  private lazy var back = adopted(UIBarButtonItemAppearance())

  override func style(metrics: [UIBarMetrics]) -> BarButtonStyle { buttons.style(metrics) }

  /// The look of the back button.
  var backLook: BarButtonLook { back.look.over(buttons.plain.look) }

  override func copyValues(from other: UIBarAppearance) {
    super.copyValues(from: other)
    if let buttons = other.buttonAppearances { (buttonAppearance, doneButtonAppearance) = buttons }
    let other = other as? UINavigationBarAppearance
    backButtonAppearance = other?.back ?? UIBarButtonItemAppearance()
    titleTextAttributes = other?.titleTextAttributes ?? [:]
    largeTitleTextAttributes = other?.largeTitleTextAttributes ?? [:]
    titlePositionAdjustment = other?.titlePositionAdjustment ?? .zero
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (other?.backIndicatorImage, other?.backIndicatorTransitionMaskImage)
  }

  override var buttonAppearances: (plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance)? {
    (buttons.plain, buttons.done)
  }

  override func looks(like other: UIBarAppearance) -> Bool {
    let titles = other as? UINavigationBarAppearance
    guard titles?.back.looks(like: back) ?? true else { return false }
    return super.looks(like: other) && Self.areEqual(titleTextAttributes, titles?.titleTextAttributes ?? [:])
      && Self.areEqual(largeTitleTextAttributes, titles?.largeTitleTextAttributes ?? [:])
      && titlePositionAdjustment == titles?.titlePositionAdjustment && backIndicatorImage === titles?.backIndicatorImage
  }
}

/// The look of a toolbar. The bar follows changes of an appearance that it shows.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The look of plain buttons. Set, it is copied.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.plain }
    set {
      buttons.plain = adopted(newValue)
      onChange?()
    }
  }

  /// The look of buttons that complete something. Set, it is copied.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set {
      buttons.done = adopted(newValue)
      onChange?()
    }
  }

  private lazy var buttons = BarButtonAppearances(self)

  override func style(metrics: [UIBarMetrics]) -> BarButtonStyle { buttons.style(metrics) }

  override var buttonAppearances: (plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance)? {
    (buttons.plain, buttons.done)
  }

  override func copyValues(from other: UIBarAppearance) {
    super.copyValues(from: other)
    if let buttons = other.buttonAppearances { (buttonAppearance, doneButtonAppearance) = buttons }
  }
}

extension UIBlurEffect {
  /// The bar's material is the system's background, every other one its own opaque colour.
  fileprivate var barColor: UIColor { style == .systemChromeMaterial ? .systemBackground : style.material }
}

/// A bar that is drawn again when one of its appearances changes.
@MainActor protocol AppearanceBar: UIView {
  /// Draws the bar with the appearance that counts now.
  func showAppearance()
}

extension AppearanceBar {
  /// Shows an appearance in place of another one, and its changes from now on.
  func adopt(_ new: UIBarAppearance?, _ old: UIBarAppearance?) {
    if new !== old { old?.onChange = nil }
    new?.onChange = { [weak self] in self?.showAppearance() }
    showAppearance()
  }
}

/// A part of a bar's appearance with changes of its own.
@MainActor protocol AppearancePart: NSCopying {
  var onChange: (() -> Void)? { get set }
}
