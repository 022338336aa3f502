package import Foundation
internal import UIKitCore
public import UIKitGraphics
internal import UIKitLists

/// A data source whose items have levels and can be expanded.
@MainActor package protocol CollectionOutline: AnyObject {
  /// Expands or collapses an item after a touch.
  func toggleExpansion(at indexPath: IndexPath)
}

extension UICollectionView {
  /// Expands or collapses the item of a cell, if the data source has an outline.
  package func toggleExpansion(of cell: UICollectionViewCell) {
    guard let outline = dataSource as? any CollectionOutline, let path = path(showing: cell) else { return }
    outline.toggleExpansion(at: path)
  }

  /// The visible cells with the names of their items, also in the middle of a batch, when the data have other index paths than the cells.
  @_spi(Lists) public var namedCells: [(cell: UICollectionViewCell, name: AnyHashable)] {
    elements.values.compactMap { element in
      guard let cell = element.view as? UICollectionViewCell, let name = element.name else { return nil }
      return (cell, name)
    }
  }

  /// Sets the background that the layout chooses, unless the collection has another one.
  @_spi(Lists) public func takeLayoutBackground(_ color: UIColor?) {
    guard backgroundColor == layoutBackground, color != layoutBackground else { return }
    (layoutBackground, backgroundColor) = (color, color)
  }

  /// The collection that shows a cell or another reusable view.
  package static func showing(_ view: UICollectionReusableView) -> UICollectionView? { view.element?.collection }
}
