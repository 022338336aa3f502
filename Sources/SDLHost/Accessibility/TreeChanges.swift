internal import DesktopBus
internal import Dispatch
internal import Foundation
internal import UIKitAccessibility
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// Reports changes to assistive technologies: names, values, states, children and the focus.
///
/// Only objects that were asked for are compared, at most ten times a second and only after frames that changed something.
@MainActor final class TreeChanges {
  private struct Look: Equatable {
    var name, value: String
    var states: BusStates
    var childCount: Int
  }

  /// Seconds between two comparisons, and the number of objects that one compares. Our choice.
  private static let pause = 0.1
  private static let limit = 2000

  private let tree: BusTree
  private let bus: BusConnection
  private var looks: [Int: Look] = [:]
  private var isWaiting = false
  private weak var activeWindow: UIWindow?

  init(tree: BusTree, bus: BusConnection) { (self.tree, self.bus) = (tree, bus) }

  /// A frame has changed what the screen shows.
  func recordFrame() {
    if isWaiting { return }
    isWaiting = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
      self?.isWaiting = false
      self?.compare()
    }
  }

  func windowsAppeared() {
    for window in tree.screen.windows { emit(.responder(window), "Window", "Create") }
    reportActiveWindow()
  }

  private func reportActiveWindow() {
    let window = tree.screen.keyWindow ?? tree.screen.windows.last
    guard window !== activeWindow else { return }
    if let former = activeWindow { emit(.responder(former), "Window", "Deactivate") }
    activeWindow = window
    if let window { emit(.responder(window), "Window", "Activate") }
  }

  private func compare() {
    reportActiveWindow()
    var news: [Int: Look] = [:]
    for (number, responder) in tree.known.suffix(Self.limit) {
      let object = BusObject.responder(responder)
      guard (responder as? UIView)?.window != nil || !(responder is UIView) else { continue }
      let look = Look(
        name: tree.name(of: object), value: responder.accessibilityValue ?? "", states: tree.states(of: object),
        childCount: tree.children(of: object).count)
      news[number] = look
      if let former = looks[number], former != look { tell(object, former, look) }
    }
    looks = news
  }

  private func tell(_ object: BusObject, _ former: Look, _ look: Look) {
    if look.name != former.name {
      emit(object, "Object", "PropertyChange", "accessible-name", any: .string(look.name))
      if TextInterface(object, in: tree) != nil {
        emit(
          object, "Object", "TextChanged", "delete", 0, Int32(clamping: former.name.unicodeScalars.count),
          any: .string(former.name))
        emit(
          object, "Object", "TextChanged", "insert", 0, Int32(clamping: look.name.unicodeScalars.count), any: .string(look.name))
      }
    }
    if look.value != former.value { emit(object, "Object", "PropertyChange", "accessible-value", any: .string(look.value)) }
    for (state, name) in BusStates.named where look.states.contains(state) != former.states.contains(state) {
      emit(object, "Object", "StateChanged", name, look.states.contains(state) ? 1 : 0)
      if state == .selected, let parent = tree.parent(of: object) { emit(parent, "Object", "SelectionChanged") }
    }
    if look.childCount != former.childCount {
      let isMore = look.childCount > former.childCount
      let place = max(0, max(look.childCount, former.childCount) - 1)
      let child = isMore ? tree.reference(tree.children(of: object)[place]) : tree.reference(nil)
      emit(object, "Object", "ChildrenChanged", isMore ? "add" : "remove", Int32(clamping: place), any: child)
    }
  }

  // MARK: What the app and the person do

  func focusMoved(from former: UIResponder?, to new: UIResponder?) {
    if let former { emit(.responder(former), "Object", "StateChanged", "focused", 0) }
    guard let new else { return }
    emit(.responder(new), "Object", "StateChanged", "focused", 1)
    emit(.responder(new), "Focus", "Focus")
  }

  /// An announcement is spoken; a text with another notification as well.
  func posted(_ post: AccessibilityState.Posted) {
    let text = (post.argument as? String) ?? (post.argument as? NSAttributedString)?.string
    if let text, let window = tree.screen.keyWindow ?? tree.screen.windows.last {
      // 1 is polite: after what is being spoken.
      emit(.responder(window), "Object", "Announcement", text, 1)
    }
    if post.notification == .screenChanged || post.notification == .layoutChanged { recordFrame() }
  }

  private func emit(
    _ object: BusObject, _ kind: String, _ signal: String, _ detail: String = "", _ first: Int32 = 0, _ second: Int32 = 0,
    any: BusValue = .int32(0)
  ) {
    bus.emit(
      tree.path(of: object), "org.a11y.atspi.Event.\(kind)", signal,
      [.string(detail), .int32(first), .int32(second), .variant(any), .array(of: "{sv}", [])])
  }
}
