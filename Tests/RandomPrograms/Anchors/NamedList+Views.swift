import UIKit

extension NamedList {
  /// What shows a list.
  enum Kind: CaseIterable {
    case table, flow, composition
  }

  /// A view with this data source, whose rows have their lengths from the beginning.
  func makeView(_ kind: Kind) -> UIScrollView {
    switch kind {
    case .table:
      let table = UITableView(frame: .zero, style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.estimatedRowHeight = 0
      (table.dataSource, table.delegate) = (self, self)
      return table
    case .flow:
      let flow = UICollectionViewFlowLayout()
      flow.minimumLineSpacing = 0
      return collection(flow)
    case .composition:
      return collection(UICollectionViewCompositionalLayout { [unowned self] _, _ in section() })
    }
  }

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (self, self)
    return collection
  }

  /// All rows as one group.
  private func section() -> NSCollectionLayoutSection {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    }
    let heights = names.map { lengths[$0] ?? 30 }
    let rows = heights.map { NSCollectionLayoutItem(layoutSize: size($0)) }
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(heights.reduce(0, +)), subitems: rows))
  }
}
