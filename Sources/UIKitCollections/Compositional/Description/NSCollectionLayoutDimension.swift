internal import CoreGraphics
internal import Diagnostics
public import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

/// One length of an item: points, a share of its container's width or height, or an estimate that the content's own length replaces.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  let length: CompositionLength

  init(_ length: CompositionLength) { self.length = length }

  /// A share of the containing group's width, of the section's width for the outermost group; finite and not negative.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    made(.widthFraction, fractionalWidth, "fractionalWidth")
  }

  /// A share of the containing group's height, of the visible height for the outermost group; finite and not negative.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    made(.heightFraction, fractionalHeight, "fractionalHeight")
  }

  /// A length in points; finite and not negative.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self {
    made(.points, absoluteDimension, "absolute")
  }

  /// A length in points that holds until the content has been measured; finite and not negative.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self {
    made(.estimate, estimatedDimension, "estimated")
  }

  /// As `estimated(_:)`, but all siblings of this kind take the greatest measured length among them.
  public static func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    made(.uniform, estimate, "uniformAcrossSiblings")
  }

  private static func made(_ unit: CompositionLength.Unit, _ value: CGFloat, _ name: String) -> Self {
    ensure(
      value.isFinite && value >= 0 && value <= 1e9,
      "NSCollectionLayoutDimension.\(name)(\(value)): give a finite number from 0 to 10^9")
    return Self(CompositionLength(unit, value))
  }

  /// Whether `dimension` is a share of the container's width.
  public var isFractionalWidth: Bool { length.unit == .widthFraction }
  /// Whether `dimension` is a share of the container's height.
  public var isFractionalHeight: Bool { length.unit == .heightFraction }
  /// Whether `dimension` is the length in points.
  public var isAbsolute: Bool { length.unit == .points }
  /// Whether `dimension` is an estimate in points.
  public var isEstimated: Bool { length.unit == .estimate }
  /// Whether `dimension` is an estimate and the length follows the greatest sibling.
  public var isUniformAcrossSiblings: Bool { length.unit == .uniform }
  /// Points, or a share where 1 is the whole container.
  public var dimension: CGFloat { length.value }

  /// The same object: dimensions do not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.length == length
  }

  nonisolated public override var hash: Int { length.value.hashValue }
}

/// Width and height of an item.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// Also a share of the container's height, if so made.
  public let widthDimension: NSCollectionLayoutDimension
  /// Also a share of the container's width, if so made: items with a fixed aspect ratio.
  public let heightDimension: NSCollectionLayoutDimension

  /// Both lengths may refer to either side of the container.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }

  /// The same object: sizes do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return widthDimension.isEqual(other.widthDimension) && heightDimension.isEqual(other.heightDimension)
  }

  nonisolated open override var hash: Int { widthDimension.hash ^ heightDimension.hash }

  /// The size in points, with a measured one for the estimated lengths.
  func points(in container: CGSize, measured: CGSize? = nil) -> CGSize {
    let room = CompositionSize(container)
    return CGSize(
      width: widthDimension.length.points(in: room, measured: measured.map { Double($0.width) }),
      height: heightDimension.length.points(in: room, measured: measured.map { Double($0.height) }))
  }
}
