internal import CoreGraphics
internal import Diagnostics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

/// The round control at the leading side of a row in editing mode, as wide as the content's indentation.
final class EditControl: UIControl {
  enum Mark {
    case delete, insert
    /// A selection circle with a checkmark while the row is selected; touches go to the row.
    case choice

    init?(_ style: UITableViewCell.EditingStyle) {
      switch style {
      case .none: return nil
      case .delete: self = .delete
      case .insert: self = .insert
      }
    }

    var style: UITableViewCell.EditingStyle {
      switch self {
      case .delete: .delete
      case .insert: .insert
      case .choice: .none
      }
    }
  }

  /// Diameter of the circle, in points. Our choice.
  static let diameter: CGFloat = 22

  let mark: Mark
  /// Whether the row is selected.
  var isTicked = false {
    didSet { if isTicked != oldValue { setNeedsDisplay() } }
  }

  init(_ mark: Mark, pressed: @escaping @MainActor () -> Void) {
    self.mark = mark
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = mark != .choice
    addAction(UIAction { _ in pressed() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    programmingError("EditControl.init(coder:): it is made by its cell only")
  }

  override func stateDidChange() { alpha = isHighlighted ? 0.5 : 1 }

  override var defaultIsAccessibilityElement: Bool { mark != .choice }
  override var defaultAccessibilityLabel: String? { mark == .insert ? "Insert" : "Delete" }
  override var accessibilityRole: AccessibilityRole { .button }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { super.defaultAccessibilityTraits.union(.button) }

  /// The circle's rectangle, at the trailing side of the control.
  private var circle: CGRect {
    let isMirrored = superview.map { ($0 as? UITableViewCell)?.isMirrored ?? false } ?? false
    return CGRect(
      x: isMirrored ? 0 : bounds.width - Self.diameter, y: ((bounds.height - Self.diameter) / 2).rounded(),
      width: Self.diameter, height: Self.diameter)
  }

  override func draw(_ rect: CGRect) {
    let glyph: RowGlyph =
      switch mark {
      case .delete: .delete
      case .insert: .insert
      case .choice: .choice(isTicked: isTicked)
      }
    glyph.draw(in: circle, tint: tintColor, isMirrored: false)
  }
}
