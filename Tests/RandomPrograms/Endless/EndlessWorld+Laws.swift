import ManualHost
import Scrollwork
import TestSupport
import UIKit

extension EndlessWorld: RandomProgram {
  func run() -> String? {
    for _ in 0..<10 {
      for _ in 0..<5 {
        step()
        for _ in 0..<random.roll(0..<8) {
          if let wrong = frame() { return report(wrong) }
        }
      }
      if let wrong = rest() { return report(wrong) }
    }
    return nil
  }

  private func report(_ wrong: String) -> String {
    let setting = "axes \(view.axes.rawValue), tiles \(view.tileSize), bounds \(view.bounds), insets \(view.contentInset)"
    return ([wrong, setting] + log.suffix(10)).joined(separator: "\n  ")
  }

  /// One frame, in which the position in the plane goes on as the motion says, whatever the offset does.
  private func frame() -> String? {
    view.layoutIfNeeded()
    let (asked, former) = (operations, view.position)
    let predicted = view.predictedMotion?.contentOffset(after: 1.0 / 60).map { view.position(forContentOffset: $0) }
    stage.advance(by: 1.0 / 60)
    if let problem = tileProblem { return problem }
    guard operations == asked, fingers.isEmpty else { return nil }
    // A wheel's motion is not told.
    guard let expected = predicted ?? (stage.time > disturbed + 1 ? former : nil) else { return nil }
    let (x, y) = (abs(view.position.x - expected.x), abs(view.position.y - expected.y))
    return x > 0.51 || y > 0.51 ? "a frame went from \(former) to \(view.position), not \(expected)" : nil
  }

  /// The tiles cover the part of the plane that shows, without gap and overlap, each where its coordinate says.
  private var tileProblem: String? {
    if let warning = stage.screen.warnings.given.first { return warning }
    let bounds = view.bounds
    var shown = bounds
    if !view.axes.contains(.horizontal) {
      shown = shown.intersection(CGRect(x: 0, y: bounds.minY, width: view.contentSize.width, height: bounds.height))
    }
    if !shown.isNull, !view.axes.contains(.vertical) {
      shown = shown.intersection(CGRect(x: bounds.minX, y: 0, width: bounds.width, height: view.contentSize.height))
    }
    var covered: CGFloat = 0
    for case let tile as EndlessTile in view.visibleTiles {
      guard tile.superview === view else { return "\(tile.coordinate) is not in the view" }
      let part = tile.frame.intersection(bounds)
      covered += part.isNull ? 0 : part.width * part.height
      if let problem = placeProblem(tile) { return problem }
    }
    let area = shown.isNull ? 0 : shown.width * shown.height
    return abs(covered - area) > 1 ? "\(covered) of \(area) covered" : nil
  }

  private func placeProblem(_ tile: EndlessTile) -> String? {
    let place = view.position(forContentOffset: tile.frame.origin)
    func isRight(_ place: CGFloat, _ length: CGFloat, _ item: Int, _ loop: Int?) -> Bool {
      let number = (place / length).rounded()
      if abs(place - number * length) > 1e-3 { return false }
      guard let loop else { return Int(number) == item }
      return (Int(number) - item) % loop == 0
    }
    let (size, item) = (tile.bounds.size, tile.coordinate)
    let isThere =
      isRight(place.x, size.width, item.x, view.loops.columns) && isRight(place.y, size.height, item.y, view.loops.rows)
    return isThere ? nil : "\(item) is at \(place)"
  }

  private func rest() -> String? {
    budget = 0
    lift()
    guard stage.settle(limit: 20) else { return "it does not settle" }
    if let problem = tileProblem { return problem }
    let (offset, legal, axes) = (view.contentOffset, legal, view.axes)
    if !axes.contains(.horizontal), offset.x < legal.x.lowerBound - 0.26 || offset.x > legal.x.upperBound + 0.26 {
      return "rests at x \(offset.x), outside \(legal.x)"
    }
    if !axes.contains(.vertical), offset.y < legal.y.lowerBound - 0.26 || offset.y > legal.y.upperBound + 0.26 {
      return "rests at y \(offset.y), outside \(legal.y)"
    }
    return nil
  }
}
