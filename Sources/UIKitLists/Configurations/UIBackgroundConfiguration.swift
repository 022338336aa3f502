public import Foundation
public import UIKitCore

/// What lies behind the content of a cell, a header or a footer, as a value.
@MainActor public struct UIBackgroundConfiguration {
  /// In front of the colour and the image, as large as the background.
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  /// From the sides of the cell to the background; negative ones let it stand out.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// nil for the tint colour. Unless set, it follows the state of the cell.
  public var backgroundColor: UIColor? {
    get { if case .set(let color) = ownColor { color } else { kind.color(isMarked: isMarked) } }
    set { ownColor = .set(newValue) }
  }

  /// Applied to the background's colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// In front of the colour.
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// nil for the tint colour.
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// 0 for no line.
  public var strokeWidth: CGFloat = 0
  /// How far the line runs outside of the background; inside if negative.
  public var strokeOutset: CGFloat = 0

  private var kind: Kind
  private var ownColor = OwnColor.automatic
  private var isMarked = false

  private init(_ kind: Kind) { self.kind = kind }

  // MARK: The looks that UIKit offers

  /// Nothing, in any state.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

  /// Of a header or footer; opaque, since rows pass behind it.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeaderFooter) }

  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  // MARK: States

  /// The same background in the look of that state; what has been set by hand stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    switch state {
    case let state as UICellConfigurationState: updated.isMarked = state.isSelected || state.isHighlighted
    case let state as UIViewConfigurationState: updated.isMarked = state.isSelected || state.isHighlighted
    default: break
    }
    return updated
  }

  /// What is shown where the tint is `tintColor`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  private enum OwnColor {
    case automatic
    case set(UIColor?)
  }

  private enum Kind {
    case clear, plainCell, plainHeaderFooter, groupedCell

    func color(isMarked: Bool) -> UIColor {
      switch self {
      case .clear: .clear
      case .plainCell: isMarked ? .systemGray4 : .systemBackground
      case .plainHeaderFooter: .systemBackground
      case .groupedCell: isMarked ? .systemGray4 : .secondarySystemGroupedBackground
      }
    }
  }
}
