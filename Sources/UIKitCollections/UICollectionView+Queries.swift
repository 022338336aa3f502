internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

// Queries for cells first update the visible cells to the bounds; queries for geometry go to the layout.
extension UICollectionView {
  func bringUpToDate() {
    controller.loadIfNeeded()
    controller.tile()
  }

  private func shown(_ element: UICollectionViewLayoutAttributes.Element) -> [ShownElement] {
    bringUpToDate()
    let kind = stores.kind(of: element)
    return elements.values.inOrder { $0.key.kind == kind }
  }

  var shownCells: [UICollectionViewCell] { shown(.cell).compactMap { $0.view as? UICollectionViewCell } }

  func shownPaths(_ element: UICollectionViewLayoutAttributes.Element) -> [IndexPath] { shown(element).map(\.key.indexPath) }

  func shownViews(_ element: UICollectionViewLayoutAttributes.Element) -> [UICollectionReusableView] {
    shown(element).map(\.view)
  }

  func shownView(_ element: UICollectionViewLayoutAttributes.Element, _ path: IndexPath) -> UICollectionReusableView? {
    guard path.count == 1 || path.count == 2 else { return nil }
    bringUpToDate()
    return elements[key(element, path)]?.view
  }

  func shownCell(at path: IndexPath) -> UICollectionViewCell? {
    path.count == 2 ? shownView(.cell, path) as? UICollectionViewCell : nil
  }

  func path(showing view: UICollectionReusableView) -> IndexPath? {
    guard let element = view.element, element.collection === self, elements[element.key] === element else { return nil }
    return element.key.indexPath
  }

  // MARK: Places

  func attributes(_ element: UICollectionViewLayoutAttributes.Element, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    let layout = layoutState.layout
    let attributes: UICollectionViewLayoutAttributes?
    switch element {
    case .cell: attributes = position(path) == nil ? nil : layout.layoutAttributesForItem(at: path)
    case .supplementary(let kind): attributes = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decoration(let kind): attributes = layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
    return attributes.map(kept)
  }

  func itemPath(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let spot = layoutPoint(point)
    let around = CGRect(x: spot.x - 0.5, y: spot.y - 0.5, width: 1, height: 1)
    var found: UICollectionViewLayoutAttributes?
    for attributes in layoutState.layout.layoutAttributesForElements(in: around) ?? [] {
      guard attributes.representedElementCategory == .cell, !attributes.isHidden, attributes.frame.contains(spot) else {
        continue
      }
      if found.map({ $0.zIndex <= attributes.zIndex }) ?? true { found = attributes }
    }
    return found?.indexPath
  }
}
