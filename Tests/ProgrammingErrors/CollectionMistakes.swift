import Foundation
import UIKit
import UIKitTesting

@MainActor private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections = 1
  var items = 3
  var size = CGSize(width: 50, height: 50)
  var cell: (UICollectionView, IndexPath) -> UICollectionViewCell = {
    $0.dequeueReusableCell(withReuseIdentifier: "item", for: $1)
  }
  var onCount: (UICollectionView) -> Void = { _ in }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    onCount(collectionView)
    return items
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cell(collectionView, indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size }
}

@MainActor private let itemsOfAll = Items()

@MainActor @discardableResult private func collection(
  _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(), _ change: (Items) -> Void = { _ in }
) -> UICollectionView {
  let stage = Stage()
  let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
  collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  // This program is built for release, where lists recover unless they are told to stop.
  collection.updatePolicy = .strict
  change(itemsOfAll)
  (collection.dataSource, collection.delegate) = (itemsOfAll, itemsOfAll)
  stage.window.addSubview(collection)
  try? stage.settle()
  return collection
}

private final class EndlessLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.infinity, height: 1) }
}

private final class BareController: UICollectionViewController {}

@MainActor let collectionMistakes = [
  Mistake("collection-sections", "numberOfSections(in:) of Items returned -1", "return 0 to") {
    collection { $0.sections = -1 }
  },
  Mistake("collection-items", "collectionView(_:numberOfItemsInSection: 0) of Items returned -4", "return 0 to") {
    collection { $0.items = -4 }
  },
  Mistake("collection-size", "sizeForItemAt", "Items", "nan", "finite") {
    collection { $0.size = CGSize(width: CGFloat.nan, height: 10) }
  },
  Mistake("collection-dequeue", "dequeueReusableCell(withReuseIdentifier: \"odd\"", "register(_:forCellWithReuseIdentifier:)") {
    collection { $0.cell = { $0.dequeueReusableCell(withReuseIdentifier: "odd", for: $1) } }
  },
  Mistake("collection-undequeued", "Items returned a view that was not dequeued", "dequeueReusableCell") {
    collection { $0.cell = { _, _ in UICollectionViewCell() } }
  },
  Mistake("collection-register", "register(", "UIView is no subclass of UICollectionViewCell") {
    collection().register(UIView.self, forCellWithReuseIdentifier: "odd")
  },
  Mistake("collection-scroll", "UICollectionView.scrollToItem", "no item [0, 9]") {
    collection().scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false)
  },
  Mistake("collection-scroll-places", "UICollectionView.scrollToItem", "two places on one axis", "give one") {
    collection().scrollToItem(at: IndexPath(item: 0, section: 0), at: [.top, .bottom], animated: false)
  },
  Mistake("collection-count", "UICollectionView.numberOfItems(inSection: 3)", "1 sections") {
    _ = collection().numberOfItems(inSection: 3)
  },
  Mistake("collection-insert", "UICollectionView.insertItems", "puts in 1") {
    collection().insertItems(at: [IndexPath(item: 0, section: 0)])
  },
  Mistake("collection-delete", "UICollectionView.deleteItems", "takes out 1") {
    collection().deleteItems(at: [IndexPath(item: 9, section: 0)])
  },
  Mistake("collection-path", "UICollectionView.deleteItems", "use IndexPath(item:section:)") {
    collection().deleteItems(at: [IndexPath(index: 1)])
  },
  Mistake("collection-update-in-answer", "UICollectionView.insertItems", "Items", "later") {
    collection { $0.onCount = { $0.insertItems(at: [IndexPath(item: 0, section: 0)]) } }
  },
  Mistake("collection-content-size", "EndlessLayout.collectionViewContentSize", "inf", "finite") { collection(EndlessLayout()) },
  Mistake("collection-layout-twice", "UICollectionViewFlowLayout", "second UICollectionView", "one layout for each") {
    let layout = UICollectionViewFlowLayout()
    let first = UICollectionView(frame: .zero, collectionViewLayout: layout)
    withExtendedLifetime(first) { _ = UICollectionView(frame: .zero, collectionViewLayout: layout) }
  },
  Mistake("flow-spacing", "UICollectionViewFlowLayout.minimumLineSpacing = nan", "finite") {
    UICollectionViewFlowLayout().minimumLineSpacing = .nan
  },
  Mistake("flow-size", "UICollectionViewFlowLayout.itemSize", "-1", "not negative") {
    UICollectionViewFlowLayout().itemSize = CGSize(width: -1, height: 1)
  },
  Mistake("collection-controller", "BareController", "override collectionView(_:cellForItemAt:)") {
    let controller = BareController(collectionViewLayout: UICollectionViewFlowLayout())
    _ = controller.collectionView(controller.collectionView, cellForItemAt: IndexPath(item: 0, section: 0))
  },
]

@MainActor private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
  var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
  snapshot.appendSections(["A"])
  snapshot.appendItems(items)
  return snapshot
}

/// Applies a snapshot to a table that stops the program; it holds until then what its calls contradict.
@MainActor private func apply(_ snapshot: NSDiffableDataSourceSnapshot<String, Int>) {
  let table = UITableView()
  table.updatePolicy = .strict
  let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
  source.apply(snapshot, animatingDifferences: false)
}

@MainActor let diffableMistakes = [
  Mistake("snapshot-no-section", "NSDiffableDataSourceSnapshot.appendItems(_:toSection:)", "no section yet", "append one first") {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendItems([1])
    apply(snapshot)
  },
  Mistake("snapshot-equal-items", "NSDiffableDataSourceSnapshot.appendItems(_:toSection:)", "[7]", "each item needs its own") {
    apply(snapshot([7, 7]))
  },
  Mistake("snapshot-section-twice", "NSDiffableDataSourceSnapshot.appendSections", "[\"A\"]", "move it instead") {
    var snapshot = snapshot([])
    snapshot.appendSections(["A"])
    apply(snapshot)
  },
  Mistake("snapshot-section", "NSDiffableDataSourceSnapshot.numberOfItems(inSection:)", "no section B", "append it first") {
    _ = snapshot([]).numberOfItems(inSection: "B")
  },
  Mistake("snapshot-neighbour", "NSDiffableDataSourceSnapshot.insertItems(_:beforeItem:)", "no item 9", "append it first") {
    var snapshot = snapshot([1])
    snapshot.insertItems([2], beforeItem: 9)
    apply(snapshot)
  },
  Mistake("snapshot-reload", "NSDiffableDataSourceSnapshot.reloadItems", "no item 3", "append it first") {
    var snapshot = snapshot([1])
    snapshot.reloadItems([3])
    apply(snapshot)
  },
  Mistake("snapshot-move", "NSDiffableDataSourceSnapshot.moveItem", "1 cannot be put beside itself") {
    var snapshot = snapshot([1])
    snapshot.moveItem(1, beforeItem: 1)
    apply(snapshot)
  },
  Mistake("diffable-cell", "UITableViewDiffableDataSource", "cell provider returned nil", "[0, 0]", "return a cell") {
    let stage = Stage()
    let table = UITableView(frame: stage.window.bounds)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    stage.window.addSubview(table)
    source.apply(snapshot([1]), animatingDifferences: false)
    try? stage.settle()
  },
]
