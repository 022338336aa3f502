internal import Foundation
internal import QuartzCore
internal import UIKitCore

/// Something still moves, a timer is pending or a task sleeps; the description names it.
public struct NotSettled: Error, CustomStringConvertible, Sendable {
  /// What still moves, one line each.
  public let description: String
}

extension Stage {
  /// The error of `settle(limit:)`.
  func notSettled(after limit: TimeInterval) -> NotSettled {
    var names = window.screen.windows.flatMap { Self.moving(in: $0) }
    names += window.screen.driver.clients.map { "\(type(of: $0)) asks for every frame" }
    let sleepers = clock.sleeperCount
    if sleepers > 0 { names.append("\(sleepers) task\(sleepers == 1 ? " sleeps" : "s sleep") on the stage's clock") }
    if let nextDue { names.append("a timer or a sleeping task is due at \(Self.text(nextDue)) s") }
    if names.isEmpty { names = ["a layout or a drawing asks for the next one"] }
    let list = Self.counted(names).map { "  \($0)" }.joined(separator: "\n")
    return NotSettled(
      description: "After \(limit) s of virtual time, at \(Self.text(time)) s, something still goes on:\n\(list)\n\n\(history)")
  }

  /// Each name once, with the number of times that it comes.
  private static func counted(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return names.compactMap { name in counts.removeValue(forKey: name).map { $0 == 1 ? name : "\($0) x \(name)" } }
  }

  /// The class with those of the views around it, up to one that has a name.
  static func name(_ view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier { return "\(type(of: view)) \"\(identifier)\"" }
    guard let superview = view.superview, !(superview is UIWindow) else { return "\(type(of: view)) at \(view.frame)" }
    return "\(type(of: view)) in \(name(superview))"
  }

  static func text(_ seconds: TimeInterval) -> String { String(format: "%.3f", seconds) }

  private static func moving(in view: UIView) -> [String] {
    var names: [String] = []
    let name = name(view)
    if let scrollView = view as? UIScrollView {
      let states = [
        ("is tracking a finger", scrollView.isTracking), ("is dragging", scrollView.isDragging),
        ("is decelerating", scrollView.isDecelerating), ("is zooming", scrollView.isZooming),
        ("is bouncing back from a zoom", scrollView.isZoomBouncing),
      ]
      names += states.filter(\.1).map { "\(name) \($0.0)" }
    }
    let keys = animations(of: view.layer)
    if !keys.isEmpty { names.append("\(name) animates \(keys.sorted().joined(separator: ", "))") }
    return names + view.subviews.flatMap { moving(in: $0) }
  }

  /// The keys of a layer's animations and of those in sublayers without a view.
  private static func animations(of layer: CALayer) -> [String] {
    let inside = (layer.sublayers ?? []).filter { !($0.delegate is UIView) }.flatMap { animations(of: $0) }
    return (layer.animationKeys() ?? []) + inside
  }
}
