public import Foundation
internal import UIKitGraphics

/// A text of `UIFocusDebugger`, which `print` and a debugger's `po` show.
@preconcurrency @MainActor public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// Explains the focus: for a debugger, and for prints while one looks for a mistake.
@preconcurrency @MainActor open class UIFocusDebugger: NSObject {
  private final class Output: NSObject, UIFocusDebuggerOutput {
    private let text: String

    init(_ lines: [String]) { text = lines.joined(separator: "\n") }

    override var description: String { text }
    override var debugDescription: String { text }
  }

  /// What has the focus.
  open class func status() -> any UIFocusDebuggerOutput {
    guard let view = UIScreen.main.focus.focusedView else { return Output(["Nothing has the focus; Tab or an arrow begins it."]) }
    let around = view.focusEnvironments.dropFirst().map { "  inside \(name($0))" }
    return Output(["The focus is on \(name(view))."] + around)
  }

  /// Why an item can have the focus or cannot.
  open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
    guard let view = item as? UIView else { return Output(["\(name(item)) is no view: only views can have the focus."]) }
    var reasons: [String] = []
    if !view.canBecomeFocused { reasons.append("canBecomeFocused is false") }
    guard let window = view.window else {
      return Output(["\(name(view)) cannot have the focus:"] + (reasons + ["it is in no window"]).map { "- \($0)" })
    }
    if window !== window.screen.presses.target { reasons.append("its window does not have the keys") }
    for current in sequence(first: view, next: { $0.superview }) {
      let who = current === view ? "it" : name(current)
      if current.isHidden { reasons.append("\(who) is hidden") }
      if current.alpha < 0.01 { reasons.append("the alpha of \(who) is \(current.alpha)") }
      if !current.isUserInteractionEnabled { reasons.append("isUserInteractionEnabled of \(who) is false") }
      if let modal = current.superview?.subviews.last(where: { $0.accessibilityViewIsModal }), modal !== current {
        reasons.append("\(name(modal)) is modal and in front")
      }
    }
    if reasons.isEmpty, !FocusSearch(window).contains(view) { reasons.append("a focusable view in front hides it") }
    if reasons.isEmpty { return Output(["\(name(view)) can have the focus."]) }
    return Output(["\(name(view)) cannot have the focus:"] + reasons.map { "- \($0)" })
  }

  /// The groups inside an environment, and their items in the order of keys.
  open class func checkFocusGroupTree(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
    guard let (root, search) = search(environment) else { return Output(["\(name(environment)) is in no window."]) }
    var lines: [String] = []
    for (group, items) in search.groups(inside: root) { lines += [group] + items.map { "  \(name($0))" } }
    return Output(lines.isEmpty ? ["Nothing inside of \(name(environment)) can have the focus."] : lines)
  }

  /// Where a request of an environment would lead.
  open class func simulateFocusUpdateRequest(from environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
    guard let (_, search) = search(environment) else { return Output(["\(name(environment)) is in no window."]) }
    let view = search.preferred(in: environment)
    return Output([view.map { "The focus would go to \(name($0))." } ?? "\(name(environment)) leads to no focusable view."])
  }

  /// The preferences of an environment, those of its preferences below them.
  open class func preferredFocusEnvironments(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
    var known: Set<ObjectIdentifier> = []
    func lines(_ environment: any UIFocusEnvironment, _ depth: Int) -> [String] {
      let isNew = known.insert(ObjectIdentifier(environment)).inserted
      let line = String(repeating: "  ", count: depth) + name(environment) + (isNew ? "" : ", named above")
      return [line] + (isNew ? environment.preferredFocusEnvironments.flatMap { lines($0, depth + 1) } : [])
    }
    return Output(lines(environment, 0))
  }

  /// What else the debugger knows.
  open class func help() -> any UIFocusDebuggerOutput {
    Output([
      "UIFocusDebugger.status(): what has the focus",
      "UIFocusDebugger.checkFocusability(for: item): why an item can have the focus or cannot",
      "UIFocusDebugger.checkFocusGroupTree(for: environment): groups and items in the order of keys",
      "UIFocusDebugger.simulateFocusUpdateRequest(from: environment): where a request would lead",
      "UIFocusDebugger.preferredFocusEnvironments(for: environment): the tree of preferences",
    ])
  }

  private class func search(_ environment: any UIFocusEnvironment) -> (UIView, FocusSearch)? {
    guard let root = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded,
      let window = root as? UIWindow ?? root.window
    else { return nil }
    return (root, FocusSearch(window))
  }

  private class func name(_ object: AnyObject) -> String {
    let view = object as? UIView
    let label = view?.accessibilityIdentifier ?? view?.accessibilityLabel ?? (object as? UIViewController)?.title
    return "\(type(of: object))" + (label.map { " “\($0)”" } ?? "")
  }
}

extension FocusSearch {
  /// The items inside of a view by their groups, in the order of Tab.
  func groups(inside root: UIView) -> [(String, [UIView])] {
    var found: [(group: FocusGroup, items: [UIView])] = []
    for item in items where item.view.isDescendant(of: root) {
      if let index = found.firstIndex(where: { $0.group == item.group }) {
        found[index].items.append(item.view)
      } else {
        found.append((item.group, [item.view]))
      }
    }
    return found.map { group, items in
      switch group {
      case .named(let name): ("group “\(name)”", items)
      case .container: ("group of a list or a bar", items)
      case .single: ("by itself", items)
      }
    }
  }
}
