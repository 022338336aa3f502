import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitControllers
import UIKitControls
import UIKitTestSupport
@_spi(UIKitModules) @testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct NavigationBarAppearanceTests {
  private let finger = Finger(safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  private let controller = UIViewController()
  private let navigation: UINavigationController

  init() {
    controller.title = "Trails"
    navigation = UINavigationController(rootViewController: controller)
    finger.window.rootViewController = navigation
    finger.frame()
  }

  private var bar: UINavigationBar { navigation.navigationBar }
  private var background: UIView { bar.subviews[0] }
  private var line: UIView { background.subviews[1] }
  private var title: UILabel? { find(in: bar) }

  private func find(in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == "Trails" { return label }
    return view.subviews.lazy.compactMap(find).first
  }

  @Test func anAppearanceColoursBarAndTitle() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    appearance.shadowColor = .green
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.standardAppearance = appearance
    #expect(background.backgroundColor == .red && line.backgroundColor == .green && line.alpha == 1)
    #expect(title?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .white)
    #expect(
      title?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17, weight: .semibold)
    )
    appearance.configureWithTransparentBackground()
    #expect(background.backgroundColor == .clear && line.alpha == 0)
    bar.barTintColor = .blue
    #expect(background.backgroundColor == .blue)
  }

  @Test func barsTakeOverTheAppearanceOfTheirClass() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().tintColor = .green
    let other = UINavigationController(rootViewController: UIViewController())
    finger.window.rootViewController = other
    finger.frame()
    #expect(other.navigationBar.standardAppearance === appearance && other.navigationBar.tintColor == .green)
    #expect(other.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    #expect(other.navigationBar.subviews[0].backgroundColor == .red)
  }

  @Test func titleTextAttributesOutliveTheScreen() {
    bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    let before = title?.bounds.height ?? 0
    finger.frame()
    #expect((title?.bounds.height ?? 0) > before)
    let next = UIViewController()
    next.title = "Trails"
    navigation.setViewControllers([next], animated: false)
    #expect(title?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
    bar.titleTextAttributes = nil
    #expect(
      title?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17, weight: .semibold)
    )
  }

  @Test func theTopOfTheContentHasALookOfItsOwn() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 3000)
    controller.view = scroll
    navigation.setViewControllers([UIViewController()], animated: false)
    navigation.setViewControllers([controller], animated: false)
    finger.frame()
    #expect(line.alpha == 0)
    let edge = UINavigationBarAppearance()
    edge.backgroundColor = .yellow
    bar.scrollEdgeAppearance = edge
    #expect(background.backgroundColor == .yellow && line.alpha == 1)
    scroll.contentOffset.y = 100
    #expect(background.backgroundColor == .systemBackground && line.alpha == 1)
    let own = UINavigationBarAppearance()
    own.backgroundColor = .purple
    controller.navigationItem.standardAppearance = own
    #expect(background.backgroundColor == .purple)
    own.backgroundColor = .brown
    #expect(background.backgroundColor == .brown)
    navigation.setViewControllers([UIViewController()], animated: false)
    #expect(background.backgroundColor == .systemBackground)
  }

  @Test func screensEndAtAnOpaqueBar() {
    #expect(controller.view.frame.minY == 0)
    bar.isTranslucent = false
    finger.frame()
    #expect(controller.view.frame.minY == 64)
    controller.extendedLayoutIncludesOpaqueBars = true
    finger.frame()
    #expect(controller.view.frame.minY == 0)
  }

  @Test func copiesAreIndependent() throws {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.kern: 2]
    let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
    appearance.backgroundColor = .red
    #expect(copy.backgroundColor == .systemBackground && copy.backgroundEffect == nil && copy.titleTextAttributes.count == 1)
  }

  // MARK: Transitions

  @MainActor private final class Fader: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    var log: [String] = []
    var completes = true

    func navigationController(
      _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.append("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
      return self
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      log.append("shown \(viewController.title ?? "") \(animated)")
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let next = transitionContext.view(forKey: .to)!
      log.append(next.superview == nil ? "outside" : "inside")
      next.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
      transitionContext.containerView.addSubview(next)
      next.alpha = 0
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        next.alpha = 1
      } completion: { [completes] _ in
        transitionContext.completeTransition(completes)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
  }

  @Test func theDelegatesAnimatorShowsThePush() {
    let (fader, next) = (Fader(), UIViewController())
    navigation.delegate = fader
    next.title = "Map"
    navigation.pushViewController(next, animated: true)
    finger.wait(0.5)
    #expect(next.view.layer.presentation()!.opacity > 0.3 && next.view.layer.presentation()!.opacity < 0.7)
    #expect(controller.view.window != nil && fader.log == ["push Trails Map", "outside"])
    finger.wait(1)
    #expect(controller.view.window == nil && next.view.frame == finger.window.bounds)
    #expect(fader.log == ["push Trails Map", "outside", "shown Map true", "ended true"])
    fader.log = []
    navigation.popViewController(animated: true)
    #expect(fader.log == ["pop Map Trails", "outside"])
    navigation.pushViewController(next, animated: false)
    #expect(fader.log == ["pop Map Trails", "outside", "shown Trails true", "ended true", "shown Map false"])
    #expect(controller.view.window == nil && next.view.window != nil)
  }
}
