import Foundation
import ManualHost
import TestSupport
import UIKit
import UIKitCore

/// All of a desktop at once: keys and focus, menus, drags of fingers and mice, batches, presentations and windows that come and go, also from
/// inside of messages; the same for the same seed.
///
/// The model is what is open. The focus must be on what a person sees or nowhere, messages that come in pairs must do so, and what is closed must
/// leave nothing in the window and be freed.
@MainActor final class DesktopWorld: RandomProgram {
  private static let keys: [(UIKeyboardHIDUsage, String)] = [
    (.keyboardTab, ""), (.keyboardTab, ""), (.keyboardUpArrow, ""), (.keyboardDownArrow, ""), (.keyboardDownArrow, ""),
    (.keyboardLeftArrow, ""), (.keyboardRightArrow, ""), (.keyboardHome, ""), (.keyboardEnd, ""), (.keyboardPageDown, ""),
    (.keyboardSpacebar, " "), (.keyboardReturnOrEnter, "\n"), (.keyboardEscape, ""), (.keyboardApplication, ""),
    (.keyboardA, "a"),
    (.keyboardR, "r"), (.keyboardDeleteOrBackspace, "\u{8}"), (.keyboardF10, ""),
  ]

  private struct Former {
    let name: String
    weak var object: AnyObject?
  }

  /// One window of the desktop.
  @MainActor private final class Pane {
    let surface: ManualSurface
    let navigation: UINavigationController

    init(_ surface: ManualSurface, _ navigation: UINavigationController) {
      (self.surface, self.navigation) = (surface, navigation)
    }

    var presented: [UIViewController] {
      Array(sequence(first: navigation as UIViewController, next: { $0.presentedViewController }).dropFirst())
    }

    var screens: [DesktopScreen] { (navigation.viewControllers + presented).compactMap { $0 as? DesktopScreen } }
  }

  private enum Pointer { case up, mouse, finger }

  private let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 1)
  private var panes: [Pane] = []
  private var random: SeededGenerator
  private var log: [String] = []
  private(set) var operations = 0
  var batches = 0
  private(set) var answered: Set<String> = []
  private var wrong: String?
  private var formers: [Former] = []
  private var made = 0
  private var budget = 0
  private var depth = 0
  private var pointer = Pointer.up
  /// What lists propose for drops.
  private(set) var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
  private var copies = false

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    panes = [pane(stage.surfaces[0])]
    stage.settle()
  }

  func newName() -> String {
    made += 1
    return "\(["row", "a", "r"][made % 3]) \(made)"
  }

  func fail(_ text: String) { wrong = wrong ?? text }

  func operation(_ session: any UIDropSession) -> UIDropOperation { !copies && session.localDragSession != nil ? .move : .copy }

  private func pane(_ surface: ManualSurface) -> Pane {
    let navigation = UINavigationController(rootViewController: newScreen())
    surface.window.rootViewController = navigation
    surface.window.makeKeyAndVisible()
    return Pane(surface, navigation)
  }

  private func newScreen() -> DesktopScreen {
    made += 1
    let screen = DesktopScreen("screen \(made)", self, rows: random.roll(0..<30))
    formers.append(Former(name: screen.title ?? "", object: screen))
    for list in screen.lists { formers.append(Former(name: list.name, object: list)) }
    return screen
  }

  private var front: Pane { panes.first { $0.surface === stage.front } ?? panes[0] }

  /// The screen that the person sees in front; nil for an alert.
  private var screen: DesktopScreen? {
    let screen = (front.presented.last ?? front.navigation.topViewController) as? DesktopScreen
    return screen?.isViewLoaded == true ? screen : nil
  }

  private var focused: UIView? { front.surface.screen.focusedView }

  // MARK: Running

  func run() -> String? {
    for _ in 0..<12 {
      for _ in 0..<5 {
        budget = random.roll(0..<3) == 0 ? 2 : 0
        operate()
        if let wrong = wrong ?? problem() { return report(wrong) }
        stage.run(to: stage.time + [0, 0, 1.0 / 60, 0.1, 0.6][random.roll(0..<5)])
        if let wrong = wrong ?? problem() { return report(wrong) }
      }
      budget = 0
      if pointer == .up {
        if !stage.settle(limit: 20) { return report("it does not settle: \(unrest)") }
        if let wrong = wrong ?? problem() ?? problemAtRest() { return report(wrong) }
      }
    }
    return closesAll()
  }

  private func report(_ wrong: String) -> String { ([wrong] + log.suffix(30)).joined(separator: "\n  ") }

  /// What goes on.
  private var unrest: String {
    panes.map { pane in
      let (driver, screen) = (pane.surface.screen.driver!, pane.surface.screen)
      return
        "\(driver.clients.map { "\(type(of: $0))" }), \(screen.compositor.animatedLayers) animated layers, timer \(driver.nextTimer ?? -1) at \(stage.time)"
    }.joined(separator: "; ")
  }

  private func note(_ text: String) {
    operations += 1
    log.append(String(repeating: "  ", count: depth) + text)
  }

  /// A message: whoever receives it may do anything that code can do.
  func hear(_ message: String, in list: DesktopList) {
    log.append("\(String(repeating: "  ", count: depth))(\(list.name): \(message))")
    guard budget > 0, depth < 2, random.roll(0..<4) == 0 else { return }
    budget -= 1
    answered.insert(message)
    depth += 1
    switch random.roll(0..<6) {
    case 0..<3: change(list)
    case 3: remove(list)
    case 4: present(inside: true)
    default: leave()
    }
    depth -= 1
  }

  private func operate() {
    switch random.roll(0..<24) {
    case 0..<5: press()
    case 5..<8: if let list = anyList { change(list) }
    case 8: present(inside: false)
    case 9: leave()
    case 10..<16: point()
    case 16: secondary()
    case 17: wheel()
    case 18: if let list = anyList, random.roll(0..<2) == 0 { remove(list) } else { focus() }
    case 19: window()
    case 20: select()
    case 21: dropFromDesktop()
    case 22: hover()
    default:
      note("the drops become others")
      intent = [.insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .automatic, .unspecified][random.roll(0..<4)]
      copies.toggle()
    }
  }

  private var anyList: DesktopList? { screen.map { $0.lists[random.roll(0..<2)] } }

  // MARK: Operations

  private func press() {
    let (key, text) = Self.keys[random.roll(0..<Self.keys.count)]
    let modifiers: UIKeyModifierFlags = [[], [], [], .shift, .control][random.roll(0..<5)]
    note("\(key) \(modifiers.rawValue)")
    stage.key(key, modifiers: modifiers, characters: modifiers.contains(.control) ? "" : text)
  }

  private func change(_ list: DesktopList) {
    batches += 1
    let count = list.names.count
    switch count == 0 ? 0 : random.roll(0..<4) {
    case 0:
      note("\(list.name): insert")
      list.insert(newName(), at: random.roll(0..<count + 1))
    case 1:
      note("\(list.name): delete")
      list.delete(random.roll(0..<count))
    case 2 where count > 1:
      note("\(list.name): move")
      list.move(random.roll(0..<count), to: random.roll(0..<count))
    default:
      note("\(list.name): reload")
      list.reload()
    }
  }

  private func remove(_ list: DesktopList) {
    guard let screen = panes.flatMap(\.screens).first(where: { $0.lists.contains { $0 === list } }), screen.isViewLoaded,
      let index = screen.lists.firstIndex(where: { $0 === list })
    else { return }
    note("\(list.name): removed or added")
    screen.toggleList(index)
  }

  func present(inside: Bool) {
    let pane = front
    guard pane.presented.count < 3, pane.presented.last?.isBeingDismissed != true, pane.navigation.view.window != nil else {
      return
    }
    let isAnimated = random.roll(0..<2) == 0
    let top = pane.presented.last ?? pane.navigation
    if pane.presented.isEmpty, random.roll(0..<3) == 0, pane.navigation.viewControllers.count < 4 {
      note("push")
      return pane.navigation.pushViewController(newScreen(), animated: isAnimated)
    }
    let controller: UIViewController
    switch random.roll(0..<4) {
    case 0, 1:
      let alert = UIAlertController(title: "alert", message: nil, preferredStyle: random.roll(0..<2) == 0 ? .alert : .actionSheet)
      for title in ["OK", "No"] { alert.addAction(UIAlertAction(title: title, style: title == "No" ? .cancel : .default)) }
      formers.append(Former(name: "an alert", object: alert))
      alert.popoverPresentationController?.sourceView = top.viewIfLoaded
      controller = alert
    case 2:
      controller = newScreen()
      controller.modalPresentationStyle = .popover
      controller.preferredContentSize = CGSize(width: 240, height: 300)
      controller.popoverPresentationController?.sourceView = top.viewIfLoaded
      controller.popoverPresentationController?.sourceRect = CGRect(x: 40, y: 60, width: 10, height: 10)
    default:
      controller = newScreen()
      if random.roll(0..<2) == 0 { controller.modalPresentationStyle = .fullScreen }
    }
    note("present \(type(of: controller))")
    top.present(controller, animated: isAnimated)
  }

  private func leave() {
    let (pane, isAnimated) = (front, random.roll(0..<2) == 0)
    note("leave")
    if let last = pane.presented.last {
      last.presentingViewController?.dismiss(animated: isAnimated)
    } else {
      pane.navigation.popViewController(animated: isAnimated)
    }
  }

  private var place: CGPoint { CGPoint(x: 2 + CGFloat(random.roll(0..<316)), y: 2 + CGFloat(random.roll(0..<476))) }

  /// A place on a list, where there is one.
  private var placeOfList: CGPoint {
    guard let list = anyList?.view, list.window === stage.window, list.bounds.height > 10 else { return place }
    return list.convert(
      CGPoint(x: 10 + CGFloat(random.roll(0..<120)), y: list.bounds.minY + CGFloat(random.roll(0..<Int(list.bounds.height)))),
      to: nil)
  }

  /// The mouse or the finger goes down, moves on or up; the drag may be cancelled.
  private func point() {
    switch pointer {
    case .up:
      let start = random.roll(0..<3) == 0 ? place : placeOfList
      guard stage.window.bounds.contains(start) else { return }
      switch random.roll(0..<4) {
      case 0:
        note("tap at \(start)")
        stage.tap(at: start)
      case 1, 2:
        note("mouse down at \(start)")
        pointer = .mouse
        stage.mouse(.began, at: start)
        if random.roll(0..<3) > 0 { move() }
      default:
        note("finger down at \(start)")
        pointer = .finger
        stage.touch(.began, at: start, id: 1)
        if random.roll(0..<3) > 0 {
          stage.run(to: stage.time + 0.6)
          move()
        }
      }
    case .mouse, .finger:
      switch random.roll(0..<5) {
      case 0, 1: move()
      case 2:
        note("Escape")
        stage.key(.keyboardEscape)
      default: lift(random.roll(0..<6) == 0 ? .cancelled : .ended)
      }
    }
  }

  private func move() {
    let goal = random.roll(0..<4) == 0 ? place : placeOfList
    note("moved to \(goal)")
    for step in 1...3 {
      let target = CGPoint(x: goal.x - CGFloat(3 - step) * 8, y: goal.y - CGFloat(3 - step) * 8)
      if pointer == .mouse { stage.mouse(.moved, at: target) } else { stage.touch(.moved, at: target, id: 1) }
      stage.run(to: stage.time + 0.02)
    }
  }

  private func lift(_ phase: UITouch.Phase) {
    note("\(pointer) \(phase == .ended ? "up" : "cancelled")")
    let goal = placeOfList
    if pointer == .mouse { stage.mouse(phase, at: goal) } else { stage.touch(phase, at: goal, id: 1) }
    pointer = .up
  }

  private func secondary() {
    guard pointer == .up else { return }
    let goal = random.roll(0..<4) == 0 ? place : placeOfList
    guard stage.window.bounds.contains(goal) else { return }
    note("right click at \(goal)")
    stage.click(at: goal, buttons: random.roll(0..<5) == 0 ? UIEvent.ButtonMask(rawValue: 4) : .secondary)
  }

  private func wheel() {
    note("wheel")
    stage.scrollWheel(by: CGPoint(x: 0, y: CGFloat(random.roll(-300..<600))), at: placeOfList, precise: true)
  }

  private func hover() {
    guard pointer == .up else { return }
    note("hover")
    stage.hover(at: random.roll(0..<5) == 0 ? nil : place)
  }

  private func focus() {
    guard let screen else { return }
    note("a request of the focus")
    let goals: [UIView] = [screen.button, screen.field] + screen.lists.map(\.view)
    front.surface.screen.focus(goals[random.roll(0..<goals.count)])
  }

  private func select() {
    guard let screen, screen.view.window != nil else { return }
    note("select text")
    if random.roll(0..<2) == 0 {
      screen.text.becomeFirstResponder()
      screen.text.selectAll(nil)
    } else {
      screen.field.becomeFirstResponder()
      screen.field.selectAll(nil)
    }
  }

  private func dropFromDesktop() {
    guard pointer == .up else { return }
    note("a drop from the desktop")
    stage.screen.drags.drop([NSItemProvider(object: "dropped" as NSString)], at: stage.window.convertToScreen(placeOfList))
  }

  private func window() {
    if panes.count < 2 {
      note("a window opens")
      let pane = pane(stage.openSurface(graphics: BlankGraphics()))
      panes.append(pane)
      formers.append(Former(name: "a window", object: pane.surface.window))
      formers.append(Former(name: "a screen", object: pane.surface.screen))
      bringForward(pane)
    } else if random.roll(0..<2) == 0 {
      note("the other window comes forward")
      bringForward(panes.first { $0 !== front } ?? front)
    } else {
      note("a window closes")
      close(panes[1])
    }
  }

  private func bringForward(_ pane: Pane) {
    stage.raise(pane.surface.screen)
    pane.surface.screen.application.activate(pane.surface.screen)
  }

  private func close(_ pane: Pane) {
    panes.removeAll { $0 === pane }
    let screen = pane.surface.screen
    screen.close()
    stage.close(screen)
    screen.application.activate(panes[0].surface.screen)
    stage.raise(panes[0].surface.screen)
  }

  // MARK: Laws

  private func problem() -> String? {
    panes.lazy.flatMap(\.screens).compactMap { $0.problem() }.first ?? problemOfFocus()
  }

  /// The focus is on something in the window that nothing hides, in front of all presentations.
  private func problemOfFocus() -> String? {
    for pane in panes {
      guard let focused = pane.surface.screen.focusedView else { continue }
      guard focused.window === pane.surface.window, focused.isFocused else { return "the focus is on a view without its window" }
      for view in sequence(first: focused, next: \.superview) where view.isHidden || view.alpha < 0.01 {
        return "the focus is on a hidden view"
      }
      if let control = focused as? UIControl, !control.isEnabled { return "the focus is on a disabled control" }
      if let front = pane.presented.last, !front.isBeingDismissed, !front.isBeingPresented, !focused.isDescendant(of: front.view)
      {
        return "the focus is behind \(type(of: front))"
      }
      if let cell = focused as? UITableViewCell, let list = (cell.superview as? UITableView)?.dataSource as? DesktopList,
        !list.names.contains(cell.textLabel?.text ?? "")
      {
        return "the focus is on a row that is gone"
      }
    }
    return nil
  }

  private func problemAtRest() -> String? { panes.lazy.flatMap(\.screens).compactMap { $0.problemAtRest() }.first }

  /// Closes everything: nothing stays in the window, and nothing is held.
  private func closesAll() -> String? {
    if pointer != .up { lift(.ended) }
    stage.settle(limit: 20)
    while panes.count > 1 { close(panes[1]) }
    for _ in 0..<3 {
      stage.key(.keyboardEscape)
      stage.settle(limit: 20)
    }
    let pane = panes[0]
    for _ in 0..<4 where pane.navigation.presentedViewController != nil {
      pane.navigation.dismiss(animated: false)
      stage.settle(limit: 20)
    }
    pane.navigation.popToRootViewController(animated: false)
    pane.navigation.view.endEditing(true)
    stage.hover(at: nil)
    // A touch takes the focus away.
    stage.tap(at: CGPoint(x: 4, y: 476))
    if !stage.settle(limit: 20) { return report("it does not settle after everything was closed") }
    if let wrong = wrong ?? problem() ?? pane.screens.lazy.compactMap({ $0.problemAtEnd() }).first { return report(wrong) }
    let window = stage.window
    if window.subviews.count != 1 {
      return report("\(window.subviews.dropFirst().map { "\(type(of: $0))" }) stays in the window")
    }
    if stage.screen.drags.session != nil { return report("a drag goes on") }
    let root = pane.navigation.viewControllers.first as? DesktopScreen
    let kept = Set(([root].compactMap(\.self) as [AnyObject] + (root?.lists ?? [])).map(ObjectIdentifier.init))
    let held = formers.filter { former in former.object.map { !kept.contains(ObjectIdentifier($0)) } ?? false }.map(\.name)
    return held.isEmpty ? nil : report("still held: \(held.joined(separator: ", "))")
  }
}

extension UIScreen {
  fileprivate func focus(_ view: UIView) { UIFocusSystem.focusSystem(for: view)?.requestFocusUpdate(to: view) }
}

extension UIWindow {
  fileprivate func convertToScreen(_ point: CGPoint) -> CGPoint { convert(point, to: nil as UIWindow?) }
}
