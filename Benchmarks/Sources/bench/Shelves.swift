import CMeasure
import Foundation
import UIKit
import UIKitTesting

/// 100 sections of cards that scroll by themselves, and a flow that shows as many cells of the same size.
@MainActor final class Cards: NSObject, UICollectionViewDataSource {
  let count: Int
  let sections: Int
  private(set) var cellsMade = 0

  init(sections: Int, count: Int) { (self.sections, self.count) = (sections, count) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    if cell.contentView.tag == 0 {
      cellsMade += 1
      cell.contentView.tag = 1
    }
    cell.contentView.backgroundColor = (indexPath.item + indexPath.section) % 2 == 0 ? .systemTeal : .systemIndigo
    return cell
  }

  func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(frame: viewport, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    collection.dataSource = self
    return collection
  }
}

/// Four cards of 90 x 90 points in the width of the viewport, 95 points from line to line, in either kind.
@MainActor private func layout(_ kind: String) -> UICollectionViewLayout {
  guard kind == "shelves" else {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 90)
    (flow.minimumInteritemSpacing, flow.minimumLineSpacing) = (5, 5)
    return flow
  }
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(90), heightDimension: .absolute(90)), subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.orthogonalScrollingBehavior = .continuous
  section.interGroupSpacing = 5
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.interSectionSpacing = 5
  return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
}

/// Steps of 37 points down, each in the measured region.
@MainActor func measureShelves(_ options: Options) {
  let stage = Stage.ofViewport()
  let controller = UIViewController()
  let kind = options.text("kind", default: "shelves")
  let items = options.number("items", default: 10_000)
  let steps = options.number("steps", default: 60)
  // The flow shows the first 400 cards of all sections, four in a line.
  let cards = kind == "shelves" ? Cards(sections: 100, count: items) : Cards(sections: 1, count: 400)
  stage.rootViewController = controller
  stage.advance(by: frame)
  let collection = cards.collection(layout(kind))
  let layoutTime = microseconds {
    controller.view.addSubview(collection)
    stage.advance(by: frame)
  }
  var most = 0
  func cells(_ view: UIView) -> Int {
    view.subviews.reduce(0) { $0 + ($1 is UICollectionViewCell ? 1 : cells($1)) }
  }
  for i in 0..<(2 * steps) {
    collection.contentOffset.y += i < steps ? 37 : -37
    stage.advance(by: frame)
    most = max(most, cells(collection))
  }
  var log = StepLog()
  let work = Work {
    collection.contentOffset.y += 37
    stage.advance(by: frame)
  }
  for _ in 0..<steps { log.measure(work, showsNewRow: false) }
  report([
    "layout_us": format(layoutTime), "step_us": format(log.times.median), "cells": "\(most)", "made": "\(cards.cellsMade)",
    "peak_kib": "\(measure_peak_kib())",
  ])
}

/// The difference of two snapshots of the same items in another order, in the measured region.
@MainActor func measureSnapshots(_ options: Options) {
  let count = options.number("items", default: 10_000)
  let stage = Stage.ofViewport()
  let cards = Cards(sections: 1, count: 0)
  let collection = cards.collection(layout("shelves"))
  let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { list, path, _ in
    list.dequeueReusableCell(withReuseIdentifier: "card", for: path)
  }
  let controller = UIViewController()
  stage.rootViewController = controller
  controller.view.addSubview(collection)
  stage.advance(by: frame)
  func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }
  source.apply(snapshot(Array(0..<count)), animatingDifferences: false)
  stage.advance(by: frame)
  // A fixed permutation: the multiplier has no factor in common with a power of ten.
  let shuffled = snapshot((0..<count).map { ($0 &* 7_919 + 13) % count })
  let work = Work { source.apply(shuffled, animatingDifferences: true) }
  let time = microseconds { work.measuredRegion() }
  report(["diff_us": format(time), "peak_kib": "\(measure_peak_kib())"])
}

/// Bytes for a node of a section snapshot: a tree with ten children under each item.
@MainActor func measureTree(_ options: Options) {
  let count = options.number("items", default: 100_000)
  let before = measure_peak_kib()
  var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
  let roots = Array(0..<count / 11)
  let time = microseconds {
    snapshot.append(roots)
    for root in roots { snapshot.append((0..<10).map { count + root * 10 + $0 }, to: root) }
    snapshot.expand(roots)
  }
  let bytes = Double(measure_peak_kib() - before) * 1024 / Double(snapshot.items.count)
  report([
    "nodes": "\(snapshot.items.count)", "bytes": format(bytes, 0), "build_us": format(time),
    "visible": "\(snapshot.visibleItems.count)",
  ])
}
