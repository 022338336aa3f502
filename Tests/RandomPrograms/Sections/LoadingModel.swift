import Scrollwork
import TestSupport
import UIKit

/// Content that is loaded at an edge, as the server sees it.
@MainActor final class LoadingModel {
  struct Failure: Error {}

  let edge: EdgeLoading.Edge
  private(set) var loading: EdgeLoading?
  /// The running request.
  private var running: Int?
  private var requests = 0
  private var hasEnded = false
  private var hasFailed = false
  /// Whether the last answer brought nothing.
  private var isStalled = false
  /// Answers that are still to come, those of cancelled requests too.
  private var answers: [(number: Int, frames: Int, done: EdgeLoading.Completion)] = []
  private unowned let world: SectionsWorld

  init(_ edge: EdgeLoading.Edge, _ world: SectionsWorld) {
    (self.edge, self.world) = (edge, world)
    start()
  }

  var isRunning: Bool { running != nil }

  func start() {
    if loading != nil { return }
    let trigger = EdgeLoading.Trigger(distance: CGFloat(world.random.roll(0..<500)), time: Double(world.random.roll(0..<2)))
    (hasEnded, hasFailed) = (false, false)
    loading = EdgeLoading(of: world.container, at: edge, trigger: trigger, begin: { [unowned self] in begin($0) })
  }

  private func begin(_ done: @escaping EdgeLoading.Completion) {
    if running != nil { world.wrong = "two requests at the \(edge)" }
    if hasEnded { world.wrong = "a request at the \(edge) after the end" }
    if hasFailed { world.wrong = "a request at the \(edge) after a failure" }
    if loading == nil && requests > 0 { world.wrong = "a request at the \(edge) after invalidate()" }
    requests += 1
    running = requests
    world.note("request \(requests) at the \(edge)")
    if world.random.roll(0..<6) == 0 { return answer(requests, done) }
    answers.append((requests, world.random.roll(1..<20), done))
  }

  /// Counts a frame, and gives the answers that are due.
  func tick() {
    for index in answers.indices { answers[index].frames -= 1 }
    let due = answers.filter { $0.frames <= 0 }
    answers.removeAll { $0.frames <= 0 }
    for answer in due { self.answer(answer.number, answer.done) }
  }

  private func answer(_ number: Int, _ done: @escaping EdgeLoading.Completion) {
    guard running == number else {
      world.note("late answer \(number) at the \(edge)")
      return done(world.random.roll(0..<2) == 0 ? .success(.end) : .failure(Failure()))
    }
    let roll = world.random.roll(0..<8)
    if roll == 0 {
      world.note("failure at the \(edge)")
      (running, hasFailed) = (nil, true)
      return done(.failure(Failure()))
    }
    let count = roll == 1 ? 0 : world.random.roll(1..<6)
    world.note("\(count) sections at the \(edge)")
    if count > 0 { world.add(count, at: edge) }
    // A message of the change may have cancelled the request.
    if running != number { return done(.success(.more)) }
    isStalled = count == 0
    let isEnd = world.random.roll(0..<10) == 0 || world.specs.count > 300
    (running, hasEnded) = (nil, isEnd)
    if isEnd { world.note("end at the \(edge)") }
    done(.success(isEnd ? .end : .more))
    if world.random.roll(0..<5) == 0 { done(.success(.end)) }
  }

  func change() {
    switch world.random.roll(0..<5) {
    case 0:
      world.note("reset at the \(edge)")
      (running, hasEnded, hasFailed, isStalled) = (nil, false, false, false)
      loading?.reset()
    case 1:
      guard loading != nil else { return start() }
      world.note("invalidate at the \(edge)")
      let old = loading
      (running, loading) = (nil, nil)
      old?.invalidate()
    default: retry()
    }
  }

  func retry() {
    guard hasFailed else { return }
    world.note("retry at the \(edge)")
    hasFailed = false
    loading?.retry()
  }

  var problem: String? {
    guard let loading else { return nil }
    let state = "\(loading.state)"
    let expected = running != nil ? "loading" : hasEnded ? "ended" : hasFailed ? "failed" : "waiting"
    if !state.hasPrefix(expected) { return "\(edge) is \(state), not \(expected)" }
    guard let view = loading.indicator as? EdgeLoadingView else { return "the \(edge) has no indicator" }
    let views = world.container.arrangedSubviews
    if (edge == .top ? views.first : views.last) !== view { return "the indicator of the \(edge) is not there" }
    if view.spinner.isAnimating != (running != nil) { return "the spinner of the \(edge) is wrong while \(expected)" }
    return view.isHidden == hasEnded
      ? nil : "the indicator of the \(edge) is \(view.isHidden ? "hidden" : "shown") while \(expected)"
  }

  /// At rest, an edge that is near is loading.
  var restProblem: String? {
    guard let loading, running == nil, !hasEnded, !hasFailed, !isStalled else { return nil }
    let places = world.places.filter { $0.view !== loading.indicator || $0.view == nil }
    let distance =
      edge == .top
      ? world.offset - (places.first?.start ?? 0)
      : (places.last { !$0.isHidden }?.end ?? 0) - world.offset - world.size.height
    return distance <= loading.trigger.distance - 1
      ? "the \(edge) is \(distance) away and waits, with \(loading.trigger.distance)" : nil
  }
}
