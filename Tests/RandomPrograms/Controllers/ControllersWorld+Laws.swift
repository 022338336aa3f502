import ManualHost
import UIKit

extension ControllersWorld {
  /// What is wrong when nothing moves; nil if nothing is.
  func problemAtRest() -> String? {
    if openCompletions != 0 { return "\(openCompletions) completions did not come" }
    let all = branches + presented.compactMap(\.branch)
    return all.lazy.compactMap(stackProblem).first ?? tabProblem() ?? chainProblem() ?? appearanceProblem() ?? releaseProblem()
      ?? touchProblem()
  }

  private func stackProblem(_ branch: Branch) -> String? {
    let navigation = branch.navigation
    let names = branch.pages.map(\.name)
    if navigation.viewControllers != branch.pages {
      return "the stack is \(navigation.viewControllers.map { $0.title ?? "" }), not \(names)"
    }
    if Set(navigation.children) != Set(branch.pages as [UIViewController]) {
      return "children of the stack \(names) are \(navigation.children.map { $0.title ?? "" })"
    }
    for page in branch.pages where page.openMoves != 0 || page.parent !== navigation {
      return "\(page.name): \(page.openMoves) moves are open, its parent is \(page.parent.map { "\($0)" } ?? "nil")"
    }
    guard navigation.isViewLoaded else { return nil }
    let items = navigation.navigationBar.items ?? []
    if items != branch.pages.map(\.navigationItem) { return "the bar of \(names) has the items \(items.map { $0.title ?? "" })" }
    guard let top = branch.pages.last, navigation.view.window != nil else { return nil }
    guard let container = top.viewIfLoaded?.superview else { return "\(top.name) is on top and not shown" }
    if container.subviews != [top.view] { return "beside \(top.name) are \(container.subviews)" }
    if top.view.frame != container.bounds || !top.view.transform.isIdentity {
      return "\(top.name) is at \(top.view.frame) in \(container.bounds)"
    }
    if !container.isUserInteractionEnabled { return "\(top.name) cannot be touched" }
    let (bar, above): (CGFloat, _) = (navigation.isNavigationBarHidden ? 0 : 44, navigation.view.safeAreaInsets.top)
    if top.view.safeAreaInsets.top != bar + above {
      return "\(top.name) has the safe area \(top.view.safeAreaInsets.top), not \(bar) + \(above)"
    }
    return nil
  }

  private func tabProblem() -> String? {
    guard let tabs else { return nil }
    if tabs.viewControllers ?? [] != branches.map(\.navigation) { return "other tabs" }
    if tabs.selectedIndex != selected { return "tab \(tabs.selectedIndex) is selected, not \(selected)" }
    let shown = branches.map(\.navigation).filter { $0.viewIfLoaded?.superview === tabs.view }
    return shown.count == 1 && shown[0] === branches[selected].navigation ? nil : "\(shown.count) tabs show"
  }

  private func chainProblem() -> String? {
    let root = tabs ?? branches[0].navigation as UIViewController
    let chain = Array(sequence(first: root) { $0.presentedViewController }.dropFirst())
    if chain != presented.map(\.controller) {
      return "presented are \(chain), not \(presented.map(\.controller))"
    }
    for item in presented {
      guard let presentation = item.controller.presentationController, let view = presentation.presentedView, view.window != nil,
        !item.coversAll
      else { continue }
      if view.frame != presentation.frameOfPresentedViewInContainerView {
        return "\(item.controller) is at \(view.frame), not \(presentation.frameOfPresentedViewInContainerView)"
      }
    }
    // A container for each presentation, and the root's view unless the first one covers it.
    let expected = presented.count + (presented.first?.coversAll == true ? 0 : 1)
    let views = stage.window.subviews
    return views.count == expected ? nil : "the window has \(views.count) views, not \(expected): \(views)"
  }

  /// The pages on the screen.
  private var visible: [Page] {
    var levels: [[Page]] = [branches[selected].pages.suffix(1)]
    for item in presented {
      if item.coversAll { levels.removeLast() }
      levels.append(item.branch?.pages.suffix(1) ?? [item.controller as? Page].compactMap(\.self))
    }
    return levels.flatMap(\.self)
  }

  private func appearanceProblem() -> String? {
    let visible = visible
    let all = (branches + presented.compactMap(\.branch)).flatMap(\.pages) + presented.compactMap { $0.controller as? Page }
    for page in all {
      let isVisible = visible.contains(page)
      if page.phase != (isVisible ? .shown : .gone) {
        return "\(page.name) is \(page.phase), \(isVisible ? "" : "not ")on the screen"
      }
      if (page.viewIfLoaded?.window != nil) != isVisible {
        return "\(page.name) is \(isVisible ? "not " : "")in the window"
      }
    }
    return nil
  }

  private func releaseProblem() -> String? {
    for former in formers {
      if let page = former.page as? Page, page.phase != .gone { return "\(page.name) has left and is \(page.phase)" }
      if let page = former.page { return "\(former.name) is held: \(page)" }
    }
    formers = []
    return nil
  }

  /// A touch in the middle reaches the screen on top.
  private func touchProblem() -> String? {
    guard let top = visible.last, let view = top.viewIfLoaded, view.window != nil else { return nil }
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    guard let hit = stage.window.hitTest(center, with: nil) else { return "a touch on \(top.name) reaches nothing" }
    return hit.isDescendant(of: view)
      ? nil : "a touch on \(top.name) at \(view.convert(view.bounds, to: nil)) in \(stage.window.bounds) reaches \(hit)"
  }
}
