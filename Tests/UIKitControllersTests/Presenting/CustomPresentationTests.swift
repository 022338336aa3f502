import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Presentations whose controller, animation and interaction are the app's.
@MainActor @Suite struct CustomPresentationTests {
  private let rig = PresentingRig()
  private let way = Way()

  /// The lower half, with a shade above it.
  private final class LowerHalf: UIPresentationController {
    let shade = UIView()
    var calls: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
      calls.append("willPresent")
      shade.alpha = 0
      containerView?.addSubview(shade)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 1 })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("didPresent \(completed)") }
    override func dismissalTransitionWillBegin() { calls.append("willDismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("didDismiss \(completed)") }
    override func containerViewWillLayoutSubviews() {
      shade.frame = containerView?.bounds ?? .zero
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class Way: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
  {
    var isAnimator = false
    var isInteractive = false
    var context: (any UIViewControllerContextTransitioning)?
    var ended: [Bool] = []

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { LowerHalf(presentedViewController: presented, presenting: presenting) }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { isAnimator ? self : nil }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      isAnimator ? self : nil
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? self : nil }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      if let view = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to) {
        view.frame = transitionContext.finalFrame(for: controller)
        transitionContext.containerView.addSubview(view)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { context = transitionContext }
  }

  private func present() throws -> (LoggingController, LowerHalf) {
    let next = rig.controller("b", .custom)
    next.transitioningDelegate = way
    rig.root.present(next, animated: true)
    return (next, try #require(next.presentationController as? LowerHalf))
  }

  /// Decides itself how it is presented, as controllers of bottom sheets and cards do.
  private final class OwnWay: UIViewController {
    override var modalPresentationStyle: UIModalPresentationStyle {
      get { .custom }
      set {}
    }
    // A new one each time: nobody else holds it.
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
      get {
        let way = Way()
        way.isAnimator = true
        return way
      }
      set {}
    }
  }

  @Test func aControllerOverridesItsTransitioningDelegate() throws {
    let next = OwnWay()
    next.modalPresentationStyle = .pageSheet
    next.transitioningDelegate = nil
    rig.root.present(next, animated: true)
    let presentation = try #require(next.presentationController as? LowerHalf)
    let transition = try #require(next.transitionCoordinator)
    #expect(transition.transitionDuration == 0.25 && next.view.frame == presentation.frameOfPresentedViewInContainerView)
    rig.root.dismiss(animated: false)
    #expect(
      presentation.calls == ["willPresent", "didPresent true", "willDismiss", "didDismiss true"] && next.view.window == nil)
  }

  @Test func thePresentationControllerPlacesAndSurrounds() throws {
    let (next, presentation) = try present()
    rig.stage.advance(by: 0.25)
    let shown = presentation.shade.layer.presentation()?.opacity ?? 1
    #expect(shown > 0 && shown < 1 || presentation.shade.alpha == 1)
    rig.stage.advance(by: 1)
    #expect(rig.frame(of: next) == CGRect(x: 0, y: 400, width: 400, height: 400))
    rig.stage.resize(to: CGSize(width: 300, height: 600), safeAreaInsets: .zero, duration: 0)
    rig.stage.advance(by: 0)
    #expect(rig.frame(of: next) == CGRect(x: 0, y: 300, width: 300, height: 300))
    next.dismiss(animated: true)
    rig.stage.advance(by: 1)
    #expect(presentation.calls == ["willPresent", "didPresent true", "willDismiss", "didDismiss true"])
  }

  @Test func theAnimatorEndsTheTransition() throws {
    way.isAnimator = true
    let (next, presentation) = try present()
    rig.stage.advance(by: 5)
    #expect(next.isBeingPresented && presentation.calls == ["willPresent"])
    #expect(next.transitionCoordinator?.transitionDuration == 0.25)
    way.context?.completeTransition(true)
    way.context?.completeTransition(false)
    #expect(presentation.calls.last == "didPresent true" && way.ended == [true] && !next.isBeingPresented)
  }

  @Test func aPresentationTakenBackLeavesNothing() throws {
    way.isAnimator = true
    let (next, presentation) = try present()
    way.context?.completeTransition(false)
    #expect(presentation.calls.last == "didPresent false")
    #expect(rig.root.presentedViewController == nil && next.view.window == nil && rig.stage.window.subviews.count == 1)
    #expect(rig.appearances() == ["b willAppear", "b isAppearing", "b willDisappear", "b didDisappear"])
  }

  @Test func fingersTakeADismissalBack() throws {
    let (next, presentation) = try present()
    rig.stage.advance(by: 1)
    (way.isAnimator, way.isInteractive) = (true, true)
    _ = rig.log.take()
    next.dismiss(animated: true)
    var released: Bool?
    next.transitionCoordinator?.notifyWhenInteractionChanges { released = $0.isCancelled }
    way.context?.updateInteractiveTransition(0.4)
    #expect(next.transitionCoordinator?.percentComplete == 0.4 && next.transitionCoordinator?.isInteractive == true)
    way.context?.cancelInteractiveTransition()
    way.context?.completeTransition(false)
    #expect(released == true && presentation.calls.last == "didDismiss false")
    #expect(rig.root.presentedViewController === next && !next.isBeingDismissed)
    #expect(rig.appearances() == ["b willDisappear", "b willAppear", "b isAppearing", "b didAppear"])
  }
}
