internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitGraphics

/// Counters of everything that a frame may do.
package struct FrameCounts {
  var touches = 0
  var passes = 0
  var views = 0
  package var cellsMade = 0
  package var cellsReused = 0
  var texts = 0
  package var layers = 0

  @MainActor static var now: FrameCounts {
    FrameCounts(
      touches: WorkCounts.touches, passes: WorkCounts.layoutPasses, views: WorkCounts.viewsLaidOut,
      cellsMade: WorkCounts.cellsMade,
      cellsReused: WorkCounts.cellsReused, texts: WorkCounts.textsLaidOut, layers: WorkCounts.layersDisplayed)
  }

  static func - (a: FrameCounts, b: FrameCounts) -> FrameCounts {
    FrameCounts(
      touches: a.touches - b.touches, passes: a.passes - b.passes, views: a.views - b.views, cellsMade: a.cellsMade - b.cellsMade,
      cellsReused: a.cellsReused - b.cellsReused, texts: a.texts - b.texts, layers: a.layers - b.layers)
  }
}

/// One frame, as it is printed.
package struct FrameLine {
  let number: Int
  let time: TimeInterval
  package var counts = FrameCounts()
  /// Scroll views and display links that move by themselves, and layers with animations.
  var active = 0
  /// nil where nothing changed on the screen.
  package var picture: Picture?
  /// Microseconds; nil without a clock.
  package var events, motion, layout, display: Int?
  package var costs = PresentCosts()

  package struct Picture {
    var rects: Int
    var pixels: Int
    package var copied: Int
    var commands: Int
  }

  package var text: String {
    var parts = [
      String(format: "frame %d at %.3f s", number, time) + us(total),
      "touches \(counts.touches)" + us(events),
      "motion \(active) active" + us(motion),
      "layout \(Self.count(counts.passes, "pass", "passes")), \(Self.count(counts.views, "view", "views"))" + us(layout),
      "cells \(counts.cellsMade) made, \(counts.cellsReused) reused",
      "texts \(counts.texts)",
      "display \(Self.count(counts.layers, "layer", "layers"))" + us(display),
    ]
    guard let picture else { return (parts + ["nothing changed"]).joined(separator: " | ") }
    let copied = picture.copied > 0 ? ", \(picture.copied) px copied" : ""
    parts.append("damage \(Self.count(picture.rects, "rect", "rects")), \(picture.pixels) px" + copied)
    parts.append("drawing \(Self.count(picture.commands, "command", "commands"))" + us(costs.drawing))
    if let presenting = costs.presenting { parts.append("presenting \(presenting) us") }
    return parts.joined(separator: " | ")
  }

  /// The main thread's: another one presents.
  package var total: Int? {
    guard let events, let motion, let layout, let display else { return nil }
    return events + motion + layout + display + (costs.drawing ?? 0)
  }

  private func us(_ microseconds: Int?) -> String { microseconds.map { ", \($0) us" } ?? "" }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
}

extension FrameLine.Picture {
  init(_ frame: CompositedFrame, scale: CGFloat) {
    func pixels(_ rect: CGRect) -> Int { Int((rect.width * scale).rounded()) * Int((rect.height * scale).rounded()) }
    rects = frame.damage.count
    self.pixels = frame.damage.reduce(0) { $0 + pixels($1) }
    let fresh = frame.blit.map { blit in frame.damage.reduce(0) { $0 + pixels($1.intersection(blit.area)) } } ?? 0
    copied = frame.blit.map { pixels($0.area) - fresh } ?? 0
    commands = frame.list.commands.count
  }
}
