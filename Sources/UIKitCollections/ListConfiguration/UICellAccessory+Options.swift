internal import CoreGraphics
internal import UIKitCore
public import UIKitGraphics
internal import UIKitLists

// The options of the accessories.
extension UICellAccessory {
  /// Of the disclosure indicator.
  @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
    /// Whether the accessory occupies room without being visible or active; false by default.
    public var isHidden: Bool
    /// The room in which the accessory is centred; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// nil, the default, for the standard colour.
    public var tintColor: UIColor?

    /// nil for the default values.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Of the detail button.
  @preconcurrency @MainActor public struct DetailOptions {
    /// Whether the accessory occupies room without being visible or active; false by default.
    public var isHidden: Bool
    /// The room in which the accessory is centred; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// nil, the default, for the standard colour.
    public var tintColor: UIColor?

    /// nil for the default values.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Of the checkmark.
  @preconcurrency @MainActor public struct CheckmarkOptions {
    /// Whether the accessory occupies room without being visible or active; false by default.
    public var isHidden: Bool
    /// The room in which the accessory is centred; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// nil, the default, for the standard colour.
    public var tintColor: UIColor?

    /// nil for the default values.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Of the delete control.
  @preconcurrency @MainActor public struct DeleteOptions {
    /// Whether the accessory occupies room without being visible or active; false by default.
    public var isHidden: Bool
    /// The room in which the accessory is centred; `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// nil, the default, for the standard colour.
    public var tintColor: UIColor?
    /// The disc behind the sign; nil, the default, for the standard colour.
    public var backgroundColor: UIColor?

    /// nil for the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Of the insert control.
  @preconcurrency @MainActor public struct InsertOptions {
    /// Whether the accessory occupies room without being visible or active; false by default.
    public var isHidden: Bool
    /// The room in which the accessory is centred; `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// nil, the default, for the standard colour.
    public var tintColor: UIColor?
    /// The disc behind the sign; nil, the default, for the standard colour.
    public var backgroundColor: UIColor?

    /// nil for the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Of the reorder control.
  @preconcurrency @MainActor public struct ReorderOptions {
    /// Whether the accessory occupies room without being visible or active; false by default.
    public var isHidden: Bool
    /// The room in which the accessory is centred; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// nil, the default, for the standard colour.
    public var tintColor: UIColor?
    /// Whether a line is shown before the control if another accessory is there; true by default.
    public var showsVerticalSeparator: Bool

    /// nil for the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// Of the selection circle.
  @preconcurrency @MainActor public struct MultiselectOptions {
    /// Whether the accessory occupies room without being visible or active; false by default.
    public var isHidden: Bool
    /// The room in which the accessory is centred; `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// nil, the default, for the standard colour.
    public var tintColor: UIColor?
    /// The disc behind the sign; nil, the default, for the standard colour.
    public var backgroundColor: UIColor?

    /// nil for the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Of the outline disclosure.
  @preconcurrency @MainActor public struct OutlineDisclosureOptions {
    /// What a tap reaches.
    public enum Style: Hashable, Sendable {
      /// That of a header in a header, else that of a cell.
      case automatic
      /// A tap anywhere in the cell, which cannot be selected.
      case header
      /// A tap on the chevron.
      case cell
    }

    /// `.automatic` by default.
    public var style: Style
    /// Whether the accessory occupies room without being visible or active; false by default.
    public var isHidden: Bool
    /// The room in which the accessory is centred; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// nil, the default, for the standard colour.
    public var tintColor: UIColor?

    /// nil for the default values.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Of a label.
  @preconcurrency @MainActor public struct LabelOptions {
    /// Whether the accessory occupies room without being visible or active; false by default.
    public var isHidden: Bool
    /// The room in which the accessory is centred; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// nil, the default, for the standard colour.
    public var tintColor: UIColor?
    /// That of the body style by default.
    public var font: UIFont
    /// Whether the font follows the preferred text size; true by default.
    public var adjustsFontForContentSizeCategory: Bool

    /// nil for the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }
}
