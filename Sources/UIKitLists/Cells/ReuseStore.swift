internal import Diagnostics
internal import Foundation
internal import ListModel
internal import QuartzCore
package import UIKitCore

/// A view that can be reused for several rows in turn.
@MainActor package protocol ReusableView: UIView {
  init(registeredFor identifier: String)
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

/// Classes registered for identifiers, and the reuse pool of each identifier.
///
/// What it holds has no generic type: code of one is not specialized for a list in another module.
@MainActor package final class ReuseStore<View: ReusableView> {
  private var classes: [String: any ReusableView.Type] = [:]
  /// What creates views that a nib describes.
  private var makers: [String: @MainActor () -> UIView?] = [:]
  private var pool = ReusePool<String, UIView>()
  /// The view whose element the data source is asked to configure again.
  private var reconfigured: View?

  package init() {}

  /// nil removes the registration. Pooled views of the identifier are dropped, since they may be of another class.
  package func register(_ viewClass: AnyClass?, _ identifier: String, _ call: String) {
    ensure(!identifier.isEmpty, "\(call): the identifier is empty; give each kind a name")
    while pool.take(identifier) != nil {}
    makers[identifier] = nil
    guard let viewClass else {
      classes[identifier] = nil
      return
    }
    guard let viewClass = viewClass as? View.Type else {
      programmingError("\(call): \(viewClass) is no subclass of \(View.self); register one that is")
    }
    classes[identifier] = viewClass
  }

  /// Has `make` create the views of an identifier, from a nib or a prototype. Pooled views of the identifier are dropped.
  package func register(_ identifier: String, _ call: String, by make: @escaping @MainActor () -> UIView?) {
    register(nil, identifier, call)
    makers[identifier] = make
  }

  package func isRegistered(_ identifier: String) -> Bool { classes[identifier] != nil || makers[identifier] != nil }

  package func isRegistered(_ identifier: String, as viewClass: View.Type) -> Bool { classes[identifier] == viewClass }

  /// Asks the data source for a view that is shown: dequeuing then returns it. Questions nest.
  package func reconfigure<Answer>(_ view: View, _ ask: () -> Answer) -> Answer {
    let outer = reconfigured
    reconfigured = view
    defer { reconfigured = outer }
    return ask()
  }

  /// The view being reconfigured, without `prepareForReuse()`; nil if it has another identifier.
  package func viewToReconfigure(_ identifier: String) -> View? {
    reconfigured?.reuseIdentifier == identifier ? reconfigured : nil
  }

  /// The view has been returned for this question.
  package func endReconfiguring() { reconfigured = nil }

  package func dequeue(_ identifier: String) -> View? {
    if let view = pool.take(identifier) as? View {
      // The former row's animations; a layer that leaves the tree and returns between two frames keeps its animations.
      view.layer.stopStartedAnimations()
      view.prepareForReuse()
      WorkCounts.cellsReused += 1
      return view
    }
    if let make = makers[identifier] { return make() as? View }
    return classes[identifier]?.init(registeredFor: identifier) as? View
  }

  /// Adds a view to the pool of its identifier. Drops a view without an identifier, and one whose class has been replaced by another
  /// registration since the view was created.
  package func put(_ view: View) {
    guard let identifier = view.reuseIdentifier, classes[identifier].map({ $0 == type(of: view) }) ?? true else { return }
    pool.put(view, for: identifier)
  }

  /// Empties the pools.
  package func empty() {
    if count > 0 { pool.removeAll() }
  }

  /// Number of pooled views.
  package var count: Int { pool.count }
}
