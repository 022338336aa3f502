/// Which fingers are down on which keys of a keyboard, as indices; decides which key acts when.
struct KeyFingers: Equatable {
  struct Finger: Equatable {
    let id: Int
    /// nil beside the keys.
    var key: Int?
    /// Whether the finger has acted already, so that its leaving does not.
    var isSpent = false
  }

  /// In the order in which they came down.
  private(set) var fingers: [Finger] = []

  /// The keys that look pressed.
  var pressed: Set<Int> { Set(fingers.compactMap { $0.isSpent ? nil : $0.key }) }

  func key(of id: Int) -> Int? { fingers.first { $0.id == id }?.key }

  func isWaiting(_ id: Int) -> Bool { fingers.contains { $0.id == id && !$0.isSpent } }

  /// A finger comes down.
  /// - Returns: The keys of fingers that are down already, which act now, in order.
  mutating func down(_ id: Int, on key: Int?) -> [Int] {
    let due = fingers.compactMap { $0.isSpent ? nil : $0.key }
    for index in fingers.indices { fingers[index].isSpent = true }
    fingers.removeAll { $0.id == id }
    fingers.append(Finger(id: id, key: key))
    return due
  }

  /// A finger slides; true if it is on another key now.
  mutating func move(_ id: Int, to key: Int?) -> Bool {
    guard let index = fingers.firstIndex(where: { $0.id == id }), !fingers[index].isSpent, fingers[index].key != key else {
      return false
    }
    fingers[index].key = key
    return true
  }

  /// A finger leaves.
  /// - Returns: The key that acts; nil if the finger has acted, or is beside the keys.
  mutating func up(_ id: Int) -> Int? {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return nil }
    let finger = fingers.remove(at: index)
    return finger.isSpent ? nil : finger.key
  }

  /// The finger has acted, or is not to act.
  mutating func spend(_ id: Int) {
    if let index = fingers.firstIndex(where: { $0.id == id }) { fingers[index].isSpent = true }
  }

  /// The keys are others now, and the finger that has brought them slides on.
  mutating func restart(_ id: Int) {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return }
    fingers[index] = Finger(id: id, key: nil)
  }

  mutating func cancel(_ id: Int) { fingers.removeAll { $0.id == id } }

  /// The keys are others now: fingers that are down act no more.
  mutating func spendAll() {
    for index in fingers.indices { fingers[index].isSpent = true }
  }
}
