package import Foundation

/// The classes of items that the keychain keeps.
package enum KeychainClass: String, Sendable {
  case generic = "genp"
  case internet = "inet"

  /// The attributes that tell items apart.
  var keys: [String] {
    switch self {
    case .generic: ["acct", "svce", "agrp", "sync"]
    case .internet: ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"]
    }
  }
}

/// The value of an attribute.
package enum KeychainValue: Hashable, Sendable {
  case text(String)
  case data(Data)
  case number(Int64)
  case flag(Bool)
  case date(Date)

  /// What an attribute that was not given is equal to.
  var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .data(let data): data.isEmpty
    case .number(let number): number == 0
    case .flag(let flag): !flag
    case .date: false
    }
  }

  /// As iOS returns it.
  var object: AnyObject {
    switch self {
    case .text(let text): text as NSString
    case .data(let data): data as NSData
    case .number(let number): NSNumber(value: number)
    case .flag(let flag): NSNumber(value: flag)
    case .date(let date): date as NSDate
    }
  }
}

/// The types that attributes have.
enum KeychainAttribute {
  private enum Kind { case text, number, flag, date }

  private static let common: [String: Kind] = [
    "agrp": .text, "pdmn": .text, "cdat": .date, "mdat": .date, "desc": .text, "icmt": .text, "crtr": .number, "type": .number,
    "labl": .text, "invi": .flag, "nega": .flag, "acct": .text, "sync": .flag,
  ]
  private static let generic: [String: Kind] = ["svce": .text, "gena": .text]
  private static let internet: [String: Kind] = [
    "sdmn": .text, "srvr": .text, "ptcl": .text, "atyp": .text, "port": .number, "path": .text,
  ]

  private static func kind(_ name: String) -> Kind? { common[name] ?? generic[name] ?? internet[name] }

  static func exists(_ name: String) -> Bool { kind(name) != nil }

  static func belongs(_ name: String, to itemClass: KeychainClass) -> Bool {
    common[name] != nil || (itemClass == .generic ? generic : internet)[name] != nil
  }

  /// Reads what an app gave; nil if it is of another type. Attributes of text may be data as well.
  static func value(_ given: Any, of name: String) -> KeychainValue? {
    switch kind(name) {
    case .text:
      if let text = given as? String { return .text(text) }
      return (given as? Data).map { .data($0) }
    case .number: return (given as? NSNumber).map { .number($0.int64Value) }
    case .flag: return (given as? NSNumber).map { .flag($0.boolValue) }
    case .date: return (given as? Date).map { .date($0) }
    case nil: return nil
    }
  }

  // MARK: As a secret service keeps it

  /// The ending of the names of attributes whose text is data in Base64.
  private static let dataEnding = ".data"

  static func stored(_ value: KeychainValue, of name: String) -> (name: String, text: String) {
    switch value {
    // C's texts end at a null character.
    case .text(let text): text.utf8.contains(0) ? (name + ".text", Data(text.utf8).base64EncodedString()) : (name, text)
    case .data(let data): (name + dataEnding, data.base64EncodedString())
    case .number(let number): (name, "\(number)")
    case .flag(let flag): (name, flag ? "1" : "0")
    case .date(let date): (name, "\(date.timeIntervalSinceReferenceDate)")
    }
  }

  static func read(_ text: String, of storedName: String) -> (name: String, value: KeychainValue)? {
    if storedName.hasSuffix(dataEnding) {
      return Data(base64Encoded: text).map { (String(storedName.dropLast(dataEnding.count)), .data($0)) }
    }
    if storedName.hasSuffix(".text") {
      return Data(base64Encoded: text).map { (String(storedName.dropLast(5)), .text(String(decoding: $0, as: UTF8.self))) }
    }
    let value: KeychainValue? =
      switch kind(storedName) {
      case .text: .text(text)
      case .number: Int64(text).map { .number($0) }
      case .flag: .flag(text == "1")
      case .date: Double(text).map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
      case nil: nil
      }
    return value.map { (storedName, $0) }
  }
}

/// An item without its secret.
package struct KeychainRecord: Equatable, Sendable {
  let itemClass: KeychainClass
  /// Names the item for as long as it exists.
  let id: UUID
  /// The identifier of the program that added the item.
  let program: String
  /// Without empty ones.
  var attributes: [String: KeychainValue]

  init(_ itemClass: KeychainClass, id: UUID = UUID(), program: String, attributes: [String: KeychainValue]) {
    (self.itemClass, self.id, self.program) = (itemClass, id, program)
    self.attributes = attributes.filter { !$0.value.isEmpty }
  }

  func isSameItem(as other: KeychainRecord) -> Bool {
    itemClass == other.itemClass && itemClass.keys.allSatisfy { attributes[$0] == other.attributes[$0] }
  }

  /// The class and the identifier.
  var persistentReference: Data { Data(itemClass.rawValue.utf8) + withUnsafeBytes(of: id.uuid) { Data($0) } }

  /// What keyring programs call the item.
  var label: String {
    let names = ["labl", "svce", "srvr", "acct"].compactMap { name -> String? in
      if case .text(let text) = attributes[name] { return text }
      return nil
    }
    return names.first ?? program
  }

  // MARK: As a secret service keeps it

  static let schema = (name: "xdg:schema", value: "org.scrollwork.Keychain")

  var stored: [String: String] {
    var result = [Self.schema.name: Self.schema.value, "class": itemClass.rawValue, "uuid": id.uuidString, "program": program]
    for (name, value) in attributes {
      let (name, text) = KeychainAttribute.stored(value, of: name)
      result[name] = text
    }
    return result
  }

  /// nil for an item of another program's making.
  init?(stored: [String: String]) {
    guard let itemClass = stored["class"].flatMap(KeychainClass.init), let id = stored["uuid"].flatMap(UUID.init),
      let program = stored["program"]
    else { return nil }
    let attributes = stored.compactMap { KeychainAttribute.read($0.value, of: $0.key) }
    self.init(
      itemClass, id: id, program: program, attributes: Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first })
  }
}
