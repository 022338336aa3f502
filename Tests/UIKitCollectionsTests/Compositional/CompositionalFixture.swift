import Foundation
import ManualHost
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists

/// A cell that prefers the size that its data source gives it.
final class SizedCell: UICollectionViewCell {
  static var made = 0
  var wanted: CGSize?
  /// Whether the cell covers as much as 375 x 60 points.
  static var keepsArea = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wanted { layoutAttributes.size = wanted }
    if Self.keepsArea { layoutAttributes.size.height = 375 * 60 / max(1, layoutAttributes.size.width) }
    return layoutAttributes
  }
}

/// A supplementary view that prefers a height.
final class SizedView: UICollectionReusableView {
  var wanted: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wanted { layoutAttributes.size.height = wanted }
    return layoutAttributes
  }
}

/// Named items in sections.
final class CardSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
  var sections: [[Int]]
  var itemSize: (IndexPath) -> CGSize? = { _ in nil }
  var viewHeight: (String, IndexPath) -> CGFloat? = { _, _ in nil }
  var selected: [IndexPath] = []
  var announced: [IndexPath] = []
  var didScroll = 0

  init(_ counts: [Int]) {
    var next = 0
    sections = counts.map { count in
      defer { next += count }
      return Array(next..<next + count)
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.item]
    (cell as? SizedCell)?.wanted = itemSize(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    (view as? SizedView)?.wanted = viewHeight(kind, indexPath)
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { selected.append(indexPath) }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { announced += indexPaths }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll += 1 }
}

/// A collection with a compositional layout on a manual stage at 2x, 600 points high.
@MainActor final class CompositionalFixture {
  static let kinds = ["header", "footer", "badge", "global", "side"]

  let stage: ManualStage
  let collection: UICollectionView
  let layout: UICollectionViewCompositionalLayout
  let source: CardSource

  init(
    _ counts: [Int], width: CGFloat = 375, isRightToLeft: Bool = false, _ layout: UICollectionViewCompositionalLayout,
    _ setUp: (CardSource) -> Void = { _ in }
  ) {
    SizedCell.made = 0
    stage = ManualStage(size: CGSize(width: width, height: 600), scale: 2)
    (source, self.layout) = (CardSource(counts), layout)
    setUp(source)
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 600), collectionViewLayout: layout)
    if isRightToLeft { collection.semanticContentAttribute = .forceRightToLeft }
    collection.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Self.kinds { collection.register(SizedView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view") }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    (collection.dataSource, collection.delegate, collection.prefetchDataSource) = (source, source, source)
    stage.window.addSubview(collection)
    frame()
  }

  func frame() { stage.advance(by: 1.0 / 60) }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? { collection.layoutAttributesForItem(at: path(item, section))?.frame }

  func frame(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
    collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(item, section))?.frame
  }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// The scroll views of sections, from top to bottom.
  var scrollers: [UIScrollView] {
    collection.subviews.compactMap { $0 as? UIScrollView }.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
  }

  /// The place of an item's cell on the screen.
  func screen(_ item: Int, _ section: Int = 0) -> CGRect? {
    collection.cellForItem(at: path(item, section)).map { $0.convert($0.bounds, to: stage.window) }
  }

  /// Whether cells and data agree: each visible cell shows its item at the layout's place.
  func brokenCell() -> String? {
    for path in collection.indexPathsForVisibleItems {
      guard let cell = collection.cellForItem(at: path) else { return "no cell at \(path)" }
      if cell.tag != source.sections[path.section][path.item] { return "\(path) shows \(cell.tag)" }
      guard let place = collection.layoutAttributesForItem(at: path)?.frame else { return "no place for \(path)" }
      let shown = cell.convert(cell.bounds, to: collection)
      if [shown.minX - place.minX, shown.minY - place.minY, shown.width - place.width, shown.height - place.height]
        .contains(where: { $0.magnitude > 0.51 })
      {
        return "\(path) is at \(shown), not at \(place)"
      }
    }
    return nil
  }
}

// MARK: - Descriptions

@MainActor func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor func item(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, insets: CGFloat = 0,
  edges: NSCollectionLayoutEdgeSpacing? = nil
) -> NSCollectionLayoutItem {
  let item = NSCollectionLayoutItem(layoutSize: size(width, height))
  item.contentInsets = NSDirectionalEdgeInsets(top: insets, leading: insets, bottom: insets, trailing: insets)
  item.edgeSpacing = edges
  return item
}

@MainActor func header(
  _ kind: String = "header", height: NSCollectionLayoutDimension = .absolute(40), _ alignment: NSRectAlignment = .top,
  pins: Bool = false, extends: Bool = true
) -> NSCollectionLayoutBoundarySupplementaryItem {
  let item = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
  (item.pinToVisibleBounds, item.extendsBoundary) = (pins, extends)
  return item
}

/// Rows of one item each.
@MainActor func list(height: NSCollectionLayoutDimension = .absolute(50), spacing: CGFloat = 0) -> NSCollectionLayoutSection {
  let group = NSCollectionLayoutGroup.vertical(
    layoutSize: size(.fractionalWidth(1), height), subitems: [item(.fractionalWidth(1), height)])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = spacing
  return section
}

/// A shelf of cards that scrolls by itself.
@MainActor func shelf(
  _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
  width: NSCollectionLayoutDimension = .absolute(100), height: NSCollectionLayoutDimension = .absolute(80), spacing: CGFloat = 10,
  inset: CGFloat = 16
) -> NSCollectionLayoutSection {
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: size(width, height),
    subitems: [item(width.isEstimated ? width : .fractionalWidth(1), height.isEstimated ? height : .fractionalHeight(1))])
  let section = NSCollectionLayoutSection(group: group)
  (section.orthogonalScrollingBehavior, section.interGroupSpacing) = (behavior, spacing)
  section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
  return section
}
