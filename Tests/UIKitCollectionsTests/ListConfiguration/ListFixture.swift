import UIKitControls
import Foundation
import ManualHost
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

/// A list of named items on a stage of 375 x 667 points.
@MainActor final class ListFixture: NSObject, UICollectionViewDelegate {
  let stage = ManualStage(size: CGSize(width: 375, height: 667), scale: 2)
  let list: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<Int, String>!
  var accessories: (String) -> [UICellAccessory] = { _ in [] }
  var selected: [IndexPath] = []
  private let isHeaderOrFooter: Bool

  init(_ configuration: UICollectionLayoutListConfiguration, hasSupplements: Bool = false) {
    list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    isHeaderOrFooter = hasSupplements
    super.init()
    list.delegate = self
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = accessories(name)
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, name in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    let heads = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      view.contentConfiguration = content
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: heads, for: path)
    }
    stage.window.addSubview(list)
  }

  /// Shows names in sections, without an animation.
  func show(_ sections: [[String]]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (index, names) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(names, toSection: index)
    }
    source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 0)
  }

  func show(_ tree: NSDiffableDataSourceSectionSnapshot<String>) {
    source.apply(tree, to: 0, animatingDifferences: false)
    stage.advance(by: 0)
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell {
    list.cellForItem(at: IndexPath(item: item, section: section)) as! UICollectionViewListCell
  }

  /// The texts of the visible cells from top to bottom.
  var names: [String] {
    list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  /// The lines of a cell, in its coordinates.
  func lines(_ cell: UICollectionViewListCell) -> [CGRect] {
    cell.subviews.filter { $0.frame.height == 1 }.map(\.frame).sorted { $0.minY < $1.minY }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { selected.append(indexPath) }
}
