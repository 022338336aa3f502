internal import Foundation
internal import Synchronization

/// How `objc_setAssociatedObject` keeps a value; the raw values of Apple's runtime.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained: a value that is an object is held weakly here, so that no pointer dangles.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Retained; a value that is `NSCopying` is copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// As `OBJC_ASSOCIATION_RETAIN_NONATOMIC`: every access is atomic.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As `OBJC_ASSOCIATION_COPY_NONATOMIC`.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that was set for the key; nil if there is none. On any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object as AnyObject, UInt(bitPattern: key))
}

/// Keeps a value with an object under a key, the address of a static variable; nil removes it. On any thread.
///
/// Values of UIKit's own objects are stored in them and released with them. Those of other objects are released at one of the next
/// calls after the object has been.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, of: object as AnyObject, UInt(bitPattern: key), policy)
}

/// Removes every value of the object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.removeAll(of: object as AnyObject) }

/// An object with room for associated values, which are released with it.
package protocol AssociatedObjectHolder: AnyObject {
  /// Accessed under the lock of `AssociatedObjects` only.
  nonisolated var associatedValues: AssociatedValues? { get set }
}

/// The associated values of one object by key.
package final class AssociatedValues: @unchecked Sendable {
  fileprivate enum Value {
    case strong(Any)
    case weak(Weak)
  }

  fileprivate final class Weak {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  fileprivate var values: [UInt: Value] = [:]

  fileprivate init() {}
}

private enum AssociatedObjects {
  /// The values of an object that is no holder.
  struct Foreign: @unchecked Sendable {
    weak var object: AnyObject?
    let values: AssociatedValues
  }

  /// The lock also guards the values of holders.
  private static let foreign = Mutex<[ObjectIdentifier: Foreign]>([:])
  /// Size at which released objects are looked for again: twice what was left the last time, so that a call costs O(1) on average.
  private static let sweepSize = Mutex(64)

  static func value(of object: AnyObject, _ key: UInt) -> Any? {
    foreign.withLock { table in
      switch values(of: object, in: &table)?.values[key] {
      case .strong(let value): value
      case .weak(let weak): weak.object
      case nil: nil
      }
    }
  }

  static func set(_ value: Any?, of object: AnyObject, _ key: UInt, _ policy: objc_AssociationPolicy) {
    let new = value.map { stored($0, policy) }
    // Released outside of the lock: a deinitializer may come here again.
    var former: [AssociatedValues.Value?] = []
    var dead: [Foreign] = []
    foreign.withLock { table in
      let values = values(of: object, in: &table) ?? (new == nil ? nil : make(for: object, in: &table, &dead))
      former.append(values?.values[key])
      values?.values[key] = new
    }
    withExtendedLifetime((former, dead)) {}
  }

  static func removeAll(of object: AnyObject) {
    let former = foreign.withLock { table in
      guard let values = values(of: object, in: &table) else { return [UInt: AssociatedValues.Value]() }
      let former = values.values
      values.values = [:]
      return former
    }
    withExtendedLifetime(former) {}
  }

  private static func stored(_ value: Any, _ policy: objc_AssociationPolicy) -> AssociatedValues.Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyObject.Type: .weak(AssociatedValues.Weak(value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    default: .strong(value)
    }
  }

  private static func values(of object: AnyObject, in table: inout [ObjectIdentifier: Foreign]) -> AssociatedValues? {
    if let holder = object as? any AssociatedObjectHolder { return holder.associatedValues }
    guard let found = table[ObjectIdentifier(object)], found.object === object else { return nil }
    return found.values
  }

  private static func make(
    for object: AnyObject, in table: inout [ObjectIdentifier: Foreign], _ dead: inout [Foreign]
  ) -> AssociatedValues {
    let values = AssociatedValues()
    if let holder = object as? any AssociatedObjectHolder {
      holder.associatedValues = values
      return values
    }
    sweepSize.withLock { size in
      guard table.count >= size else { return }
      dead = table.values.filter { $0.object == nil }
      table = table.filter { $0.value.object != nil }
      size = max(64, 2 * table.count)
    }
    if let former = table.updateValue(Foreign(object: object, values: values), forKey: ObjectIdentifier(object)) {
      dead.append(former)
    }
    return values
  }
}
