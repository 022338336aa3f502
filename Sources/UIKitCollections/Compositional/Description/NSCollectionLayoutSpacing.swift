internal import CoreGraphics
internal import Diagnostics
public import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

/// A gap between items: exact, or at least so long and growing with the room that is left.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  let gap: CompositionSpacing

  init(_ gap: CompositionSpacing) { self.gap = gap }

  /// At least so many points; all flexible gaps of a group share the room that its items leave. Finite.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self { made(flexibleSpacing, isFlexible: true) }

  /// Exactly so many points; items overlap if it is negative. Finite.
  public static func fixed(_ fixedSpacing: CGFloat) -> Self { made(fixedSpacing, isFlexible: false) }

  private static func made(_ spacing: CGFloat, isFlexible: Bool) -> Self {
    ensure(
      spacing.isFinite && spacing.magnitude <= 1e9,
      "NSCollectionLayoutSpacing.\(isFlexible ? "flexible" : "fixed")(\(spacing)): give a finite number of points")
    return Self(CompositionSpacing(spacing, isFlexible: isFlexible))
  }

  /// Points; the least of a flexible gap.
  public var spacing: CGFloat { gap.value }
  /// Whether the gap grows.
  public var isFlexibleSpacing: Bool { gap.isFlexible }
  /// Whether the gap is exact.
  public var isFixedSpacing: Bool { !gap.isFlexible }

  /// The same object: spacings do not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated public override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutSpacing)?.gap == gap }

  nonisolated public override var hash: Int { gap.value.hashValue }
}

/// Gaps around an item, in addition to its group's `interItemSpacing`.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// nil for no gap.
  public let leading: NSCollectionLayoutSpacing?
  /// nil for no gap.
  public let top: NSCollectionLayoutSpacing?
  /// nil for no gap.
  public let trailing: NSCollectionLayoutSpacing?
  /// nil for no gap.
  public let bottom: NSCollectionLayoutSpacing?

  /// Flexible gaps on both sides centre the item.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }

  /// The same object: spacings do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var gaps: CompositionEdges {
    CompositionEdges(leading: leading?.gap, top: top?.gap, trailing: trailing?.gap, bottom: bottom?.gap)
  }
}
