internal import CoreGraphics
internal import Diagnostics
public import UIKitCore
public import UIKitGraphics
internal import UIKitLists

extension UICellAccessory {
  /// The side and place of a view of your own.
  public enum Placement {
    /// Returns an index among the accessories at the side, given in the direction of reading.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    /// At the side where reading begins; the default place is nearest to the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the other side; the default place is nearest to the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Before the accessory of the same kind as `accessory`; at the beginning if there is none.
    @preconcurrency @MainActor public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// Behind the accessory of the same kind as `accessory`; at the end if there is none.
    @preconcurrency @MainActor public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in accessories.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  /// A view of your own with its options.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// Its frame is set by the cell.
    public let customView: UIView
    /// The side and the place.
    public let placement: Placement
    /// Whether the view occupies room without being visible; false by default.
    public var isHidden: Bool
    /// The room in which the view is centred; `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The view's tint colour; nil, the default, for the cell's.
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its frame, instead of its fitting size; false by default.
    public var maintainsFixedSize: Bool

    /// nil for the default values.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.tintColor) = (customView, placement, tintColor)
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  // MARK: Order

  /// The sides and the order of the accessories of one cell; stops the program for a kind that is there twice.
  static func sides(_ accessories: [UICellAccessory]) -> (leading: [UICellAccessory], trailing: [UICellAccessory]) {
    ensure(
      Set(accessories.map(\.accessoryType)).count == accessories.count,
      "UICollectionViewListCell.accessories: an accessory is there twice; each kind, and each view of your own, can be there once"
    )
    let system = accessories.filter { !$0.isCustom }.sorted { $0.rank < $1.rank }
    var (leading, trailing) = (system.filter { $0.rank < 10 }, system.filter { $0.rank >= 10 })
    for accessory in accessories where accessory.isCustom {
      switch accessory.options.placement {
      case .leading(_, let position): leading.put(accessory, position)
      case .trailing(_, let position): trailing.put(accessory, position)
      }
    }
    return (leading, trailing)
  }

  private var isCustom: Bool { if case .customView = accessoryType { true } else { false } }

  /// The place among system accessories, below 10 at the leading side. Our choice where UIKit's documentation is silent.
  private var rank: Int {
    switch accessoryType {
    case .multiselect: 0
    case .delete: 1
    case .insert: 2
    case .label, .customView: 10
    case .detail: 11
    case .checkmark: 12
    case .outlineDisclosure: 13
    case .disclosureIndicator: 14
    case .reorder: 15
    }
  }
}

extension [UICellAccessory] {
  @MainActor fileprivate mutating func put(_ accessory: UICellAccessory, _ position: UICellAccessory.Placement.Position) {
    let index = position(self)
    ensure(
      index >= 0 && index <= count,
      "UICellAccessory.Placement: the position \(index) is outside of 0 to \(count), the number of accessories at that side")
    insert(accessory, at: index)
  }
}
