internal import Foundation
internal import QuartzCore
internal import UIKitGraphics
internal import WarningLog

/// Prints one line for each frame: what the work since the frame before was, and how long it lasted.
///
/// Microseconds are left out on a host whose clock stands still while the program works, as a `ManualHost`'s does. Counts are of the
/// whole process. Events and timers before a frame belong to it.
@MainActor package final class FrameTrace {
  private let report: (FrameLine) -> Void
  /// The counts at the end of the last frame.
  private var counted = FrameCounts.now

  /// - Parameter report: Receives each frame.
  package init(report: @escaping (FrameLine) -> Void) { self.report = report }

  /// - Parameter write: Receives each line.
  package convenience init(write: @escaping (String) -> Void) { self.init(report: { write($0.text) }) }

  /// A trace on standard error.
  convenience init() { self.init(write: { StandardError.write($0) }) }

  fileprivate func print(_ line: FrameLine) { report(line) }

  /// The work since the last call.
  fileprivate func takeCounts() -> FrameCounts {
    let before = counted
    counted = .now
    return counted - before
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
      layOut()
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
