internal import Foundation

/// Turns a host's keys into presses, sends them to recognizers and the responder chain, and lets unhandled keys scroll.
@MainActor final class PressDispatcher {
  private unowned let screen: UIScreen
  private var held: [UIPress] = []
  private let event = UIPressesEvent()
  private var scroller = KeyScroller()
  private var isAltAlone = false

  init(screen: UIScreen) { self.screen = screen }

  /// Handles one key. A `down` of a key that is down, or an `up` of one that is up, is ignored; a repeat
  /// only scrolls, or performs a key command once more. A key that performs a command reaches nobody else.
  func handle(_ raw: RawKey, at time: TimeInterval) {
    if raw.action == .down {
      screen.toolTips.hide()
      target?.lightMenu?.dismiss()
    }
    followAlt(raw)
    let press = held.first { $0.key?.keyCode == raw.code }
    switch (raw.action, press) {
    case (.down, nil):
      if raw.code == .keyboardEscape, screen.drags.cancel() { return }
      guard let window = target else { return }
      if performCommand(UIKey(raw), screen.focus.usesFirst(UIKey(raw)) ? .withPriority : .all, in: window) { return }
      let press = UIPress(UIKey(raw), at: time)
      (press.window, press.responder) = (window, window.keyResponder)
      held.append(press)
      screen.touches.environment.attach(press, at: press.responder?.nearestView, event)
      send(press, as: .began, raw, at: time)
      guard press.isLeft, let key = press.key, !leave(key, of: press, in: window, at: time) else { return }
      screen.driver.onUnhandledKey?(key)
    case (.repeated, nil): if let target { _ = performCommand(UIKey(raw), .all, in: target) }
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
    if window.keyReceiver == nil, press.responder?.performByInteraction(key) == true { return true }
    if window.keyReceiver == nil, key.asksForMenu, !isRepeated, openMenu(for: press, in: window) { return true }
    // The focus had the key first if it used it: commands without priority come now.
    let wasFirst = !isRepeated && screen.focus.usesFirst(key)
    if window.keyReceiver == nil, screen.focus.handle(key, in: window, at: time, isRepeated: isRepeated) { return true }
    if wasFirst, performCommand(key, .withoutPriority, in: window) { return true }
    if window.keyReceiver == nil, undo(by: key, in: window) { return true }
    if key.keyCode == .keyboardF10, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]), !isRepeated,
      let bar = window.menuBar, window.keyReceiver == nil
    {
      bar.toggle()
      return true
    }
    scroller.press(key, in: window, isRepeated: isRepeated)
    return false
  }

  /// Undoes or redoes with the manager of the first responder, else of what has the keys.
  private func undo(by key: UIKey, in window: UIWindow) -> Bool {
    let held = key.modifierFlags
    guard !held.isDisjoint(with: [.control, .command]), !held.contains(.alternate),
      let manager = (window.firstResponder ?? window.keyResponder).undoManager
    else { return false }
    let letter = key.charactersIgnoringModifiers.lowercased()
    let redoes = letter == "y" && !held.contains(.shift) || letter == "z" && held.contains(.shift)
    guard redoes || letter == "z", redoes ? manager.canRedo : manager.canUndo else { return false }
    if redoes { manager.redo() } else { manager.undo() }
    return true
  }

  /// Performs a key command of the responder chain, else of the menus at the top; these rest while a menu is open.
  private func performCommand(_ key: UIKey, _ rank: KeyCommandRank, in window: UIWindow) -> Bool {
    if window.keyResponder.performKeyCommand(for: key, rank) { return true }
    return window.keyReceiver == nil && screen.mainMenu.perform(key, from: window.keyResponder, rank)
  }

  /// A press of Alt alone opens the menus at the top, or closes them.
  private func followAlt(_ raw: RawKey) {
    let isAlt = raw.code == .keyboardLeftAlt
    if raw.action == .down { isAltAlone = isAlt && held.isEmpty }
    guard raw.action == .up, isAlt, isAltAlone else { return }
    isAltAlone = false
    target?.menuBar?.toggle()
  }

  /// Something else has happened while Alt is held.
  func touchBegan() { isAltAlone = false }

  /// Opens the menu of what has the focus, or of what is edited.
  private func openMenu(for press: UIPress, in window: UIWindow) -> Bool {
    guard let view = screen.focus.focusedView(in: window) ?? press.responder?.nearestView else { return false }
    return view.offer(.menuKey, at: view.convertToScreen(view.menuKeyPoint))
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
  fileprivate var keyResponder: UIResponder { keyReceiver ?? menuResponder }

  /// The same whether a menu is open or not.
  var menuResponder: UIResponder {
    if let responder = screen.focus.focusedView(in: self) ?? firstResponder { return responder }
    var controller = rootViewController
    while let top = controller?.frontController { controller = top }
    return controller ?? self
  }
}
