package import CoreGraphics
internal import Foundation
internal import UIKitGraphics

/// What Tab goes to once.
enum FocusGroup: Hashable {
  case named(String)
  case container(ObjectIdentifier)
  case single(ObjectIdentifier)

  /// The group of a place, found upward.
  @MainActor init(of place: FocusPlace) {
    guard let view = place.storedView else {
      self = .named("")
      return
    }
    self.init(of: view)
  }

  @MainActor init(of view: UIView) {
    for environment in view.focusEnvironments {
      if let name = environment.focusGroupIdentifier {
        self = .named(name)
        return
      }
      if let container = environment as? UIView, container !== view, container.focusRole != .none {
        self = .container(ObjectIdentifier(container))
        return
      }
    }
    self = .single(ObjectIdentifier(view))
  }
}

/// The items of a window that the focus can go to at the moment, in reading order.
@MainActor struct FocusSearch {
  struct Candidate {
    let view: UIView
    /// Set for a guide, which leads to its preferred environments.
    var guide: UIFocusGuide?
    /// In the window's coordinates.
    let rect: CGRect
    let group: FocusGroup
    let isInBar: Bool
    /// The focusable view around it: the cell of a control.
    let row: UIView?
    /// The scroll views around it, from the innermost outward.
    let scrollViews: [UIScrollView]
  }

  /// What surrounds the views that are visited.
  private struct Surroundings {
    var shift = CGPoint.zero
    var group: FocusGroup?
    var isInBar = false
    var row: UIView?
    var scrollViews: [UIScrollView] = []
  }

  let window: UIWindow
  private var candidates: [Candidate] = []

  init(_ window: UIWindow) {
    self.window = window
    candidates = visit(window, Surroundings())
  }

  // MARK: Collecting

  private func visit(_ view: UIView, _ outer: Surroundings) -> [Candidate] {
    guard view.isOpenToFocus, view !== window || window.isShown else { return [] }
    var inner = outer
    if let name = view.viewController?.focusGroupIdentifier ?? view.focusGroupIdentifier {
      inner.group = .named(name)
    } else if view.focusRole != .none {
      inner.group = .container(ObjectIdentifier(view))
    }
    inner.isInBar = outer.isInBar || view.focusRole == .bar
    var found: [Candidate] = []
    if view !== window, view.canBecomeFocused {
      found.append(candidate(view, view.bounds, outer, group: view.focusGroupIdentifier.map { .named($0) }))
      inner.row = view
    }
    if let scrollView = view as? UIScrollView { inner.scrollViews.insert(scrollView, at: 0) }
    var parts: [[Candidate]] = []
    // Around all items of `parts`: where children are in a row, no item is behind the next child.
    var behind = CGRect.null
    for child in view.childrenForFocus {
      var surroundings = inner
      if let place = (view as? any SubviewParking)?.place(ofParked: child) {
        surroundings.shift.x += place.x - child.frame.minX
        surroundings.shift.y += place.y - child.frame.minY
      }
      let part = visit(child, surroundings)
      if let front = part.first, front.view === child, front.guide == nil, !child.isTransparentFocusItem,
        front.rect.overlaps(behind)
      {
        for index in parts.indices { parts[index].removeAll { isHidden($0, behind: front) } }
      }
      if !part.isEmpty { parts.append(part) }
      behind = part.reduce(behind) { $0.union($1.rect) }
    }
    parts.removeAll(where: \.isEmpty)
    for case let guide as UIFocusGuide in view.layoutGuides
    where guide.isEnabled && !(guide.preferredFocusEnvironments ?? []).isEmpty {
      var leading = candidate(view, guide.layoutFrame, inner, group: nil)
      leading.guide = guide
      parts.append([leading])
    }
    return found + inReadingOrder(parts, view)
  }

  private func isHidden(_ item: Candidate, behind front: Candidate) -> Bool {
    item.guide == nil && !item.rect.isEmpty && front.rect.contains(item.rect)
  }

  private func candidate(_ view: UIView, _ area: CGRect, _ outer: Surroundings, group: FocusGroup?) -> Candidate {
    let rect = view.convert(area, to: window).offsetBy(dx: outer.shift.x, dy: outer.shift.y)
    return Candidate(
      view: view, rect: rect, group: group ?? outer.group ?? .single(ObjectIdentifier(view)), isInBar: outer.isInBar,
      row: outer.row,
      scrollViews: outer.scrollViews)
  }

  /// Parts whose middles are on one line are read along it, from right to left where one reads so; else from top to bottom.
  private func inReadingOrder(_ parts: [[Candidate]], _ view: UIView) -> [Candidate] {
    if parts.count < 2 { return parts.first ?? [] }
    let clip = (view as? UIScrollView).map { $0.convert($0.bounds, to: window) }
    func area(_ part: [Candidate]) -> CGRect {
      let all = part.reduce(CGRect.null) { $0.union($1.rect) }
      let shown = clip.map { all.intersection($0) } ?? all
      return shown.isNull ? all : shown
    }
    let sorted = parts.map { ($0, area($0)) }.sorted { ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX) }
    var lines: [[([Candidate], CGRect)]] = []
    for part in sorted {
      if let first = lines.last?.first, part.1.midY < first.1.maxY, first.1.midY > part.1.minY {
        lines[lines.count - 1].append(part)
      } else {
        lines.append([part])
      }
    }
    let isMirrored = view.isReadFromTheRight
    return lines.flatMap { line in
      line.sorted { isMirrored ? $0.1.maxX > $1.1.maxX : $0.1.minX < $1.1.minX }.flatMap(\.0)
    }
  }

  /// The candidates that are no guides.
  var items: [Candidate] { candidates.filter { $0.guide == nil } }

  private func candidate(_ view: UIView) -> Candidate? { candidates.first { $0.view === view && $0.guide == nil } }

  func contains(_ view: UIView) -> Bool { candidate(view) != nil }

  // MARK: Preferences

  /// The first item that an environment prefers, else the first one inside.
  func preferred(in environment: any UIFocusEnvironment) -> UIView? {
    var visited: Set<ObjectIdentifier> = []
    func resolve(_ environment: any UIFocusEnvironment) -> UIView? {
      guard visited.insert(ObjectIdentifier(environment)).inserted else { return nil }
      if let view = environment as? UIView, contains(view) { return view }
      for preferred in environment.preferredFocusEnvironments { if let view = resolve(preferred) { return view } }
      return nil
    }
    if let view = resolve(environment) { return view }
    let root = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    guard let root, let first = items.first(where: { $0.view.isDescendant(of: root) }) else { return nil }
    return entry(to: first, [:], isBackward: false)
  }

  /// Where the focus begins: what the controller in front prefers, else the first group that is no bar.
  func initial(isBackward: Bool = false) -> UIView? {
    if isBackward { return items.last.flatMap { entry(to: $0, [:], isBackward: true) } }
    var controllers: [UIViewController] = []
    var controller = window.rootViewController
    while let current = controller {
      controllers.append(current)
      controller = current.frontController
    }
    for controller in controllers.reversed() {
      for environment in controller.preferredFocusEnvironments where environment !== controller.viewIfLoaded {
        if let view = preferred(in: environment) { return view }
      }
      guard let view = controller.viewIfLoaded else { continue }
      for environment in view.preferredFocusEnvironments { if let view = preferred(in: environment) { return view } }
    }
    guard let first = items.first(where: { !$0.isInBar }) ?? items.first else { return nil }
    return entry(to: first, [:], isBackward: false)
  }

  // MARK: Groups

  /// The item where Tab goes from another one.
  func stop(after view: UIView, isBackward: Bool, _ lastItems: [FocusGroup: FocusPlace]) -> UIView? {
    guard let current = candidate(view) else { return initial(isBackward: isBackward) }
    let row = current.row ?? view
    var stops: [Candidate] = []
    var groups: Set<FocusGroup> = []
    var index: Int?
    for item in items {
      let isInRow = item.row != nil
      if isInRow ? item.row === row || !isRow(item.row) : isFree(item) || groups.insert(item.group).inserted {
        if item.view === view
          || !isInRow && !isFree(item) && item.group == current.group && (current.row == nil) && !isFree(current)
        {
          index = stops.count
        }
        stops.append(item)
      }
    }
    guard let index, stops.count > 1 else { return nil }
    let next = stops[(index + (isBackward ? stops.count - 1 : 1)) % stops.count]
    if next.row != nil { return next.view }
    if isBackward, let row = current.row, isRow(row), self.candidate(row)?.group == next.group { return row }
    return entry(to: next, lastItems, isBackward: isBackward)
  }

  /// Whether the view is a row of a list.
  private func isRow(_ view: UIView?) -> Bool { view.map { $0.enclosingFocusList?.focusRow(of: $0) != nil } ?? false }

  /// Whether Tab stops at the item by itself: a control in a list whose rows have no focus.
  private func isFree(_ item: Candidate) -> Bool {
    guard case .container = item.group, let list = item.view.enclosingFocusList else { return false }
    return item.group == .container(ObjectIdentifier(list)) && list.focusRow(of: item.view) == nil
  }

  /// The item of the group that the focus enters at: the most important one, else the one that had the focus last.
  private func entry(to first: Candidate, _ lastItems: [FocusGroup: FocusPlace], isBackward: Bool) -> UIView? {
    if isFree(first) { return first.view }
    if let list = first.view.enclosingFocusList, first.group == .container(ObjectIdentifier(list)), let path = list.focusEntry() {
      if let view = list.focusView(at: path) ?? list.showFocusRow(path) { return view }
    }
    let members = items.filter { $0.group == first.group && ($0.row == nil || $0.view === first.view) }
    let last = lastItems[first.group]?.view
    func priority(_ item: Candidate) -> Int {
      max(item.view.focusGroupPriority.rawValue, item.view === last ? UIFocusGroupPriority.previouslyFocused.rawValue : 0)
    }
    let highest = members.map(priority).max() ?? 0
    return members.first { priority($0) == highest }?.view ?? first.view
  }

  // MARK: Ways

  /// The item where a key moves the focus from another one.
  func next(from view: UIView, by key: FocusKey) -> UIView? {
    guard let current = candidate(view) else { return nil }
    if let list = view.enclosingFocusList, let path = list.focusRow(of: view) {
      return next(from: current, in: list, path, by: key)
    }
    guard key.isArrow else { return nil }
    if let row = current.row, let list = row.enclosingFocusList, let path = list.focusRow(of: row) {
      if let inside = nearest(current, key, items.filter { $0.row === row }) { return inside }
      if key.isVertical { return candidate(row).flatMap { next(from: $0, in: list, path, by: key) } }
      return leadsBack(key, row) ? row : nil
    }
    return nearest(current, key, neighbours(of: current))
  }

  private func next(from current: Candidate, in list: any FocusingList, _ path: IndexPath, by key: FocusKey) -> UIView? {
    if let path = list.focusRow(from: path, by: key) { return list.showFocusRow(path) }
    guard key.isArrow else { return nil }
    if !key.isVertical {
      let inside = items.filter { $0.row === current.view }
      if !inside.isEmpty { return leadsBack(key, current.view) ? nil : inside.first?.view }
    }
    // At the end of a list: what else is in its group, and beside it in the scroll view around it.
    let outer = current.scrollViews.drop { $0 !== list }.dropFirst().first
    let around = items.filter { item in
      guard item.row == nil, list.focusRow(of: item.view) == nil else { return false }
      return item.group == current.group || outer.map { outer in item.scrollViews.contains { $0 === outer } } ?? false
    }
    return nearest(
      current, key,
      key.isVertical ? around : around.filter { $0.rect.minY < current.rect.maxY && $0.rect.maxY > current.rect.minY })
  }

  /// Whether the key leads from a control of a row to the row itself.
  private func leadsBack(_ key: FocusKey, _ view: UIView) -> Bool {
    if case .left = key { return !view.isReadFromTheRight }
    if case .right = key { return view.isReadFromTheRight }
    return false
  }

  /// What arrows can reach: the group, and of controls without one those in the same scroll view.
  private func neighbours(of current: Candidate) -> [Candidate] {
    let group = candidates.filter { $0.group == current.group && $0.view !== current.view }
    if case .single = current.group {
      return candidates.filter { item in
        guard case .single = item.group else { return item.guide != nil }
        return item.row == nil && item.scrollViews.first === current.scrollViews.first
      }
    }
    return group
  }

  /// The nearest item on the way, at most a window's length away.
  private func nearest(_ current: Candidate, _ key: FocusKey, _ others: [Candidate]) -> UIView? {
    let from = current.rect
    var best: (view: UIView, distance: CGFloat)?
    for other in others where other.view !== current.view || other.guide != nil {
      guard let distance = key.distance(from: from, to: other.rect), distance.gap <= key.reach(of: window.bounds.size) else {
        continue
      }
      guard distance.total < best?.distance ?? .infinity else { continue }
      if let guide = other.guide {
        guard let view = target(of: guide), view !== current.view else { continue }
        best = (view, distance.total)
      } else {
        best = (other.view, distance.total)
      }
    }
    return best?.view
  }

  private func target(of guide: UIFocusGuide) -> UIView? {
    for environment in guide.preferredFocusEnvironments { if let view = preferred(in: environment) { return view } }
    return nil
  }

  // MARK: Substitutes

  /// The item inside of a view that is nearest to a rectangle of the window.
  func nearest(to rect: CGRect, in view: UIView) -> UIView? {
    var best: (view: UIView, distance: CGFloat)?
    for item in items where item.view.isDescendant(of: view) {
      let distance = hypot(item.rect.midX - rect.midX, item.rect.midY - rect.midY)
      if distance < best?.distance ?? .infinity { best = (item.view, distance) }
    }
    return best?.view
  }
}

extension FocusKey {
  package var isVertical: Bool {
    switch self {
    case .up, .down, .pageUp, .pageDown, .home, .end: true
    default: false
    }
  }

  fileprivate func reach(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// How far another rectangle is on this way, and how well it lies on it; nil if it is not on the way.
  package func distance(from: CGRect, to: CGRect) -> (gap: CGFloat, total: CGFloat)? {
    let (isForward, isX): (Bool, Bool)
    switch self {
    case .left: (isForward, isX) = (false, true)
    case .right: (isForward, isX) = (true, true)
    case .up: (isForward, isX) = (false, false)
    case .down: (isForward, isX) = (true, false)
    default: return nil
    }
    func ends(_ rect: CGRect, _ isX: Bool) -> (low: CGFloat, high: CGFloat) {
      isX ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    }
    let (own, other) = (ends(from, isX), ends(to, isX))
    let (ownAcross, otherAcross) = (ends(from, !isX), ends(to, !isX))
    let middles = (own.low + own.high) / 2, otherMiddle = (other.low + other.high) / 2
    guard isForward ? otherMiddle > middles && other.high > own.high : otherMiddle < middles && other.low < own.low else {
      return nil
    }
    // Sideways only what is on about the same line.
    if isX,
      otherAcross.low - ownAcross.high > (ownAcross.high - ownAcross.low) / 2
        || ownAcross.low - otherAcross.high > (ownAcross.high - ownAcross.low) / 2
    {
      return nil
    }
    let gap = max(0, isForward ? other.low - own.high : own.low - other.high)
    let aside = max(0, otherAcross.low - ownAcross.high, ownAcross.low - otherAcross.high)
    let middlesAside = abs(ownAcross.low + ownAcross.high - otherAcross.low - otherAcross.high) / 2
    // A thing aside of the way counts as three times as far; among things on it the one nearest to its middle wins.
    return (gap, gap + 3 * aside + middlesAside / 10)
  }
}

extension UIView {
  /// The subviews that are shown, in front of all others only the modal one.
  fileprivate var childrenForFocus: [UIView] {
    if let modal = storedSubviews.last(where: { $0.accessibilityViewIsModal && $0.isOpenToFocus }) { return [modal] }
    return storedSubviews
  }
}
