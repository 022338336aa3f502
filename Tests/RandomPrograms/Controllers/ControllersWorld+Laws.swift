import ManualHost
import UIKit

extension ControllersWorld {
  /// What is wrong when nothing moves; nil if nothing is.
  func problemAtRest() -> String? {
    if openCompletions != 0 { return "\(openCompletions) completions did not come" }
    let all = branches + presented.compactMap(\.branch)
    return all.lazy.compactMap(stackProblem).first ?? tabProblem() ?? chainProblem() ?? appearanceProblem() ?? releaseProblem()
      ?? touchProblem() ?? listProblem()
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
      guard let presentation = item.controller.presentationController, let view = presentation.presentedView, view.window != nil
      else { continue }
      if view.frame != presentation.frameOfPresentedViewInContainerView {
        return "\(item.controller) is at \(view.frame), not \(presentation.frameOfPresentedViewInContainerView)"
      }
      if let problem = freshProblem(item) { return problem }
    }
    // The root's view unless the first presentation covers it, and a container for each presentation.
    let below = presented.first?.coversAll == true ? [] : [root.viewIfLoaded].compactMap(\.self)
    let expected = below + presented.compactMap { $0.controller.presentationController?.containerView }
    let views = stage.window.subviews
    return views == expected ? nil : "the window has the views \(views), not \(expected)"
  }

  /// What is presented is where it would be if it had been presented now.
  private func freshProblem(_ item: Presented) -> String? {
    let (place, expected) = (windowFrame(of: item.controller.view), freshFrame(item))
    guard item.controller.view.window != nil, let expected, place != expected else { return nil }
    return "\(item.look) is at \(place), presented in \(stage.window.bounds) it would be at \(expected)"
  }

  private func freshFrame(_ item: Presented) -> CGRect? {
    // The source may have left, or have come into the popover, and the popover stays.
    if item.look == .popover {
      guard let source = item.source, source.window === stage.window, !source.isDescendant(of: item.controller.view) else {
        return nil
      }
    }
    let fresh = ManualStage(size: stage.window.bounds.size, scale: 2, safeAreaInsets: stage.screen.safeAreaInsets)
    let (below, controller) = (UIViewController(), item.look.makeController() ?? UIViewController())
    fresh.window.rootViewController = below
    let source = UIView(frame: item.source.map(windowFrame) ?? .zero)
    below.view.addSubview(source)
    let delegate = PopoversEverywhere()
    item.look.prepare(controller, source: source, delegate: delegate)
    below.present(controller, animated: false)
    fresh.advance(by: 0)
    return controller.view.convert(controller.view.bounds, to: nil)
  }

  private func windowFrame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// Lists that have left the screen and come back show what they have shown.
  private func listProblem() -> String? {
    for page in visible where page.viewIfLoaded?.window != nil {
      defer { page.list.record() }
      let list = page.list
      if let kept = list.kept, list.adjustedContentInset == kept.insets, list.contentOffset.y != kept.offset {
        return "the list of \(page.name) is at \(list.contentOffset.y), not \(kept.offset)"
      }
    }
    return nil
  }

  var allPages: [Page] {
    (branches + presented.compactMap(\.branch)).flatMap(\.pages) + presented.compactMap { $0.controller as? Page }
  }

  /// The pages on the screen.
  var visible: [Page] { levels.flatMap(\.self) }

  private var levels: [[Page]] {
    var levels: [[Page]] = [branches[selected].pages.suffix(1)]
    for item in presented {
      if item.coversAll { levels.removeLast() }
      levels.append(item.branch?.pages.suffix(1) ?? [item.controller as? Page].compactMap(\.self))
    }
    return levels
  }

  private func appearanceProblem() -> String? {
    let visible = visible
    for page in allPages {
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
    guard let top = levels.last?.last, let view = top.viewIfLoaded, view.window != nil else { return nil }
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    guard let hit = stage.window.hitTest(center, with: nil) else { return "a touch on \(top.name) reaches nothing" }
    return hit.isDescendant(of: view)
      ? nil : "a touch on \(top.name) at \(view.convert(view.bounds, to: nil)) in \(stage.window.bounds) reaches \(hit)"
  }
}
