internal import Foundation
internal import UIKitCore

/// The layout and the state of its preparation.
@MainActor final class CollectionLayoutState {
  private(set) var layout: UICollectionViewLayout
  /// The layout, if its class is exactly `UICollectionViewFlowLayout`: then its elements are enumerated without allocating.
  private(set) var plainFlow: UICollectionViewFlowLayout?
  /// Whether the layout's class is the app's: it may change attributes in place that it has returned before, so copies are kept.
  private(set) var mayChangeAttributes = false
  private(set) var isStale = true
  private(set) var isPreparing = false
  /// Layout generation: incremented by every preparation; attributes of an older generation are fetched again.
  private(set) var generation = 0
  private(set) var offsetAdjustment = CGPoint.zero
  /// Whether the bounds are changing inside an animation.
  private(set) var isChangingAnimated = false
  /// One of the two layouts of a transition layout while it is asked, and the bounds that it sees.
  private(set) var asked: (layout: UICollectionViewLayout, bounds: CGRect)?
  /// The bounds last passed to `shouldInvalidateLayout(forBoundsChange:)`.
  private(set) var checkedBounds: CGRect?
  let anchors = CollectionAnchors()

  init(_ layout: UICollectionViewLayout) {
    self.layout = layout
    replace(with: layout)
  }

  /// Begins anew with another layout; only the generation goes on.
  func replace(with layout: UICollectionViewLayout) {
    self.layout = layout
    plainFlow = type(of: layout) == UICollectionViewFlowLayout.self ? layout as? UICollectionViewFlowLayout : nil
    mayChangeAttributes = !layout.makesNewAttributes
    (isStale, isPreparing, isChangingAnimated) = (true, false, false)
    (offsetAdjustment, asked, checkedBounds) = (.zero, nil, nil)
    anchors.forget()
  }

  // MARK: Preparing

  /// - Returns: whether the layout is stale, and not being prepared.
  func beginPreparing() -> Bool {
    guard isStale, !isPreparing else { return false }
    (isStale, isPreparing) = (false, true)
    return true
  }

  func endPreparing(_ bounds: CGRect) {
    generation += 1
    checkedBounds = checkedBounds ?? bounds
  }

  /// The layout has answered: it may be invalidated again.
  func endQuestions() { isPreparing = false }

  /// - Parameter adjustment: by which the offset moves when the layout is prepared.
  func invalidate(adjustment: CGPoint) {
    isStale = true
    offsetAdjustment.x += adjustment.x
    offsetAdjustment.y += adjustment.y
  }

  func applyAdjustment() -> CGPoint {
    defer { offsetAdjustment = .zero }
    return offsetAdjustment
  }

  // MARK: Bounds

  /// - Returns: the bounds that the layout was asked about last; nil if they are the new ones, or if it was not asked yet.
  func check(_ bounds: CGRect) -> CGRect? {
    guard let checked = checkedBounds, checked != bounds else { return nil }
    checkedBounds = bounds
    return checked
  }

  func beginAnimatedChange() { isChangingAnimated = true }

  /// - Returns: whether the bounds were changing inside an animation.
  func endAnimatedChange() -> Bool {
    defer { isChangingAnimated = false }
    return isChangingAnimated
  }

  /// Asks a layout of a transition, which sees other bounds meanwhile.
  func asking<Answer>(_ layout: UICollectionViewLayout, bounds: CGRect, _ question: () -> Answer) -> Answer {
    asked = (layout, bounds)
    defer { asked = nil }
    return question()
  }
}

/// The element whose place on the screen is kept through preparations of the layout.
@MainActor final class CollectionAnchors {
  /// The anchor of the running pass or update.
  private(set) var current: CollectionAnchor?
  /// The item whose place the first preparation after a reload keeps.
  private var reload: CollectionAnchor?
  /// The anchor of a pass that has ended to send messages, and the layout's generation then.
  private var suspended: (anchor: CollectionAnchor, generation: Int)?

  func begin(_ anchor: CollectionAnchor?) { current = anchor }

  func end() { current = nil }

  func shift(by distance: CGFloat) { current?.place += distance }

  func setReload(_ anchor: CollectionAnchor?) { reload = anchor }

  /// The anchor of a reload counts for the first preparation after it.
  func beginPreparation() {
    if let reload { (current, self.reload) = (reload, nil) }
  }

  /// The pass ends to send messages, and goes on afterwards.
  func suspend(at generation: Int) { suspended = current.map { ($0, generation) } }

  /// The anchor of the pass that goes on; nil if the layout was prepared meanwhile.
  func resume(at generation: Int) -> CollectionAnchor? {
    defer { suspended = nil }
    return suspended.flatMap { $0.generation == generation ? $0.anchor : nil }
  }

  func forget() { (current, reload, suspended) = (nil, nil, nil) }
}
