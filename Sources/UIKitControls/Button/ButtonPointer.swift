internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// What a pointer does to a button.
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let button = interaction.view as? UIButton, button.isEnabled, button.window != nil, button.superview != nil else {
      return nil
    }
    let (outline, effect) = (button.shownShape, UIPointerEffect.automatic(UITargetedPreview(view: button)))
    let rect = button.superview?.convert(outline.rect, from: button) ?? outline.rect
    let shape = UIPointerShape.roundedRect(rect, radius: outline.radius)
    guard let provider = button.pointerStyleProvider else { return UIPointerStyle(effect: effect, shape: shape) }
    return provider(button, effect, shape)
  }
}

extension UIButton {
  func setPointer(_ isEnabled: Bool) {
    if isEnabled == (pointer != nil) { return }
    if let pointer { removeInteraction(pointer.interaction) }
    pointer = isEnabled ? ButtonPointer() : nil
    if let pointer { addInteraction(pointer.interaction) }
  }
}
