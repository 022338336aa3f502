internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// A swipe from the left edge that pops a navigation controller if it is fast or long enough.
///
/// Pans wait for its failure, which comes at once for a finger that goes down elsewhere or moves another way.
final class BackSwipe: UIScreenEdgePanGestureRecognizer {
  /// Least speed in points per second, and least travel as a fraction of the width. Our choice.
  private static let speed: CGFloat = 300
  private static let part: CGFloat = 0.4

  private weak var navigation: UINavigationController?

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
    if navigation?.canGoBack == true { super.touchesBegan(touches, with: event) } else { state = .failed }
  }

  private func followFinger() {
    guard state == .ended, let view else { return }
    let (travel, speed) = (translation(in: view).x, velocity(in: view).x)
    if speed > Self.speed || speed > -Self.speed && travel > view.bounds.width * Self.part { _ = navigation?.goBack() }
  }
}

extension UIKey {
  /// Whether the key goes back: Escape, or Alt with the left arrow.
  var leadsBack: Bool {
    let held = modifierFlags.intersection([.shift, .control, .alternate, .command])
    return keyCode == .keyboardEscape && held.isEmpty || keyCode == .keyboardLeftArrow && held == .alternate
  }
}
