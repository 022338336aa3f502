// expect: regular for traits, 7 for size, nil
import UIKit

@objc protocol NamedPanelDelegate {
  @objc(panel:layoutForTraits:) optional func panel(_ panel: UIView, layoutFor traits: UITraitCollection) -> String
  @objc(panel:layoutForSize:) optional func panel(_ panel: UIView, layoutFor size: CGSize) -> String
  @objc(panelDidEnd:) optional func panelEnded(_ panel: UIView)
}

class NamedPanelOwner: NSObject, NamedPanelDelegate {
  func panel(_ panel: UIView, layoutFor traits: UITraitCollection) -> String { "regular" }
  func panel(_ panel: UIView, layoutFor size: CGSize) -> String { "\(Int(size.width))" }
}

@MainActor func corpusNamedOptionalRequirements() -> String {
  let delegate: NamedPanelDelegate = NamedPanelOwner()
  let view = UIView()
  let traits = delegate.panel?(view, layoutFor: view.traitCollection) ?? "nothing"
  let size = delegate.panel?(view, layoutFor: CGSize(width: 7, height: 0)) ?? "nothing"
  let end: Void? = delegate.panelEnded?(view)
  return "\(traits) for traits, \(size) for size, \(end == nil ? "nil" : "called")"
}
