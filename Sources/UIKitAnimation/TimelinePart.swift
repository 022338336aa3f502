internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore

/// What one block animates on a timeline: from when to when, along which curve, and how far it is.
@MainActor final class TimelinePart {
  let block: ViewAnimation?
  /// Seconds from the start of the timeline.
  let begin: TimeInterval
  var end: TimeInterval
  let curve: TimingCurve
  /// Whether the block was added while the timeline ran backward: the part runs forward then.
  let isMirrored: Bool
  let track = AnimationTrack()
  /// In the direction in which the timeline runs.
  var progress = SIMD3<Double>.zero
  /// The progress when the clock began to run.
  var origin = SIMD3<Double>.zero

  init(_ block: ViewAnimation?, begin: TimeInterval, end: TimeInterval, _ curve: TimingCurve, isMirrored: Bool) {
    (self.block, self.begin, self.end, self.curve, self.isMirrored) = (block, begin, end, curve, isMirrored)
  }

  func isForward(_ isReversed: Bool) -> Bool { isReversed == isMirrored }

  /// The share of the part's own time that has passed after `time` of `length` seconds.
  func share(at time: TimeInterval, of length: TimeInterval, _ isReversed: Bool) -> Double {
    let (first, last) = isForward(isReversed) ? (begin, end) : (length - end, length - begin)
    if last <= first { return time < first ? 0 : 1 }
    return min(max((time - first) / (last - first), 0), 1)
  }

  /// Goes on from `origin`: along the rest of the part's curve, scaled to the rest of the way, or along the run's curve.
  func move(to position: Double, _ run: AnimationTimeline.Run, _ length: TimeInterval, _ isReversed: Bool) {
    let now = share(at: position * length, of: length, isReversed)
    let first = share(at: run.from * length, of: length, isReversed)
    if position >= 1 || now >= 1 {
      progress = .one
    } else if let curve = run.curve {
      progress = origin + (.one - origin) * curve.progress(at: first < 1 ? (now - first) / (1 - first) : 1)
    } else {
      let (passed, start) = (curve.progress(at: now), curve.progress(at: first))
      for lane in 0..<3 {
        let rest = 1 - start[lane]
        let scale = abs(rest) < 1e-9 ? 1 : (1 - origin[lane]) / rest
        progress[lane] = origin[lane] + (passed[lane] - start[lane]) * scale
      }
    }
  }
}
