public import Foundation
internal import Synchronization

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// What a view's surroundings are like.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Device pixels a point.
  public let displayScale: CGFloat

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    (self.userInterfaceStyle, displayScale) = (userInterfaceStyle, 0)
  }

  package init(userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat) {
    (self.userInterfaceStyle, self.displayScale) = (userInterfaceStyle, displayScale)
  }

  private static let storedCurrent = Mutex(UITraitCollection(userInterfaceStyle: .light, displayScale: 1))

  /// What dynamic colours are resolved with where no view says otherwise; while a view draws, its own.
  public static var current: UITraitCollection {
    get { storedCurrent.withLock { $0 } }
    set { storedCurrent.withLock { $0 = newValue } }
  }

  /// Runs `actions` with this collection as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = Self.current
    Self.current = self
    actions()
    Self.current = former
  }

  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
  }

  public override var hash: Int { userInterfaceStyle.hashValue }
}
