import ManualHost
import TestSupport
import UIKit

/// Keys, touches, batches and screens that come and go; the focus must be on something that a person sees, or nowhere; the same for the same
/// seed.
///
/// The model is a stack of screens and presented controllers, and the names of rows. It knows no focus system.
@MainActor final class FocusWorld: RandomProgram {
  private static let keys: [UIKeyboardHIDUsage] = [
    .keyboardTab, .keyboardTab, .keyboardUpArrow, .keyboardDownArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
    .keyboardHome, .keyboardEnd, .keyboardPageUp, .keyboardPageDown, .keyboardSpacebar, .keyboardReturnOrEnter, .keyboardEscape,
  ]

  private let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  private let navigation: UINavigationController
  private var random: SeededGenerator
  private var log: [String] = []
  private(set) var operations = 0
  private(set) var batches = 0
  let answered: Set<String> = []
  private weak var formerPresented: UIViewController?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    navigation = UINavigationController(rootViewController: FocusScreen(rows: random.roll(0..<60)))
    stage.window.rootViewController = navigation
    stage.settle()
  }

  // MARK: Model

  private var presented: [UIViewController] {
    Array(sequence(first: navigation as UIViewController, next: { $0.presentedViewController }).dropFirst())
  }

  /// The screen that the person sees in front; nil for an alert.
  private var screen: FocusScreen? { (presented.last ?? navigation.topViewController) as? FocusScreen }

  private var focused: UIView? { UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UIView }

  private var focusedName: String? { (focused as? UITableViewCell)?.textLabel?.text }

  /// The row with the focus, if it is on the screen: one beyond it may have no cell after a reload.
  private var seenRow: String? {
    guard let cell = focused as? UITableViewCell, let table = cell.superview as? UITableView, table === screen?.table,
      table.bounds.contains(cell.frame)
    else { return nil }
    return focusedName
  }

  /// A change above a row may push it off the screen; the focus then waits for its cell.
  private func isOnScreen(_ name: String) -> Bool {
    guard let screen, let row = screen.names.firstIndex(of: name) else { return false }
    let (rect, shown) = (screen.table.rectForRow(at: IndexPath(row: row, section: 0)), screen.table.bounds)
    return rect.minY < shown.maxY && rect.maxY > shown.minY
  }

  // MARK: Running

  func run() -> String? {
    for _ in 0..<50 {
      let expected = operate()
      if let wrong = problem() { return report(wrong) }
      if random.roll(0..<3) > 0 || expected != nil {
        if !stage.settle(limit: 20) { return report("it does not settle") }
        if let wrong = problem() { return report(wrong) }
        if let expected, focusedName != expected, focused != nil || isOnScreen(expected) {
          return report("the focus is on \(focusedName ?? "nothing"), not \(expected)")
        }
      } else {
        stage.advance(by: 1.0 / 60)
      }
    }
    return reachesAll() ?? isFree()
  }

  private func report(_ wrong: String) -> String { ([wrong] + log.suffix(20)).joined(separator: "\n  ") }

  private func note(_ text: String) {
    operations += 1
    log.append(text)
  }

  /// - Returns: the name of the row that must have the focus at rest; nil for whatever it is.
  private func operate() -> String? {
    switch random.roll(0..<14) {
    case 0..<6: press()
    case 6..<9: return change()
    case 9: toggle()
    case 10: present()
    case 11: leave()
    case 12 where random.roll(0..<3) == 0: touch()
    default: scroll()
    }
    return nil
  }

  private func press() {
    let key = Self.keys[random.roll(0..<Self.keys.count)]
    let modifiers: UIKeyModifierFlags = random.roll(0..<5) == 0 ? .shift : []
    note("\(key) \(modifiers.rawValue)")
    stage.key(key, modifiers: modifiers, characters: key == .keyboardSpacebar ? " " : "")
  }

  private func change() -> String? {
    guard let screen, screen.isViewLoaded else { return nil }
    batches += 1
    let (table, count) = (screen.table, screen.names.count)
    stage.settle()
    let focusedRow = seenRow
    let kind = random.roll(0..<4)
    var lost = false
    switch kind {
    case 0:
      let row = random.roll(0..<count + 1)
      note("insert \(row)")
      screen.names.insert(screen.newName(), at: row)
      table.insertRows(at: [IndexPath(row: row, section: 0)], with: .fade)
    case 1 where count > 0:
      let rows = Set((0..<random.roll(1..<4)).map { _ in random.roll(0..<count) })
      note("delete \(rows.sorted())")
      lost = rows.contains { screen.names[$0] == focusedRow }
      screen.names = screen.names.enumerated().filter { !rows.contains($0.offset) }.map(\.element)
      table.deleteRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .automatic)
    case 2 where count > 1:
      let (from, to) = (random.roll(0..<count), random.roll(0..<count))
      note("move \(from) to \(to)")
      screen.names.insert(screen.names.remove(at: from), at: to)
      table.moveRow(at: IndexPath(row: from, section: 0), to: IndexPath(row: to, section: 0))
    default:
      note("reload")
      table.reloadData()
    }
    return lost ? nil : focusedRow
  }

  private func toggle() {
    guard let screen, screen.isViewLoaded else { return }
    let button = screen.buttons[random.roll(0..<3)]
    switch random.roll(0..<4) {
    case 0: button.isHidden.toggle()
    case 1: button.isEnabled.toggle()
    case 2: button.alpha = button.alpha > 0.5 ? 0 : 1
    default: if button.superview == nil { screen.view.addSubview(button) } else { button.removeFromSuperview() }
    }
    note("toggle")
  }

  private func present() {
    guard presented.count < 3, presented.last?.isBeingDismissed != true else { return }
    stage.settle()
    let isAnimated = random.roll(0..<2) == 0
    if presented.isEmpty, random.roll(0..<2) == 0, navigation.viewControllers.count < 4 {
      note("push")
      return navigation.pushViewController(FocusScreen(rows: random.roll(0..<60)), animated: isAnimated)
    }
    let controller: UIViewController
    if random.roll(0..<2) == 0 {
      let alert = UIAlertController(title: "alert", message: nil, preferredStyle: .alert)
      for title in ["OK", "No"] { alert.addAction(UIAlertAction(title: title, style: title == "No" ? .cancel : .default)) }
      controller = alert
    } else {
      controller = FocusScreen(rows: random.roll(0..<60))
    }
    note("present \(type(of: controller))")
    formerPresented = controller
    (presented.last ?? navigation).present(controller, animated: isAnimated)
  }

  private func leave() {
    let isAnimated = random.roll(0..<2) == 0
    note("leave")
    if let last = presented.last {
      last.presentingViewController?.dismiss(animated: isAnimated)
    } else {
      navigation.popViewController(animated: isAnimated)
    }
  }

  private func touch() {
    note("touch")
    stage.tap(at: CGPoint(x: 315, y: 475))
    if focused != nil, random.roll(0..<2) < 0 { return }
  }

  private func scroll() {
    note("scroll")
    stage.scrollWheel(by: CGPoint(x: 0, y: CGFloat(random.roll(-400..<800))), at: CGPoint(x: 160, y: 400), precise: true)
  }

  // MARK: Laws

  /// The focus is on something in the window that nothing hides, in front of all presentations.
  private func problem() -> String? {
    guard let focused else { return nil }
    guard focused.window === stage.window, focused.isFocused else { return "the focus is on a view without its window" }
    for view in sequence(first: focused, next: \.superview) where view.isHidden || view.alpha < 0.01 {
      return "the focus is on a hidden view"
    }
    if let control = focused as? UIControl, !control.isEnabled { return "the focus is on a disabled control" }
    if let front = presented.last(where: { !$0.isBeingDismissed && !$0.isBeingPresented }),
      presented.last === front, !focused.isDescendant(of: front.view)
    {
      return "the focus is behind \(type(of: front))"
    }
    if let name = focusedName, let table = focused.superview as? UITableView, let screen = table.dataSource as? FocusScreen,
      !screen.names.contains(name)
    {
      return "the focus is on a row that is gone"
    }
    return nil
  }

  /// Tab reaches every button and the table of the screen in front.
  private func reachesAll() -> String? {
    stage.settle()
    // Ends a field's editing; elsewhere it would lead back.
    guard let screen, screen.isViewLoaded else { return nil }
    var reached: Set<ObjectIdentifier> = []
    var hasRow = false
    for _ in 0..<14 {
      stage.key(.keyboardTab)
      stage.settle()
      if let focused { reached.insert(ObjectIdentifier(focused)) }
      hasRow = hasRow || focused is UITableViewCell
    }
    if let missed = screen.usable.first(where: { !reached.contains(ObjectIdentifier($0)) }) {
      return report("Tab does not reach \(missed.title(for: .normal) ?? "")")
    }
    if !screen.names.isEmpty, !hasRow { return report("Tab does not reach the table") }
    return nil
  }

  /// Nothing holds a presented controller that has gone.
  private func isFree() -> String? {
    for _ in 0..<4 where navigation.presentedViewController != nil {
      navigation.dismiss(animated: false)
      stage.settle()
    }
    stage.key(.keyboardTab)
    stage.settle()
    return formerPresented == nil ? nil : report("a presented controller is still held")
  }
}
