internal import Foundation

/// Turns a host's keys into presses, sends them to recognizers and the responder chain, and lets unhandled keys scroll.
@MainActor final class PressDispatcher {
  private unowned let screen: UIScreen
  private var held: [UIPress] = []
  private let event = UIPressesEvent()
  private var scroller = KeyScroller()

  init(screen: UIScreen) { self.screen = screen }

  /// Handles one key. A `down` of a key that is down, or an `up` of one that is up, is ignored; a repeat
  /// only scrolls, or performs a key command once more. A key that performs a command reaches nobody else.
  func handle(_ raw: RawKey, at time: TimeInterval) {
    let press = held.first { $0.key?.keyCode == raw.code }
    switch (raw.action, press) {
    case (.down, nil):
      if raw.code == .keyboardEscape, screen.drags.cancel() { return }
      guard let window = target else { return }
      if window.keyResponder.performKeyCommand(for: UIKey(raw), screen.focus.usesFirst(UIKey(raw)) ? .withPriority : .all) {
        return
      }
      let press = UIPress(UIKey(raw), at: time)
      (press.window, press.responder) = (window, window.keyResponder)
      held.append(press)
      screen.touches.environment.attach(press, at: press.responder?.nearestView, event)
      send(press, as: .began, raw, at: time)
      guard press.isLeft, let key = press.key, !leave(key, of: press, in: window, at: time) else { return }
      screen.driver.onUnhandledKey?(key)
    case (.repeated, nil): _ = target?.keyResponder.performKeyCommand(for: UIKey(raw), .all)
    case (.repeated, let press?):
      press.key?.modifierFlags = raw.modifiers
      guard press.isLeft, let key = press.key, let window = press.window else { return }
      _ = leave(key, of: press, in: window, at: time, isRepeated: true)
    case (.up, let press?):
      send(press, as: .ended, raw, at: time)
      held.removeAll { $0 === press }
      screen.touches.environment.finish(press)
    default:
      break
    }
  }

  /// Handles a key that the whole responder chain has left: it writes, moves the focus, performs a command without priority, or scrolls.
  ///
  /// - Returns: whether anything but scrolling was done.
  private func leave(_ key: UIKey, of press: UIPress, in window: UIWindow, at time: TimeInterval, isRepeated: Bool = false)
    -> Bool
  {
    if press.responder?.write(with: key) == true { return true }
    if let responder = window.firstResponder, responder !== press.responder, window.keyReceiver == nil, responder.write(with: key)
    {
      return true
    }
    // The focus had the key first if it used it: commands without priority come now.
    let wasFirst = !isRepeated && screen.focus.usesFirst(key)
    if window.keyReceiver == nil, screen.focus.handle(key, in: window, at: time, isRepeated: isRepeated) { return true }
    if wasFirst, window.keyResponder.performKeyCommand(for: key, .withoutPriority) { return true }
    scroller.press(key, in: window, isRepeated: isRepeated)
    return false
  }

  /// The scroll view that an arrow would scroll.
  func scrolledView(by key: FocusKey, in window: UIWindow) -> UIScrollView? { scroller.scrolledView(by: key, in: window) }

  /// Hands text of an input method to the first responder; without `selection` the text is finished.
  func take(_ text: String, marked selection: NSRange?) { target?.keyResponder.takeText(text, marked: selection) }

  /// Pops the innermost navigation controller up the responder chain that has something to pop.
  func goBack() {
    var responder: UIResponder? = target?.keyResponder
    while let current = responder {
      if let controller = current as? UIViewController, controller.goBack() { return }
      responder = current.next
    }
  }

  /// The window that receives keys: the key window, else the frontmost one.
  var target: UIWindow? {
    screen.keyWindow ?? screen.windows.last
  }

  private func send(_ press: UIPress, as phase: UIPress.Phase, _ raw: RawKey, at time: TimeInterval) {
    (press.phase, press.timestamp) = (phase, time)
    event.timestamp = time
    event.modifierFlags = raw.modifiers
    event.allPresses = Set(held)
    screen.application.sendEvent(event)
    press.phase = .stationary
    event.allPresses = Set(held.filter { $0 !== press || phase == .began })
  }

  // MARK: Delivery

  func deliver(_ event: UIPressesEvent) {
    var served: [UIWindow] = []
    for press in event.allPresses {
      guard let window = press.window, !served.contains(where: { $0 === window }) else { continue }
      served.append(window)
      window.sendEvent(event)
    }
  }

  /// Asks recognizers first; a press that a recognizer consumes is cancelled for the responder chain and does not scroll.
  func deliver(_ event: UIPressesEvent, in window: UIWindow) {
    for press in event.allPresses where press.window === window && press.phase != .stationary {
      let isTaken = screen.touches.environment.deliver(press, event)
      if press.isTaken { continue }
      press.isTaken = isTaken
      if isTaken, press.phase == .began { continue }
      send(press, isTaken ? .cancelled : press.phase, event)
      if press.gestureRecognizers?.isEmpty == false { press.isLeft = false }
    }
  }

  private func send(_ press: UIPress, _ phase: UIPress.Phase, _ event: UIPressesEvent) {
    guard let responder = press.responder else { return }
    press.phase = phase
    switch phase {
    case .began: responder.pressesBegan([press], with: event)
    case .changed: responder.pressesChanged([press], with: event)
    case .ended: responder.pressesEnded([press], with: event)
    case .cancelled: responder.pressesCancelled([press], with: event)
    case .stationary: break
    }
  }
}

extension UIWindow {
  /// The start of the responder chain for keys: an open menu, else the view with the focus, else the first responder, else the topmost
  /// view controller.
  fileprivate var keyResponder: UIResponder {
    if let responder = keyReceiver ?? screen.focus.focusedView(in: self) ?? firstResponder { return responder }
    var controller = rootViewController
    while let top = controller?.frontController { controller = top }
    return controller ?? self
  }
}
