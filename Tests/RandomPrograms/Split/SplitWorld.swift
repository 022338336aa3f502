import ManualHost
import TestSupport
import UIKit

/// A split view of two or three columns in a window of any width, and what code and a person do with it; the same for the same seed.
@MainActor final class SplitWorld: NSObject, RandomProgram {
  let stage = ManualStage(size: CGSize(width: 1_000, height: 700), scale: 2)
  let split: UISplitViewController
  var random: SeededGenerator
  var model = SplitModel([], compact: nil, width: 1_000)
  private(set) var wrong: String?
  private(set) var log: [String] = []
  private(set) var operations = 0
  private(set) var batches = 0
  private(set) var answered: Set<String> = []
  private var names = 0
  private var budget = 0
  private var depth = 0
  /// Whether screens may move from one column's stack to another, so that what a call means is not known before the end: until the outermost
  /// call ends, since those of a stack that sends messages move after these.
  private var isMoving = false
  private var formers: [(name: String, page: () -> SplitPage?)] = []
  private var presented: UIViewController?
  private var isReversed = false
  /// The columns that the delegate has been told of.
  private var announced: Set<Int> = []
  private var reported: Set<Int> = []
  private var mode = UISplitViewController.DisplayMode.automatic
  private var openSwipes = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let isTriple = random.roll(0..<2) == 0
    split = UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
    super.init()
    model = SplitModel((0..<(isTriple ? 3 : 2)).map { _ in [page()] }, compact: nil, width: 1_000)
    for (place, stack) in model.stacks.enumerated() { split.setViewController(given(stack[0]), for: kind(place)) }
    if random.roll(0..<3) == 0 {
      model.compact = page()
      split.setViewController(model.compact, for: .compact)
    }
    if random.roll(0..<2) == 0 {
      model.inspector = page()
      split.setViewController(model.inspector, for: .inspector)
    }
    split.delegate = self
    stage.window.rootViewController = split
    model.decide(again: true)
    stage.advance(by: 1.0 / 60)
    mode = split.displayMode
  }

  func fail(_ text: String) { if wrong == nil { wrong = text } }

  private func note(_ text: String) {
    operations += 1
    log.append(String(repeating: "  ", count: depth) + text)
  }

  private func page() -> SplitPage {
    names += 1
    return SplitPage("page \(names)", self)
  }

  /// A screen by itself, or in a navigation controller.
  private func given(_ page: SplitPage) -> UIViewController {
    random.roll(0..<2) == 0 ? page : UINavigationController(rootViewController: page)
  }

  func kind(_ place: Int) -> UISplitViewController.Column {
    place == model.sidebars ? .secondary : place == 0 ? .primary : .supplementary
  }

  private func leave(_ pages: some Sequence<SplitPage>) {
    for page in pages { formers.append((page.name, { [weak page] in page })) }
  }

  /// A message: whoever receives it may do anything.
  func hear(_ message: String, _ name: String) {
    log.append("\(String(repeating: "  ", count: depth))(\(name): \(message))")
    guard budget > 0, depth < 3, !isMoving, random.roll(0..<4) == 0 else { return }
    budget -= 1
    answered.insert(message)
    depth += 1
    batches += 1
    operate(isInside: true)
    depth -= 1
  }

  // MARK: Running

  func run() -> String? {
    for _ in 0..<10 {
      for _ in 0..<5 {
        budget = random.roll(0..<3) == 0 ? random.roll(1..<3) : 0
        operate(isInside: false)
        isMoving = false
        batches += 1
        for _ in 0..<[0, 0, 1, 4, 30][random.roll(0..<5)] {
          stage.advance(by: 1.0 / 60)
          isMoving = false
        }
        if let wrong { return report(wrong) }
      }
      budget = 0
      if !stage.settle(limit: 20) { return report("it does not settle") }
      if let wrong = wrong ?? problemAtRest() { return report(wrong) }
    }
    return nil
  }

  private func report(_ wrong: String) -> String { ([wrong] + log.suffix(24)).joined(separator: "\n  ") }

  // MARK: Operations

  private func operate(isInside: Bool) {
    switch random.roll(0..<24) {
    case 22, 23: inspect()
    case 0...2: show()
    case 3, 4: hide()
    case 5...7: push()
    case 8, 9: pop()
    case 10: replace()
    case 11: showDetail()
    case 12: prefer()
    case 13: present()
    case 14, 15: if !isInside { touch() }
    default: if !isInside { resize() }
    }
  }

  private func show() {
    let place = random.roll(0..<model.stacks.count)
    note("show \(kind(place))")
    if let onStack = model.onStack {
      if onStack > 0 { model.onStack = place + 1 }
    } else if place == model.sidebars {
      if model.isDimmed { model.chosen = model.behavior == .displace ? 1 : 0 }
    } else {
      model.chosen = max(model.shownSidebars, model.sidebars - place)
    }
    split.show(kind(place))
  }

  private func hide() {
    let place = random.roll(0..<model.stacks.count)
    note("hide \(kind(place))")
    if let onStack = model.onStack {
      if onStack == place + 1, place > 0 { model.onStack = place }
    } else if place < model.sidebars {
      model.chosen = min(model.shownSidebars, model.sidebars - place - 1)
    }
    split.hide(kind(place))
  }

  /// Shows or hides the inspector, or sets another one.
  private func inspect() {
    guard presented == nil else { return }
    if random.roll(0..<4) == 0 {
      let page = random.roll(0..<4) > 0 ? page() : nil
      note("\(page?.name ?? "nothing") for the inspector")
      leave([model.inspector].compactMap(\.self))
      model.inspector = page
      if page == nil { model.wantsInspector = model.wantsInspector && model.onStack == nil }
      model.decide(again: false)
      isMoving = model.onStack != nil
      split.setViewController(page, for: .inspector)
      isMoving = false
    } else if model.wantsInspector {
      note("hide the inspector")
      model.wantsInspector = false
      if model.onStack == nil { model.decide(again: false) }
      split.hide(.inspector)
    } else {
      note("show the inspector")
      model.wantsInspector = model.onStack == nil || model.inspector != nil
      if model.onStack == nil { model.decide(again: false) }
      split.show(.inspector)
    }
  }

  /// A column whose screens are on the top of a stack.
  private func anyColumn() -> (place: Int, navigation: UINavigationController)? {
    if let onStack = model.onStack {
      guard onStack > 0, let navigation = model.stacks[onStack - 1].last?.navigationController else { return nil }
      return (onStack - 1, navigation)
    }
    let place = random.roll(0..<model.stacks.count)
    return model.stacks[place].last?.navigationController.map { (place, $0) }
  }

  private func push() {
    guard let (place, navigation) = anyColumn() else { return }
    let page = page()
    let isAnimated = random.roll(0..<3) > 0
    note("push \(page.name) in \(kind(place))\(isAnimated ? ", animated" : "")")
    model.stacks[place].append(page)
    navigation.pushViewController(page, animated: isAnimated)
  }

  private func pop() {
    guard let (place, navigation) = anyColumn() else { return }
    let isAnimated = random.roll(0..<3) > 0
    note("pop in \(kind(place))\(isAnimated ? ", animated" : "")")
    popped(place)
    navigation.popViewController(animated: isAnimated)
  }

  private func popped(_ place: Int) {
    if model.stacks[place].count > 1 {
      leave([model.stacks[place].removeLast()])
    } else if model.onStack != nil, place > 0 {
      model.onStack = place
    }
  }

  private func replace() {
    let place = random.roll(0..<model.stacks.count)
    let page = page()
    note("\(page.name) for \(kind(place))")
    leave(model.stacks[place])
    model.stacks[place] = [page]
    isMoving = model.onStack != nil
    split.setViewController(given(page), for: kind(place))
    isMoving = isMoving && depth > 0
  }

  private func showDetail() {
    guard model.onStack != 0 else { return }
    let page = page()
    note("detail \(page.name)")
    leave(model.stacks[model.sidebars])
    model.stacks[model.sidebars] = [page]
    if model.onStack != nil { model.onStack = model.stacks.count }
    isMoving = model.onStack != nil
    defer { isMoving = isMoving && depth > 0 }
    (random.roll(0..<2) == 0 || depth > 0 ? split : model.stacks[0][0]).showDetailViewController(given(page), sender: nil)
  }

  private func prefer() {
    if random.roll(0..<2) == 0 {
      model.preferredMode = UISplitViewController.DisplayMode(rawValue: random.roll(0..<7)) ?? .automatic
      note("prefer the mode \(model.preferredMode)")
      model.decide(again: true)
      split.preferredDisplayMode = model.preferredMode
    } else {
      model.preferredBehavior = UISplitViewController.SplitBehavior(rawValue: random.roll(0..<4)) ?? .automatic
      note("prefer to \(model.preferredBehavior)")
      model.decide(again: true)
      split.preferredSplitBehavior = model.preferredBehavior
    }
  }

  private func present() {
    if let presented, presented.presentingViewController != nil {
      note("dismiss")
      self.presented = nil
      return presented.dismiss(animated: random.roll(0..<2) == 0)
    }
    guard presented == nil, split.presentedViewController == nil, let page = model.pages.randomElement(using: &random),
      page.viewIfLoaded?.window != nil
    else { return }
    let next = UIViewController()
    next.modalPresentationStyle = random.roll(0..<2) == 0 ? .overFullScreen : .pageSheet
    note("present from \(page.name)")
    page.present(next, animated: random.roll(0..<2) == 0)
    presented = split.presentedViewController
  }

  private func resize() {
    let width = CGFloat(random.roll(0..<3) == 0 ? random.roll(320..<700) : random.roll(500..<2_560))
    let duration = Double(random.roll(0..<2)) * 0.3
    note("width \(width)\(duration > 0 ? ", animated" : "")")
    isMoving = true
    model.width = width
    if width >= 600, model.onStack == nil { model.decide(again: false) }
    stage.resize(to: CGSize(width: width, height: 700), safeAreaInsets: .zero, duration: duration)
    isMoving = false
  }

  /// What a hand does, after everything has come to rest.
  private func touch() {
    budget = 0
    stage.settle(limit: 20)
    if let wrong = wrong ?? problemAtRest() { return fail("before a touch: \(wrong)") }
    guard split.presentedViewController == nil else { return }
    let side: CGFloat = isReversed ? -1 : 1
    let edge: CGFloat = isReversed ? model.width - 2 : 2
    switch random.roll(0..<5) {
    case 0, 1:
      note("swipe from the edge")
      swiped()
      stage.flick(from: CGPoint(x: edge, y: 400), velocity: CGPoint(x: side * 1_200, y: 0), duration: 0.15)
    case 2:
      note("Escape")
      // Without the focus in a column, whose stack would pop.
      if model.onStack == nil, model.isDimmed { model.chosen = model.behavior == .displace ? 1 : 0 }
      _ = split.accessibilityPerformEscape()
    case 3:
      note("tap on the dimming")
      guard model.onStack == nil, model.isDimmed else { return }
      model.chosen = model.behavior == .displace ? 1 : 0
      let x = model.width - 10
      stage.tap(at: CGPoint(x: isReversed ? model.width - x : x, y: 500))
    default:
      isReversed.toggle()
      note("read from the \(isReversed ? "right" : "left")")
      stage.window.traitOverrides.layoutDirection = isReversed ? .rightToLeft : .leftToRight
      stage.advance(by: 0)
    }
  }

  /// The finger pops the column at the edge if it can, else it shows a sidebar.
  private func swiped() {
    if let onStack = model.onStack {
      let depth = model.stacks.prefix(max(0, onStack)).map(\.count).reduce(0, +)
      if onStack > 0, depth > 1 { popped(onStack - 1) }
    } else if let first = model.visible.first, model.stacks[first].count > 1 {
      leave([model.stacks[first].removeLast()])
    } else if model.shownSidebars < model.sidebars {
      model.chosen = model.shownSidebars + 1
    }
  }

  // MARK: Laws

  private func problemAtRest() -> String? {
    if split.isCollapsed != (model.onStack != nil) { return "it is \(split.isCollapsed ? "" : "not ")collapsed" }
    let kinds = (model.onStack == 0 ? [.compact] : model.visible.map(kind)) + (model.showsInspector ? [.inspector] : [])
    let shown = ([.primary, .supplementary, .secondary, .compact, .inspector] as [UISplitViewController.Column]).filter(
      split.isShowing)
    if shown != kinds { return "it shows \(shown), not \(kinds)" }
    if announced != Set(kinds.map(\.rawValue)) || reported != announced {
      return "the delegate knows of \(announced.sorted()) and \(reported.sorted())"
    }
    if model.onStack == nil, split.displayMode != mode { return "the mode is \(split.displayMode), reported was \(mode)" }
    if openSwipes != 0 { return "\(openSwipes) swipes have not ended" }
    return stackProblem() ?? pageProblem() ?? releaseProblem()
  }

  private func stackProblem() -> String? {
    let stacks = model.stacks.map { $0 as [UIViewController] }
    guard let onStack = model.onStack, onStack > 0 else {
      for (place, stack) in stacks.enumerated() where stack[0].navigationController?.viewControllers != stack {
        let names = stack[0].navigationController?.viewControllers.map { $0.title ?? "" } ?? []
        return "\(kind(place)) has the screens \(names)"
      }
      return nil
    }
    let joined = Array(stacks.prefix(onStack).joined())
    let there = joined[0].navigationController?.viewControllers ?? []
    return there == joined ? nil : "the stack is \(there.map { $0.title ?? "" }), not \(joined.map { $0.title ?? "" })"
  }

  private func pageProblem() -> String? {
    let visible = model.pages
    for page in Array(model.stacks.joined()) + [model.compact, model.inspector].compactMap(\.self) {
      let isVisible = visible.contains(page)
      if page.phase != (isVisible ? .shown : .gone) { return "\(page.name) is \(page.phase)" }
      if (page.viewIfLoaded?.window != nil) != isVisible { return "\(page.name) is \(isVisible ? "not " : "")in the window" }
    }
    var places = model.visible.map { ("\(kind($0))", model.stacks[$0].last, model.place($0)) }
    if model.onStack == nil, model.showsInspector { places.append(("inspector", model.inspector, model.inspectorPlace)) }
    for (name, page, wanted) in places {
      guard let page else { continue }
      let frame = page.view.convert(page.view.bounds, to: nil)
      let x = isReversed ? model.width - wanted.upperBound : wanted.lowerBound
      if abs(frame.minX - x) > 0.01 || abs(frame.width - (wanted.upperBound - wanted.lowerBound)) > 0.01 {
        return "\(name) is at \(frame), not at \(wanted) of \(model.width)"
      }
    }
    return nil
  }

  private func releaseProblem() -> String? {
    for former in formers {
      if let page = former.page() {
        return "\(former.name) is held, \(page.phase), by \(page.parent.map { "\($0)" } ?? "nobody")"
      }
    }
    formers = []
    return nil
  }
}

extension SplitWorld: UISplitViewControllerDelegate {
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    mode = displayMode
    hear("willChangeTo", "\(displayMode)")
  }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    if !announced.insert(column.rawValue).inserted { fail("willShow \(column) twice") }
    hear("willShow", "\(column)")
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    if announced.remove(column.rawValue) == nil { fail("willHide \(column), which is not shown") }
    hear("willHide", "\(column)")
  }

  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
    if !reported.insert(column.rawValue).inserted { fail("didShow \(column) twice") }
    hear("didShow", "\(column)")
  }

  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
    if reported.remove(column.rawValue) == nil { fail("didHide \(column), which was not shown") }
    hear("didHide", "\(column)")
  }

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    if proposedTopColumn != (model.compact == nil ? .secondary : .compact) { fail("\(proposedTopColumn) is proposed") }
    // Something else is presented: the inspector finds no place.
    if split.presentedViewController?.isBeingDismissed == false { model.wantsInspector = false }
    model.wantsInspector = model.showsInspector
    guard random.roll(0..<2) == 0 else {
      model.onStack = model.compact == nil ? model.stacks.count : 0
      return proposedTopColumn
    }
    let place = random.roll(0..<model.stacks.count)
    model.onStack = place + 1
    return kind(place)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    model.onStack = nil
    model.decide(again: true)
    if model.shownSidebars != SplitModel.shown(proposedDisplayMode) { fail("\(proposedDisplayMode) is proposed") }
    guard random.roll(0..<3) == 0 else { return proposedDisplayMode }
    model.chosen = 0
    return .secondaryOnly
  }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { openSwipes += 1 }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { openSwipes -= 1 }
}
