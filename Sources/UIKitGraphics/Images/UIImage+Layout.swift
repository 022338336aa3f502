internal import Diagnostics
internal import Foundation

extension UIImage {
  // MARK: Alignment

  /// The part of the image around what constraints align, such as a shadow, in points; zero unless set by `withAlignmentRectInsets(_:)`.
  public var alignmentRectInsets: UIEdgeInsets { picture.alignmentInsets }

  /// A copy with other insets; not finite is a programming error.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    ensure(
      [alignmentInsets.top, alignmentInsets.left, alignmentInsets.bottom, alignmentInsets.right].allSatisfy(\.isFinite),
      "UIImage.withAlignmentRectInsets(\(alignmentInsets)): give finite numbers of points")
    return UIImage(picture.with { $0.alignmentInsets = alignmentInsets })
  }

  // MARK: Right to left

  /// Whether the image is shown mirrored where the layout is from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { picture.flipsWithLayout }

  /// A copy that is shown mirrored where the layout is from right to left: in views, and where it is drawn, by the current traits.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { UIImage(picture.with { $0.flipsWithLayout = true }) }

  // MARK: Configurations

  /// The symbol configuration; of other images one that says nothing.
  public var configuration: Configuration? { symbolConfiguration ?? Configuration() }

  /// Size, weight and scale of a symbol; nil for an image that is not a symbol.
  public var symbolConfiguration: SymbolConfiguration? { picture.symbol.map { SymbolConfiguration($0) } }

  /// A symbol in that configuration, the variant for its traits of an image of a catalogue; other images are returned as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    if let symbol = configuration as? SymbolConfiguration { return applyingSymbolConfiguration(symbol) ?? self }
    guard let traits = configuration.traitCollection, picture.variants != nil else { return self }
    return UIImage(picture.resolved(for: traits))
  }

  /// Makes a symbol as `init(systemName:)` does; symbols here are alike in all traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  // MARK: Symbols of the system

  /// The symbol "ellipsis.circle". Which symbols these five are is our choice; they have Apple's meaning.
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle")! }
  /// The symbol "plus.circle.fill".
  public class var add: UIImage { UIImage(systemName: "plus.circle.fill")! }
  /// The symbol "minus.circle.fill".
  public class var remove: UIImage { UIImage(systemName: "minus.circle.fill")! }
  /// The symbol "checkmark.circle.fill".
  public class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill")! }
  /// The symbol "checkmark.circle".
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle")! }
}
