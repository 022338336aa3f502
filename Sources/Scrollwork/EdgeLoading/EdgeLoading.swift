import Diagnostics
import ListModel
import UIKit

/// Loads more content when an edge of a scroll view comes near: a feed that goes on at its end, a history that goes on at its start.
///
///     EdgeLoading(of: container, at: .bottom) { [weak feed] in try await feed?.loadNextPage() ?? .end }
///
/// There is one request at a time. It begins when the edge is nearer than `trigger` says: by distance under a finger and after code has
/// scrolled, ahead of time in a fling, an animated scroll or a bounce; also when the content is shorter than the viewport. The closure adds the
/// content and says whether there is more. An error waits for `retry()`. The request is cancelled with its scroll view, which keeps this object;
/// the closure must not keep the scroll view.
///
/// In a `ContainerScrollView` the indicator is the last child, or the first one at the start, with a length of its own; it is no inset. Children, sections and
/// rows that come in at the start then move nothing that is visible, at the very start too. Other scroll views show no indicator, and keep their place
/// as they do by themselves.
@preconcurrency @MainActor public final class EdgeLoading {
  /// An edge of the content.
  public enum Edge: Hashable, Sendable, CaseIterable {
    case top
    case bottom
    /// The left; in right-to-left layouts the right.
    case leading
    /// The right; in right-to-left layouts the left.
    case trailing
  }

  /// How near an edge is when a request begins.
  public struct Trigger: Hashable, Sendable {
    /// From the viewport to the end of the content without the indicator, in points.
    public var distance: CGFloat
    /// Until a running motion passes the edge, in seconds; 0 for distance alone. Apple's scroll views do not tell their motion: there distance
    /// alone counts.
    public var time: TimeInterval

    /// Values that are negative or not finite stop the program when the trigger is set.
    public init(distance: CGFloat = 400, time: TimeInterval = 1) { (self.distance, self.time) = (distance, time) }

    func check() {
      ensure(
        distance.isFinite && distance >= 0 && time.isFinite && time >= 0,
        "EdgeLoading.trigger = \(self): set a distance and a time from 0 on")
    }
  }

  /// What a request says about the content that follows.
  public enum Outcome: Hashable, Sendable {
    /// There is more.
    case more
    /// There is no more: nothing is loaded, and the indicator leaves, until `reset()`.
    case end
  }

  /// What the edge does at the moment.
  public enum State {
    /// Nothing is loaded; the next request begins when the edge comes near.
    case waiting
    case loading
    /// The last request has thrown; `retry()` repeats it.
    case failed(any Error)
    /// The last request has returned `Outcome.end`.
    case ended
  }

  /// The scroll view; nil once it has been released, or `invalidate()` was called.
  public private(set) weak var scrollView: UIScrollView?
  /// The edge at which content is loaded.
  public let edge: Edge

  /// How near the edge is when a request begins.
  public var trigger: Trigger {
    willSet { newValue.check() }
    didSet { lookAgain() }
  }

  /// What the edge does at the moment.
  public private(set) var state = State.waiting {
    didSet { stateChanged() }
  }

  /// Called after each change of `state`.
  public var onChange: (@MainActor (EdgeLoading) -> Void)?

  /// The child that shows the state; nil outside of a `ContainerScrollView`.
  public private(set) var indicator: (any EdgeLoadingIndicator)?

  /// Receives the end of a request, once; a second call, and one after the request was cancelled, have no effect.
  public typealias Completion = @MainActor (Result<Outcome, any Error>) -> Void

  private enum Load {
    case task(@MainActor () async throws -> Outcome)
    case callback(@MainActor (@escaping Completion) -> Void)
  }

  /// The running request.
  @_spi(Testing) public private(set) var request: Task<Void, Never>?
  private let load: Load
  /// Number of the last request: answers to former ones are ignored.
  private var requests = 0
  private var observations: [NSKeyValueObservation] = []
  /// Place and length at which a request has added nothing: the next one waits for a change.
  private var stalled: (offset: CGFloat, length: CGFloat)?
  private var lengthBefore: CGFloat = 0

  /// What `look()` does at the moment. Inside a request that ends at once it is called again, by the change of the content and by the end.
  private enum Looking { case no, once, again }
  private var looking = Looking.no

  /// Begins to watch the edge. An edge that has an object of this class already, and one of a container that scrolls the other way, stop the program.
  ///
  /// - Parameters:
  ///   - scrollView: keeps this object.
  ///   - edge: where content is added.
  ///   - trigger: how near the edge is when a request begins.
  ///   - indicator: the child of a container that shows the state; nil for a spinner, and a line with a button after an error. Ignored in other
  ///     scroll views.
  ///   - load: adds content. Cancelled when the scroll view is released.
  @discardableResult public convenience init(
    of scrollView: UIScrollView, at edge: Edge, trigger: Trigger = Trigger(), indicator: (any EdgeLoadingIndicator)? = nil,
    load: @escaping @MainActor () async throws -> Outcome
  ) {
    self.init(scrollView, edge, trigger, indicator, .task(load))
  }

  /// As `init(of:at:trigger:indicator:load:)`, with a closure that is told to begin a request and calls back when it has ended.
  @discardableResult public convenience init(
    of scrollView: UIScrollView, at edge: Edge, trigger: Trigger = Trigger(), indicator: (any EdgeLoadingIndicator)? = nil,
    begin: @escaping @MainActor (@escaping Completion) -> Void
  ) {
    self.init(scrollView, edge, trigger, indicator, .callback(begin))
  }

  private init(
    _ scrollView: UIScrollView, _ edge: Edge, _ trigger: Trigger, _ indicator: (any EdgeLoadingIndicator)?, _ load: Load
  ) {
    trigger.check()
    (self.scrollView, self.edge, self.trigger, self.load) = (scrollView, edge, trigger, load)
    scrollView.edgeLoadings.add(self, to: scrollView)
    if let container = scrollView as? ContainerScrollView {
      ensure(
        container.axis == axis,
        "EdgeLoading(of:at: .\(edge)): the \(type(of: container)) scrolls the other way; give one of the edges at its ends")
      self.indicator = indicator ?? EdgeLoadingView(container.axis)
    } else {
      observations = scrollView.observeViewport { [weak self] in self?.look() }
    }
    stateChanged()
    placeIndicator()
    lookAgain()
  }

  deinit { request?.cancel() }

  // MARK: Requests

  /// Repeats the request that has failed, at once; does nothing in other states.
  public func retry() {
    if case .failed = state { begin() }
  }

  /// Waits for the edge again after the end, an error or a request, which is cancelled: the content has been replaced.
  public func reset() {
    cancel()
    state = .waiting
    lookAgain()
  }

  /// Cancels a request, removes the indicator and ends the use of this object.
  public func invalidate() {
    cancel()
    observations.forEach { $0.invalidate() }
    indicator?.removeFromSuperview()
    indicator = nil
    if let scrollView { scrollView.edgeLoadings.remove(self, from: scrollView) }
    scrollView = nil
  }

  private func cancel() {
    request?.cancel()
    request = nil
    requests += 1
    stalled = nil
  }

  private func begin() {
    lengthBefore = contentLength
    stalled = nil
    requests += 1
    let number = requests
    state = .loading
    // The receiver of the change may have cancelled the request.
    guard number == requests else { return }
    switch load {
    case .callback(let begin): begin { [weak self] in self?.finish($0, number) }
    case .task(let load):
      request = Task { [weak self] in
        let result: Result<Outcome, any Error>
        do { result = .success(try await load()) } catch { result = .failure(error) }
        self?.finish(result, number)
      }
    }
  }

  private func finish(_ result: Result<Outcome, any Error>, _ number: Int) {
    // A request that was cancelled has a successor, or nobody who waits for it.
    guard number == requests, case .loading = state else { return }
    request = nil
    guard let scrollView else { return }
    switch result {
    case .failure(let error): state = .failed(error)
    case .success(.end): state = .ended
    case .success(.more):
      // A container counts its children in the next layout.
      if scrollView.window != nil { scrollView.layoutIfNeeded() }
      // The receiver of a message may have cancelled the request, and another one may have begun.
      guard number == requests else { return }
      // Sections that turn out shorter than estimated may take more from the content than the request adds.
      if contentLength == lengthBefore { stalled = (offset, contentLength) }
      state = .waiting
      lookAgain()
    }
  }

  // MARK: The edge

  private func lookAgain() {
    if let container = scrollView as? ContainerScrollView { return container.arranger.setNeedsArranging() }
    look()
  }

  /// Begins a request if the edge is near, and the next one after a request that ends at once. Allocates nothing otherwise.
  func look() {
    if looking != .no {
      looking = .again
      return
    }
    repeat {
      looking = .once
      if isDue { begin() }
    } while looking == .again
    looking = .no
  }

  /// Whether the edge is near, and what is there may have changed since the last request.
  private var isDue: Bool {
    guard case .waiting = state, let scrollView, scrollView.window != nil, scrollView.bounds.size.along(axis) > 0 else {
      return false
    }
    // A pass follows, which looks again when all children are measured.
    if let container = scrollView as? ContainerScrollView, container.arranger.isChangePending { return false }
    if let stalled, stalled.offset == offset, stalled.length == contentLength { return false }
    let distance = distance
    if distance <= trigger.distance { return true }
    let edgeOffset = isStart ? offset - distance : offset + distance
    guard trigger.time > 0, let time = scrollView.predictedTime(untilOffset: edgeOffset, along: axis) else { return false }
    return time <= trigger.time
  }
}
