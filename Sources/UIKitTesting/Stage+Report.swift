internal import Foundation
internal import ManualHost
internal import UIKitCore
internal import UIKitGraphics

extension Stage {
  /// What a failed test needs: the screen's tree, the last 24 touches and keys, and the last 8 frames in which something scrolled, animated
  /// or changed. Failures of `XCUIElement` and the errors of `find` and `settle` have it; `#expect(condition, "\(stage.report)")` adds it
  /// to others.
  public var report: String { "The screen:\n\(accessibilityTree)\n\n\(history)" }

  /// The last events and frames, each with its virtual time.
  var history: String {
    let events = journal.events.elements.map { "  \(Self.text($0.time)) s: \(Self.text($0.event))" }
    let frames = journal.frames.elements.map { "  \(Self.text($0.time)) s: \(text($0))" }
    return """
      The last touches and keys:
      \(events.isEmpty ? "  none" : events.joined(separator: "\n"))
      The last frames:
      \(frames.isEmpty ? "  none" : frames.joined(separator: "\n"))
      """
  }

  private static func text(_ event: StageJournal.Event) -> String {
    switch event {
    case .touch(let phase, let id, let point): "touch \(id) \(text(phase)) \(phase == .moved ? "to" : "at") \(text(point))"
    case .wheel(let delta, let point): "wheel by \(text(delta)) at \(text(point))"
    case .hover(let point): point.map { "pointer at \(text($0))" } ?? "pointer gone"
    case .key(let code, let characters): characters.isEmpty ? "key \(code.rawValue)" : "key \(String(reflecting: characters))"
    case .text(let text): "text \(String(reflecting: String(text.prefix(40))))"
    case .statusBar: "tap on the status bar"
    }
  }

  private static func text(_ phase: UITouch.Phase) -> String {
    switch phase {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "rested"
    case .ended: "ended"
    case .cancelled: "cancelled"
    default: "phase \(phase.rawValue)"
    }
  }

  private func text(_ frame: StageJournal.Frame) -> String {
    var parts = frame.scrolls.map { scroll in
      let name = scrollView(scroll.view).map { Self.name($0) } ?? "\(scroll.type)"
      return "\(name) scrolled to \(Self.text(scroll.offset))"
    }
    let layers = frame.animatedLayers
    if layers > 0 { parts.append("\(layers) layer\(layers == 1 ? "" : "s") animated") }
    if parts.isEmpty { parts.append("drawn") } else if !frame.isPresented { parts.append("nothing to draw") }
    return parts.joined(separator: ", ")
  }

  private func scrollView(_ identifier: ObjectIdentifier) -> UIScrollView? {
    func search(_ view: UIView) -> UIScrollView? {
      if let found = view as? UIScrollView, ObjectIdentifier(found) == identifier { return found }
      return view.subviews.lazy.compactMap(search).first
    }
    return window.screen.windows.lazy.compactMap(search).first
  }

  private static func text(_ point: CGPoint) -> String { "(\(text(point.x, 1)), \(text(point.y, 1)))" }

  /// The number with as many decimals as needed, at most `digits`.
  private static func text(_ number: CGFloat, _ digits: Int) -> String {
    let rounded = (number * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : String(format: "%.\(digits)f", Double(rounded))
  }
}
