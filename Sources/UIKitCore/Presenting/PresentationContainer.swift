internal import CoreGraphics
internal import Foundation
internal import UIKitGraphics

/// The container of a presentation. It covers what is below: no touch passes, and nothing inside receives one during a transition.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?
  var isInTransition = false
  /// Whether touches beside the presented view reach what is below.
  var passesTouches = false
  private var placedSize = CGSize.zero

  override var accessibilityViewIsModal: Bool {
    get { !passesTouches }
    set {}
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if isInTransition, hit != nil { return self }
    let isBeside = hit === self || hit === presentation?.backdrop
    let passes = passesTouches || presentation?.passesTouch(at: point) == true
    return passes && isBeside ? nil : hit
  }

  override func layoutSubviews() {
    if bounds.size != placedSize {
      placedSize = bounds.size
      presentation.map { $0.transition?.containerResized($0) }
    }
    track(.layoutContainerView) {
      presentation?.containerViewWillLayoutSubviews()
      super.layoutSubviews()
      presentation?.containerViewDidLayoutSubviews()
    }
  }

  /// Dismisses a sheet or popover on Escape, if the controllers and views in it left the key.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let escapes = presses.contains { $0.key?.keyCode == .keyboardEscape && $0.key?.leadsBack == true }
    if escapes, let presentation, presentation.isDismissedByTouches { return presentation.dismissByPerson() }
    super.pressesBegan(presses, with: event)
  }

  override func accessibilityPerformEscape() -> Bool {
    guard let presentation, presentation.isDismissedByTouches else { return false }
    presentation.dismissByPerson()
    return true
  }
}
