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

/// The slide of one screen over another, or off it: the upper one by its width, the lower one by a third and slightly darkened.
@MainActor final class NavigationTransition: ScreenTransition {
  private static let parallax: CGFloat = 0.3
  private let upper: UIView
  private let lower: UIView
  private let container: UIView
  private let isPush: Bool
  private let duration: TimeInterval
  private let shade = UIView()
  private var completion: (@MainActor () -> Void)?

  init(
    from former: UIView, to next: UIView, in container: UIView, isPush: Bool, duration: TimeInterval,
    completion: @escaping @MainActor () -> Void
  ) {
    (upper, lower) = isPush ? (next, former) : (former, next)
    (self.container, self.isPush, self.duration, self.completion) = (container, isPush, duration, completion)
  }

  func run() {
    shade.backgroundColor = .black
    shade.frame = container.bounds
    container.insertSubview(shade, belowSubview: upper)
    place(isCovering: !isPush)
    UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []) {
      self.place(isCovering: self.isPush)
    } completion: { _ in
      self.finish()
    }
  }

  func finish() {
    guard let completion else { return }
    self.completion = nil
    shade.removeFromSuperview()
    for view in [upper, lower] {
      view.layer.removeAllAnimations()
      view.transform = .identity
    }
    completion()
  }

  private func place(isCovering: Bool) {
    let width = container.isReadFromTheRight ? -container.bounds.width : container.bounds.width
    upper.transform = CGAffineTransform(translationX: isCovering ? 0 : width, y: 0)
    lower.transform = CGAffineTransform(translationX: isCovering ? -width * Self.parallax : 0, y: 0)
    shade.alpha = isCovering ? 0.1 : 0
  }
}
