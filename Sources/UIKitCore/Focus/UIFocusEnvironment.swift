public import Foundation
internal import UIKitGraphics

/// A branch of the hierarchy that decides about the focus inside of it: a view, a window, a view controller.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that the focus should go to first, in order of preference; the first one that leads to a focusable item wins.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one; nil at the top.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The items inside; nil for an environment without items of its own.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The group that the items inside belong to; nil for the parent's.
  var focusGroupIdentifier: String? { get }

  /// Has the focus look for its place again in the next frame, by the preferences of this environment, if it is inside.
  func setNeedsFocusUpdate()
  /// Carries out a pending `setNeedsFocusUpdate()` now.
  func updateFocusIfNeeded()
  /// Whether the focus may move as the context says; asked of each environment that contains the present or the next item.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus has moved; sent to each environment that contains the former or the present item, the innermost first.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// The sound of a move; nil, the default, for none. Not asked for: a desktop's focus moves silently.
  func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
}

extension UIFocusEnvironment {
  public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
  public var focusGroupIdentifier: String? { nil }
}

/// Something that the focus can rest on.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the focus may come here at the moment.
  var canBecomeFocused: Bool { get }
  /// Whether the focus rests here.
  var isFocused: Bool { get }
  /// In the coordinates of the containing item container.
  var frame: CGRect { get }
  /// What shows the focus; nil for nothing.
  var focusEffect: UIFocusEffect? { get }
  /// How likely the item is chosen when the focus enters its group.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether the focus comes here when code asks for it while nothing has the focus.
  var focusItemDeferralMode: UIFocusItemDeferralMode { get }
  /// Whether the focus can go to items that lie completely behind this one.
  var isTransparentFocusItem: Bool { get }
}

/// What becomes of `UIFocusSystem.requestFocusUpdate(to:)` while nothing has the focus, as before the first key and after a touch.
public enum UIFocusItemDeferralMode: Int, Sendable {
  /// As `always`.
  case automatic
  /// The focus begins at the item with the next key that asks for it.
  case always
  /// The focus comes to the item at once.
  case never
}

/// A sound of the focus.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// Free text.
  public let rawValue: String
  /// Any text makes an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No sound.
  public static let none = UIFocusSoundIdentifier(rawValue: "")
  /// The system's sound.
  public static let `default` = UIFocusSoundIdentifier(rawValue: "default")
}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect? { nil }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
  public var isTransparentFocusItem: Bool { false }
}

/// An object that has focus items.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items whose frames intersect `rect`, in the container's coordinates.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container whose content scrolls.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The position of the visible part in the content.
  var contentOffset: CGPoint { get set }
  /// The size of all content, in points.
  var contentSize: CGSize { get }
  /// The size of the visible part, in points.
  var visibleSize: CGSize { get }
}

/// The importance of an item in its group; of the visible ones the highest is the item where the focus enters the group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// Values below 0 count as 0.
  public let rawValue: Int

  /// Any value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Any value.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// 0, the default.
  public static let ignored = UIFocusGroupPriority(0)
  /// 1000: the item that had the focus when it left the group last.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// 2000: an item that is more important than others.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// `Int.max`: the item with the focus.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}

/// The way on which the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// Bits as in UIKit.
  public let rawValue: UInt

  /// Bits as in UIKit.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Toward the top.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Toward the bottom.
  public static let down = UIFocusHeading(rawValue: 2)
  /// Toward the left, in whichever direction one reads.
  public static let left = UIFocusHeading(rawValue: 4)
  /// Toward the right, in whichever direction one reads.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next group.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the group before.
  public static let previous = UIFocusHeading(rawValue: 32)
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 256)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 512)
}
