public import Foundation
public import UIKitGraphics

/// Makes the view that it is added to a container of views over an edge of a scroll view: labels, images, controls and effect views in it
/// extend the edge's effect.
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The container; the view retains the interaction.
  open private(set) weak var view: UIView?

  /// The scroll view below the container.
  open weak var scrollView: UIScrollView? {
    didSet {
      guard scrollView !== oldValue else { return }
      oldValue?.edgeEffects?.remove(self)
      follow()
    }
  }

  /// The edge over which the container lies; none by default.
  open var edge: UIRectEdge = [] { didSet { if edge != oldValue { placeEffects() } } }

  private var observations: [NSKeyValueObservation] = []

  /// Made without a scroll view and an edge.
  public override init() {}

  open func willMove(to view: UIView?) {
    observations = []
    scrollView?.edgeEffects?.remove(self)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    follow()
  }

  private func follow() {
    guard let view else { return }
    scrollView?.effects.add(self)
    observations = [
      view.observe(\.frame) { [weak self] _, _ in self?.placeEffects() },
      view.observe(\.bounds) { [weak self] _, _ in self?.placeEffects() },
      view.observe(\.isHidden) { [weak self] _, _ in self?.placeEffects() },
    ]
  }

  private func placeEffects() { scrollView?.edgeEffects?.place() }
}
