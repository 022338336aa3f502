public import Foundation
public import UIKitCore
public import UIKitGraphics

/// The background of a cell, header, footer or button, as a value.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// A view of the size of the background, in front of colour and image; nil by default. With one, the background receives touches.
  public var customView: UIView?
  /// Points; 0 by default.
  public var cornerRadius: CGFloat = 0
  /// Points from the sides of the cell to the background; negative values extend it beyond the cell. Zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// nil for the tint colour. Unless set, it follows the state of the cell.
  public var backgroundColor: UIColor? {
    get { if case .set(let color) = ownColor { color } else { kind.color(isMarked: isMarked) } }
    set { ownColor = .set(newValue) }
  }

  /// Whether `backgroundColor` was set.
  package var hasOwnColor: Bool { if case .set = ownColor { true } else { false } }

  /// Shown behind the colour, which hides it unless it is clear or translucent; nil by default.
  public var visualEffect: UIVisualEffect?

  /// Applied to the background colour; nil by default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// An image in front of the colour; nil by default.
  public var image: UIImage?
  /// How the image is placed in the background; `.scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// nil, the default, for the tint colour.
  public var strokeColor: UIColor?
  /// Applied to the stroke colour; nil by default.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Points; 0, the default, for no line.
  public var strokeWidth: CGFloat = 0
  /// Points by which the line lies outside the background; negative inside. 0 by default.
  public var strokeOutset: CGFloat = 0

  private var kind: Kind
  private var ownColor = OwnColor.automatic
  private var isMarked = false

  private init(_ kind: Kind) { self.kind = kind }

  // MARK: UIKit's backgrounds

  /// Transparent in every state.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// The background of cells in plain tables: the system background, grey while selected or highlighted.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }

  /// The background of headers and footers in plain tables: opaque, since rows pass behind it.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainHeaderFooter) }

  /// The background of cells in grouped tables: the secondary grouped background, grey while selected or highlighted.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }

  /// Transparent: headers and footers of grouped tables have no background.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// The background of cells in sidebars: transparent, with round corners, grey while selected or highlighted. Its radius is our choice.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration(.sidebarCell)
    background.cornerRadius = 10
    return background
  }

  /// As `listSidebarCell()`: for the column beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  /// Transparent: headers of sidebars have no background.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// The background of a button, whose own colour the button chooses.
  package static var button: UIBackgroundConfiguration { UIBackgroundConfiguration(.button) }

  // MARK: States

  /// The same background for another state; values that have been set stay.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    switch state {
    case let state as UICellConfigurationState: updated.isMarked = state.isSelected || state.isHighlighted
    case let state as UIViewConfigurationState: updated.isMarked = state.isSelected || state.isHighlighted
    default: break
    }
    return updated
  }

  /// The colour shown at a tint colour, after the transformer.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line at a tint colour, after the transformer.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  private enum OwnColor {
    case automatic
    case set(UIColor?)
  }

  private enum Kind {
    case clear, plainCell, plainHeaderFooter, groupedCell, sidebarCell, button

    func color(isMarked: Bool) -> UIColor? {
      switch self {
      case .button: nil
      case .clear: .clear
      case .plainCell: isMarked ? .systemGray4 : .systemBackground
      case .plainHeaderFooter: .systemBackground
      case .sidebarCell: isMarked ? .systemGray4 : .clear
      case .groupedCell: isMarked ? .systemGray4 : .secondarySystemGroupedBackground
      }
    }
  }
}
