import CMeasure
import Foundation
import UIKit
import UIKitTesting

/// Counts what is announced before it shows, and keeps nothing of it.
@MainActor private final class Announcements: NSObject, UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching {
  private(set) var count = 0

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { count += indexPaths.count }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { count += indexPaths.count }
}

/// Steps of 7 points over a list that announces what lies ahead: those that announce and show nothing, and the others.
@MainActor func measurePrefetching(_ options: Options) {
  let stage = Stage.ofViewport()
  let announcements = Announcements()
  let (rows, squares) = (Rows(count: 1_000_000), Squares(count: 1_000_000))
  let list: UIScrollView
  switch options.text("kind", default: "table") {
  case "collection":
    let collection = squares.collection(frame: viewport)
    collection.prefetchDataSource = announcements
    list = collection
  default:
    let table = rows.table(frame: viewport)
    table.prefetchDataSource = announcements
    list = table
  }
  stage.show(list)
  let steps = options.number("steps", default: 200)
  func step(_ distance: CGFloat) {
    list.contentOffset.y += distance
    stage.advance(by: frame)
  }
  for i in 0..<(2 * steps) { step(i < steps ? 7 : -7) }
  for _ in 0..<10 { step(7) }
  var log = StepLog()
  let work = Work { step(7) }
  for _ in 0..<steps {
    let (former, line) = (announcements.count, shownLine(list))
    log.measure(work) { announcements.count != former || shownLine(list) != line }
  }
  report([
    "step_us": format(log.times.median), "allocations_same": log.describe(log.same), "allocations_new": log.describe(log.new),
    "announced": "\(announcements.count)",
  ])
}

/// The last one in view: 44 points a row, 95 a line of items below a header of 40.
@MainActor private func shownLine(_ list: UIScrollView) -> Int {
  let bottom = list.contentOffset.y + viewport.height - 1
  return list is UITableView ? Int(bottom / 44) : Int((bottom - 40) / 95)
}
