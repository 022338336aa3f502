internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore
internal import UIKitGraphics

/// The way from one screen to the next.
@MainActor protocol ScreenTransition: AnyObject {
  func run()
  /// Jumps to the end; does nothing if the transition has ended.
  func finish()
}

/// The pace of screens and bars in a slide.
enum SlidePace {
  /// By itself, along a critically damped spring.
  case spring
  /// Evenly: a finger drives it.
  case even

  @MainActor func animate(_ changes: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void) {
    let duration = UINavigationBar.transitionDuration
    switch self {
    case .spring:
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [], animations: changes
      ) { _ in completion() }
    case .even:
      UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: changes) { _ in completion() }
    }
  }
}

extension UIViewController {
  /// The view of a screen, and what a search shows above it in the same place.
  var screenViews: [UIView] {
    let search = (presentingRecord?.shown as? SearchPresentation)?.containerView
    guard let search, !search.isDescendant(of: view) else { return [view] }
    return [view, search]
  }
}

/// The slide of one screen over another, or off it: the upper one by its width, the lower one by a third and slightly darkened.
@MainActor final class NavigationTransition: ScreenTransition {
  private static let parallax: CGFloat = 0.3
  private let upper: [UIView]
  private let lower: [UIView]
  private let container: UIView
  private let isPush: Bool
  private let pace: SlidePace
  private let shade = UIView()
  private var completion: (@MainActor () -> Void)?

  init(
    from former: [UIView], to next: [UIView], in container: UIView, isPush: Bool, pace: SlidePace = .spring,
    completion: @escaping @MainActor () -> Void
  ) {
    (upper, lower) = isPush ? (next, former) : (former, next)
    (self.container, self.isPush, self.pace, self.completion) = (container, isPush, pace, completion)
  }

  func run() {
    shade.backgroundColor = .black
    shade.frame = container.bounds
    if let lowest = upper.first { container.insertSubview(shade, belowSubview: lowest) }
    place(isCovering: !isPush)
    pace.animate {
      self.place(isCovering: self.isPush)
    } completion: {
      self.finish()
    }
  }

  func finish() {
    guard let completion else { return }
    self.completion = nil
    shade.removeFromSuperview()
    for view in upper + lower {
      view.layer.removeAllAnimations()
      view.transform = .identity
    }
    completion()
  }

  private func place(isCovering: Bool) {
    let width = container.isReadFromTheRight ? -container.bounds.width : container.bounds.width
    for view in upper { view.transform = CGAffineTransform(translationX: isCovering ? 0 : width, y: 0) }
    for view in lower { view.transform = CGAffineTransform(translationX: isCovering ? -width * Self.parallax : 0, y: 0) }
    shade.alpha = isCovering ? 0.1 : 0
  }
}
