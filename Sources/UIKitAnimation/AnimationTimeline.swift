package import Foundation
package import QuartzCore
package import UIKitCore
internal import UIKitGraphics

/// The animations of some blocks with a clock of their own: it can be stopped, set, turned round and given another pace.
///
/// Time and progress run in the direction in which the timeline runs: with `isReversed`, 0 is where the animations end. Whatever the clock
/// does, what shows goes on from where it is, with one exception: in a block that starts late, the first value set after a pause.
@MainActor package final class AnimationTimeline {
  /// Where the animations are left at the end.
  package enum Place { case start, current, end }

  /// The clock's way to the end: from a share of the time at a moment, in some seconds, along the blocks' own curves or one for all.
  struct Run {
    let start: TimeInterval
    let from: Double
    let duration: TimeInterval
    let curve: TimingCurve?

    func position(at time: TimeInterval) -> Double {
      // Sums of frame times are inexact: a billionth of a second counts as nothing.
      if time - start >= duration - 1e-9 { return 1 }
      return from + (1 - from) * min(max((time - start) / duration, 0), 1)
    }
  }

  private struct Member {
    let layer: CALayer
    let key: String
    let track: AnimationTrack
  }

  /// Called at the end of the time.
  package var onEnd: () -> Void = {}
  /// Retained while the clock runs.
  package var owner: AnyObject?
  package var isHitWhereShown = false
  package private(set) var isReversed = false
  /// Seconds from start to end.
  package private(set) var length: TimeInterval

  /// Runs from 0 to 1 without animations: the progress of the whole.
  private let main: TimelinePart
  private var parts: [TimelinePart]
  private var members: [Member] = []
  private let clock: FrameDriver
  /// The share of the time that has passed; while the clock runs, at the last frame.
  package private(set) var position: Double = 0
  private(set) var run: Run?
  private var hasStarted = false
  /// The block of the owner that runs now, and when its changes begin.
  private var ownBlock: (block: ViewAnimation, begin: TimeInterval)?

  init(curve: TimingCurve, duration: TimeInterval) {
    length = duration
    main = TimelinePart(nil, begin: 0, end: duration, curve, isMirrored: false)
    parts = [main]
    clock = UIScreen.main.driver
  }

  /// A timeline at a constant pace.
  package convenience init(duration: TimeInterval) { self.init(curve: .linear, duration: duration) }

  package var isRunning: Bool { run != nil }

  // MARK: Blocks

  /// Runs a block whose changes the timeline animates, after a share of the time that is left.
  func animate(after delayFactor: Double = 0, _ options: UIView.AnimationOptions, _ changes: () -> Void) {
    let now = (run?.position(at: clock.now) ?? position) * length
    let begin = now + (length - now) * delayFactor
    let pace = ViewAnimation.Pace.curve(
      main.curve.function ?? UIView.AnimationCurve.easeInOut.timingFunction, duration: length - begin)
    let outer = (ViewAnimation.driver, ownBlock?.block)
    ViewAnimation.driver = self
    let block = ViewAnimation(pace: pace, delay: 0, options: options, completion: nil)
    ownBlock = (block, begin)
    block.run(changes)
    ownBlock = nil
    ViewAnimation.driver = outer.0
    showTracks()
  }

  /// Runs code whose animation blocks the timeline adopts with their own delays, durations and paces.
  package func record(_ code: () -> Void) {
    let outer = ViewAnimation.driver
    ViewAnimation.driver = self
    code()
    ViewAnimation.driver = outer
    showTracks()
  }

  private func part(for block: ViewAnimation) -> TimelinePart {
    if let known = parts.first(where: { $0.block === block }) { return known }
    let begin = (ownBlock?.begin ?? 0) + block.delay
    let isOwn = ownBlock?.block === block
    let inherits = ownBlock != nil
    let keepsDuration = !inherits || block.options.contains(.overrideInheritedDuration)
    let keepsCurve = !inherits || block.options.contains(.overrideInheritedCurve)
    var end = isOwn || !keepsDuration ? length : begin + block.pace.duration
    if hasStarted { end = min(end, length) } else { length = max(length, end) }
    main.end = length
    let curve = isOwn || !keepsCurve ? main.curve : TimingCurve(block.pace)
    let part = TimelinePart(block, begin: min(begin, end), end: end, curve, isMirrored: isReversed)
    part.track.isHitWhereShown = isHitWhereShown
    parts.append(part)
    return part
  }

  // MARK: Clock

  /// The share of the time, or with `isLinear` of the way, that has passed.
  func fraction(isLinear: Bool) -> Double {
    if let run { return run.position(at: clock.now) }
    return isLinear ? min(max(main.progress.z, 0), 1) : position
  }

  /// Goes on to the end.
  ///
  /// - Parameters:
  ///   - duration: Seconds for the rest; nil for what is left of `length`.
  ///   - curve: The pace of the rest, from 0 to 1; nil for the rest of each block's own curve.
  package func play(after delay: TimeInterval = 0, in duration: TimeInterval? = nil) {
    play(after: delay, in: duration, along: nil)
  }

  /// Goes the rest of the way at another pace, in some seconds; a spring by physics or period has its own duration.
  package func play(in duration: TimeInterval, along timing: any UITimingCurveProvider) {
    let pace = TimingCurve.of(timing, duration: duration)
    play(in: pace.duration, along: pace.curve)
  }

  func play(after delay: TimeInterval = 0, in duration: TimeInterval? = nil, along curve: TimingCurve?) {
    guard run == nil else { return }
    hasStarted = true
    for part in parts { part.origin = part.progress }
    run = Run(start: clock.now + delay, from: position, duration: duration ?? (1 - position) * length, curve: curve)
    clock.add(self)
  }

  /// Stops the clock; what shows stays.
  package func pause() {
    hasStarted = true
    guard let run else { return }
    move(to: run.position(at: clock.now), run)
    stopClock()
    if run.curve != nil { position = main.curve.share(of: main.progress.z) }
  }

  /// Sets a stopped clock to a share of the way, or with `isLinear` false of the time.
  package func scrub(to fraction: Double, isLinear: Bool = true) {
    hasStarted = true
    position = isLinear ? main.curve.share(of: fraction) : fraction
    for part in parts {
      let share = part.share(at: fraction * length, of: length, isReversed)
      part.progress = isLinear ? SIMD3(repeating: share) : part.curve.progress(at: share)
    }
    showTracks()
  }

  /// Seconds to the end of a stopped clock.
  var timeLeft: TimeInterval { (1 - position) * length }

  /// Turns round where it is; with `atStart`, to run all the way back from the end.
  package func reverse(atStart: Bool = false) {
    if atStart {
      isReversed.toggle()
      return showTracks()
    }
    let (former, owner) = (run, owner)
    pause()
    isReversed.toggle()
    for part in parts { part.progress = .one - part.progress }
    position = main.curve.share(of: main.progress.z)
    showTracks()
    guard let former else { return }
    self.owner = owner
    play(after: max(0, former.start - clock.now))
  }

  private func stopClock() {
    run = nil
    clock.remove(self)
    owner = nil
  }

  private func move(to position: Double, _ run: Run) {
    self.position = position
    for part in parts { part.move(to: position, run, length, isReversed) }
    showTracks()
  }

  private func showTracks() {
    for part in parts { part.track.progress = part.isForward(isReversed) ? part.progress : .one - part.progress }
    for member in members { member.layer.tracksMoved() }
  }

  // MARK: Ending

  /// Stops the clock and removes all animations; the layers have the values of `place`.
  ///
  /// - Returns: Sets the values of another place later, unless the layers have other values by then.
  @discardableResult package func end(at place: Place, finished: Bool) -> (Place) -> Void {
    if let run, place == .current { move(to: run.position(at: clock.now), run) }
    stopClock()
    let (starts, ends) = (values(at: .start), values(at: .end))
    adopt(place == .current ? values(at: .current) : place == .start ? starts : ends)
    let (gone, blocks) = (members, parts.compactMap(\.block))
    (members, parts) = ([], [main])
    for member in gone { member.layer.endAnimation(forKey: member.key, on: member.track, finished: finished) }
    return withExtendedLifetime(blocks) {
      { [self] place in if place != .current { adopt(place == .start ? starts : ends) } }
    }
  }

  /// What the layers' own values are at a place.
  private func values(at place: Place) -> [TrackedValues] {
    if place != .current {
      for part in parts { part.track.progress = (place == .end) != part.isMirrored ? .one : .zero }
    }
    defer { showTracks() }
    var layers: [CALayer] = []
    for member in members where !layers.contains(where: { $0 === member.layer }) { layers.append(member.layer) }
    return layers.map { TrackedValues(of: $0, on: parts.map(\.track)) }
  }

  private func adopt(_ values: [TrackedValues]) {
    ViewAnimation.suspend {
      for value in values {
        let (layer, color) = (value.layer, value.layer.backgroundColor)
        value.adopt()
        // The view has its own copy, which may be a dynamic colour.
        guard layer.backgroundColor !== color, let view = layer.owner as? UIView else { continue }
        view.backgroundColor = layer.backgroundColor.map { UIColor(cgColor: $0) }
      }
    }
  }
}

extension AnimationTimeline: ViewAnimationDriver {
  package func take(_ animation: CAAnimation, forKey key: String, of layer: CALayer, in block: ViewAnimation) -> Bool {
    let track = part(for: block).track
    animation.track = track
    members.append(Member(layer: layer, key: key, track: track))
    return true
  }
}

extension AnimationTimeline: FrameClient {
  package func frame(at time: TimeInterval) {
    guard let run else { return }
    move(to: run.position(at: time), run)
    guard position >= 1 else { return }
    let owner = owner
    stopClock()
    withExtendedLifetime(owner) { onEnd() }
  }
}
