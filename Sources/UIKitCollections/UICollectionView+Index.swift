internal import Diagnostics
internal import Foundation
internal import UIKitCore
package import UIKitGraphics
internal import UIKitLists

// The titles along the trailing edge of a collection. They lie over the items: a layout keeps room for them by its insets.
extension UICollectionView: IndexedList {
  /// Shows an index with `titles`; removes the index if there are none.
  func showIndex(_ titles: [String]) {
    if titles == index?.titles ?? [] { return }
    index?.removeFromSuperview()
    index = titles.isEmpty ? nil : SectionIndexView(titles, in: self)
    guard let index else { return }
    addSubview(index)
    index.updateLook()
  }

  /// Above the items, also those that have come since.
  func placeIndex() {
    guard let index else { return }
    if subviews.last !== index { bringSubviewToFront(index) }
    index.place()
  }

  package var indexColors: (titles: UIColor?, background: UIColor?, tracking: UIColor?) { (nil, nil, nil) }

  /// The first item of a section, or of the nearest one before it that has items.
  func firstItem(ofSection section: Int) -> IndexPath {
    let found = data.counts.indices.last { $0 <= section && data.counts[$0] > 0 } ?? data.counts.firstIndex { $0 > 0 }
    return IndexPath(item: 0, section: found ?? 0)
  }

  package func jump(toIndexTitle number: Int) {
    guard let index, index.titles.indices.contains(number), let dataSource, data.counts.contains(where: { $0 > 0 }) else {
      return
    }
    let title = index.titles[number]
    let path = dataSource.collectionView(self, indexPathForIndexTitle: title, at: number)
    ensure(
      path.count == 2 && path[0] >= 0 && path[0] < numberOfSections && path[1] >= 0
        && path[1] < numberOfItems(inSection: path[0]),
      """
      collectionView(_:indexPathForIndexTitle: "\(title)", at: \(number)) of \(type(of: dataSource)) returned \(path), which the collection \
      does not have; return the path of an item
      """)
    scrollToItem(at: path, at: [.top, .left], animated: false)
  }
}
