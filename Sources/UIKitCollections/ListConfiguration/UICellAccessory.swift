public import CoreGraphics
internal import Diagnostics
public import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

/// A mark, a control or a view at a side of a list cell.
///
/// System accessories have their places: at the leading side the selection circle, then the delete and insert controls; at the trailing side
/// the label, the detail button, the checkmark, the outline disclosure, the disclosure indicator and the reorder control. A cell has each of
/// them at most once. Left out: pop-up menus, since there are no menus.
@preconcurrency @MainActor public struct UICellAccessory {
  /// Called when an accessory is tapped.
  public typealias ActionHandler = @MainActor () -> Void

  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// Always; only while the cell is editing, and only while it is not.
    case always, whenEditing, whenNotEditing
  }

  /// The width of the room in which an accessory is centred.
  public enum LayoutDimension: Hashable, Sendable {
    /// Its own width.
    case actual
    /// 28 points, our choice: so that the contents of cells with different accessories begin at the same place.
    case standard
    /// Points.
    case custom(CGFloat)

    func points(_ own: CGFloat) -> CGFloat {
      switch self {
      case .actual: return own
      case .standard: return 28
      case .custom(let width):
        ensure(
          width >= 0 && width <= 1e9, "UICellAccessory.LayoutDimension.custom(\(width)): give 0 to 10^9 points, or use .actual")
        return width
      }
    }
  }

  /// The kind of an accessory.
  public enum AccessoryType: Hashable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label
    case customView(UIView)
    case detail
  }

  /// The kind.
  public let accessoryType: AccessoryType
  var displayed = DisplayedState.always
  var options = Options()
  var handler: ActionHandler?

  /// What accessories have in common, and what single kinds add.
  struct Options {
    var isHidden = false
    var width = LayoutDimension.actual
    var tint: UIColor?
    var disc: UIColor?
    var showsVerticalSeparator = false
    var style = OutlineDisclosureOptions.Style.automatic
    var text = ""
    var font: UIFont?
    var followsTextSize = true
    var placement = Placement.trailing()
    var keepsSize = false
  }

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ handler: ActionHandler? = nil, _ change: (inout Options) -> Void
  ) {
    (accessoryType, self.displayed, self.handler) = (type, displayed, handler)
    change(&options)
  }

  // MARK: Accessories

  /// A chevron in the direction of reading; it only indicates.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed) {
      ($0.isHidden, $0.width, $0.tint) = (options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }
  }

  /// A button with an i in a circle.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, actionHandler) {
      ($0.isHidden, $0.width, $0.tint) = (options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }
  }

  /// A checkmark in the tint colour.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed) {
      ($0.isHidden, $0.width, $0.tint) = (options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }
  }

  /// A minus sign in a red circle; without a handler a tap shows the trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, actionHandler) {
      ($0.isHidden, $0.width) = (options.isHidden, options.reservedLayoutWidth)
      ($0.tint, $0.disc) = (options.tintColor, options.backgroundColor)
    }
  }

  /// A plus sign in a green circle.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, actionHandler) {
      ($0.isHidden, $0.width) = (options.isHidden, options.reservedLayoutWidth)
      ($0.tint, $0.disc) = (options.tintColor, options.backgroundColor)
    }
  }

  /// Three lines; dragging them moves the item, if the data source allows it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed) {
      ($0.isHidden, $0.width, $0.tint) = (options.isHidden, options.reservedLayoutWidth, options.tintColor)
      $0.showsVerticalSeparator = options.showsVerticalSeparator
    }
  }

  /// A circle, filled and with a checkmark while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed) {
      ($0.isHidden, $0.width) = (options.isHidden, options.reservedLayoutWidth)
      ($0.tint, $0.disc) = (options.tintColor, options.backgroundColor)
    }
  }

  /// A chevron that points down while the item is expanded. Without a handler a tap expands or collapses the item of a section snapshot.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, actionHandler) {
      ($0.isHidden, $0.width, $0.tint) = (options.isHidden, options.reservedLayoutWidth, options.tintColor)
      $0.style = options.style
    }
  }

  /// A short text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(.label, displayed) {
      ($0.isHidden, $0.width, $0.tint) = (options.isHidden, options.reservedLayoutWidth, options.tintColor)
      ($0.text, $0.font, $0.followsTextSize) = (text, options.font, options.adjustsFontForContentSizeCategory)
    }
  }

  /// A view of your own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    return UICellAccessory(.customView(configuration.customView), displayed) {
      ($0.isHidden, $0.width) = (configuration.isHidden, configuration.reservedLayoutWidth)
      ($0.tint, $0.placement) = (configuration.tintColor, configuration.placement)
      $0.keepsSize = configuration.maintainsFixedSize
    }
  }
}
