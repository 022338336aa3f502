internal import Foundation
internal import Selectors

/// A target and the selector that is performed on it; the target is held weakly, as on iOS.
@MainActor struct TargetAction {
  let selector: Selector
  private weak var object: AnyObject?
  /// The target is looked up in the responder chain when the action is sent.
  let usesResponderChain: Bool

  init(_ target: Any?, _ selector: Selector) {
    self.selector = selector
    object = target.map { $0 as AnyObject }
    usesResponderChain = target == nil
  }

  /// nil for the responder chain, and after the target was released.
  var target: AnyObject? { object }

  /// The target was released: the action is no longer sent.
  var isOver: Bool { !usesResponderChain && object == nil }

  /// - Parameters:
  ///   - target: nil for every target.
  ///   - selector: nil for every selector.
  func matches(_ target: Any?, _ selector: Selector?) -> Bool {
    (target == nil || object === target as AnyObject?) && (selector == nil || selector == self.selector)
  }
}

extension UIResponder {
  /// Performs a command of editing, which every responder has as a method and no class has in its table; false for other selectors.
  fileprivate func edit(_ action: Selector, _ sender: Any?) -> Bool {
    switch action.name {
    case "cut:": cut(sender)
    case "copy:": copy(sender)
    case "paste:": paste(sender)
    case "delete:": delete(sender)
    case "select:": select(sender)
    case "selectAll:": selectAll(sender)
    default: return false
    }
    return true
  }
}

extension UIApplication {
  /// See `sendAction(_:to:from:for:)`; also for controls outside of a window.
  @discardableResult static func perform(_ action: Selector, on target: Any?, from sender: Any?, _ event: UIEvent?) -> Bool {
    guard let target = target.map({ $0 as AnyObject }) ?? responder(for: action, from: sender) else { return false }
    if let responder = target as? UIResponder, !action.isAnswered(by: responder), responder.edit(action, sender) { return true }
    action.perform(on: target, [sender, event], for: "sendAction(_:to:from:for:)")
    return true
  }

  private static func responder(for action: Selector, from sender: Any?) -> AnyObject? {
    let window = (sender as? UIView)?.window ?? UIScreen.main.application.keyWindow
    let starts: [UIResponder?] = [window?.firstResponder, sender as? UIResponder, window]
    for start in starts {
      if let target = start?.target(forAction: action, withSender: sender) { return target as AnyObject }
    }
    return nil
  }
}
