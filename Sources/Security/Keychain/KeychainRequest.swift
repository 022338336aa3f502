internal import Foundation

/// A call of one of the four functions.
package enum KeychainRequest: Sendable {
  case add(KeychainRecord, Secret)
  case copy(KeychainQuery)
  case update(KeychainQuery, KeychainChange)
  case delete(KeychainQuery)
}

/// The items that a call found or added.
package struct KeychainAnswer: Sendable {
  package var status: OSStatus
  var items: [(record: KeychainRecord, secret: Secret?)] = []

  /// As the call returns it.
  func object(_ returned: KeychainResult, isList: Bool) -> AnyObject? {
    let objects = items.map { Self.object($0.record, $0.secret, returned) }
    return isList ? objects as NSArray : objects.first
  }

  private static func object(_ record: KeychainRecord, _ secret: Secret?, _ returned: KeychainResult) -> AnyObject {
    let data = (secret?.bytes ?? Data()) as NSData
    let reference = record.persistentReference as NSData
    if returned == .data { return data }
    if returned == .persistentReference { return reference }
    let result = NSMutableDictionary()
    if returned.contains(.attributes) {
      for (name, value) in record.attributes { result[name as NSString] = value.object }
      if result["sync"] == nil { result["sync" as NSString] = NSNumber(value: false) }
    }
    if returned.contains(.data) { result["v_Data" as NSString] = data }
    if returned.contains(.persistentReference) { result["v_PersistentRef" as NSString] = reference }
    return result.copy() as AnyObject
  }
}

/// A place that keeps items with their secrets.
protocol SecretContainer {
  /// The attributes of the items that have all of `filter`.
  func find(_ filter: [String: String]) throws(KeychainError) -> [[String: String]]
  /// Of the item with `id`.
  func secret(of id: UUID) throws(KeychainError) -> Secret
  func add(_ record: KeychainRecord, _ secret: Secret) throws(KeychainError)
  /// Replaces the attributes; nil leaves the secret.
  func update(_ record: KeychainRecord, _ secret: Secret?) throws(KeychainError)
  func remove(_ id: UUID) throws(KeychainError)
}

extension KeychainRequest {
  /// - Returns: what the call answers; without a change if the status is no success, unless the container fails in the middle of several items.
  func perform(in container: some SecretContainer) -> KeychainAnswer {
    do throws(KeychainError) {
      switch self {
      case .add(let record, let secret): return try Self.add(record, secret, in: container)
      case .copy(let query): return try Self.copy(query, from: container)
      case .update(let query, let change): return try Self.update(query, change, in: container)
      case .delete(let query):
        for record in try Self.records(query, in: container) { try container.remove(record.id) }
        return KeychainAnswer(status: errSecSuccess)
      }
    } catch { return KeychainAnswer(status: error.status) }
  }

  private static func add(
    _ record: KeychainRecord, _ secret: Secret, in container: some SecretContainer
  ) throws(KeychainError) -> KeychainAnswer {
    if try isTaken(record, in: container) { throw KeychainError(errSecDuplicateItem) }
    try container.add(record, secret)
    return KeychainAnswer(status: errSecSuccess, items: [(record, secret)])
  }

  private static func copy(_ query: KeychainQuery, from container: some SecretContainer) throws(KeychainError) -> KeychainAnswer {
    var answer = KeychainAnswer(status: errSecSuccess)
    for record in try records(query, in: container).prefix(query.limit) {
      answer.items.append((record, query.returned.contains(.data) ? try container.secret(of: record.id) : nil))
    }
    return answer
  }

  private static func update(
    _ query: KeychainQuery, _ change: KeychainChange, in container: some SecretContainer
  ) throws(KeychainError) -> KeychainAnswer {
    let former = try records(query, in: container)
    let changed = former.map(change.applied(to:))
    for (index, record) in changed.enumerated() {
      let isTaken = try isTaken(record, in: container)
      if isTaken || changed[..<index].contains(where: { $0.isSameItem(as: record) }) { throw KeychainError(errSecDuplicateItem) }
    }
    for record in changed { try container.update(record, change.secret) }
    return KeychainAnswer(status: errSecSuccess)
  }

  /// Whether another item has the record's key attributes.
  private static func isTaken(_ record: KeychainRecord, in container: some SecretContainer) throws(KeychainError) -> Bool {
    var filter = [KeychainRecord.schema.name: KeychainRecord.schema.value, "class": record.itemClass.rawValue]
    for name in record.itemClass.keys {
      guard let value = record.attributes[name] else { continue }
      let (name, text) = KeychainAttribute.stored(value, of: name)
      filter[name] = text
    }
    return try container.find(filter).contains { stored in
      KeychainRecord(stored: stored).map { $0.id != record.id && $0.isSameItem(as: record) } ?? false
    }
  }

  /// Those that match, the oldest first; throws if there is none.
  private static func records(
    _ query: KeychainQuery, in container: some SecretContainer
  ) throws(KeychainError) -> [KeychainRecord] {
    guard !query.isOfMissingClass else { throw KeychainError(errSecItemNotFound) }
    let found = try container.find(query.filter).compactMap(KeychainRecord.init(stored:)).filter(query.matches)
    guard !found.isEmpty else { throw KeychainError(errSecItemNotFound) }
    func age(_ record: KeychainRecord) -> (Double, String) {
      guard case .date(let date) = record.attributes["cdat"] else { return (0, record.id.uuidString) }
      return (date.timeIntervalSinceReferenceDate, record.id.uuidString)
    }
    return found.sorted { age($0) < age($1) }
  }
}
