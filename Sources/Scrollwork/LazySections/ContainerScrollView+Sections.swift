import Diagnostics
import ListModel
import UIKit

// Places of sections in the stack.
extension ContainerScrollView {
  /// Adds a source after all children. Its sections follow an absent child without a length, so that their place is known without sections.
  func add(_ source: any SectionSource) -> Stack.Child {
    let start = stack.insert(at: stack.count)
    stack.setAbsent(true, start)
    sections.sources.append(source)
    return start
  }

  /// Removes a source without sections.
  func remove(_ source: any SectionSource, at start: Stack.Child) {
    stack.remove(start)
    sections.sources.removeAll { $0 === source }
  }

  /// Stops the program if a provider runs, whose section has a place that must not change meanwhile.
  func refuseWhileAsking(_ call: @autoclosure () -> String) {
    guard let section = sections.asking else { return }
    programmingError(
      """
      \(call()) is called by the provider of the section \(section.source?.name(of: section) ?? ""); \
      change the sections before or after the provider runs
      """)
  }

  /// Inserts an absent child without a length.
  func makePlace(after former: Stack.Child) -> Stack.Child {
    let node = stack.insert(at: stack.index(of: former) + 1)
    stack.setAbsent(true, node)
    return node
  }

  /// Adds a section at its place; `length` is what it takes up without a view.
  func insert(_ section: LazySection, length: CGFloat) {
    section.birth = placed.pass
    if let layout = section.source?.layout(of: section) { section.layout = layout }
    sections.insert(section)
    takeEstimate(length, of: section)
  }

  /// Sets the length that a section without a view takes up.
  func takeEstimate(_ length: CGFloat, of section: LazySection) {
    let pixel = 1 / max(1, window?.screen.scale ?? contentScaleFactor)
    let edges = section.layout.edges(axis, isMirrored: isMirrored, pixel: pixel)
    section.isMeasured = false
    stack.set(length: Double(length + edges.sum(axis)), gap: gap(of: section), of: section.node)
    for edge in [ScrollAnchor.start, .end] {
      let isPushed = section.layout.pinning?.behavior == .pushed && section.layout.pinning?.edge == edge
      stack.setMarked(isPushed, section.node, at: edge == .start ? .start : .end)
    }
  }

  private func gap(of section: LazySection) -> Double { Double(section.layout.spacingAfter ?? spacing) }

  /// Adopts the container's spacing for the sections without a view.
  func takeGapsOfSections() {
    sections.forEachAbsent { stack.set(length: stack.length(of: $0.node), gap: gap(of: $0), of: $0.node) }
  }

  /// Moves a section, with its view if it has one.
  func move(_ section: LazySection, after former: Stack.Child) {
    let (index, own) = (stack.index(of: former), stack.index(of: section.node))
    if own == index + 1 { return }
    stack.move(section.node, to: own < index ? index : index + 1)
    guard let view = section.child?.view else { return }
    piles.isStale = true
    sections.moving = view
    content.insertSubview(view, at: subviewIndex(of: section, view))
    sections.moving = nil
  }

  /// The index among the other subviews at which the section's view lies. In the messages of an insertion or a removal a view without a child
  /// is a subview. O(log sections), then O(subviews).
  func subviewIndex(of section: LazySection, _ view: UIView) -> Int {
    var (before, index) = (stack.presentIndex(of: section.node), 0)
    let others = content.subviews.count - (view.superview === content ? 1 : 0)
    if others == stack.presentCount - (section.child == nil ? 0 : 1) { return before }
    for other in content.subviews where other !== view {
      if before == 0 { break }
      if child(other) != nil { before -= 1 }
      index += 1
    }
    return index
  }

  /// Removes a section; its view, if it has one, leaves as a removed child does.
  func remove(_ section: LazySection) {
    guard let child = section.child else {
      anchorLeaves(section.node)
      sections.remove(section)
      return stack.remove(section.node)
    }
    section.isLeaving = true
    let view = child.givenView
    section.source?.willLetGo(section, view)
    leave(child.view)
    sections.remove(section)
    section.source?.didLetGo(section, view)
  }

  /// Takes the view of a section out, so that it is asked for again when it is near.
  func reload(_ section: LazySection) {
    section.isMeasured = false
    letGo(section)
  }
}
