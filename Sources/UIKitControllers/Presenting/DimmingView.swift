internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// The dark layer between a presented controller and what is below it.
final class DimmingView: UIView {
  /// Opacity while the presented controller is there. Our choice.
  static let strength: CGFloat = 0.3

  init(onTap: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = .black
    isAccessibilityElement = false
    addGestureRecognizer(UITapGestureRecognizer { _ in onTap() })
  }

  required init?(coder: NSCoder) { nil }

  /// Covers all of a container, transparent, below its other views.
  func cover(_ container: UIView) {
    frame = container.bounds
    alpha = 0
    container.insertSubview(self, at: 0)
  }
}
