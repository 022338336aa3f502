public import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// What a view's surroundings are like.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Device pixels a point; 0 when unspecified.
  public let displayScale: CGFloat

  public override convenience init() { self.init(userInterfaceStyle: .unspecified, displayScale: 0) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
  }

  public convenience init(displayScale: CGFloat) { self.init(userInterfaceStyle: .unspecified, displayScale: displayScale) }

  /// Of each trait the last collection that specifies it decides.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      userInterfaceStyle: collections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
      displayScale: collections.last { $0.displayScale != 0 }?.displayScale ?? 0)
  }

  package init(userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat) {
    (self.userInterfaceStyle, self.displayScale) = (userInterfaceStyle, displayScale)
  }

  /// The one collection for these values while they stay the same: views ask for theirs whenever they draw.
  @MainActor package static func shared(_ style: UIUserInterfaceStyle, displayScale: CGFloat) -> UITraitCollection {
    if latest.userInterfaceStyle == style && latest.displayScale == displayScale { return latest }
    latest = UITraitCollection(userInterfaceStyle: style, displayScale: displayScale)
    return latest
  }

  @MainActor private static var latest = UITraitCollection()

  /// What dynamic colours are resolved with where no view says otherwise; while a view draws, its own. Each thread has one.
  public static var current: UITraitCollection {
    get { ThreadDrawing.current.traits }
    set { ThreadDrawing.current.traits = newValue }
  }

  /// Runs `actions` with this collection as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    let drawing = ThreadDrawing.current
    let former = drawing.traits
    drawing.traits = self
    actions()
    drawing.traits = former
  }

  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Whether this collection has every trait that `traits` specifies.
  public func containsTraits(in traits: UITraitCollection?) -> Bool {
    guard let traits else { return true }
    return (traits.userInterfaceStyle == .unspecified || traits.userInterfaceStyle == userInterfaceStyle)
      && (traits.displayScale == 0 || traits.displayScale == displayScale)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
  }

  public override var hash: Int { userInterfaceStyle.hashValue ^ displayScale.hashValue }
}
