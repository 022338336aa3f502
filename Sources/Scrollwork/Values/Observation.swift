import UIKit

/// Keeps a closure called until this object is invalidated or released.
@preconcurrency @MainActor public final class Observation {
  /// Whether the closure is still called.
  public private(set) var isActive = true

  init() {}

  /// Ends the calls; a second call of this method has no effect.
  public func invalidate() { isActive = false }
}

/// Closures and the observations that keep them; an entry whose observation has ended is removed by the next call.
@MainActor struct ObservationList<Body> {
  private struct Entry {
    weak var observation: Observation?
    let body: Body
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  mutating func add(_ body: Body) -> Observation {
    let observation = Observation()
    entries.append(Entry(observation: observation, body: body))
    return observation
  }

  /// The closure at an index; nil once its observation has ended.
  func body(at index: Int) -> Body? {
    guard index < entries.count, entries[index].observation?.isActive == true else { return nil }
    return entries[index].body
  }

  /// Removes entries that have ended. Not to be called while closures run.
  mutating func removeEnded() {
    if entries.contains(where: { $0.observation?.isActive != true }) {
      entries.removeAll { $0.observation?.isActive != true }
    }
  }
}
