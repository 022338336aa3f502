import Foundation
import TestSupport
import UIKit

/// A table, a flow or a compositional collection of named rows; rows of a table are 44 points high, items 80.
@MainActor final class EditedList: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  let view: UIScrollView
  private var names: [Int]
  private var last: Int

  /// - Parameter layout: nil for a table or a flow, by turns.
  init(number: Int, layout: UICollectionViewLayout?) {
    names = (0..<40).map { number * 1_000_000 + $0 }
    last = number * 1_000_000 + 40
    if number % 3 == 0 {
      let table = UITableView(frame: .zero, style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      (table.rowHeight, view) = (44, table)
    } else {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 80, height: 80)
      (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout ?? flow)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view = collection
    }
    super.init()
    (view as? UITableView)?.dataSource = self
    (view as? UICollectionView)?.dataSource = self
  }

  /// Inserts or deletes one to eight rows that follow each other; whole lines of items, so that the others stay in their columns.
  func edit(_ random: inout SeededGenerator) {
    let width = view is UITableView ? 1 : 4
    let count = random.roll(1..<3) * width
    let inserts = names.count < 20 || names.count < 60 && random.roll(0..<2) == 0
    let start = random.roll(0..<(names.count - count) / width) * width
    let paths = (start..<start + count).map { IndexPath(item: $0, section: 0) }
    if inserts {
      names.insert(contentsOf: last..<last + count, at: start)
      last += count
    } else {
      names.removeSubrange(start..<start + count)
    }
    let table = view as? UITableView
    let collection = view as? UICollectionView
    UIView.performWithoutAnimation {
      inserts ? table?.insertRows(at: paths, with: .none) : table?.deleteRows(at: paths, with: .none)
      inserts ? collection?.insertItems(at: paths) : collection?.deleteItems(at: paths)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = names[indexPath.row]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = names[indexPath.item]
    return cell
  }
}
