internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// The drag that moves a sheet. Scroll views in the sheet wait for its failure, which comes as soon as the finger moves another way.
final class SheetPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// Seconds over which the speed at the end is projected, as UIScrollView's pages do. Our choice.
  private static let projection: CGFloat = 0.15
  private weak var sheet: UISheetPresentationController?
  private var start: CGFloat = 0
  /// The delegate's answer at the beginning.
  private var mayDismiss = false

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    maximumNumberOfTouches = 1
    delegate = self
    addAction { [weak self] _ in self?.follow() }
  }

  override init?(coder: NSCoder) { nil }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is UIScrollView
  }

  /// Whether the sheet moves, and not a scroll view between the finger and the sheet.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, let view, sheet.isAtBottom, sheet.isPresented else { return false }
    let way = translation(in: view)
    guard abs(way.y) > abs(way.x) else { return false }
    let canGrow = sheet.tops.contains { $0.top < view.frame.minY - 0.5 }
    guard let scrollView = scrollView(at: location(in: view)) else { return way.y > 0 || canGrow }
    let isAtTop = scrollView.contentOffset.y <= scrollView.leastOffset + 0.5
    return isAtTop && (way.y > 0 || canGrow && sheet.prefersScrollingExpandsWhenScrolledToEdge)
  }

  /// The scroll view under the finger that can scroll up and down.
  private func scrollView(at point: CGPoint) -> UIScrollView? {
    var found: UIView? = view?.hitTest(point, with: nil)
    while let current = found, current !== view {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, scrollView.scrollsVertically { return scrollView }
      found = current.superview
    }
    return (view as? UIScrollView).flatMap { $0.isScrollEnabled && $0.scrollsVertically ? $0 : nil }
  }

  private func follow() {
    guard let sheet, let view, let container = sheet.containerView else { return }
    switch state {
    case .began:
      start = view.frame.minY
      mayDismiss = sheet.mayBeDismissed
      move(sheet, container)
    case .changed: move(sheet, container)
    case .ended, .cancelled, .failed: release(sheet, container, speed: state == .ended ? velocity(in: container).y : 0)
    default: break
    }
  }

  private func move(_ sheet: UISheetPresentationController, _ container: UIView) {
    guard let highest = sheet.tops.first?.top, let lowest = sheet.tops.last?.top else { return }
    let wanted = start + translation(in: container).y
    let height = container.bounds.height
    if wanted < highest {
      sheet.draggedTop = highest - rubberBand(highest - wanted, height)
    } else if wanted > lowest, !mayDismiss {
      sheet.draggedTop = lowest + rubberBand(wanted - lowest, height)
    } else {
      sheet.draggedTop = wanted
    }
    sheet.updateFrame()
  }

  /// UIScrollView's: `x * c * d / (d + c * x)` with c = 0.55.
  private func rubberBand(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return distance * 0.55 * length / (length + 0.55 * distance)
  }

  private func release(_ sheet: UISheetPresentationController, _ container: UIView, speed: CGFloat) {
    guard let top = sheet.draggedTop, let lowest = sheet.tops.last?.top else { return }
    sheet.draggedTop = nil
    let target = top + speed * Self.projection
    if target > (lowest + container.bounds.height) / 2 {
      if mayDismiss { return sheet.leaveByPerson() }
      sheet.reportAttempt()
    }
    let detent = sheet.tops.min { abs($0.top - target) < abs($1.top - target) }
    sheet.rest(at: detent?.identifier)
  }
}

extension UIScrollView {
  fileprivate var scrollsVertically: Bool {
    alwaysBounceVertical || contentSize.height + adjustedContentInset.top + adjustedContentInset.bottom > bounds.height
  }
}

extension UISheetPresentationController {
  /// Moves the sheet to a detent, and reports it to the delegate if it is another one.
  func rest(at detent: Detent.Identifier?) {
    let former = restingDetent
    animateChanges { selectedDetentIdentifier = detent }
    guard restingDetent != former else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
