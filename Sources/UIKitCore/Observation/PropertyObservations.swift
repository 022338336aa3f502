internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import Synchronization
internal import UIKitGraphics

/// The observations of one view or view controller. An object that nobody observes has none.
@MainActor final class PropertyObservations {
  /// One observed value, or several properties without their values.
  @MainActor final class Entry {
    let property: ObservedProperty
    private let ends: Ends
    private let over = Atomic(false)
    /// Compares with the value reported last, and calls the handler if they differ.
    fileprivate var report: (_ properties: ObservedProperty) -> Void = { _ in }

    init(_ property: ObservedProperty, of observations: PropertyObservations) {
      self.property = property
      ends = observations.ends
    }

    nonisolated var isOver: Bool { over.load(ordering: .relaxed) }

    /// The entry is removed, and its handler released, at the next change of its object.
    nonisolated func end() {
      over.store(true, ordering: .relaxed)
      ends.areDue.store(true, ordering: .releasing)
    }
  }

  /// Reports that an entry has ended and is to be removed; an object of its own, since an observation may outlive what it observes.
  fileprivate final class Ends: Sendable {
    let areDue = Atomic(false)
  }

  private var entries: [Entry] = []
  /// All properties of the entries.
  private var observed: ObservedProperty = []
  fileprivate let ends = Ends()

  func add(_ entry: Entry, report: @escaping (ObservedProperty) -> Void) {
    entry.report = report
    removeEnded()
    entries.append(entry)
    observed.formUnion(entry.property)
  }

  /// A scroll step calls this several times for each scroll view: two comparisons while nobody observes one of the properties.
  func changed(_ properties: ObservedProperty) {
    removeEnded()
    if properties.rawValue & observed.rawValue == 0 { return }
    for entry in entries where properties.rawValue & entry.property.rawValue != 0 && !entry.isOver { entry.report(properties) }
  }

  private func removeEnded() {
    guard ends.areDue.load(ordering: .relaxed), ends.areDue.exchange(false, ordering: .acquiring) else { return }
    let former = entries
    entries = former.filter { !$0.isOver }
    observed = entries.reduce(into: []) { $0.formUnion($1.property) }
    // Released only now: the deinit of what a handler holds may change or observe the object.
    withExtendedLifetime(former) {}
  }

  func geometryChanged(_ view: UIView) { changed([.frame, .bounds, .center]) }

  func hiddenChanged(_ view: UIView) { changed([.isHidden]) }
}

/// Properties of views and view controllers that can be observed. An option set, since a `Set` would allocate at every step of a scroll.
package struct ObservedProperty: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let frame = ObservedProperty(rawValue: 1)
  package static let bounds = ObservedProperty(rawValue: 2)
  package static let center = ObservedProperty(rawValue: 4)
  package static let isHidden = ObservedProperty(rawValue: 8)
  package static let contentOffset = ObservedProperty(rawValue: 16)
  package static let contentSize = ObservedProperty(rawValue: 32)
  package static let contentInset = ObservedProperty(rawValue: 64)
  package static let parent = ObservedProperty(rawValue: 128)
  package static let title = ObservedProperty(rawValue: 256)
  package static let text = ObservedProperty(rawValue: 512)
  package static let font = ObservedProperty(rawValue: 1024)
  package static let safeAreaInsets = ObservedProperty(rawValue: 2048)
  package static let image = ObservedProperty(rawValue: 4096)
}

extension PropertyObservations {
  /// The observations in `stored`, which are made if there are none.
  static func made(in stored: inout PropertyObservations?) -> PropertyObservations {
    let observations = stored ?? PropertyObservations()
    stored = observations
    return observations
  }

  /// Calls the handler after each change of the value at `keyPath`.
  func observe<Object: AnyObject, Value: Equatable>(
    _ property: ObservedProperty, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions, in object: Object,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let entry = Entry(property, of: self)
    var last = object[keyPath: keyPath]
    func change(_ new: Value?, _ old: Value?) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)
    }
    add(entry) { [unowned object] _ in
      let (old, new) = (last, object[keyPath: keyPath])
      if old == new { return }
      last = new
      handler(object, change(new, old))
    }
    if options.contains(.initial) { handler(object, change(last, nil)) }
    return NSKeyValueObservation(entry)
  }
}

extension UIView {
  /// Called when one of the properties may have changed; costs a comparison with nil while nobody observes the view.
  package func mayHaveChanged(_ property: ObservedProperty) { storedObservations?.changed(property) }

  /// Calls `body` whenever some of the properties may have changed, with these, also where their values are the former ones.
  package func observeChanges(of properties: ObservedProperty, _ body: @escaping (ObservedProperty) -> Void)
    -> NSKeyValueObservation
  {
    let observations = PropertyObservations.made(in: &storedObservations)
    let entry = PropertyObservations.Entry(properties, of: observations)
    observations.add(entry, report: body)
    return NSKeyValueObservation(entry)
  }

  package func observe<View: UIView, Value: Equatable>(
    _ property: ObservedProperty, _ keyPath: KeyPath<View, Value>, _ options: NSKeyValueObservingOptions,
    in view: View, _ handler: @escaping (View, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    PropertyObservations.made(in: &storedObservations).observe(property, keyPath, options, in: view, handler)
  }
}
