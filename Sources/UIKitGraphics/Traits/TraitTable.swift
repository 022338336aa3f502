/// The values of a trait collection by trait; a trait that is not in the table is unspecified.
package struct TraitTable {
  package struct Entry {
    let trait: UITrait
    let value: Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue }
    set {
      let key = ObjectIdentifier(trait)
      let isUnspecified = Self.comparisons[key]?(newValue, trait.defaultValue) ?? false
      entries[key] = isUnspecified ? nil : Entry(trait: trait, value: newValue)
    }
  }

  package var isEmpty: Bool { entries.isEmpty }

  package var count: Int { entries.count }

  package func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  package mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

  /// Sets every trait that `other` specifies.
  package mutating func merge(_ other: TraitTable) { entries.merge(other.entries) { $1 } }

  /// Whether every trait that `other` specifies has the same value here.
  package func contains(_ other: TraitTable) -> Bool {
    other.entries.allSatisfy { key, entry in
      entries[key].map { Self.areEqual($0.value, entry.value, key) } ?? false
    }
  }

  /// The traits whose values differ, sorted by identifier.
  package func differences(from other: TraitTable) -> [UITrait] {
    var found: [Entry] = entries.filter { key, entry in
      !(other.entries[key].map { Self.areEqual($0.value, entry.value, key) } ?? false)
    }.map(\.value)
    found += other.entries.filter { entries[$0.key] == nil }.map(\.value)
    return found.map(\.trait).sorted { $0.identifier < $1.identifier }
  }

  package func differs(from other: TraitTable, in trait: UITrait) -> Bool {
    let key = ObjectIdentifier(trait)
    switch (entries[key], other.entries[key]) {
    case (nil, nil): return false
    case (let own?, let entry?): return !Self.areEqual(own.value, entry.value, key)
    case (let own?, nil): return !Self.areEqual(own.value, trait.anyDefault, key)
    case (nil, let entry?): return !Self.areEqual(entry.value, trait.anyDefault, key)
    }
  }

  /// Comparisons of values, by the keys of `SystemTrait`s: to ask a value whether it is `Equatable` searches the whole program the first time.
  private static let comparisons: [ObjectIdentifier: @Sendable (Any, Any) -> Bool] = {
    func comparison<T: SystemTrait>(_: T.Type) -> @Sendable (Any, Any) -> Bool { { $0 as? T.Value == $1 as? T.Value } }
    let traits: [any SystemTrait.Type] = [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
      UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
    ]
    return Dictionary(uniqueKeysWithValues: traits.map { (ObjectIdentifier($0), comparison($0)) })
  }()

  /// Values that are not `Equatable` count as different, objects unless they are identical.
  private static func areEqual(_ a: Any, _ b: Any, _ key: ObjectIdentifier) -> Bool {
    if let compare = comparisons[key] { return compare(a, b) }
    if let a = a as? any Equatable { return a.isSame(as: b) }
    guard type(of: a) is AnyClass, type(of: b) is AnyClass else { return false }
    return a as AnyObject === b as AnyObject
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { other as? Self == self }
}

extension UITraitDefinition {
  fileprivate static var anyDefault: Any { defaultValue }
}
