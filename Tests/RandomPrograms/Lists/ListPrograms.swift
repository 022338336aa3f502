import CoreGraphics
import Foundation
import ListModel
import ManualHost
import TestSupport
import UIKit

extension RandomTable: ListProgram {
  var settings: String { "\(heights)" }
  var view: UIScrollView { table }

  func lookAtCells() { _ = table.visibleCells }

  /// One action of a person or of the program around the table.
  func take() -> String? {
    let call = random.roll(0..<9)
    calledLast.append("step \(call)")
    switch call {
    case 0: return anchored()
    case 4: return reloaded()
    case 1: stage.flick(from: CGPoint(x: 100, y: 240), velocity: CGPoint(x: 0, y: random.between(-3_000, 3_000)))
    case 2: stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: random.between(100, 470)), duration: 0.2)
    case 3: rotate()
    default: act()
    }
    return nil
  }

  /// What is looked at keeps its place in a batch while nothing else moves it.
  private func anchored() -> String? {
    stage.settle()
    calls = 0
    scroll(animated: false)
    stage.settle()
    let (before, anchor) = (lists, self.anchor())
    let updates = batch()
    guard let anchor, let updates else { return nil }
    return hasMoved(anchor, from: before, updates)
  }

  /// What is looked at keeps its place while the same rows are loaded again.
  private func reloaded() -> String? {
    stage.settle()
    calls = 0
    scroll(animated: false)
    stage.settle()
    let anchor = self.anchor()
    reload()
    stage.settle()
    return anchor.flatMap { hasMoved($0, from: lists, ListUpdates(rowName: "row")) }
  }

  private func rotate() {
    let isWide = table.bounds.width > 400
    let frame = CGRect(x: 0, y: 0, width: isWide ? 320 : 480, height: isWide ? 480 : 320)
    let isAnimated = random.roll(0..<2) == 0
    stage.resize(to: frame.size, safeAreaInsets: .zero, duration: isAnimated ? 0.3 : 0)
    UIView.animate(withDuration: isAnimated ? 0.3 : 0) { [table] in table.frame = frame }
  }
}

extension RandomCollection: ListProgram {
  var settings: String { composition.map { "\($0.kinds)" } ?? "\(sizes)\(isCompositional ? ", compositional" : "")" }
  var view: UIScrollView { collection }

  func lookAtCells() { _ = collection.visibleCells }

  func take() -> String? {
    if Self.changesLayouts {
      switch random.roll(0..<8) {
      case 0: return reloaded()
      case 1: return turned()
      default: break
      }
    }
    let call = random.roll(0..<8)
    calledLast.append("step \(call)")
    switch call {
    case 0 where composition != nil && random.roll(0..<2) == 0:
      let velocity = CGPoint(x: random.between(-2_000, 2_000), y: 0)
      stage.flick(from: CGPoint(x: 160, y: random.between(20, 180)), velocity: velocity)
    case 0: stage.flick(from: CGPoint(x: 100, y: 240), velocity: CGPoint(x: 0, y: random.between(-3_000, 3_000)))
    case 1: stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: random.between(100, 470)), duration: 0.2)
    case 3 where composition == nil: return scrolledBySteps()
    case 2:
      let width = composition != nil && random.roll(0..<2) == 0 ? random.between(250, 400).rounded() : 320
      let size = CGSize(width: width, height: random.between(200, 480).rounded())
      let isAnimated = random.roll(0..<2) == 0
      UIView.animate(withDuration: isAnimated ? 0.3 : 0) { [collection] in collection.frame.size = size }
    default: act()
    }
    return nil
  }

  /// A few points at a time, items that stay in view move by just those points.
  private func scrolledBySteps() -> String? {
    stage.settle()
    calls = 0
    scroll(animated: false)
    stage.settle()
    let step: CGFloat = random.roll(0..<3) == 0 ? 7 : -7
    for _ in 0..<12 {
      let (before, offset) = (placesInView(), collection.contentOffset.y + step)
      if offset < ends.first || offset > ends.last { return nil }
      collection.contentOffset.y = offset
      stage.advance(by: 1.0 / 60)
      let after = placesInView()
      for (item, place) in before {
        guard let now = after[item], abs(now - place + step) > 0.51, !isAtEnd else { continue }
        return "item \(item) moves by \(now - place) in a step of \(-step), at \(collection.contentOffset.y)"
      }
    }
    return nil
  }

  /// Where the content ends, what becomes known of it may move the offset.
  private var isAtEnd: Bool { collection.contentOffset.y > ends.last - 1 || collection.contentOffset.y < ends.first + 1 }

  private func placesInView() -> [IndexPath: CGFloat] {
    var places: [IndexPath: CGFloat] = [:]
    for path in collection.indexPathsForVisibleItems {
      guard let frame = collection.cellForItem(at: path)?.frame, frame.intersects(collection.bounds) else { continue }
      places[path] = frame.minY - collection.bounds.minY
    }
    return places
  }
}
