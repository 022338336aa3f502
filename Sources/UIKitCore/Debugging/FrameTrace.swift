internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import WarningLog

/// Prints one line for each frame: what the work since the frame before was, and how long it took.
///
/// Microseconds are left out on a host whose clock stands still while the program works, as a `ManualHost`'s does. Counts are of the
/// whole process. Events and timers before a frame belong to it.
@MainActor package final class FrameTrace {
  private let write: (String) -> Void
  /// At the end of the last frame.
  private var counted = FrameCounts.now

  /// - Parameter write: Takes each line.
  package init(write: @escaping (String) -> Void) { self.write = write }

  /// On standard error.
  convenience init() { self.init { StandardError.write($0) } }

  fileprivate func print(_ line: FrameLine) { write(line.text) }

  /// The work since the last call.
  fileprivate func takeCounts() -> FrameCounts {
    let before = counted
    counted = .now
    return counted - before
  }
}

/// Counters of everything that a frame may do.
private struct FrameCounts {
  var touches = 0
  var passes = 0
  var views = 0
  var cellsMade = 0
  var cellsReused = 0
  var texts = 0
  var layers = 0

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
private struct FrameLine {
  let number: Int
  let time: TimeInterval
  var counts = FrameCounts()
  /// Scroll views and display links that move by themselves, and layers with animations.
  var active = 0
  /// nil where nothing changed on the screen.
  var picture: Picture?
  /// Microseconds; nil without a clock.
  var events, motion, layout, display: Int?
  var costs = PresentCosts()

  struct Picture {
    var rects: Int
    var pixels: Int
    var copied: Int
    var commands: Int
  }

  var text: String {
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
  private var total: Int? {
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

extension FrameDriver {
  /// The steps of `Compositor.frame(at:)`, with a look at the clock between them.
  func runTraced(at time: TimeInterval, _ trace: FrameTrace) {
    var line = FrameLine(number: frameCount, time: time)
    line.active = clients.count + screen.compositor.animatedLayers
    line.events = host.workClock.map { _ in Int((work * 1e6).rounded()) }
    var picture: CompositedFrame?
    var lap = host.workClock
    /// The time since the last call.
    func measured() -> Int? {
      let now = host.workClock
      defer { lap = now }
      return now.flatMap { now in lap.map { now - $0 } }
    }
    run(at: time) { time in
      for client in clients { client.frame(at: time) }
      screen.compositor.advanceAnimations(at: time)
      line.motion = measured()
      screen.compositor.layOut()
      line.layout = measured()
      screen.compositor.display()
      picture = screen.compositor.composite()
      line.display = measured()
      line.counts = trace.takeCounts()
      line.picture = picture.map { FrameLine.Picture($0, scale: screen.scale) }
      let done = line
      guard let picture else { return trace.print(done) }
      host.present(picture) { costs in
        var line = done
        line.costs = costs
        trace.print(line)
      }
    }
  }
}
