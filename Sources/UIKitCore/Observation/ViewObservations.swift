internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import Synchronization

/// The observations of one view. A view that nobody observes has no such object.
@MainActor final class ViewObservations {
  /// One observed value of one view.
  @MainActor final class Entry {
    let property: ObservedProperty
    private let over = Atomic(false)
    /// Compares with the value reported last, and calls the handler if they differ.
    fileprivate var report: () -> Void = {}

    init(_ property: ObservedProperty) { self.property = property }

    nonisolated var isOver: Bool { over.load(ordering: .relaxed) }

    /// The entry is removed at the next change of its view.
    nonisolated func end() { over.store(true, ordering: .relaxed) }
  }

  private var entries: [Entry] = []

  func add(_ entry: Entry, report: @escaping () -> Void) {
    entry.report = report
    entries.removeAll { $0.isOver }
    entries.append(entry)
  }

  func changed(_ properties: ObservedProperty) {
    for entry in entries where !entry.isOver && properties.contains(entry.property) { entry.report() }
    if entries.contains(where: { $0.isOver }) { entries.removeAll { $0.isOver } }
  }

  func geometryChanged(_ view: UIView) { changed([.frame, .bounds, .center]) }

  func hiddenChanged(_ view: UIView) { changed([.isHidden]) }
}

/// Properties of views that can be observed. An option set, since a `Set` would allocate at every step of a scroll.
package struct ObservedProperty: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let frame = ObservedProperty(rawValue: 1)
  package static let bounds = ObservedProperty(rawValue: 2)
  package static let center = ObservedProperty(rawValue: 4)
  package static let isHidden = ObservedProperty(rawValue: 8)
  package static let contentOffset = ObservedProperty(rawValue: 16)
  package static let contentSize = ObservedProperty(rawValue: 32)
  package static let contentInset = ObservedProperty(rawValue: 64)
}

extension UIView {
  /// Called when one of the properties may have changed; costs a comparison with nil while nobody observes the view.
  package func mayHaveChanged(_ property: ObservedProperty) { storedObservations?.changed(property) }

  package func observe<View: UIView, Value: Equatable>(
    _ property: ObservedProperty, _ keyPath: KeyPath<View, Value>, _ options: NSKeyValueObservingOptions,
    in view: View, _ handler: @escaping (View, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let entry = ViewObservations.Entry(property)
    var last = view[keyPath: keyPath]
    func change(_ new: Value?, _ old: Value?, isPrior: Bool = false) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
        indexes: nil, isPrior: isPrior)
    }
    let observations = storedObservations ?? ViewObservations()
    storedObservations = observations
    observations.add(entry) { [unowned view] in
      let (old, new) = (last, view[keyPath: keyPath])
      if old == new { return }
      last = new
      handler(view, change(new, old))
    }
    if options.contains(.initial) { handler(view, change(last, nil)) }
    return NSKeyValueObservation(entry)
  }
}
