import UIKit

/// Keeps a closure called until this object is invalidated or released.
@preconcurrency @MainActor public final class Observation {
  let token = ObservationToken()

  init() {}

  /// Whether the closure is still called.
  public var isActive: Bool { token.isActive }

  /// Ends the calls; a second call of this method has no effect.
  public func invalidate() { token.isActive = false }
}

/// Retained by an observation and by the list that calls its closure: where only the list is left, the observation has been released. Costs
/// less than a weak reference to the observation.
@MainActor final class ObservationToken {
  var isActive = true
}

/// Closures and the observations that keep them; an entry whose observation has ended is removed by the next call.
@MainActor struct ObservationList<Body> {
  @MainActor private final class Entry {
    private var token: ObservationToken
    let body: Body

    init(_ token: ObservationToken, _ body: Body) { (self.token, self.body) = (token, body) }

    var isActive: Bool { token.isActive && !isKnownUniquelyReferenced(&token) }
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  mutating func add(_ body: Body) -> Observation {
    let observation = Observation()
    entries.append(Entry(observation.token, body))
    return observation
  }

  /// The closure at an index; nil once its observation has ended.
  func body(at index: Int) -> Body? {
    guard index < entries.count, entries[index].isActive else { return nil }
    return entries[index].body
  }

  /// Removes entries that have ended. Not to be called while closures run.
  mutating func removeEnded() {
    if entries.contains(where: { !$0.isActive }) { entries.removeAll { !$0.isActive } }
  }
}
