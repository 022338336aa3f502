/// A compiled nib or storyboard.
///
/// The file begins with a header that names its scenes; the bytes of a scene are read when the scene is first used.
package struct NibFile: Sendable {
  /// A scene of a storyboard; a nib has one.
  package struct Entry: Sendable {
    /// The identifier of the scene's controller in the file; empty in a nib.
    package let controller: String
    /// The name for `instantiateViewController(withIdentifier:)`.
    package let identifier: String?
    /// The encoded scene.
    let bytes: Range<Int>
  }

  /// The scene that is shown first; nil if the storyboard names none.
  package let initial: Int?
  package let entries: [Entry]
  private let bytes: [UInt8]

  /// Reads the header.
  package init(_ bytes: [UInt8]) throws(NibError) {
    var reader = ByteReader(bytes)
    guard try reader.byte() == Self.mark, try reader.integer() == Self.version else { throw NibError.version }
    let initial = try reader.integer()
    let count = try reader.count()
    var entries: [Entry] = []
    var lengths: [Int] = []
    for _ in 0..<count {
      let controller = try reader.string()
      let identifier = try reader.string()
      lengths.append(try reader.count())
      entries.append(Entry(controller: controller, identifier: identifier.isEmpty ? nil : identifier, bytes: 0..<0))
    }
    var place = reader.place
    for index in entries.indices {
      guard place + lengths[index] <= bytes.count else { throw NibError.truncated }
      entries[index] = Entry(
        controller: entries[index].controller, identifier: entries[index].identifier, bytes: place..<place + lengths[index])
      place += lengths[index]
    }
    guard initial >= -1, initial < entries.count else { throw NibError.truncated }
    (self.initial, self.entries, self.bytes) = (initial < 0 ? nil : initial, entries, bytes)
  }

  /// The scene at a place of `entries`.
  package func scene(_ index: Int) throws(NibError) -> NibScene {
    var reader = ByteReader(Array(bytes[entries[index].bytes]))
    return try NibScene(&reader)
  }

  /// Encodes a file. The first scene of a nib is its only one.
  package static func encode(
    _ scenes: [(controller: String, identifier: String?, scene: NibScene)], initial: Int?
  ) -> [UInt8] {
    let bodies = scenes.map { entry in
      var writer = ByteWriter()
      entry.scene.write(to: &writer)
      return writer.bytes
    }
    var writer = ByteWriter()
    writer.write(byte: mark)
    writer.write(integer: version)
    writer.write(integer: initial ?? -1)
    writer.write(integer: scenes.count)
    for (entry, body) in zip(scenes, bodies) {
      writer.write(entry.controller)
      writer.write(entry.identifier ?? "")
      writer.write(integer: body.count)
    }
    return writer.bytes + bodies.joined()
  }

  private static let mark: UInt8 = 0x4E
  /// A file of another version is compiled again: it comes from another build of the package.
  private static let version = 1
}

/// Why a compiled file cannot be read.
package enum NibError: Error, CustomStringConvertible {
  case version, truncated

  package var description: String {
    switch self {
    case .version: "it was compiled by another version of the package: build the app again"
    case .truncated: "its bytes are damaged: build the app again"
    }
  }
}

extension NibScene {
  init(_ reader: inout ByteReader) throws(NibError) {
    let strings = try reader.array { reader throws(NibError) in try reader.string() }
    reader.strings = strings
    let objects = try reader.array { reader throws(NibError) in try NibObject(&reader) }
    let groups = try reader.array { reader throws(NibError) in try NibGroup(&reader) }
    self.init(objects: objects, groups: groups)
    guard isValid else { throw .truncated }
  }

  func write(to writer: inout ByteWriter) {
    var body = ByteWriter()
    body.write(array: objects) { $0.write(to: &$1) }
    body.write(array: groups) { $0.write(to: &$1) }
    writer.write(array: body.strings) { $1.write($0) }
    writer.bytes += body.bytes
  }

  /// Whether every index names an object or a group.
  private var isValid: Bool {
    func exists(_ index: Int) -> Bool { objects.indices.contains(index) }
    func areGood(_ value: NibValue?) -> Bool {
      switch value {
      case .object(let index): exists(index)
      case .objects(let indices): indices.allSatisfy(exists)
      default: true
      }
    }
    return objects.allSatisfy { $0.entries.allSatisfy { areGood($0.value) } }
      && groups.enumerated().allSatisfy { place, group in
        (group.parent ?? -1) < place && group.objects.upperBound <= objects.count && group.objects.lowerBound >= 0
          && (group.roots + group.constraints).allSatisfy(exists)
          && group.connections.allSatisfy { exists($0.source) && exists($0.destination) }
          && group.attributes.allSatisfy { exists($0.object) && areGood($0.value) }
      }
  }
}

extension NibObject {
  fileprivate init(_ reader: inout ByteReader) throws(NibError) {
    let baseClass = try reader.shared()
    let customClass = try reader.shared()
    let id = try reader.shared()
    let entries = try reader.array { reader throws(NibError) in
      guard let key = NibKey(rawValue: UInt16(truncatingIfNeeded: try reader.integer())) else { throw .version }
      return Entry(key, try NibValue(&reader))
    }
    self.init(baseClass, customClass: customClass.isEmpty ? nil : customClass, id: id, entries: entries)
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(shared: baseClass)
    writer.write(shared: customClass ?? "")
    writer.write(shared: id)
    writer.write(array: entries) {
      $1.write(integer: Int($0.key.rawValue))
      $0.value.write(to: &$1)
    }
  }
}

extension NibValue {
  fileprivate init(_ reader: inout ByteReader) throws(NibError) {
    switch try reader.byte() {
    case 0: self = .bool(false)
    case 1: self = .bool(true)
    case 2: self = .integer(try reader.integer())
    case 3: self = .number(try reader.number())
    case 4: self = .string(try reader.shared())
    case 5:
      let text = try reader.shared()
      self = .localized(text, key: try reader.shared())
    case 6: self = .numbers(try reader.array { reader throws(NibError) in try reader.number() })
    case 7: self = .object(try reader.integer())
    case 8: self = .objects(try reader.array { reader throws(NibError) in try reader.integer() })
    default: throw .version
    }
  }

  fileprivate func write(to writer: inout ByteWriter) {
    switch self {
    case .bool(let value): writer.write(byte: value ? 1 : 0)
    case .integer(let value):
      writer.write(byte: 2)
      writer.write(integer: value)
    case .number(let value):
      writer.write(byte: 3)
      writer.write(number: value)
    case .string(let value):
      writer.write(byte: 4)
      writer.write(shared: value)
    case .localized(let value, let key):
      writer.write(byte: 5)
      writer.write(shared: value)
      writer.write(shared: key)
    case .numbers(let values):
      writer.write(byte: 6)
      writer.write(array: values) { $1.write(number: $0) }
    case .object(let index):
      writer.write(byte: 7)
      writer.write(integer: index)
    case .objects(let indices):
      writer.write(byte: 8)
      writer.write(array: indices) { $1.write(integer: $0) }
    }
  }
}

extension NibGroup {
  fileprivate init(_ reader: inout ByteReader) throws(NibError) {
    let parent = try reader.integer()
    let start = try reader.count()
    let end = try reader.count()
    guard start <= end else { throw .truncated }
    self.init(
      parent: parent < 0 ? nil : parent, objects: start..<end,
      roots: try reader.array { reader throws(NibError) in try reader.integer() })
    connections = try reader.array { reader throws(NibError) in try NibConnection(&reader) }
    constraints = try reader.array { reader throws(NibError) in try reader.integer() }
    attributes = try reader.array { reader throws(NibError) in
      let object = try reader.integer()
      let keyPath = try reader.shared()
      let hasValue = try reader.byte() == 1
      return Attribute(object: object, keyPath: keyPath, value: hasValue ? try NibValue(&reader) : nil)
    }
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(integer: parent ?? -1)
    writer.write(integer: objects.lowerBound)
    writer.write(integer: objects.upperBound)
    writer.write(array: roots) { $1.write(integer: $0) }
    writer.write(array: connections) { $0.write(to: &$1) }
    writer.write(array: constraints) { $1.write(integer: $0) }
    writer.write(array: attributes) {
      $1.write(integer: $0.object)
      $1.write(shared: $0.keyPath)
      $1.write(byte: $0.value == nil ? 0 : 1)
      $0.value?.write(to: &$1)
    }
  }
}

extension NibConnection {
  fileprivate init(_ reader: inout ByteReader) throws(NibError) {
    let source = try reader.integer()
    let destination = try reader.integer()
    let kind = try reader.byte()
    let name = try reader.shared()
    switch kind {
    case 0: self.init(source: source, destination: destination, kind: .outlet(name))
    case 1: self.init(source: source, destination: destination, kind: .collection(name))
    case 2:
      let events = UInt(bitPattern: try reader.integer())
      self.init(source: source, destination: destination, kind: .action(name, events: events))
    default: throw .version
    }
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(integer: source)
    writer.write(integer: destination)
    switch kind {
    case .outlet(let name):
      writer.write(byte: 0)
      writer.write(shared: name)
    case .collection(let name):
      writer.write(byte: 1)
      writer.write(shared: name)
    case .action(let name, let events):
      writer.write(byte: 2)
      writer.write(shared: name)
      writer.write(integer: Int(bitPattern: events))
    }
  }
}
