import ManualHost
@_spi(Testing) import Scrollwork
import TestSupport
import UIKit

/// What always holds, in motion and at rest.
extension SectionsWorld {
  /// Places on the screen of the sections that show, by their names; of the divider by 0.
  func seen() -> [Int: CGFloat] {
    var seen: [Int: CGFloat] = [:]
    for place in places where place.length > 0 && place.end > offset + 0.01 && place.start < offset + size.height - 0.01 {
      guard let view = place.view, place.name != nil || view === divider else { continue }
      let name = place.name ?? 0
      let shift = (specs[name]?.list != nil ? (view as? UIScrollView)?.contentOffset.y : nil) ?? 0
      seen[name] = view.frame.minY - shift - offset
    }
    return seen
  }

  /// The step that the motion takes in the next frame.
  private var step: CGFloat? { container.predictedMotion.flatMap { $0.contentOffset(after: 1.0 / 60) }.map { $0.y - offset } }

  /// One frame, in which what shows moves by what is scrolled and not otherwise.
  func frame() -> String? {
    // What was requested before may have changed what shows.
    container.layoutIfNeeded()
    takeLengths()
    forgetMade()
    budget = random.roll(0..<3) == 0 ? 1 : 0
    let (before, asked, former, known) = (seen(), operations, offset, lengths)
    let step = isFingerDown ? nil : self.step ?? (isAnimating ? nil : 0)
    for loading in loadings { loading.tick() }
    stage.advance(by: 1.0 / 60)
    budget = 0
    for _ in 0..<3 { container.layoutIfNeeded() }
    container.checkInvariants()
    takeLengths()
    if let wrong { return wrong }
    if let problem = contentProblem ?? viewProblem ?? loadings.lazy.compactMap(\.problem).first { return problem }
    if operations != asked { return nil }
    // Sections that have come may have moved the section to which code scrolls, and with it the end of the animation.
    if hasGoal && !made.isEmpty { return nil }
    if offset == former, let name = made.first(where: { !live.contains($0) }) { return "\(name) was made and let go of at rest" }
    guard let step, stage.time > wheeled + 0.5, former > 1, offset > 1, former < lastOffset - 1, offset < lastOffset - 1 else {
      return nil
    }
    for (name, place) in seen() {
      guard let old = before[name], lengths[name] == known[name] else { continue }
      // What was to leave the screen may come back by what others were measured.
      guard old - step > 1 - (known[name] ?? 0), old - step < size.height - 1 else { continue }
      if abs(place - old + step) > 0.51 { return "\(name) went by \(place - old) in a frame, not by \(-step)" }
    }
    return nil
  }

  // MARK: Geometry

  private var contentProblem: String? {
    for (source, list) in zip(sources, names) {
      if source.identifiers != list { return "sections in another order" }
      if source.identifiersWithViews != list.filter({ live.contains($0) }) {
        return "views of \(source.identifiersWithViews), not of \(list.filter { live.contains($0) })"
      }
    }
    let length = max(contentLength, size.height)
    if abs(container.contentSize.height - length) > 0.01 {
      return "content is \(container.contentSize.height) long, not \(length)"
    }
    let order = places.compactMap(\.view)
    if container.arrangedSubviews != order {
      return "children are \(container.arrangedSubviews.map(\.tag)), not \(order.map(\.tag))"
    }
    return nil
  }

  private var viewProblem: String? {
    for place in places {
      guard let name = place.name, let spec = specs[name] else { continue }
      let rect = sources[names[0].contains(name) ? 0 : names.count - 1].rect(for: name)
      if abs(rect.minY - place.start) > 0.01 || abs(rect.height - place.length) > 0.01 {
        return "\(name) is at \(rect.minY), \(rect.height) long, and not at \(place.start), \(place.length) long"
      }
      let shows = place.length > 0 && place.end > offset + 0.01 && place.start < offset + size.height - 0.01
      guard let view = place.view else {
        if shows { return "\(name) shows from \(place.start - offset) to \(place.end - offset), and has no view" }
        continue
      }
      if let problem = spec.stateProblem(view) { return problem }
      if !shows { continue }
      if let problem = frameProblem(view, spec, place) { return problem }
    }
    if hasHeld && offset != heldOffset { hasHeld = false }
    return isAnimating || isFingerDown || hasHeld ? nil : policyProblem
  }

  private func frameProblem(_ view: UIView, _ spec: SectionSpec, _ place: SectionPlace) -> String? {
    let frame = view.frame
    if frame.width != width { return "\(spec.name) is \(frame.width) wide" }
    guard spec.list != nil, let list = view as? UIScrollView else {
      let isThere = abs(frame.minY - place.start) <= 0.26 && abs(frame.height - place.length) <= 0.01
      return isThere ? nil : "\(spec.name) shows at \(frame), and not at \(place.start)"
    }
    if abs(frame.minY - list.contentOffset.y - place.start) > 0.01 { return "rows of \(spec.name) show in another place" }
    let (start, end) = (max(place.start, offset), min(place.end, offset + size.height))
    if frame.minY > start + 0.01 || frame.maxY < end - 0.01 { return "\(spec.name) shows \(frame), not from \(start) to \(end)" }
    return nil
  }

  /// Sections that have a view are those that show, and those that the policies keep.
  private var policyProblem: String? {
    let places = places
    let showing = places.indices.filter {
      places[$0].length > 0 && places[$0].end > offset && places[$0].start < offset + size.height
    }
    guard let first = showing.first, let last = showing.last else { return nil }
    for (index, place) in places.enumerated() {
      guard let name = place.name, place.view != nil else { continue }
      switch sources[names[0].contains(name) ? 0 : names.count - 1].retention {
      case .all: continue
      case .sections(let count):
        // A child that only touches the screen may count as one that shows.
        if max(first - index, index - last) > count + 1 {
          return "\(name) is kept, \(first - index), \(index - last) places away"
        }
      case .distance(let distance):
        let away = max(offset - place.end, place.start - offset - size.height)
        if away > distance + 1 { return "\(name) is kept, \(away) points away" }
      }
    }
    return nil
  }

  // MARK: Keeping the place

  /// Changes the content: what shows keeps its place, what moves its velocity.
  func changeAndCompare() -> String? {
    container.layoutIfNeeded()
    takeLengths()
    let (before, former, known, asked) = (seen(), offset, lengths, operations)
    let (later, isMoving, formerLast) = (later, container.predictedMotion != nil, lastOffset)
    let isCalm = !isAnimating || isMoving
    change()
    for _ in 0..<3 { container.layoutIfNeeded() }
    container.checkInvariants()
    takeLengths()
    if let wrong { return wrong }
    guard isCalm, operations == asked + 1, former > 1, offset > 1, offset < lastOffset - 1 else { return nil }
    guard stage.time > wheeled + 0.5, let anchor = before.min(by: { $0.value < $1.value }),
      lengths[anchor.key] == known[anchor.key]
    else { return nil }
    if let now = seen()[anchor.key], abs(now - anchor.value) > 0.51 { return "\(anchor.key) went from \(anchor.value) to \(now)" }
    // A bounce from beyond the end ends where content comes in there, and coasts from then on.
    guard isMoving, !isFingerDown, !hasGoal, former > 300, former < formerLast - 300, offset < lastOffset - 300 else {
      return nil
    }
    guard let later, let now = self.later else {
      return isMoving == (container.predictedMotion != nil) ? nil : "the motion ended"
    }
    return abs(now - later) > 0.51 ? "0.05 s later it would be \(now) on, not \(later)" : nil
  }

  /// How far the motion goes in 0.05 s, if it ends inside the edges.
  private var later: CGFloat? {
    guard let motion = container.predictedMotion, motion.restingOffset.y > 1, motion.restingOffset.y < lastOffset - 1 else {
      return nil
    }
    return motion.contentOffset(after: 0.05).map { $0.y - offset }
  }

  // MARK: At rest

  /// A spinner turns until its request has been answered.
  private func settle() -> Bool {
    for _ in 0..<60 {
      for _ in 0..<60 where loadings.contains(where: \.isRunning) {
        for loading in loadings { loading.tick() }
        stage.advance(by: 1.0 / 60)
      }
      if stage.settle(limit: loadings.isEmpty ? 20 : 2) { return true }
    }
    return false
  }

  /// Once the scroll to a section has ended, undisturbed, the section is where it was to be, as far as the edges allow.
  private var goalProblem: String? {
    guard let goal, goal.operations == operations, !isFingerDown else { return nil }
    if !settle() { return "it does not settle" }
    container.layoutIfNeeded()
    takeLengths()
    guard goal.operations == operations, let place = places.first(where: { $0.name == goal.name }) else { return nil }
    let room = place.length - size.height
    let target =
      switch goal.position {
      case .start: place.start
      case .end: place.start + room
      default: place.start + room / 2
      }
    let expected = min(max(0, target), lastOffset)
    return abs(offset - expected) > 0.51 ? "the scroll to \(goal.name) rests at \(offset), not at \(expected)" : nil
  }

  func rest() -> String? {
    budget = 0
    if isFingerDown { liftFinger() }
    if !settle() { return "it does not settle" }
    (hasGoal, hasHeld) = (false, false)
    container.setNeedsLayout()
    container.layoutIfNeeded()
    takeLengths()
    if let wrong { return wrong }
    if !stage.screen.warnings.given.isEmpty { return stage.screen.warnings.given[0] }
    if offset < -0.51 || offset > lastOffset + 0.51 { return "rests at \(offset), last is \(lastOffset)" }
    if container.bounds.size != size { return "its size is \(container.bounds.size)" }
    if !leaked.isEmpty { return "views of \(leaked) still exist" }
    if isExact {
      let whole = places.reduce(into: CGFloat(0)) { $0 = $1.isHidden || $1.length == 0 ? $0 : $1.end }
      if whole > container.contentSize.height + 0.01 { return "the content is shorter than its sections" }
    }
    return contentProblem ?? viewProblem ?? loadings.lazy.compactMap(\.problem).first
      ?? loadings.lazy.compactMap(\.restProblem).first
  }
}

extension SectionsWorld: RandomProgram {
  func run() -> String? {
    for _ in 0..<8 {
      for _ in 0..<5 {
        drive()
        if random.roll(0..<2) == 0, let wrong = goalProblem { return report(wrong) }
        if random.roll(0..<4) == 0 { changeContainer() }
        for _ in 0..<random.roll(0..<4) {
          if let wrong = frame() { return report(wrong) }
        }
        if let wrong = changeAndCompare() ?? frame() { return report(wrong) }
      }
      if let wrong = rest() { return report(wrong) }
    }
    return nil
  }

  private func report(_ wrong: String) -> String {
    (["offset \(offset) of \(lastOffset): \(wrong)"] + log.suffix(12)).joined(separator: "\n  ")
  }
}
