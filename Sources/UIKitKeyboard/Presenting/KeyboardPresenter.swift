internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
internal import UIKitText

/// Shows and hides the keyboard of one screen, and tells the app.
@MainActor final class KeyboardPresenter: ScreenKeyboard {
  /// Seconds in which the keyboard comes and leaves ("Keyboard" of docs/measurements.md).
  static let duration: TimeInterval = 0.25

  private(set) weak var screen: UIScreen?
  let settings: KeyboardSettings
  private(set) var window: KeyboardWindow?
  private var input: KeyboardInput?
  /// Where the keyboard is, or goes to; nil while it is hidden or leaves.
  private(set) var frame: CGRect?
  /// Where a finger has pulled it down to.
  private var drag: KeyboardDrag?
  private let room = KeyboardRoom()

  private var changes = 0
  private var (isUpdating, isStale) = (false, false)
  private var (isReporting, isRemoved) = (false, false)
  /// Counts movements, so that the end of one that was replaced is not reported.
  private var movement = 0
  /// Where the keyboard goes that leaves, until that is reported.
  private var leaving: (begin: CGRect, end: CGRect, duration: TimeInterval)?

  init(_ screen: UIScreen, _ settings: KeyboardSettings) {
    (self.screen, self.settings) = (screen, settings)
    screen.add(self)
  }

  /// Takes the keyboard off at once; inside of a message when its partner has been posted.
  func remove() {
    isRemoved = true
    if !isReporting { takeOff() }
  }

  private func takeOff() {
    guard let screen else { return }
    endDrag()
    // Turned off while a first responder is replaced, it does not come back when that has ended.
    self.screen = nil
    movement += 1
    let former = frame
    (input, frame) = (nil, nil)
    if let former {
      let hidden = hiddenFrame(former.height, on: screen)
      report(KeyboardNews.hiding, from: former, to: hidden, 0, screen)
      leaving = (former, hidden, 0)
    }
    room.update(nil, on: screen)
    reportLeaving(on: screen)
    window?.host.show(accessory: nil, 0, input: nil, keys: false, 0)
    window?.isHidden = true
    window = nil
  }

  // MARK: ScreenKeyboard

  var top: CGFloat? { drag?.top ?? frame?.minY }

  /// The name of the context in which is typed; see `UIResponder.textInputContextIdentifier`.
  var contextName: String? { input?.responder.flatMap { contextName(of: $0) } }

  private func contextName(of responder: UIResponder) -> String? {
    sequence(first: responder, next: \.next).lazy.compactMap(\.textInputContextIdentifier).first
  }

  func beginChange() { changes += 1 }

  func endChange() {
    changes -= 1
    if changes == 0, isStale { update() }
  }

  func inputChanged() {
    isStale = true
    if changes == 0 { update() }
  }

  func guideEntered(_ view: UIView) { room.add(view) }

  func follows(_ scrollView: UIScrollView) -> Bool {
    guard let frame, input?.responder != nil, scrollView.window !== window, let screen else { return false }
    if drag == nil { screen.driver.add(self) }
    drag = KeyboardDrag(scrollView, resting: frame.minY)
    return true
  }

  // MARK: What is wanted

  /// The first responder whose text is edited: inside of the view above the keys, else that of the key window.
  private var responder: UIResponder? {
    guard let screen, !screen.isClosed else { return nil }
    return window?.firstResponder ?? frontResponder
  }

  private var frontResponder: UIResponder? {
    guard let front = screen?.keyWindow, !front.isHidden, let first = front.firstResponder else { return nil }
    return first.isOnScreen ? first : nil
  }

  private func wanted() -> KeyboardInput? {
    endAbandonedEditing()
    endOtherEditing()
    guard let responder else { return nil }
    if responder === window?.firstResponder, let input, input.accessory != nil {
      // The view above the keys stays while something in it is edited.
      return KeyboardInput(responder, insideOf: input)
    }
    return KeyboardInput(responder)
  }

  /// A text in the view above the keys is edited as long as that view's owner is on the screen.
  private func endAbandonedEditing() {
    if let window, window.firstResponder != nil, input?.isAbandoned == true { window.endEditing(true) }
  }

  /// One text is edited at a time, in the view above the keys or in the key window: that which began last. A controller whose view above the keys
  /// is edited stays first responder of its window, so that its view is there when the editing has ended.
  private func endOtherEditing() {
    guard let window, let own = window.firstResponder, let other = frontResponder, other is any UIKeyInput else { return }
    if input?.responder === own || !other.resignFirstResponder() { window.endEditing(true) }
  }

  /// Shows what the first responder wants now. A notification's receiver may change it again.
  private func update() {
    if isUpdating { return }
    isUpdating = true
    defer { isUpdating = false }
    // As many times as an app may change its mind in notifications before it waits for the next change. Our choice.
    for _ in 0..<8 where isStale {
      isStale = false
      apply(wanted())
    }
  }

  private func apply(_ new: KeyboardInput?) {
    guard let screen else { return }
    let former = input
    input = new
    guard let new, let responder = new.responder else { return hide(on: screen) }
    let metrics = KeyboardMetrics(screen: screen.bounds.size)
    let window = shownWindow(on: screen)
    adoptStyle(of: responder, window)
    if new.hasKeys {
      let context = responder.keyboardContext
      let layouts = settings.layouts(on: screen)
      window.host.keyboard.delegate = self
      window.host.keyboard.show(
        settings.layout(on: screen, in: contextName(of: responder)), responder.keyboardTraits, context,
        hasGlobe: layouts.count > 1, metrics: metrics)
      if former?.responder !== responder { window.host.keyboard.begin(context) }
    }
    let heights = heights(of: new, metrics, on: screen)
    window.host.show(accessory: new.accessory, heights.accessory, input: new.view, keys: new.hasKeys, heights.input)
    let height = heights.accessory + heights.input + screen.safeAreaInsets.bottom
    let target = CGRect(x: 0, y: screen.bounds.height - height, width: screen.bounds.width, height: height)
    // A finger that has pulled the keyboard down for another text pulls no more.
    let isOther = former?.responder !== responder
    if target != frame || isOther && drag != nil { move(to: target, on: screen) } else { responderMoved(on: screen) }
  }

  private func heights(
    of input: KeyboardInput, _ metrics: KeyboardMetrics, on screen: UIScreen
  ) -> (accessory: CGFloat, input: CGFloat) {
    let width = screen.bounds.width
    let most = screen.bounds.height - screen.safeAreaInsets.bottom
    let wanted = input.view.map { $0.wantedHeight(forWidth: width) } ?? 0
    let keys = min(input.view == nil && !input.hasKeys ? 0 : wanted > 0 ? wanted : metrics.height, most)
    let accessory = min(input.accessory.map { $0.wantedHeight(forWidth: width) } ?? 0, most - keys)
    return (accessory, keys)
  }

  private func shownWindow(on screen: UIScreen) -> KeyboardWindow {
    let window = window ?? KeyboardWindow.make(on: screen)
    self.window = window
    if window.frame != screen.bounds { window.frame = screen.bounds }
    window.onResize = { [weak self] in self?.screenResized() }
    if window.isHidden {
      let height = frame?.height ?? 0
      window.host.frame = CGRect(x: 0, y: screen.bounds.height, width: screen.bounds.width, height: height)
      window.isHidden = false
    }
    return window
  }

  private func adoptStyle(of responder: UIResponder, _ window: KeyboardWindow) {
    let style: UIUserInterfaceStyle =
      switch responder.keyboardTraits.appearance {
      case .dark: .dark
      case .light: .light
      case .default: responder.shownView?.traitCollection.userInterfaceStyle ?? .unspecified
      }
    if window.overrideUserInterfaceStyle != style { window.overrideUserInterfaceStyle = style }
  }

  // MARK: Movements

  private func hiddenFrame(_ height: CGFloat, on screen: UIScreen) -> CGRect {
    CGRect(x: 0, y: screen.bounds.height, width: screen.bounds.width, height: height)
  }

  /// Where the keyboard is now for the app: where a finger has pulled it to, where it goes, or below the screen.
  private func place(_ height: CGFloat, on screen: UIScreen) -> CGRect {
    guard var place = frame else { return hiddenFrame(height, on: screen) }
    if let drag { place.origin.y = drag.top }
    return place
  }

  private func move(to target: CGRect, on screen: UIScreen) {
    guard let window else { return }
    let begin = place(target.height, on: screen)
    if frame == nil { window.host.frame = startFrame(target, window) }
    endDrag()
    (frame, leaving) = (target, nil)
    movement += 1
    let own = movement
    let duration = length(on: screen)
    report(KeyboardNews.showing, from: begin, to: target, duration, screen)
    guard own == movement else { return }
    animate(duration) {
      window.host.frame = target
      window.host.layoutIfNeeded()
      self.updateRoom(on: screen)
    } completion: {
      guard own == self.movement else { return }
      self.report(KeyboardNews.shown, from: begin, to: target, duration, screen)
    }
    reveal()
  }

  /// A keyboard that is still leaving comes back from where it is.
  private func startFrame(_ target: CGRect, _ window: KeyboardWindow) -> CGRect {
    var start = target
    start.origin.y = max(target.minY, min(window.host.frame.minY, window.bounds.height))
    return start
  }

  private func hide(on screen: UIScreen) {
    guard let former = frame, let window else { return endDrag() }
    let begin = place(former.height, on: screen)
    let target = hiddenFrame(former.height, on: screen)
    endDrag()
    frame = nil
    movement += 1
    let own = movement
    window.host.keyboard.releaseFingers()
    let duration = length(on: screen)
    leaving = (begin, target, duration)
    report(KeyboardNews.hiding, from: begin, to: target, duration, screen)
    guard own == movement else { return }
    animate(duration) {
      window.host.frame = target
      self.updateRoom(on: screen)
    } completion: {
      guard own == self.movement else { return }
      window.host.show(accessory: nil, 0, input: nil, keys: false, 0)
      window.isHidden = true
      self.reportLeaving(on: screen)
    }
  }

  private func reportLeaving(on screen: UIScreen) {
    guard let (begin, end, duration) = leaving else { return }
    leaving = nil
    report(KeyboardNews.hidden, from: begin, to: end, duration, screen)
  }

  /// Posts the begin or the end of a movement; what a receiver changes begins when all have been posted.
  private func report(_ news: [KeyboardNews], from begin: CGRect, to end: CGRect, _ duration: TimeInterval, _ screen: UIScreen) {
    beginChange()
    isReporting = true
    for name in news { name.post(from: begin, to: end, duration: duration, screen) }
    isReporting = false
    endChange()
    if isRemoved { takeOff() }
  }

  /// 0 where nothing animates.
  private func length(on screen: UIScreen) -> TimeInterval { UIView.areAnimationsEnabled ? Self.duration : 0 }

  private func animate(
    _ duration: TimeInterval, _ body: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
  ) {
    if duration == 0 {
      UIView.performWithoutAnimation(body)
      return completion()
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction, .curveEaseInOut],
      animations: body
    ) { _ in completion() }
  }

  /// The keyboard has the place that another first responder wants, too.
  private func responderMoved(on screen: UIScreen) {
    updateRoom(on: screen)
    window?.host.setNeedsLayout()
    reveal()
  }

  private func updateRoom(on screen: UIScreen) { room.update(frame == nil ? nil : input?.responder?.shownView, on: screen) }

  private func reveal() {
    guard let view = input?.responder?.shownView, let front = view.window, front !== window else { return }
    front.revealFirstResponder(animated: UIView.areAnimationsEnabled)
  }

  /// The screen has another size: windows behind have it already.
  private func screenResized() {
    guard frame != nil else { return }
    endDrag()
    UIView.performWithoutAnimation { inputChanged() }
  }

  // MARK: Dragging

  private func endDrag() {
    if drag == nil { return }
    drag = nil
    screen?.driver.remove(self)
  }

  /// The finger has left: the keyboard goes on down, or comes back.
  private func finishDrag(_ drag: KeyboardDrag) {
    guard let screen, let frame, drag.top > frame.minY else { return endDrag() }
    if drag.isMovingDown { input?.responder?.resignFirstResponder() }
    // A delegate may refuse, and another text may have begun.
    if self.drag != nil { move(to: frame, on: screen) }
  }
}

extension KeyboardPresenter: FrameClient {
  func frame(at time: TimeInterval) {
    guard var current = drag, let frame, let window else {
      screen?.driver.remove(self)
      return endDrag()
    }
    guard current.isUnderWay else { return finishDrag(current) }
    guard current.follow(in: frame) else { return }
    drag = current
    UIView.performWithoutAnimation {
      window.host.frame.origin.y = current.top
      room.updateGuides()
    }
  }
}

extension KeyboardPresenter: LayoutFollower {
  func follow() -> Bool {
    guard screen != nil else { return false }
    endAbandonedEditing()
    // A first responder that has been released says nothing, and a controller goes on being it when its view has left.
    if let first = screen?.keyWindow?.firstResponder, !first.isOnScreen { first.resignFirstResponder() }
    if input != nil, input?.responder?.isOnScreen != true { inputChanged() }
    guard frame != nil, let responder = input?.responder else { return false }
    if let window { adoptStyle(of: responder, window) }
    if input?.hasKeys == true { window?.host.keyboard.moved(to: responder.keyboardContext) }
    return room.follow(responder.shownView, isDragged: drag != nil)
  }
}

extension KeyboardPresenter: KeyboardViewDelegate {
  func keyboardView(_ view: KeyboardView, perform edit: KeyboardEdit) {
    guard let screen, let responder = input?.responder else { return }
    // The menu of editing leaves with the next key, as with one of hardware.
    for interaction in responder.shownView?.interactions ?? [] { (interaction as? UIEditMenuInteraction)?.dismissMenu() }
    switch edit {
    case .insert(let text): responder.takeText(text, marked: nil)
    case .delete: responder.strike(.keyboardDeleteOrBackspace)
    case .enter: responder.strike(.keyboardReturnOrEnter, "\n")
    case .endSentence: responder.endSentence()
    case .nextLanguage:
      settings.useNextLayout(on: screen, in: contextName)
      inputChanged()
    case .dismiss: responder.resignFirstResponder()
    }
  }

  func context(of view: KeyboardView) -> KeyboardContext { input?.responder?.keyboardContext ?? KeyboardContext() }
}

extension UIResponder {
  /// Writes with a key as a keyboard of hardware does.
  fileprivate func strike(_ code: UIKeyboardHIDUsage, _ characters: String = "") {
    _ = write(with: UIKey(RawKey(code, .down, characters: characters)))
  }

  /// The view that shows what this responder edits.
  var shownView: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }

  /// False for a controller whose view is in no window, though it is first responder still.
  var isOnScreen: Bool { !(self is UIViewController) || shownView?.window != nil }

  var keyboardTraits: KeyboardTraits { KeyboardTraits(self as? any UITextInputTraits) }

  /// The text at the caret. Of a hidden text only whether there is some.
  var keyboardContext: KeyboardContext {
    guard let input = self as? any UIKeyInput else { return KeyboardContext() }
    var context = KeyboardContext(before: "", hasText: input.hasText)
    guard !input.isSecureTextEntry else { return context }
    guard let text = input as? any UITextInput, let caret = text.selectedTextRange?.start else {
      // Nothing is known of the text: no sentence begins in the middle.
      if context.hasText { context.before = "a" }
      return context
    }
    // As much as the end of a sentence needs; a place inside of a character moves to its start.
    let start = text.position(from: caret, offset: -32) ?? text.beginningOfDocument
    if let range = text.textRange(from: start, to: caret) { context.before = text.text(in: range) ?? "" }
    return context
  }
}
