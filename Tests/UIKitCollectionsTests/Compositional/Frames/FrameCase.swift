import Foundation
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// A layout and its frames, computed by hand from the rules for a width; items are keyed 0, 1, ..., and 1000 for item 0 of section 1.
struct FrameCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var counts = [6]
  let layout: @MainActor @Sendable () -> UICollectionViewCompositionalLayout
  let frames: @Sendable (CGFloat) -> [Int: CGRect]
  var views: @Sendable (CGFloat) -> [String: CGRect] = { _ in [:] }
  var contentSize: (@Sendable (CGFloat) -> CGSize)?
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@MainActor func vertical(_ section: NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout(section: section)
}

@MainActor func sideways(_ section: NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.scrollDirection = .horizontal
  return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
}

@MainActor func row(
  _ height: NSCollectionLayoutDimension, _ subitems: [NSCollectionLayoutItem], spacing: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: subitems)
  group.interItemSpacing = spacing
  return group
}

@MainActor func column(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ subitems: [NSCollectionLayoutItem]
) -> NSCollectionLayoutGroup { .vertical(layoutSize: size(width, height), subitems: subitems) }

/// Equal parts of a row, whatever the width of the item.
@available(*, deprecated)
@MainActor private func evenGroup(_ count: Int) -> NSCollectionLayoutGroup {
  .horizontal(
    layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item(.absolute(7), .fractionalHeight(1)), count: count)
}

private protocol OldGroups {
  @MainActor func even(_ count: Int) -> NSCollectionLayoutGroup
}

private struct Groups: OldGroups {
  @available(*, deprecated)
  func even(_ count: Int) -> NSCollectionLayoutGroup { evenGroup(count) }
}

/// Rows of equal parts by the deprecated initializer, which is called without a warning through the protocol.
@MainActor func evenRow(_ count: Int, _ spacing: NSCollectionLayoutSpacing) -> UICollectionViewCompositionalLayout {
  let groups: any OldGroups = Groups()
  let group = groups.even(count)
  group.interItemSpacing = spacing
  return vertical(NSCollectionLayoutSection(group: group))
}
