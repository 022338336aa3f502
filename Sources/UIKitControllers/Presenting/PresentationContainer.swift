internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore

/// The container of a presentation. It covers what is below: no touch passes, and nothing inside receives one during a transition.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?
  var isInTransition = false
  /// Whether touches beside the presented view reach what is below.
  var passesTouches = false

  override var accessibilityViewIsModal: Bool {
    get { !passesTouches }
    set {}
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if isInTransition, hit != nil { return self }
    let isBeside = hit === self || hit === (presentation as? UISheetPresentationController)?.dimming
    return passesTouches && isBeside ? nil : hit
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// Dismisses a sheet on Escape, if the controllers and views in it left the key.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let escapes = presses.contains { $0.key?.keyCode == .keyboardEscape && $0.key?.leadsBack == true }
    if escapes, let sheet = presentation as? UISheetPresentationController { return sheet.dismissByPerson() }
    super.pressesBegan(presses, with: event)
  }

  override func accessibilityPerformEscape() -> Bool {
    guard let sheet = presentation as? UISheetPresentationController else { return false }
    sheet.dismissByPerson()
    return true
  }
}
