public import Foundation

extension Diffing where Value == String {
  /// Texts that must be equal; a failure shows the lines that differ.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard old != new else { return nil }
        let difference = LineDifference(old, new).text
        return ("\n\(difference)", [XCTAttachment(data: Data(difference.utf8), uniformTypeIdentifier: "public.patch-file")])
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// The text itself, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == Data {
  /// Bytes that must be equal.
  public static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { old, new in
        guard old != new else { return nil }
        let place = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
        return ("\(new.count) bytes, the reference has \(old.count); the first difference is at \(place)", [])
      })
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// The bytes themselves.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// The text of `String(describing:)`.
  public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// The value as JSON of an encoder's.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var snapshotting = SimplySnapshotting.lines.pullback { (value: Value) in text { try encoder.encode(value) } }
    snapshotting.pathExtension = "json"
    return snapshotting
  }

  /// The value as an XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// The value as a property list of an encoder's.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var snapshotting = SimplySnapshotting.lines.pullback { (value: Value) in text { try encoder.encode(value) } }
    snapshotting.pathExtension = "plist"
    return snapshotting
  }

  /// A value that cannot be encoded gives the error as its snapshot.
  private static func text(_ encode: () throws -> Data) -> String {
    do { return String(decoding: try encode(), as: UTF8.self) } catch { return "\(error)" }
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// A JSON object (dictionaries, arrays, strings, numbers) with sorted keys; another value gives its description.
  public static var json: Snapshotting {
    var snapshotting = SimplySnapshotting.lines.pullback { (value: Any) -> String in
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      else { return String(describing: value) }
      return String(decoding: data, as: UTF8.self)
    }
    snapshotting.pathExtension = "json"
    return snapshotting
  }
}

extension Snapshotting {
  /// Waits before taking the snapshot, in seconds of real time; a strategy of a `Stage` needs no waiting.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        RunLoop.current.run(until: Date(timeIntervalSinceNow: max(0, duration)))
        strategy.snapshot(value).run(callback)
      }
    }
  }
}

extension String {
  /// Replaces what differs in each run: `0x7f3c50` becomes nothing.
  var withoutAddresses: String { replacingOccurrences(of: ":?\\s*0x[0-9a-f]+(\\s*)", with: "$1", options: .regularExpression) }
}
