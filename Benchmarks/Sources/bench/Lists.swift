import CMeasure
import Foundation
import Scrollwork
import UIKit
import UIKitTesting

/// Tables and collections by turns in one container, flicked from the first row to the last; nothing is measured but what is alive.
@MainActor final class ListFlight: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  private let stage = Stage.ofViewport()
  private let container = ContainerScrollView(frame: viewport)
  private let count: Int
  private(set) var frames = 0
  private(set) var flicks = 0
  /// Of any visible list at any frame: how many cells it had that were not on the screen.
  private(set) var cellsBeyond = 0
  private(set) var cells = 0
  /// How often a row of pixels at the leading edge showed no cell, or two.
  private(set) var seams = 0
  /// At the beginning, at every tenth of the way, and at the end.
  private(set) var residentKiB: [Int] = []

  init(lists: Int, count: Int) {
    self.count = count
    super.init()
    stage.show(container)
    for _ in 0..<lists / 2 {
      let table = UITableView(frame: .zero, style: .plain)
      table.rowHeight = 44
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      container.addArrangedSubview(table)
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: viewport.width / 5, height: 75)
      (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
      let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      collection.dataSource = self
      container.addArrangedSubview(collection)
    }
    stage.advance(by: frame)
  }

  /// One flick takes over from the other before it slows down.
  func fly(speed: CGFloat) {
    let end = container.contentSize.height - viewport.height
    check()
    residentKiB.append(Int(measure_resident_kib()))
    while container.contentOffset.y < end {
      stage.flick(from: CGPoint(x: 180, y: 600), velocity: CGPoint(x: 0, y: -speed), duration: 0.03)
      flicks += 1
      for _ in 0..<40 where container.isDecelerating {
        stage.advance(by: frame)
        check()
        if container.contentOffset.y > end * CGFloat(residentKiB.count) / 10 { residentKiB.append(Int(measure_resident_kib())) }
      }
    }
    try? stage.settle()
    check()
    residentKiB.append(Int(measure_resident_kib()))
  }

  private func check() {
    frames += 1
    var (all, edges): (Int, [(start: CGFloat, end: CGFloat)]) = (0, [])
    for list in container.visibleArrangedSubviews {
      let own = list.subviews.filter { $0 is UITableViewCell || $0 is UICollectionViewCell }
      let shown = own.filter { $0.frame.intersects(list.bounds) }
      all += own.count
      cellsBeyond = max(cellsBeyond, own.count - shown.count)
      // The first of each line of items: what stands at the leading edge covers all rows of pixels.
      for cell in shown where cell.frame.minX == 0 {
        let place = list.convert(cell.frame, to: container).intersection(list.frame)
        edges.append((place.minY, place.maxY))
      }
    }
    cells = max(cells, all)
    edges.sort { $0.start < $1.start }
    let screen = container.bounds
    var reached = max(screen.minY, 0)
    for edge in edges {
      if abs(max(edge.start, screen.minY) - reached) > 0.001 { seams += 1 }
      reached = edge.end
    }
    if reached < min(screen.maxY, container.contentSize.height) - 0.001 { seams += 1 }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.contentView.backgroundColor = indexPath.row % 2 == 0 ? .systemTeal : .systemIndigo
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.contentView.backgroundColor = indexPath.item % 2 == 0 ? .systemOrange : .systemPink
    return cell
  }
}

@MainActor func measureLists(_ options: Options) {
  let lists = options.number("lists", default: 100)
  let flight = ListFlight(lists: lists, count: options.number("count", default: 10_000))
  flight.fly(speed: CGFloat(options.number("speed", default: 200_000)))
  report([
    "lists": "\(lists)", "flicks": "\(flight.flicks)", "frames": "\(flight.frames)", "cells": "\(flight.cells)",
    "cells_beyond": "\(flight.cellsBeyond)", "seams": "\(flight.seams)",
    "resident_mib": flight.residentKiB.map { "\($0 / 1024)" }.joined(separator: ","),
    "peak_kib": "\(measure_peak_kib())",
  ])
}
