internal import CoreGraphics
internal import UIKitControls
public import UIKitCore
public import UIKitGraphics
internal import UIKitLists

/// The lines above and below an item of a list, as a value.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
  /// Whether a line is shown.
  public enum Visibility: Hashable, Sendable {
    /// As the list decides: below every item but the last one of a card, and above none. Our choice where UIKit's documentation is silent.
    case automatic
    /// Always, and never.
    case visible, hidden
  }

  /// The line above the item; `.automatic` by default.
  public var topSeparatorVisibility = Visibility.automatic
  /// The line below the item; `.automatic` by default.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// In each edge of insets the distance that the list decides: the cell's `separatorLayoutGuide`.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: automatic, leading: automatic, bottom: automatic, trailing: automatic)

  private static let automatic = CGFloat.greatestFiniteMagnitude

  /// Points at the ends of the line above; leading and trailing are used.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Points at the ends of the line below; leading and trailing are used.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// `.separator` by default.
  public var color: UIColor = .separator
  /// The colour beside selected items where several can be selected; that of `color` by default. Our choice.
  public var multipleSelectionColor: UIColor = .separator
  /// The material below the colour of the lines; nil, the default, is none. Vibrancy makes no difference to see.
  public var visualEffect: UIVisualEffect?

  private let appearance: UICollectionLayoutListConfiguration.Appearance

  /// The lines of a list of this appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { appearance = listAppearance }

  /// The insets with the list's distances where they are automatic.
  static func resolved(
    _ insets: NSDirectionalEdgeInsets, leading: CGFloat, trailing: CGFloat
  ) -> (leading: CGFloat, trailing: CGFloat) {
    (insets.leading == automatic ? leading : insets.leading, insets.trailing == automatic ? trailing : insets.trailing)
  }
}
