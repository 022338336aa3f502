import CMeasure
import Foundation
import UIKit
import UIKitTesting

/// A list of each kind whose data can grow.
@MainActor private enum OperationList {
  case table(UITableView, Rows)
  case collection(UICollectionView, Squares)

  init(_ kind: String, count: Int) {
    if kind == "collection" {
      let squares = Squares(count: count)
      self = .collection(squares.collection(frame: viewport), squares)
    } else {
      let rows = Rows(count: count)
      self = .table(rows.table(frame: viewport), rows)
    }
  }

  var scrollView: UIScrollView {
    switch self {
    case .table(let table, _): table
    case .collection(let collection, _): collection
    }
  }

  var cellsMade: Int {
    switch self {
    case .table(_, let rows): rows.cellsMade
    case .collection(_, let squares): squares.cellsMade
    }
  }

  /// Inserts one element, the second that shows. `.none` inserts a row without animation of its own; the rows below it move in one.
  func insertOne() {
    switch self {
    case .table(let table, let rows):
      rows.count += 1
      table.insertRows(at: [IndexPath(row: (table.indexPathsForVisibleRows?.first?.row ?? 0) + 1, section: 0)], with: .none)
    case .collection(let collection, let squares):
      squares.count += 1
      let first = collection.indexPathsForVisibleItems.min()?.item ?? 0
      UIView.performWithoutAnimation { collection.insertItems(at: [IndexPath(item: first + 1, section: 0)]) }
    }
  }
}

/// One operation of a list alone, in callgrind's region: its first layout, steps of 37 points, jumps, inserts. Another list of its kind has
/// been shown before: fonts and the runtime's tables of types are the same process's cost once.
@MainActor func measureOperations(_ options: Options) {
  let stage = Stage.ofViewport()
  let former = OperationList(options.text("kind", default: "table"), count: 100)
  stage.show(former.scrollView)
  let list = OperationList(options.text("kind", default: "table"), count: options.number("rows", default: 100_000))
  let controller = UIViewController()
  stage.rootViewController = controller
  stage.advance(by: frame)
  let show = Work {
    controller.view.addSubview(list.scrollView)
    stage.advance(by: frame)
  }
  let operation = options.text("of", default: "steps")
  let scrollView = list.scrollView
  var log = StepLog()
  guard operation != "layout" else {
    log.measure(show, showsNewRow: true)
    return report(["time_us": format(log.times.median), "allocations": log.describe(log.new), "cells": "\(list.cellsMade)"])
  }
  show()
  var count = 0
  let work = Work {
    count += 1
    switch operation {
    case "jumps": scrollView.contentOffset.y = CGFloat(count * 7919 % 1000) * 1000
    case "inserts": list.insertOne()
    default: scrollView.contentOffset.y += 37
    }
    stage.advance(by: frame)
  }
  // Pools, buffers and caches grow to what they need.
  for _ in 0..<100 { work() }
  for _ in 0..<options.number("steps", default: 200) { log.measure(work, showsNewRow: true) }
  report(["time_us": format(log.times.median), "allocations": log.describe(log.new), "cells": "\(list.cellsMade)"])
}
