internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// Dims the window, and places an alert in its middle or an action sheet at its lower edge.
final class AlertPresentation: UIPresentationController {
  @MainActor final class Source: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { AlertPresentation(presentedViewController: presented, presenting: presenting) }
  }

  static let source = Source()
  /// Widths of UIKit's alerts, and the space around an action sheet, in points.
  private static let alertWidth: CGFloat = 270
  private static let sheetWidth: CGFloat = 500
  private static let margin: CGFloat = 8
  private lazy var dimming = DimmingView { [weak self] in
    guard let self, isSheet else { return }
    (presentedViewController as? UIAlertController)?.cancel()
  }

  private var isSheet: Bool { (presentedViewController as? UIAlertController)?.preferredStyle == .actionSheet }

  override func presentationTransitionWillBegin() { containerView.map(dimming.cover) }

  override func placeSurroundings(_ progress: CGFloat) { dimming.alpha = progress * DimmingView.strength }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = presentedView else { return .zero }
    let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let width = min(isSheet ? Self.sheetWidth : Self.alertWidth, room.width)
    let height = min(view.sizeThatFits(CGSize(width: width, height: room.height)).height, room.height)
    let y = isSheet ? room.maxY - height : room.midY - height / 2
    return CGRect(x: container.bounds.midX - width / 2, y: y.rounded(), width: width, height: height)
  }

  override func containerViewWillLayoutSubviews() {
    guard isPresented else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
