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

  mutating func add(_ body: Body) -> Observation {
    let observation = Observation()
    entries.append(Entry(observation.token, body))
    return observation
  }

  /// Calls `body` with each closure whose observation has not ended, without those that are added meanwhile.
  func forEach(_ body: (Body) -> Void) {
    for entry in entries where entry.isActive { body(entry.body) }
  }

  /// Removes entries that have ended.
  mutating func removeEnded() {
    if entries.contains(where: { !$0.isActive }) { entries.removeAll { !$0.isActive } }
  }
}
