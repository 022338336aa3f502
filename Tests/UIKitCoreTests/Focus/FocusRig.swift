import Foundation
import ManualHost
import UIKitCore
import UIKitGraphics

/// A view that can have the focus, and says what it hears.
@MainActor final class Item: UIView {
  let name: String
  var log: ((String) -> Void)?
  var allows = true
  var isOpen = true
  var presses = 0

  init(_ name: String, _ frame: CGRect) {
    self.name = name
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { isOpen }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    log?("\(name) should")
    return allows
  }

  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    log?("\(name) did\(isFocused ? " focused" : "")")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses += 1
    super.pressesBegan(presses, with: event)
  }
}

/// A window with named items.
@MainActor final class FocusRig {
  let stage = ManualStage(size: CGSize(width: 400, height: 600), scale: 1)
  let root = UIViewController()
  var log: [String] = []

  init() {
    stage.window.rootViewController = root
    root.view.backgroundColor = .systemBackground
    stage.settle()
  }

  @discardableResult func add(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 80, _ height: CGFloat = 40, in view: UIView? = nil
  ) -> Item {
    let item = Item(name, CGRect(x: x, y: y, width: width, height: height))
    (view ?? root.view).addSubview(item)
    return item
  }

  func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    stage.key(key, modifiers: modifiers)
    stage.settle()
  }

  var focused: String { (system.focusedItem as? Item)?.name ?? "-" }

  var system: UIFocusSystem {
    guard let system = UIFocusSystem.focusSystem(for: stage.window) else { preconditionFailure("a window has a focus system") }
    return system
  }

  /// Where the keys lead, one after the other.
  func path(_ keys: UIKeyboardHIDUsage..., modifiers: UIKeyModifierFlags = []) -> [String] {
    keys.map {
      press($0, modifiers)
      return focused
    }
  }
}
