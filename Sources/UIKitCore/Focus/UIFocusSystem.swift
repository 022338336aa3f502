internal import Diagnostics
public import Foundation
internal import UIKitGraphics

/// The focus of a screen's windows: what keys go to, shown by a ring.
///
/// There is none until a key asks for it, Tab or an arrow, and a touch takes it away. It is always on a view of the key window that is shown and
/// may have it, or nowhere. While it moves, its messages are sent; a move that is asked for from one of them waits for the next frame.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  /// Posted after the focus has moved; the object is the focus system.
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// Posted when a key found no place for the focus; the object is the focus system.
  public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
  /// The key of the notifications' `UIFocusUpdateContext`.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The key of the `UIFocusAnimationCoordinator` of `didUpdateNotification`.
  public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

  private enum State {
    case nowhere
    case resting(FocusPlace)
    /// The messages of a move are being sent: `shouldUpdateFocus` while the focus is still at its former place.
    case moving(from: FocusPlace?)
  }

  private unowned let screen: UIScreen
  private var state = State.nowhere
  /// Places that the focus has left because they were covered or left the window, the last one at the end.
  private var covered: [FocusPlace] = []
  /// The item of each group that had the focus last.
  private var lastItems: [FocusGroup: FocusPlace] = [:]
  private weak var requester: (any UIFocusEnvironment)?
  private let ring = FocusRing()
  private var typed = TypedAhead()

  init(_ screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  // MARK: Public

  /// The focus of the screen that shows the environment; nil outside of windows.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    for case let view as UIView in sequence(first: environment, next: { $0.parentFocusEnvironment }) {
      return view.storedWindow?.screen.focus
    }
    return ((environment as? UIViewController)?.viewIfLoaded?.storedWindow)?.screen.focus
  }

  /// Whether `otherEnvironment` is `environment` or inside of it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    sequence(first: otherEnvironment, next: { $0.parentFocusEnvironment }).contains { $0 === environment }
  }

  /// The item that has the focus; nil while there is no focus.
  open var focusedItem: (any UIFocusItem)? { focusedView }

  /// Has the focus go to what the environment prefers, in the next frame. While there is no focus, the item's `focusItemDeferralMode`
  /// decides.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    requester = environment
    guard case .nowhere = state else { return screen.driver.setNeedsFrame() }
    guard let window = keyWindow, let view = FocusSearch(window).preferred(in: environment) else { return requester = nil }
    if view.focusItemDeferralMode == .never { screen.driver.setNeedsFrame() }
  }

  /// Keeps the address of a sound; a desktop's focus moves silently.
  open class func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {}

  /// Carries out a pending request now.
  open func updateFocusIfNeeded() { _ = follow() }

  // MARK: Questions

  private var place: FocusPlace? {
    switch state {
    case .nowhere: nil
    case .resting(let place): place
    case .moving(let place): place
    }
  }

  /// The view with the focus, as long as it may have it.
  package var focusedView: UIView? {
    guard let place, let window = place.window, window === keyWindow, let view = place.view, view.mayKeepFocus(in: window)
    else { return nil }
    return view
  }

  /// The view with the focus if it is in that window.
  func focusedView(in window: UIWindow) -> UIView? {
    guard place?.window === window else { return nil }
    return focusedView
  }

  func rests(on view: UIView) -> Bool {
    guard let place, place.view === view else { return false }
    return focusedView === view
  }

  /// Whether the focus, or the row that it will go to, is inside of a view; true as long as the view is in a window.
  func isInside(_ view: UIView) -> Bool { place?.storedView?.isDescendant(of: view) ?? false }

  func wasFocused(_ view: UIView) -> Bool { lastItems.values.contains { $0.view === view } }

  private var keyWindow: UIWindow? { screen.presses.target }

  // MARK: Moving

  /// Asks everybody, then moves the focus and tells everybody.
  ///
  /// - Parameter isAsked: false for a focus that must leave where it is: nobody can refuse then.
  /// - Returns: whether the focus has moved.
  @discardableResult func move(to next: UIView?, _ heading: UIFocusHeading, isAsked: Bool = true) -> Bool {
    if case .moving = state { return false }
    let former = place
    let previous = former?.view ?? former?.storedView
    if previous === next { return next != nil && focusedView === next }
    let context = UIFocusUpdateContext(from: previous, to: next, heading)
    let environments = environments(of: former, next)
    state = .moving(from: former)
    let isAllowed = !isAsked || environments.allSatisfy { $0.shouldUpdateFocus(in: context) } && endEditing(around: next)
    // An answer may have removed the view.
    guard isAllowed, next.map({ view in view.storedWindow.map { view.mayKeepFocus(in: $0) } ?? false }) ?? true else {
      state = former.map(State.resting) ?? .nowhere
      return false
    }
    finish(former, next, context, environments)
    return true
  }

  private func finish(
    _ former: FocusPlace?, _ next: UIView?, _ context: UIFocusUpdateContext, _ environments: [any UIFocusEnvironment]
  ) {
    next?.reportRowOfFocus()
    let place = next.flatMap { FocusPlace($0) }
    if let place { lastItems[FocusGroup(of: place)] = place }
    lastItems = lastItems.filter { $0.value.storedView != nil }
    state = .moving(from: place)
    ring.show(on: next)
    for control in [former?.storedView, next] { (control as? UIControl)?.stateDidChange() }
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    if case .moving(let place) = state { state = place.map(State.resting) ?? .nowhere }
    if place == nil { covered.removeAll() }
    NotificationCenter.default.post(
      name: Self.didUpdateNotification, object: self,
      userInfo: [Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator])
  }

  /// The environments around both items, each once, the innermost first.
  private func environments(of former: FocusPlace?, _ next: UIView?) -> [any UIFocusEnvironment] {
    var (found, known): ([any UIFocusEnvironment], Set<ObjectIdentifier>) = ([], [])
    for environment in (former?.environments ?? []) + (next?.focusEnvironments ?? [])
    where known.insert(ObjectIdentifier(environment)).inserted {
      found.append(environment)
    }
    return found
  }

  /// Has the first responder resign that is not around the next item; false if it refuses.
  private func endEditing(around next: UIView?) -> Bool {
    next.flatMap(responder(elsewhereThan:))?.resignFirstResponder() ?? true
  }

  /// The first responder of the view's window, unless it is the view or around it.
  private func responder(elsewhereThan view: UIView) -> UIResponder? {
    guard let responder = view.storedWindow?.firstResponder else { return nil }
    return sequence(first: view as UIResponder, next: \.next).contains { $0 === responder } ? nil : responder
  }

  /// Moves the focus by a key, scrolls to it and has it begin what a key begins there.
  @discardableResult func moveByKey(to view: UIView, _ heading: UIFocusHeading) -> Bool {
    guard move(to: view, heading) else { return focusedView === view }
    if focusedView === view { view.focusArrived() }
    if focusedView === view {
      let room = view.focusShape.isInside ? 0 : FocusRing.reach
      view.scrollIntoView(view.bounds.insetBy(dx: -room, dy: -room), animated: true)
    }
    return true
  }

  // MARK: What happens to the focus

  /// A touch takes the focus away.
  func touchBegan() {
    requester = nil
    covered.removeAll()
    if place != nil { move(to: nil, [], isAsked: false) }
  }

  func firstResponderChanged(in window: UIWindow) {
    guard case .resting(let place) = state, place.window === window, let view = place.storedView,
      let responder = responder(elsewhereThan: view)
    else { return }
    let next = (responder as? UIView).flatMap { $0.canBecomeFocused ? $0 : nil }
    move(to: next, [], isAsked: false)
  }

  func effectChanged(of view: UIView) {
    if case .resting(let place) = state, place.view === view { ring.show(on: view) }
  }

  func setNeedsUpdate(_ environment: any UIFocusEnvironment) {
    guard let view = focusedView, Self.environment(environment, contains: view) else { return }
    requester = environment
    screen.driver.setNeedsFrame()
  }

  /// Called after the layout of each frame: the focus leaves what may not have it any more, and the ring adopts the shape of what has it.
  ///
  /// - Returns: whether another layout is needed.
  func follow() -> Bool {
    if case .nowhere = state {
      if let environment = requester, let window = keyWindow, let view = FocusSearch(window).preferred(in: environment),
        view.focusItemDeferralMode == .never
      {
        requester = nil
        return move(to: view, [])
      }
      return !covered.isEmpty && comeBack()
    }
    guard case .resting(let former) = state else { return false }
    if let environment = requester {
      requester = nil
      let window = keyWindow
      if let window, let view = FocusSearch(window).preferred(in: environment) { return move(to: view, []) }
    }
    guard let view = focusedView else { return former.isSuspended ? false : repair(former) }
    // A row whose cell was made anew.
    if view !== former.storedView { return move(to: view, [], isAsked: false) }
    former.noteRect()
    ring.update()
    return false
  }

  /// Finds another place for a focus that has lost its own; nowhere if there is none.
  private func repair(_ lost: FocusPlace) -> Bool {
    guard let window = keyWindow else { return move(to: nil, [], isAsked: false) }
    if lost.mayReturn { covered.append(lost) }
    covered = covered.suffix(FocusPlace.remembered).filter(\.mayReturn)
    let search = FocusSearch(window)
    let next = lost.isScreenGone ? returning(in: window) ?? search.initial() : nearest(to: lost, search) ?? returning(in: window)
    if let next { covered.removeAll { $0.view === next } }
    let waiting = covered
    defer { if place == nil { covered = waiting } }
    return move(to: next, [], isAsked: false) && next != nil
  }

  private func nearest(to lost: FocusPlace, _ search: FocusSearch) -> UIView? {
    guard let around = lost.survivor(in: search.window) else { return nil }
    return search.nearest(to: lost.rect, in: around)
  }

  /// The view that the focus left last of those that may have it again.
  private func returning(in window: UIWindow) -> UIView? {
    for place in covered.reversed() { if let view = place.view, view.mayKeepFocus(in: window) { return view } }
    return nil
  }

  /// Brings the focus back to what was covered, once it is not covered any more, unless editing has begun elsewhere by then: the action of
  /// a menu may have begun it.
  private func comeBack() -> Bool {
    guard let window = keyWindow, let view = returning(in: window) else { return false }
    covered.removeAll { $0.view === view }
    return responder(elsewhereThan: view) == nil && move(to: view, [])
  }

  // MARK: Keys

  /// Does what a key that the responder chain has left means for the focus; false leaves the key to scrolling.
  func handle(_ key: UIKey, in window: UIWindow, at time: TimeInterval, isRepeated: Bool) -> Bool {
    if case .moving = state { return false }
    if case .resting(let place) = state, place.window === window, let row = place.absentRow {
      _ = row.list.showFocusRow(row.path)
    }
    _ = follow()
    if beginsAtRequester(key, in: window) { return true }
    if case .nowhere = state { requester = nil }
    if key.keyCode == .keyboardTab { return tab(key, in: window) }
    guard let focused = focusedView else {
      return begin(FocusKey(key), in: window)
    }
    guard let focusKey = FocusKey(key) else { return typeAhead(key, focused, at: time) }
    if focusKey.isPress {
      if case .space = focusKey, typed.isGoingOn(at: time), typeAhead(key, focused, at: time) { return true }
      return isRepeated || focused.performFocusKey(focusKey)
    }
    if focused.performFocusKey(focusKey) { return true }
    guard let heading = focusKey.heading else { return false }
    let search = FocusSearch(window)
    guard let next = search.next(from: focused, by: focusKey) else {
      fail(focused, heading)
      return false
    }
    return moveByKey(to: next, heading)
  }

  /// Moves the focus to what an environment prefers, as a key does; false without such an item.
  package func enter(_ environment: any UIFocusEnvironment) -> Bool {
    guard let window = keyWindow, let view = FocusSearch(window).preferred(in: environment) else { return false }
    return moveByKey(to: view, .down)
  }

  /// Begins where code has asked for the focus since the last touch.
  private func beginsAtRequester(_ key: UIKey, in window: UIWindow) -> Bool {
    guard case .nowhere = state, let environment = requester, window.firstResponder == nil,
      key.keyCode == .keyboardTab || FocusKey(key)?.isArrow == true
    else { return false }
    requester = nil
    guard let view = FocusSearch(window).preferred(in: environment) else { return false }
    return moveByKey(to: view, [])
  }

  /// Whether the focus uses the key before key commands without priority do.
  func usesFirst(_ key: UIKey) -> Bool {
    guard focusedView != nil else { return false }
    if key.keyCode == .keyboardTab { return key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) }
    return FocusKey(key) != nil
  }

  private func tab(_ key: UIKey, in window: UIWindow) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    let isBackward = key.modifierFlags.contains(.shift)
    let heading: UIFocusHeading = isBackward ? .previous : .next
    let search = FocusSearch(window)
    let origin = focusedView ?? window.firstResponder?.nearestView.flatMap { search.contains($0) ? $0 : nil }
    let next = origin.map { search.stop(after: $0, isBackward: isBackward, lastItems) } ?? search.initial(isBackward: isBackward)
    guard let next else {
      fail(origin, heading)
      return false
    }
    return moveByKey(to: next, heading)
  }

  /// Begins at a list that an arrow would scroll, or at the first item of a window in which no key scrolls.
  private func begin(_ key: FocusKey?, in window: UIWindow) -> Bool {
    guard let key, key.isArrow, let heading = key.heading,
      window.firstResponder == nil || window.firstResponder is UIViewController
    else { return false }
    let scrolled = screen.presses.scrolledView(by: key, in: window)
    if let scrolled {
      guard let list = scrolled as? any FocusingList, list.hasFocusableRows, let path = list.focusEntry(),
        let view = list.focusView(at: path) ?? list.showFocusRow(path)
      else { return false }
      return moveByKey(to: view, heading)
    }
    guard let view = FocusSearch(window).initial() else { return false }
    return moveByKey(to: view, heading)
  }

  private func typeAhead(_ key: UIKey, _ focused: UIView, at time: TimeInterval) -> Bool {
    guard let text = key.typedText, text != "\n", text != "\t" else { return false }
    if let item = focused as? any TypeAheadItem {
      let (start, isNew) = typed.add(text, at: time)
      item.goToRow(beginningWith: start, includesPresent: !isNew)
      return true
    }
    guard let list = focused.enclosingFocusList, let row = list.focusRow(of: focused)
    else { return false }
    let (start, isNew) = typed.add(text, at: time)
    guard let path = list.focusRow(beginningWith: start, after: row, includesPath: !isNew),
      let view = list.focusView(at: path) ?? list.showFocusRow(path)
    else { return true }
    return moveByKey(to: view, [])
  }

  private func fail(_ view: UIView?, _ heading: UIFocusHeading) {
    let context = UIFocusUpdateContext(from: view, to: nil, heading)
    NotificationCenter.default.post(
      name: Self.movementDidFailNotification, object: self, userInfo: [Self.focusUpdateContextUserInfoKey: context])
  }
}

/// The letters typed one after the other that name a row.
private struct TypedAhead {
  /// Seconds after which another word begins. Our choice, as in GTK.
  private static let pause: TimeInterval = 1

  private var text = ""
  private var time = -TimeInterval.infinity

  func isGoingOn(at time: TimeInterval) -> Bool { !text.isEmpty && time - self.time < Self.pause }

  /// - Returns: the whole text, and whether it is one letter: the search goes on after the present row then.
  mutating func add(_ letters: String, at time: TimeInterval) -> (String, Bool) {
    text = isGoingOn(at: time) ? text + letters : letters
    self.time = time
    return (text, text.count == 1)
  }
}
