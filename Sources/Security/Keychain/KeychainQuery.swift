internal import Foundation

/// What a call returns of each item.
struct KeychainResult: OptionSet, Sendable {
  let rawValue: Int
  static let data = KeychainResult(rawValue: 1)
  static let attributes = KeychainResult(rawValue: 2)
  static let persistentReference = KeychainResult(rawValue: 4)
}

/// A dictionary of `kSec...` keys, read.
package struct KeychainQuery: Sendable {
  /// nil with a persistent reference alone.
  let itemClass: KeychainClass?
  /// Of the item that is meant.
  private let id: UUID?
  private let attributes: [String: KeychainValue]
  private let findsSynchronizable: Bool
  private let secret: Secret?
  let returned: KeychainResult
  let limit: Int
  let allowsDeletion: Bool
  /// A certificate, a key or an identity, of which there are none.
  let isOfMissingClass: Bool
  private let program: String

  init(_ dictionary: NSDictionary, program: String = KeychainAccess.program) throws(KeychainError) {
    let entries = Self.entries(of: dictionary)
    self.program = program
    (id, itemClass, isOfMissingClass) = try Self.target(entries)
    (limit, allowsDeletion) = try Self.limit(entries["m_Limit"])
    let isAny = entries["sync"].map { $0 as? String == "syna" } ?? false
    attributes = try Self.attributes(entries.filter { !isAny || $0.key != "sync" }, of: itemClass)
    findsSynchronizable = isAny || id != nil
    secret = try entries["v_Data"].map { value throws(KeychainError) in try Self.secret(value) }
    returned = Self.returned(entries)
    if (entries["r_Ref"] as? NSNumber)?.boolValue == true { throw KeychainError(errSecUnimplemented) }
  }

  fileprivate static func entries(of dictionary: NSDictionary) -> [String: Any] {
    var entries: [String: Any] = [:]
    for (key, value) in dictionary { if let key = key as? String { entries[key] = value } }
    return entries
  }

  private static func target(_ entries: [String: Any]) throws(KeychainError) -> (UUID?, KeychainClass?, Bool) {
    var itemClass = (entries["class"] as? String).flatMap(KeychainClass.init)
    var id: UUID?
    if let reference = entries["v_PersistentRef"] {
      guard let data = reference as? Data, data.count == 20 else { throw KeychainError(errSecParam) }
      itemClass = itemClass ?? KeychainClass(rawValue: String(decoding: data.prefix(4), as: UTF8.self))
      id = data.dropFirst(4).withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
    let isMissing = ["cert", "keys", "idnt"].contains(entries["class"] as? String)
    guard itemClass != nil || isMissing else { throw KeychainError(errSecParam) }
    return (id, itemClass, isMissing)
  }

  private static func limit(_ given: Any?) throws(KeychainError) -> (Int, Bool) {
    guard let given else { return (1, true) }
    if let text = given as? String {
      switch text {
      case "m_LimitOne": return (1, false)
      case "m_LimitAll": return (.max, true)
      default: throw KeychainError(errSecParam)
      }
    }
    guard let number = (given as? NSNumber)?.intValue, number > 0 else { throw KeychainError(errSecParam) }
    return (number, false)
  }

  fileprivate static func attributes(
    _ entries: [String: Any], of itemClass: KeychainClass?
  ) throws(KeychainError) -> [String: KeychainValue] {
    var result: [String: KeychainValue] = [:]
    for (name, given) in entries where KeychainAttribute.exists(name) {
      if let itemClass, !KeychainAttribute.belongs(name, to: itemClass) { throw KeychainError(errSecNoSuchAttr) }
      guard let value = KeychainAttribute.value(given, of: name) else { throw KeychainError(errSecParam) }
      result[name] = value
    }
    return result
  }

  fileprivate static func secret(_ given: Any) throws(KeychainError) -> Secret {
    guard let data = given as? Data else { throw KeychainError(errSecParam) }
    return Secret(data)
  }

  private static func returned(_ entries: [String: Any]) -> KeychainResult {
    func asks(_ key: String) -> Bool { (entries[key] as? NSNumber)?.boolValue ?? false }
    var result: KeychainResult = []
    if asks("r_Data") { result.insert(.data) }
    if asks("r_Attributes") { result.insert(.attributes) }
    if asks("r_PersistentRef") { result.insert(.persistentReference) }
    return result
  }

  // MARK: Adding

  func newRecord() throws(KeychainError) -> KeychainRecord {
    guard let itemClass else { throw KeychainError(errSecUnimplemented) }
    var attributes = attributes
    let now = Date()
    (attributes["cdat"], attributes["mdat"]) = (attributes["cdat"] ?? .date(now), attributes["mdat"] ?? .date(now))
    attributes["agrp"] = attributes["agrp"] ?? .text(program)
    attributes["pdmn"] = attributes["pdmn"] ?? .text("ak")
    return KeychainRecord(itemClass, program: program, attributes: attributes)
  }

  func newSecret() throws(KeychainError) -> Secret { secret ?? Secret(Data()) }

  // MARK: Finding

  /// What a secret service is asked for: equal attributes only.
  var filter: [String: String] {
    var filter = [KeychainRecord.schema.name: KeychainRecord.schema.value]
    filter["class"] = itemClass?.rawValue
    filter["uuid"] = id?.uuidString
    if attributes["agrp"] == nil && id == nil { filter["program"] = program }
    for (name, value) in attributes where !value.isEmpty {
      let (name, text) = KeychainAttribute.stored(value, of: name)
      filter[name] = text
    }
    return filter
  }

  func matches(_ record: KeychainRecord) -> Bool {
    guard itemClass == nil || itemClass == record.itemClass, id == nil || id == record.id else { return false }
    guard findsSynchronizable || attributes["sync"] != nil || record.attributes["sync"] == nil else { return false }
    return attributes.allSatisfy { name, value in
      value.isEmpty ? record.attributes[name] == nil : record.attributes[name] == value
    }
  }
}

/// What `SecItemUpdate` changes.
package struct KeychainChange: Sendable {
  private let attributes: [String: KeychainValue]
  let secret: Secret?

  init(_ dictionary: NSDictionary, of itemClass: KeychainClass?) throws(KeychainError) {
    let entries = KeychainQuery.entries(of: dictionary)
    guard entries["class"] == nil, !entries.isEmpty else { throw KeychainError(errSecParam) }
    attributes = try KeychainQuery.attributes(entries, of: itemClass)
    secret = try entries["v_Data"].map { value throws(KeychainError) in try KeychainQuery.secret(value) }
  }

  func applied(to record: KeychainRecord) -> KeychainRecord {
    var merged = record.attributes.merging(attributes) { $1 }
    merged["mdat"] = attributes["mdat"] ?? .date(Date())
    return KeychainRecord(record.itemClass, id: record.id, program: record.program, attributes: merged)
  }
}
