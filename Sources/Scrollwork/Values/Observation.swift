import UIKit

/// Keeps a closure called until this object is invalidated or released.
@preconcurrency @MainActor public final class Observation {
  let token = ObservationToken()

  init() {}

  deinit { token.isActive = false }

  /// Whether the closure is still called.
  public var isActive: Bool { token.isActive }

  /// Ends the calls; a second call of this method has no effect.
  public func invalidate() { token.isActive = false }
}

/// Retained by an observation, which ends it, and by the list that calls its closure. Costs less than a weak reference to the observation.
@MainActor final class ObservationToken {
  /// Set on whichever thread the observation is released last.
  nonisolated(unsafe) var isActive = true
}

/// Closures and the observations that keep them; an entry whose observation has ended is removed by the next call.
@MainActor struct ObservationList<Body> {
  @MainActor final class Entry {
    private let token: ObservationToken
    let body: Body

    init(_ token: ObservationToken, _ body: Body) { (self.token, self.body) = (token, body) }

    var isActive: Bool { token.isActive }
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  mutating func add(_ body: Body) -> Observation {
    let observation = Observation()
    entries.append(Entry(observation.token, body))
    return observation
  }

  /// Calls `body` with each closure whose observation has not ended, without those that are added meanwhile.
  func forEach(_ body: (Body) -> Void) {
    for entry in entries where entry.isActive { body(entry.body) }
  }

  /// An entry that is not retained: the list must keep it while it is used.
  @inline(__always)
  func entry(at index: Int) -> Unmanaged<Entry> { Unmanaged.passUnretained(entries[index]) }

  /// Removes entries that have ended.
  mutating func removeEnded() {
    if entries.contains(where: { !$0.isActive }) { entries.removeAll { !$0.isActive } }
  }
}

extension Unmanaged {
  /// Calls `body` with the object, which something else must keep alive. Retains nothing.
  ///
  /// A closure of the main actor that is passed to the standard library would be checked at each call; one passed on is not.
  @inline(__always)
  func borrow<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
