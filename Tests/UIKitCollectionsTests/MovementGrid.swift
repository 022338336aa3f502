import Foundation
import ManualHost
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

/// A grid of numbers, three in a row of 100 points, whose order the collection may change.
@MainActor final class MovementGrid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let stage = ManualStage(size: CGSize(width: 300, height: 400), scale: 2)
  let layout = UICollectionViewFlowLayout()
  let list: UICollectionView
  var sections: [[Int]]
  var log: [String] = []
  var retarget: (IndexPath, IndexPath) -> IndexPath = { _, proposed in proposed }

  init(_ sections: [[Int]]) {
    self.sections = sections
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    super.init()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (list.dataSource, list.delegate) = (self, self)
    stage.window.addSubview(list)
    stage.advance(by: 0)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section][indexPath.item] != 99
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    log.append("\(item) to \(Array(destinationIndexPath))")
  }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { retarget(originalIndexPath, proposedIndexPath) }

  /// The size of a number; the layout asks by the path in the data, also during a movement.
  var size: (Int) -> CGSize? = { _ in nil }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    size(sections[indexPath.section][indexPath.item]) ?? layout.itemSize
  }

  /// The numbers in the order of their places.
  var shown: [Int] {
    list.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.tag)
  }

  func begin(_ item: Int, _ section: Int = 0) -> Bool {
    list.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section))
  }

  func move(_ x: CGFloat, _ y: CGFloat) { list.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: y)) }
}
