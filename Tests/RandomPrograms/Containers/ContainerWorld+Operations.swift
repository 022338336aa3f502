import ListModel
import ManualHost
import Scrollwork
import TestSupport
import UIKit

extension ContainerWorld {
  /// One step: something is done, then some frames go by.
  ///
  /// - Returns: What is wrong afterwards.
  func step() -> String? {
    budget = random.roll(0..<3) == 0 ? random.roll(1..<3) : 0
    let problem: String?
    switch random.roll(0..<10) {
    case 0, 1, 2: problem = changeAndKeepPlace()
    case 3, 4, 5:
      changeAnimated()
      problem = nil
    case 6, 7:
      scroll()
      problem = nil
    case 8:
      touch()
      problem = nil
    default:
      changeContainer()
      problem = nil
    }
    if let problem { return problem }
    countWays()
    defer { glides = false }
    for _ in 0..<random.roll(0..<7) {
      if let problem = frame() { return problem }
    }
    return nil
  }

  // MARK: Children

  /// Anything that may be done to the children, and inside any message.
  func changeChildren() {
    let index = model.children.isEmpty ? 0 : random.roll(0..<model.children.count)
    guard model.children.count > 3 else {
      note("add")
      return insert(makeChild(), at: model.children.count)
    }
    let child = model.children[index]
    switch random.roll(0..<12) {
    case 0, 1:
      let added = makeChild()
      note("insert \(added.name), a \(type(of: added.view)), at \(index)")
      insert(added, at: index)
    case 2:
      note("remove \(child.name)")
      model.children.remove(at: index)
      container.removeArrangedSubview(child.view)
    case 3:
      note("move \(child.name)")
      model.children.remove(at: index)
      let target = random.roll(0..<model.children.count + 1)
      let place = place(before: target, without: child.view)
      model.children.insert(child, at: target)
      container.moveArrangedSubview(child.view, to: place)
    case 4, 5:
      note("\(child.view.isHidden ? "show" : "hide") \(child.name)")
      child.turns.append(stage.time)
      child.view.isHidden.toggle()
    case 6, 7, 8: resize(child)
    case 9: changeSettings(of: child)
    default: pin(child)
    }
  }

  private func resize(_ child: ContainerModel.Child) {
    if child.list != nil { return changeRows(of: child) }
    let length = newLength()
    note("\(child.name) gets length \(length)")
    if let scrollView = child.view as? UIScrollView, model.isManaged(child) {
      scrollView.contentSize = sized(length * 4, 100)
    } else {
      child.length = length
      child.view.frame.size = sized(length, child.view.frame.size.along(axis.other))
    }
  }

  /// Not inside messages of lists: they have tests of their own.
  private func changeRows(of child: ContainerModel.Child) {
    guard let list = child.list, messageDepth == 0, !list.names.isEmpty else { return }
    batches += 1
    let at = random.roll(0..<list.names.count)
    let paths = [IndexPath(row: at, section: 0)]
    if random.roll(0..<2) == 0 {
      let name = (list.lengths.keys.max() ?? 0) + 1
      note("insert row \(at) of \(child.name)")
      list.lengths[name] = CGFloat(random.roll(30..<160)) / 2
      list.names.insert(name, at: at)
      (child.view as? UITableView)?.insertRows(at: paths, with: .fade)
      (child.view as? UICollectionView)?.insertItems(at: paths)
    } else {
      note("delete row \(at) of \(child.name)")
      list.names.remove(at: at)
      (child.view as? UITableView)?.deleteRows(at: paths, with: .fade)
      (child.view as? UICollectionView)?.deleteItems(at: paths)
    }
  }

  private func changeSettings(of child: ContainerModel.Child) {
    if random.roll(0..<2) == 0 {
      child.spacing = random.roll(0..<3) == 0 ? nil : CGFloat(random.roll(0..<40)) / 2
      note("spacing \(child.spacing.map { "\($0)" } ?? "nil") after \(child.name)")
      container.setCustomSpacing(child.spacing ?? UIStackView.spacingUseDefault, after: child.view)
    } else {
      child.insets = UIEdgeInsets(
        top: CGFloat(random.roll(0..<20)), left: CGFloat(random.roll(0..<20)), bottom: CGFloat(random.roll(0..<20)), right: 0)
      note("insets \(child.insets) of \(child.name)")
      container[layoutOf: child.view].insets = NSDirectionalEdgeInsets(
        top: child.insets.top, leading: child.insets.left, bottom: child.insets.bottom, trailing: child.insets.right)
    }
  }

  private func pin(_ child: ContainerModel.Child) {
    guard !(child.view is UIScrollView) else { return }
    note("\(child.isPinned ? "unpin" : "pin") \(child.name)")
    child.isPinned.toggle()
    child.isPinned ? container.pin(child.view) : container.unpin(child.view)
  }

  // MARK: Animated

  private func changeAnimated() {
    let count = random.roll(1..<4)
    let changes: @MainActor () -> Void = { [self] in for _ in 0..<count { changeChildren() } }
    switch random.roll(0..<4) {
    case 0:
      let isCalm = operations == seenOperations
      note("animated:")
      let isLaidOut = random.roll(0..<2) == 0
      glides = isCalm && isLaidOut && budget == 0 && !isScrolling && !isFingerDown
      UIView.animate(withDuration: 0.3) { [self] in
        changes()
        if isLaidOut { stage.window.layoutIfNeeded() }
      }
    case 1 where !isUpdating:
      let isCalm = operations == seenOperations
      note("in an update:")
      batches += 1
      glides = isCalm && budget == 0 && !isScrolling && !isFingerDown
      container.performUpdates { [self] in
        isUpdating = true
        changes()
        isUpdating = false
      }
    case 2:
      note("laid out in an animation")
      UIView.animate(withDuration: 0.2) { [self] in
        container.setNeedsLayout()
        stage.window.layoutIfNeeded()
      }
    default: changes()
    }
  }

  // MARK: Scrolling

  private func scroll() {
    isScrolling = true
    let inset = container.adjustedContentInset
    let last = container.contentSize.along(axis) + inset.after(axis) - container.bounds.size.along(axis)
    let first = -inset.before(axis)
    let offset = first + (CGFloat(random.between(0, 1)) * max(0, last - first) * 2).rounded() / 2
    let isAnimated = random.roll(0..<3) == 0
    // Content that a finger holds is there at once, too. What glides on its way to another place goes on with what is left of it.
    if (!isAnimated || isFingerDown) && isAnimating { jumped = stage.time }
    if random.roll(0..<3) == 0, let child = model.children.randomElement(using: &random) {
      note("scroll to \(child.name)\(isAnimated ? ", animated" : "")")
      container.scroll(to: child.view, at: .nearest, animated: isAnimated)
    } else {
      note("offset \(offset)\(isAnimated ? ", animated" : "")")
      container.setContentOffset(axis == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0), animated: isAnimated)
    }
  }

  private func touch() {
    isScrolling = true
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    func point(_ along: CGFloat) -> CGPoint {
      axis == .vertical ? CGPoint(x: middle.x, y: along) : CGPoint(x: along, y: middle.y)
    }
    let length = size.along(axis)
    let direction: CGFloat = random.roll(0..<2) == 0 ? -1 : 1
    if isFingerDown {
      note("finger up")
      isFingerDown = false
      return stage.touch(.ended, at: middle)
    }
    guard random.roll(0..<2) == 0 else {
      note("flick \(direction)")
      return stage.flick(
        from: point(length / 2),
        velocity: axis == .vertical ? CGPoint(x: 0, y: direction * 2_000) : CGPoint(x: direction * 2_000, y: 0),
        duration: 0.05)
    }
    note("finger down, dragging \(direction)")
    isFingerDown = true
    stage.touch(.began, at: point(length / 2))
    for move in 1...8 {
      stage.advance(by: 0.008)
      stage.touch(.moved, at: point(length / 2 + direction * 12 * CGFloat(move)))
    }
  }

  // MARK: The container

  private func changeContainer() {
    switch random.roll(0..<6) {
    case 0, 1:
      size = CGSize(width: size.height, height: size.width)
      forgetMotion()
      jumped = stage.time
      let duration = random.roll(0..<2) == 0 ? 0.3 : 0
      note("turn to \(size), in \(duration) s")
      stage.resize(to: size, safeAreaInsets: .zero, duration: duration)
    case 2:
      model.spacing = CGFloat(random.roll(0..<30)) / 2
      note("spacing \(model.spacing)")
      container.spacing = model.spacing
    case 3:
      bar = CGFloat(random.roll(0..<60))
      note("inset \(bar)")
      container.contentInset = UIEdgeInsets(top: bar, left: 0, bottom: bar / 2, right: 0)
    case 4 where !isFingerDown:
      // Lengths of plain views are those that they have now, the other way.
      note("axis")
      forgetMotion()
      container.axis = axis.other
      model.axis = axis.other
      for child in model.children { child.length = child.view.frame.size.along(axis) }
    default:
      let layouts = random.roll(1..<3)
      note("\(layouts) layouts")
      for _ in 0..<layouts {
        container.setNeedsLayout()
        container.layoutIfNeeded()
      }
    }
  }
}
