public import Foundation
internal import UIKitCore
public import UIKitGraphics

/// A device for pictures: the size of its screen, its safe area and its traits.
public struct ViewImageConfig: Sendable {
  /// How a phone is held.
  public enum Orientation: Sendable {
    /// On its side; the notch is at the left.
    case landscape
    /// Upright.
    case portrait
  }

  /// How a tablet is held, and how much of it the app has.
  public enum TabletOrientation: Sendable {
    /// The part of the upright screen.
    public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
    /// The part of the screen on its side.
    public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }

    /// On its side.
    case landscape(splitView: LandscapeSplits)
    /// Upright.
    case portrait(splitView: PortraitSplits)
  }

  /// What the device covers of the screen's edges.
  public var safeArea: UIEdgeInsets
  /// nil for the view's own size.
  public var size: CGSize?
  /// Overrides of the screen's.
  public var traits: UITraitCollection

  /// Makes a device.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }
}
