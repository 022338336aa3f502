internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// A swipe from the leading edge that pops a navigation controller: the screen follows the finger, and goes if the swipe is fast or long
/// enough.
///
/// Pans wait for its failure, which comes at once for a finger that goes down elsewhere or moves another way.
final class BackSwipe: UIScreenEdgePanGestureRecognizer {
  /// Least speed in points per second, and least travel as a fraction of the width. Our choice.
  private static let speed: CGFloat = 300
  private static let part: CGFloat = 0.4

  private weak var navigation: UINavigationController?
  private weak var transition: DrivenTransition?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    edges = .left
    addAction { [weak self] _ in self?.followFinger() }
  }

  override init?(coder: NSCoder) { nil }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    // A mouse that selects text does not wait.
    otherGestureRecognizer is UIPanGestureRecognizer && !otherGestureRecognizer.shouldBeRequiredToFail(by: self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard navigation?.canGoBack == true else { return state = .failed }
    edges = isMirrored ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  private var isMirrored: Bool { view?.isReadFromTheRight == true }

  private func followFinger() {
    guard let view, view.bounds.width > 0 else { return }
    let side: CGFloat = isMirrored ? -1 : 1
    let (travel, speed) = (translation(in: view).x * side, velocity(in: view).x * side)
    let share = min(max(travel / view.bounds.width, 0), 1)
    switch state {
    case .began:
      transition = navigation?.popByFinger()
      transition?.update(share)
    case .changed: transition?.update(share)
    case .ended:
      let goesBack = speed > Self.speed || speed > -Self.speed && travel > view.bounds.width * Self.part
      transition?.release(share: share, speed: speed / view.bounds.width, goesBack: goesBack)
    case .cancelled, .failed: transition?.release(share: share, speed: 0, goesBack: false)
    default: break
    }
  }
}
