internal import Foundation
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists. The cells are best `UICollectionViewListCell`s, whose content determines their height.
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
  }
}

extension NSCollectionLayoutSection {
  /// A section that is a list, for a section provider; insets and boundary items may be changed afterwards.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = size(ListMetrics.row)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.listing = ListDescription(configuration)
    section.contentInsets = ListMetrics.insets(configuration, width: layoutEnvironment.container.effectiveContentSize.width)
    let pins = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionHeader, .top, ListMetrics.header(isPlain: pins), pins: pins))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionFooter, .bottom, ListMetrics.footer, pins: pins))
    }
    return section
  }

  private static func size(_ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
  }

  private static func boundary(
    _ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat, pins: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(height), elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = pins
    return item
  }
}

/// Lengths of lists, in points.
@MainActor enum ListMetrics {
  /// The height of a row until it is measured: that of a content configuration (docs/measurements.md, Tables).
  static let row: CGFloat = 53
  /// The height of a footer until it is measured (docs/measurements.md, Tables: a grouped footer without a title).
  static let footer: CGFloat = 17.5

  /// The height of a header until it is measured (docs/measurements.md, Tables).
  static func header(isPlain: Bool) -> CGFloat { isPlain ? 28 : 45.5 }

  /// Around the rows of a section. A grouped section without a header or footer keeps the distance of a footer without a title. Our choice.
  static func insets(_ configuration: UICollectionLayoutListConfiguration, width: CGFloat) -> NSDirectionalEdgeInsets {
    switch configuration.appearance {
    case .plain, .sidebarPlain: return .zero
    case .grouped, .insetGrouped, .sidebar:
      let margin = configuration.appearance == .grouped ? 0 : UIView.sideMargin(width: width)
      return NSDirectionalEdgeInsets(
        top: configuration.headerMode == .supplementary ? 0 : footer, leading: margin,
        bottom: configuration.footerMode == .supplementary ? 0 : footer, trailing: margin)
    }
  }
}

/// What a list section says about its elements.
final class ListDescription: ListSection {
  let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  func look(ofItemAt indexPath: IndexPath, count: Int) -> AnyHashable {
    let hasHeader = configuration.headerMode == .firstItemInSection
    let item = indexPath.item
    if hasHeader && item == 0 { return ListItem(configuration.appearance, .header) }
    var look = ListItem(configuration.appearance, .cell)
    (look.isFirst, look.isLast) = (item == (hasHeader ? 1 : 0), item == count - 1)
    guard configuration.showsSeparators else { return look }
    let section = configuration.separatorConfiguration
    look.separators = configuration.itemSeparatorHandler?(indexPath, section) ?? section
    return look
  }

  func look(ofKind elementKind: String) -> AnyHashable {
    ListItem(configuration.appearance, elementKind == UICollectionView.elementKindSectionFooter ? .footer : .header)
  }

  var hasSwipeActions: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil
      || configuration.trailingSwipeActionsConfigurationProvider != nil
  }

  func swipeActions(isLeading: Bool, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    let provider =
      isLeading
      ? configuration.leadingSwipeActionsConfigurationProvider : configuration.trailingSwipeActionsConfigurationProvider
    return provider?(indexPath)
  }

  var background: UIColor? { configuration.backgroundColor }

  var headerPadding: CGFloat {
    guard configuration.headerMode == .supplementary else { return 0 }
    return configuration.headerTopPadding ?? (configuration.appearance == .plain ? 22 : 0)
  }
}

/// What a list cell must know of its place in the list.
struct ListItem: Hashable {
  enum Role: Hashable {
    case cell, header, footer
  }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  let role: Role
  var isFirst = false
  var isLast = false
  /// nil for an item without lines.
  var separators: UIListSeparatorConfiguration?

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance, _ role: Role) {
    (self.appearance, self.role) = (appearance, role)
  }

  var isCard: Bool { appearance == .insetGrouped && role == .cell }

  var showsTop: Bool { separators?.topSeparatorVisibility == .visible }

  var showsBottom: Bool {
    switch separators?.bottomSeparatorVisibility {
    case .visible: true
    case .automatic: !(isLast && isCard)
    case .hidden, nil: false
    }
  }
}
