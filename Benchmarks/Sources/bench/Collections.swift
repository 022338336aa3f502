import CMeasure
import Foundation
import UIKit
import UIKitTesting

/// A grid of photos: `count` items of 90 points, a coloured square each, under a header that sticks.
@MainActor final class Squares: NSObject, UICollectionViewDataSource {
  var count: Int
  private(set) var cellsMade = 0

  init(count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
    if cell.contentView.tag == 0 {
      cellsMade += 1
      cell.contentView.tag = 1
    }
    cell.contentView.backgroundColor = indexPath.item % 2 == 0 ? .systemTeal : .systemIndigo
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    view.backgroundColor = .systemGray
    return view
  }

  func collection(frame: CGRect) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 90)
    flow.minimumInteritemSpacing = 5
    flow.minimumLineSpacing = 5
    flow.headerReferenceSize = CGSize(width: 0, height: 40)
    flow.sectionHeadersPinToVisibleBounds = true
    let collection = UICollectionView(frame: frame, collectionViewLayout: flow)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = self
    return collection
  }
}

/// Its first layout, and steps of 37 points from where no new line of items appears to where one does.
@MainActor func measureCollection(_ options: Options) {
  let stage = Stage.ofViewport()
  let controller = UIViewController()
  let squares = Squares(count: options.number("items", default: 1_000))
  let steps = options.number("steps", default: 60)
  stage.rootViewController = controller
  stage.advance(by: frame)
  let collection = squares.collection(frame: viewport)
  let layoutTime = microseconds {
    controller.view.addSubview(collection)
    stage.advance(by: frame)
  }
  func step(_ distance: CGFloat) {
    collection.contentOffset.y += distance
    stage.advance(by: frame)
  }
  for i in 0..<(2 * steps) { step(i < steps ? 37 : -37) }
  var log = StepLog()
  let work = Work { step(37) }
  for _ in 0..<steps {
    let line = Int(collection.contentOffset.y + viewport.height - 41) / 95
    log.measure(work, showsNewRow: Int(collection.contentOffset.y + 37 + viewport.height - 41) / 95 != line)
  }
  report([
    "layout_us": format(layoutTime), "step_us": format(log.times.median), "allocations_same_items": log.describe(log.same),
    "allocations_new_items": log.describe(log.new), "cells": "\(squares.cellsMade)", "peak_kib": "\(measure_peak_kib())",
  ])
}
