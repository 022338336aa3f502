internal import Synchronization

/// Records which traits a method reads of its view's collection, so that it runs again when one of them changes.
@MainActor package enum TraitReads {
  /// Seen from all threads, since traits are read on all.
  private nonisolated static let isActive = Atomic(false)
  private static var traits: [UITrait] = []
  /// The collections that the method has asked its view for: those that UIKit reads by itself do not count.
  private static var exposed: [UITraitCollection] = []

  /// Whether `record(_:)` is running. Costs one relaxed load.
  package nonisolated static var isRecording: Bool { isActive.load(ordering: .relaxed) }

  /// The traits that `body` reads of exposed collections, without those that calls of this inside of `body` return.
  package static func record(_ body: () -> Void) -> [UITrait] {
    let (outer, outerExposed, wasActive) = (traits, exposed, isActive.exchange(true, ordering: .relaxed))
    (traits, exposed) = ([], [])
    body()
    isActive.store(wasActive, ordering: .relaxed)
    defer { (traits, exposed) = (outer, outerExposed) }
    return traits
  }

  package static func expose(_ collection: UITraitCollection) {
    if !exposed.contains(where: { $0 === collection }) { exposed.append(collection) }
  }

  @inline(never) fileprivate nonisolated static func add(_ trait: UITrait, in collection: UITraitCollection) {
    guard MainQueue.isCurrent else { return }
    // A type's name, compared and nothing else.
    nonisolated(unsafe) let trait = trait
    MainActor.assumeIsolated {
      guard exposed.contains(where: { $0 === collection }), !traits.contains(where: { $0 == trait }) else { return }
      traits.append(trait)
    }
  }
}

extension UITraitCollection {
  /// Costs one relaxed load while nothing records.
  @inline(__always) func note<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    if TraitReads.isRecording { TraitReads.add(trait, in: self) }
  }

  /// Whether the two collections differ in one of the traits.
  package func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    traits.contains { table.differs(from: other.table, in: $0) }
  }
}
