import CoreGraphics
import ManualHost
import TestSupport
import UIKit
import UIKitCore

// What must hold.
extension KeyboardWorld {
  /// Whose text is edited: in a panel of the keyboard, else in the key window.
  var responder: UIResponder? {
    if let own = shownKeyboardWindow?.firstResponder { return own }
    guard let window = stage.screen.keyWindow, !window.isHidden, let first = window.firstResponder else { return nil }
    // A controller is first responder as long as it shows.
    return (first as? UIViewController).map { $0.viewIfLoaded?.window == nil } == true ? nil : first
  }

  private struct Wish {
    var keys: Bool
    var panel: UIView?
    var input: UIView?
  }

  /// What the first responder wants at the bottom of the screen; nil for nothing.
  private var wish: Wish? {
    guard let responder else { return nil }
    let chain = Array(sequence(first: responder, next: \.next))
    var panel = chain.lazy.compactMap(\.inputAccessoryView).first
    // A text in the panel above the keys keeps it there.
    if (responder as? UIView)?.window?.windowLevel.rawValue == 10_000 {
      panel = sequence(first: responder as? UIView, next: { $0?.superview }).compactMap { $0 as? InputPanel }.first
    }
    let input = chain.lazy.compactMap(\.inputView).first
    let keys = input == nil && responder is any UIKeyInput && (responder as? UITextView)?.isEditable != false
    return panel == nil && input == nil && !keys ? nil : Wish(keys: keys, panel: panel, input: input)
  }

  /// Heights of the keys alone: of a telephone upright or lying, and of a wide screen; on low screens at most 55 % of them.
  private func keysHeight(_ size: CGSize) -> CGFloat {
    switch size {
    case CGSize(width: 844, height: 390): 162
    case CGSize(width: 1024, height: 768): 352
    case CGSize(width: 768, height: 1024): 264
    default: 216
    }
  }

  private var expectedTop: CGFloat? {
    guard isOn, let wish else { return nil }
    let (bounds, bottom) = (stage.screen.bounds, stage.screen.safeAreaInsets.bottom)
    let room = bounds.height - bottom
    let keys = min(wish.input?.bounds.height ?? (wish.keys ? keysHeight(bounds.size) : 0), room)
    return room - keys - min(wish.panel?.bounds.height ?? 0, room - keys)
  }

  func forgetPlace() { setKnown(nil) }

  /// At any time.
  func problem() -> String? {
    keyboardWindow = shownKeyboardWindow ?? keyboardWindow
    if (stage.screen.keyboard != nil) != isOn { return "the setting is not what is there" }
    for text in texts {
      guard let shown = text.shown else { continue }
      if shown != String(text.text) {
        return "\(text.name) is \(shown.debugDescription), not \(String(text.text).debugDescription)"
      }
      if let stored = text.stored?(), stored != shown { return "\(text.name) is stored as \(stored)" }
    }
    return placeProblem()
  }

  private func placeProblem() -> String? {
    // A controller whose view has left stops being first responder with the next frame.
    if let first = stage.screen.keyWindow?.firstResponder as? UIViewController, first.viewIfLoaded?.window == nil { return nil }
    // One that has been released says so with the next frame.
    if stage.screen.keyboard?.top != nil, responder == nil { undisturbed { stage.advance(by: 1.0 / 20) } }
    let top = stage.screen.keyboard?.top
    if (top != nil) != (expectedTop != nil) {
      return "a keyboard at \(top.map { "\($0)" } ?? "none"), and \(describe(responder)) is edited"
    }
    if isPulling { return nil }
    if let top, let expectedTop, abs(top - expectedTop) > 0.01 { return "the top is \(top), not \(expectedTop)" }
    guard let last = news.last else { return top == nil ? nil : "a keyboard without a message" }
    if (last.name == "WillShow") != (top != nil) {
      return "the last message is \(last.name), the top \(top.map { "\($0)" } ?? "none")"
    }
    if let top, last.end.minY != top { return "the last message's frame is \(last.end), the top \(top)" }
    return nil
  }

  private func describe(_ responder: UIResponder?) -> String {
    responder.map { responder in texts.first { $0.view === responder }?.name ?? "\(type(of: responder))" } ?? "nothing"
  }

  func problemAtRest() -> String? {
    if !news.isComplete { return "\(news.last?.name ?? "") has no end" }
    let (top, bounds) = (stage.screen.keyboard?.top, stage.screen.bounds)
    let window = shownKeyboardWindow
    if (window != nil) != (top != nil) { return "the keyboard's window is \(window == nil ? "hidden" : "there")" }
    if let top, let host = window?.subviews.first {
      let frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
      if host.frame != frame { return "the keyboard is at \(host.frame), not \(frame)" }
      if host.layer.presentation()?.frame != frame { return "the keyboard shows at \(host.layer.presentation()?.frame ?? .null)" }
      if news.last?.end != frame { return "the last message's frame is \(news.last?.end ?? .null)" }
      setKnown(frame)
    } else {
      setKnown(CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0))
    }
    return wish.flatMap(panelProblem) ?? screens.lazy.compactMap { self.guideProblem($0) ?? self.insetProblem($0) }.first
  }

  private func panelProblem(_ wish: Wish) -> String? {
    guard isOn else { return nil }
    if let panel = wish.panel, panel.window !== shownKeyboardWindow { return "the panel is not on the keyboard" }
    if let input = wish.input, input.window !== shownKeyboardWindow { return "the view in place of the keys is not there" }
    if !wish.keys != keys.isEmpty { return "\(keys.count) keys" }
    return nil
  }

  /// The guide of a view begins where the keyboard does, or where the safe area ends.
  private func guideProblem(_ screen: KeyboardScreen) -> String? {
    guard screen.isViewLoaded, let view = screen.view, view.window === stage.window else { return nil }
    let bottom = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: nil).y
    let covered = min(max(0, bottom - keyboardTop), view.bounds.height)
    let expected = bottom - max(covered, view.safeAreaInsets.bottom)
    let shown = screen.rest.convert(CGPoint(x: 0, y: screen.rest.bounds.maxY), to: nil).y
    return abs(shown - expected) > 0.51 ? "the guide of \(screen.title ?? "") is at \(shown), not \(expected)" : nil
  }

  /// Only the scroll view around what is edited gives way.
  private func insetProblem(_ screen: KeyboardScreen) -> String? {
    for scroller in screen.scrollViews where scroller.keyboardInset != 0 {
      guard let view = responder as? UIView, view.isDescendant(of: scroller) else {
        return "room stays in \(screen.title ?? "") for \(describe(responder))"
      }
    }
    return nil
  }

  // MARK: The end

  /// Nothing is held, nothing stays in the window.
  func closesAll() -> String? {
    UIView.setAnimationsEnabled(true)
    removed = []
    if random.roll(0..<2) == 0 { navigation.topViewController.map { $0.view.endEditing(true) } as Void? }
    navigation.dismiss(animated: false)
    stage.window.rootViewController = UIViewController()
    navigation.viewControllers = []
    stage.settle()
    stage.tap(at: CGPoint(x: 1, y: 1))
    stage.settle()
    stage.advance(by: 1)
    if stage.screen.keyboard?.top != nil { return "the keyboard stays" }
    if stage.screen.windows.count != 1 { return "\(stage.screen.windows.count) windows stay" }
    stage.screen.application.showsKeyboardOnScreen = false
    stage.settle()
    if stage.isBusy { return "something is still due" }
    if keyboardWindow != nil { return "the keyboard's window is held" }
    return formers.first { $0.object() != nil }.map { "\($0.name) is still held" }
  }
}
