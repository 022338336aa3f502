import Diagnostics
import ListModel
import UIKit

/// Children of a container that are described by identifiers: a view is made when its section comes near the viewport, and let go of when it
/// is far away.
///
///     let shelves = LazySections<Shelf.ID>(in: container) { [library] container, id in ShelfView(library[id]) }
///     shelves.apply(library.shelves.map(\.id))
///
/// The sections stand after the children that the container has when this object is made, and before those that are added later. The container
/// keeps this object; the closures must not keep the container. Everything is kept by identifier while the identifier is listed:
/// the length that the view had, the offsets of the scroll views in it, selected rows and items, and its place. An estimate that turns out
/// wrong, a section that comes, goes or moves, and a view that is made or let go of move nothing that is visible.
///
/// Describing n sections costs O(n log n) and no view; a scroll step costs as much as if only the views that exist were children.
@preconcurrency @MainActor public final class LazySections<Identifier: Hashable & Sendable> {
  /// Makes the view of a section. The view must be new or let go of, and must have no superview. The length is measured as that of any child.
  public typealias Provider = @MainActor (_ container: ContainerScrollView, _ identifier: Identifier) -> UIView

  /// The container; nil once it has been released, or `removeFromContainer()` was called.
  public private(set) weak var container: ContainerScrollView?

  /// The sections in order.
  public private(set) var identifiers: [Identifier] = []

  /// What a section without a view takes up along the stack until it has had one, in points; 200 by default.
  public var estimatedLength: CGFloat = 200 {
    willSet { check(newValue, "estimatedLength = \(newValue)") }
    didSet { estimateAgain() }
  }

  /// Estimates single sections, in points; nil, the default, for `estimatedLength`. Asked when a section is listed for the first time.
  public var lengthEstimate: (@MainActor (Identifier) -> CGFloat)? {
    didSet { estimateAgain() }
  }

  /// The layout of a section, asked when it is listed for the first time and when its view is made. Without it, the provider may set
  /// `container[layoutOf: view]`, which counts from the first view on. A `.pushed` pinning needs the view only at the edge; a section with
  /// another pinning always has a view.
  public var layout: (@MainActor (Identifier) -> ChildLayout)?

  /// Which views stay after they have left the screen; `.sections(2)` by default.
  public var retention = SectionRetention.sections(2) {
    willSet { check(newValue) }
    didSet { container?.arranger.setNeedsArranging() }
  }

  /// Whether a view stays although `retention` would let it go, for example because it plays a film.
  public var keepsView: (@MainActor (Identifier, UIView) -> Bool)?

  /// State of a view to be kept besides offsets and selections; called before the view is let go of. nil for none.
  public var saveState: (@MainActor (Identifier, UIView) -> Any?)?

  /// Receives what `saveState` has returned, when the section has a view again, before offsets and selections are restored.
  public var restoreState: (@MainActor (Identifier, UIView, Any) -> Void)?

  /// Called after a view has been let go of, or removed with its section. From then on the view may be returned for another section.
  public var didLetGo: (@MainActor (Identifier, UIView) -> Void)?

  /// Called before a view leaves the container.
  var willLetGo: (@MainActor (Identifier, UIView) -> Void)?
  /// Called after a view has entered the container.
  var didEnter: (@MainActor (Identifier, UIView) -> Void)?
  var provider: Provider
  private var sections: [Identifier: NamedSection<Identifier>] = [:]
  /// The absent child before the first section.
  private var start: Stack.Child?

  /// Describes no sections yet.
  public init(in container: ContainerScrollView, provider: @escaping Provider) {
    (self.container, self.provider) = (container, provider)
    start = container.arranger.features.sections.add(self)
  }

  // MARK: Listing

  /// Lists the sections anew: those that stay keep their views and their state, those that are new follow in their places, others are removed
  /// with their state. An identifier that is listed twice, and a call from the provider, stop the program.
  ///
  /// - Parameters:
  ///   - identifiers: All sections in order.
  ///   - animatingDifferences: Whether the change is one update, as by `ContainerScrollView.performUpdates(_:completion:)`; only effective in a window.
  ///   - completion: Called once, after the animation.
  public func apply(
    _ identifiers: [Identifier], animatingDifferences: Bool = false, completion: (@MainActor () -> Void)? = nil
  ) {
    container?.arranger.features.sections.refuseWhileAsking("LazySections.apply(_:animatingDifferences:completion:)")
    var listed = Set<Identifier>(minimumCapacity: identifiers.count)
    for identifier in identifiers {
      ensure(
        listed.insert(identifier).inserted,
        "LazySections.apply(_:animatingDifferences:completion:): \(identifier) is in the list twice; give each section an identifier of its own"
      )
    }
    guard let container, let start else { return }
    let change: @MainActor () -> Void = { self.carryOut(identifiers, listed, in: container.arranger, after: start) }
    if animatingDifferences && container.window != nil {
      container.performUpdates(change) { _ in completion?() }
    } else {
      change()
      completion?()
    }
  }

  private func carryOut(
    _ identifiers: [Identifier], _ listed: Set<Identifier>, in arranger: Arranger, after start: Stack.Child
  ) {
    if identifiers == self.identifiers { return }
    let views = arranger.features.sections
    arranger.willChange()
    for identifier in self.identifiers where !listed.contains(identifier) {
      if let section = sections.removeValue(forKey: identifier) { views.remove(section) }
    }
    self.identifiers = identifiers
    let places = identifiers.map { sections[$0].map { arranger.stack.index(of: $0.node) } }
    let staying = longestRise(in: places)
    var former = start
    for (index, identifier) in identifiers.enumerated() {
      if let section = sections[identifier] {
        if !staying.contains(index) { views.move(section, after: former) }
        former = section.node
      } else {
        former = views.makePlace(after: former)
        let section = NamedSection(identifier, self, former)
        sections[identifier] = section
        views.insert(section, length: estimate(of: identifier))
      }
    }
    arranger.changed()
    arranger.arrangeIfAnimated()
  }

  /// Asks for the views of these sections again when they are near; state and selection are kept. Identifiers that are not listed are
  /// ignored; a call from the provider stops the program.
  public func reload(_ identifiers: [Identifier]) {
    guard let container else { return }
    let arranger: Arranger = container.arranger
    arranger.features.sections.refuseWhileAsking("LazySections.reload(_:)")
    arranger.willChange()
    for identifier in identifiers {
      if let section = sections[identifier] { arranger.features.sections.reload(section) }
    }
    arranger.changed()
  }

  /// Removes all sections and ends the use of this object. A call from the provider stops the program.
  public func removeFromContainer() {
    guard let container, let start else { return }
    apply([])
    container.arranger.features.sections.remove(self, at: start)
    self.start = nil
    self.container = nil
  }

  // MARK: Sections

  /// The view of a section; nil while it has none, and for an identifier that is not listed.
  public func view(for identifier: Identifier) -> UIView? { sections[identifier]?.child?.givenView }

  /// The section of a view; nil for other views, and for views that have been let go of.
  public func identifier(for view: UIView) -> Identifier? {
    guard let container, let child = container.arranger.child(view),
      let section = container.arranger.features.sections.section(of: child), section.source === self
    else { return nil }
    return (section as? NamedSection<Identifier>)?.identifier
  }

  /// The sections that have a view, in order. O(views x log sections).
  public var identifiersWithViews: [Identifier] {
    guard let container else { return [] }
    return container.arranger.features.sections.made(of: self).compactMap { ($0 as? NamedSection<Identifier>)?.identifier }
  }

  /// The rectangle of a section in the container's content, with a view or without; estimated before the first view. An identifier that is
  /// not listed stops the program. O(log sections).
  public func rect(for identifier: Identifier) -> CGRect {
    let section = section(identifier, "rect(for:)")
    guard let container else { return .null }
    let arranger: Arranger = container.arranger
    arranger.arrangeIfDue()
    if let child = section.child { return arranger.rect(of: child) }
    return CGRect(arranger.axis, along: arranger.features.sections.place(of: section), across: arranger.stackAcross)
  }

  /// Scrolls so that a section lies at `position`, as far as the edges allow, although lengths on the way are estimates: the destination
  /// follows the section. An identifier that is not listed stops the program.
  public func scroll(to identifier: Identifier, at position: ContainerScrollView.ScrollPosition = .start, animated: Bool) {
    let section = section(identifier, "scroll(to:at:animated:)")
    container?.arranger.features.sections.scroll(to: section, at: position, animated: animated)
  }

  private func section(_ identifier: Identifier, _ call: String) -> LazySection {
    guard let section = sections[identifier] else {
      programmingError(
        "LazySections.\(call): \(identifier) is not listed; list it by apply(_:animatingDifferences:completion:) first")
    }
    return section
  }

  // MARK: Lengths

  private func estimate(of identifier: Identifier) -> CGFloat {
    guard let lengthEstimate else { return estimatedLength }
    let length = lengthEstimate(identifier)
    check(length, "lengthEstimate returned \(length) for \(identifier)")
    return length
  }

  private func estimateAgain() {
    guard let container, !sections.isEmpty else { return }
    let arranger: Arranger = container.arranger
    arranger.willChange()
    for (identifier, section) in sections where section.child == nil && !section.isMeasured {
      arranger.features.sections.adoptEstimate(estimate(of: identifier), of: section)
    }
    arranger.changed()
  }

  private func check(_ length: CGFloat, _ what: String) {
    ensure(length.isFinite && length >= 0, "LazySections.\(what): give a number of points from 0 on")
  }

  private func check(_ retention: SectionRetention) {
    switch retention {
    case .sections(let count): ensure(count >= 0, "LazySections.retention = .sections(\(count)): give a number from 0 on")
    case .distance(let distance): check(distance, "retention = .distance(\(distance))")
    case .all: return
    }
  }
}

/// A section with its identifier.
final class NamedSection<Identifier: Hashable & Sendable>: LazySection {
  let identifier: Identifier

  init(_ identifier: Identifier, _ source: any SectionSource, _ node: Stack.Child) {
    self.identifier = identifier
    super.init(source, node)
  }
}

extension LazySections: SectionSource {
  private func identifier(of section: LazySection) -> Identifier? { (section as? NamedSection<Identifier>)?.identifier }

  func axisChanged() {
    for section in sections.values where section.child == nil { section.isMeasured = false }
    estimateAgain()
  }

  func name(of section: LazySection) -> String { identifier(of: section).map { "\($0)" } ?? "" }

  func makeView(of section: LazySection, in container: ContainerScrollView) -> UIView {
    guard let identifier = identifier(of: section) else { return UIView() }
    return provider(container, identifier)
  }

  func layout(of section: LazySection) -> ChildLayout? { identifier(of: section).flatMap { layout?($0) } }

  func keeps(_ section: LazySection, _ view: UIView) -> Bool {
    identifier(of: section).map { keepsView?($0, view) ?? false } ?? false
  }

  func savedState(of section: LazySection, _ view: UIView) -> Any? { identifier(of: section).flatMap { saveState?($0, view) } }

  func restore(_ state: Any, of section: LazySection, _ view: UIView) {
    if let identifier = identifier(of: section) { restoreState?(identifier, view, state) }
  }

  func didEnter(_ section: LazySection, _ view: UIView) {
    if let identifier = identifier(of: section) { didEnter?(identifier, view) }
  }

  func willLetGo(_ section: LazySection, _ view: UIView) {
    if let identifier = identifier(of: section) { willLetGo?(identifier, view) }
  }

  func didLetGo(_ section: LazySection, _ view: UIView) {
    if let identifier = identifier(of: section) { didLetGo?(identifier, view) }
  }
}
