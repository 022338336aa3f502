internal import Diagnostics
public import Foundation
internal import UIKitCore
public import UIKitGraphics
public import UIKitLists

/// The looks and behaviour of a list in a collection view: of all sections, or of one section.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The look of a list; fixed at initialization.
  public enum Appearance: Hashable, Sendable {
    /// Rows of the full width; headers and footers are pinned to the edges while their section is visible.
    case plain
    /// Rows of the full width; headers and footers scroll with them.
    case grouped
    /// As `grouped`; each section is a card with round corners, inset by the side margin.
    case insetGrouped
    /// Rows without lines on the background of a sidebar.
    case sidebar
    /// As `plain` on the background of a sidebar.
    case sidebarPlain
  }

  /// Where headers come from.
  public enum HeaderMode: Hashable, Sendable {
    /// There are none.
    case none
    /// Supplementary views of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item of each section looks like a header, and can be expanded and collapsed in an outline.
    case firstItemInSection
  }

  /// Where footers come from.
  public enum FooterMode: Hashable, Sendable {
    /// There are none.
    case none
    /// Supplementary views of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Returns the actions of an item that is swiped aside; nil for none.
  public typealias SwipeActionsConfigurationProvider = @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// Returns the lines of an item, from those of the section.
  public typealias ItemSeparatorHandler =
    @MainActor (_ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration)
    -> UIListSeparatorConfiguration

  /// The look.
  public let appearance: Appearance

  /// Whether there are lines between items; true by default, except for the two sidebars.
  public var showsSeparators: Bool

  /// The lines of all items.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Called when an item comes near the screen; nil by default.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The background behind the items, nil for the collection view's own. By default that of the appearance. If all sections are lists, it is
  /// that of the collection view, unless you set the collection view's own.
  public var backgroundColor: UIColor?

  /// The actions at the leading side; nil by default.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions at the trailing side, which the delete accessory shows as well; nil by default.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// `.none` by default.
  public var headerMode = HeaderMode.none
  /// `.none` by default.
  public var footerMode = FooterMode.none

  /// Points above each header; nil, the default, for 22 in plain lists (docs/measurements.md, Tables) and 0 in others.
  public var headerTopPadding: CGFloat? {
    didSet {
      let padding = headerTopPadding ?? 0
      ensure(
        padding >= 0 && padding <= 1e9,
        "UICollectionLayoutListConfiguration.headerTopPadding = \(padding): set 0 to 10^9 points, or nil")
    }
  }

  /// The default values of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    switch appearance {
    case .plain: backgroundColor = .systemBackground
    case .grouped, .insetGrouped: backgroundColor = .systemGroupedBackground
    case .sidebar, .sidebarPlain: backgroundColor = .secondarySystemBackground
    }
  }
}
