internal import UIKit

/// Finds frames in which content jumps: a view moves by a step that neither the frame before nor the frame after continues, or
/// comes or goes in the middle of the screen without an animation.
struct JumpFinder {
  struct Jump {
    enum Kind: String { case moves, appears, vanishes }

    let kind: Kind
    let frame: Int
    let name: String
    /// In points; 0 for a view that appears or vanishes.
    var distance: CGFloat = 0
    let rect: CGRect
  }

  /// Points a view may move in one frame without any motion before or after.
  private static let tolerance: CGFloat = 6
  /// Largest allowed ratio of a step to its neighbours; animation curves that start at full speed stay below this ratio.
  private static let growth: CGFloat = 2.6
  /// Visibility up to which a view may appear or vanish at once.
  private static let noticeable: CGFloat = 0.35

  private struct Step {
    var move: CGPoint
    /// The move expected from the scroll views around the view.
    var scroll: CGPoint

    init(from old: Sighting, to new: Sighting) {
      move = CGPoint(x: new.anchor.x - old.anchor.x, y: new.anchor.y - old.anchor.y)
      scroll = CGPoint(x: old.offset.x - new.offset.x, y: old.offset.y - new.offset.y)
    }

    /// The part of the move not explained by scrolling: a pinned header moves less than its content, a floating view does not move at all.
    func rest(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      let (move, scroll) = (move[keyPath: axis], scroll[keyPath: axis])
      return move - min(max(move, min(0, scroll)), max(0, scroll))
    }

    /// Whether both steps belong to one steady motion on the screen.
    func isSteady(_ axis: KeyPath<CGPoint, CGFloat>, _ other: Step) -> Bool {
      abs(move[keyPath: axis] - other.move[keyPath: axis]) <= JumpFinder.tolerance
    }

    var reach: CGFloat { max(abs(scroll.x), abs(scroll.y), min(max(abs(move.x), abs(move.y)), JumpFinder.longestStep)) }
  }

  /// In points: limit for the part of `reach` that comes from motion without scrolling, so that fast motion does not hide views that pop.
  private static let longestStep: CGFloat = 60

  /// One view over the frames in which the view is visible.
  private final class Track {
    var last: Sighting
    /// The last steps, at most three.
    var steps: [Step] = []

    init(_ sighting: Sighting) { last = sighting }

    /// Largest expected own motion in the frame after the last: far enough to leave the screen, as under a zoom.
    var reach: CGFloat { (steps.last?.reach ?? 0) * JumpFinder.growth }
  }

  private(set) var jumps: [Jump] = []
  private var tracks: [String: [Track]] = [:]
  private var offsets: [ObjectIdentifier: CGPoint] = [:]
  private var frame = -1

  /// Call once for each frame, in order.
  mutating func add(_ sightings: Sightings) {
    frame += 1
    var old = tracks
    var pairs: [(track: Track, now: Sighting, step: Step)] = []
    var appeared: [Sighting] = []
    for (sighting, track) in zip(sightings.all, Self.match(sightings.all, from: &old)) {
      if let track {
        pairs.append((track, sighting, Step(from: track.last, to: sighting)))
      } else {
        appeared.append(sighting)
      }
    }
    let reach = max(pairs.reduce(0) { max($0, $1.step.reach) }, longestScroll(to: sightings.offsets))
    offsets = sightings.offsets
    var vanished = old.values.flatMap(\.self)
    tracks = [:]
    for (track, now, step) in pairs {
      // A view reused for other content leaves at one edge and enters at another.
      if max(abs(step.rest(\.x)), abs(step.rest(\.y))) > Self.tolerance, !isSudden(track.last, reach), !isSudden(now, reach) {
        vanished.append(track)
        appeared.append(now)
      } else {
        extend(track, by: now, step)
        tracks[now.key, default: []].append(track)
      }
    }
    for sighting in appeared { tracks[sighting.key, default: []].append(Track(sighting)) }
    for track in vanished { judgeEnd(of: track) }
    // Two views may have shown the same content in the same place, and one of the two views has vanished.
    let gone = vanished.filter { old in
      !(tracks[old.last.key] ?? []).contains { Self.isReplaced(old.last, by: [$0.last]) }
    }
    if frame > 1 { compare(appeared, gone, reach) }
  }

  /// Largest offset change of a scroll view in this frame; no track tells when all content changes, as while scrolling to the top.
  private func longestScroll(to new: [ObjectIdentifier: CGPoint]) -> CGFloat {
    new.reduce(0) { longest, scroller in
      let old = offsets[scroller.key] ?? scroller.value
      return max(longest, abs(old.x - scroller.value.x), abs(old.y - scroller.value.y))
    }
  }

  private mutating func compare(_ appeared: [Sighting], _ vanished: [Track], _ reach: CGFloat) {
    let former = vanished.map(\.last)
    for sighting in appeared where isSudden(sighting, reach) && !Self.isReplaced(sighting, by: former) {
      jumps.append(Jump(kind: .appears, frame: frame, name: sighting.name, rect: sighting.rect))
    }
    for track in vanished where isSudden(track.last, max(reach, track.reach)) && !Self.isReplaced(track.last, by: appeared) {
      jumps.append(Jump(kind: .vanishes, frame: frame, name: track.last.name, rect: track.last.rect))
    }
  }

  /// The former track of each sighting. Among sightings with the same content the nearest pairs are matched first, so that a view that
  /// appears does not take the track of a view that stays.
  private static func match(_ sightings: [Sighting], from tracks: inout [String: [Track]]) -> [Track?] {
    var found = [Track?](repeating: nil, count: sightings.count)
    for (key, indices) in Dictionary(grouping: sightings.indices, by: { sightings[$0].key }) {
      var (open, free) = (indices, tracks[key] ?? [])
      while !open.isEmpty, !free.isEmpty {
        var best = (index: 0, track: 0, distance: CGFloat.infinity)
        for (index, sighting) in open.enumerated() {
          for (track, candidate) in free.enumerated() {
            let distance = distance(from: candidate.last, to: sightings[sighting])
            if distance < best.distance { best = (index, track, distance) }
          }
        }
        found[open.remove(at: best.index)] = free.remove(at: best.track)
      }
      tracks[key] = free
    }
    return found
  }

  /// Distance between the actual position and the position expected from scrolling alone.
  private static func distance(from old: Sighting, to new: Sighting) -> CGFloat {
    abs(new.anchor.x - old.anchor.x + new.offset.x - old.offset.x)
      + abs(new.anchor.y - old.anchor.y + new.offset.y - old.offset.y)
  }

  private mutating func extend(_ track: Track, by sighting: Sighting, _ step: Step) {
    track.steps.append(step)
    track.last = sighting
    guard track.steps.count == 3 else { return }
    let (before, now, after) = (track.steps.removeFirst(), track.steps[0], track.steps[1])
    for axis in [\CGPoint.x, \.y] {
      let rest = Self.isolated(now.rest(axis), before.rest(axis), after.rest(axis))
      // An isolated change of the offset moves the content in one step as well.
      let scroll = Self.isolated(now.scroll[keyPath: axis], before.scroll[keyPath: axis], after.scroll[keyPath: axis])
      let move = Self.isolated(now.move[keyPath: axis], before.move[keyPath: axis], after.move[keyPath: axis])
      // Measuring rows above the view changes the offset to compensate; on the screen the motion stays steady.
      let isSteady = now.isSteady(axis, before) || now.isSteady(axis, after)
      report(track, isSteady ? 0 : max(rest, scroll > 0 ? move : 0), at: frame - 1)
    }
  }

  /// Judges the last step of a vanished view. No later step exists to compare, so only the part not explained by scrolling counts.
  private mutating func judgeEnd(of track: Track) {
    guard let last = track.steps.last, track.steps.count == 2 else { return }
    for axis in [\CGPoint.x, \.y] where !last.isSteady(axis, track.steps[0]) {
      report(track, Self.isolated(last.rest(axis), track.steps[0].rest(axis), last.rest(axis) / 2), at: frame - 1)
    }
  }

  private mutating func report(_ track: Track, _ distance: CGFloat, at frame: Int) {
    guard distance > 0, track.last.visibility > Self.noticeable else { return }
    jumps.append(Jump(kind: .moves, frame: frame, name: track.last.name, distance: distance, rect: track.last.rect))
  }

  /// The length of a step that neither neighbour continues in the same direction; else 0.
  private static func isolated(_ step: CGFloat, _ before: CGFloat, _ after: CGFloat) -> CGFloat {
    let sign: CGFloat = step < 0 ? -1 : 1
    let neighbour = max(0, before * sign, after * sign)
    return abs(step) > tolerance + growth * neighbour ? abs(step) : 0
  }

  /// Whether a sighting in only one of two frames is noticeable and too far inside to have crossed an edge between the frames.
  private func isSudden(_ sighting: Sighting, _ reach: CGFloat) -> Bool {
    guard sighting.visibility > Self.noticeable else { return false }
    let inside = sighting.clip.insetBy(dx: reach + 1, dy: reach + 1)
    return sighting.rect.intersects(inside)
  }

  /// Whether the place shows another text or picture now, as a changed number or a reloaded row does.
  private static func isReplaced(_ sighting: Sighting, by others: [Sighting]) -> Bool {
    others.contains { other in
      let common = sighting.rect.intersection(other.rect)
      guard !common.isNull else { return false }
      return common.width * common.height > 0.5
        * min(
          sighting.rect.width * sighting.rect.height, other.rect.width * other.rect.height)
    }
  }
}
