/// What a signpost marks.
public struct OSSignpostType: Equatable, Sendable {
  let name: String

  /// A point in time.
  public static let event = OSSignpostType(name: "event")
  /// The beginning of an interval.
  public static let begin = OSSignpostType(name: "begin")
  /// The end of an interval.
  public static let end = OSSignpostType(name: "end")
}

/// Tells intervals of the same name apart.
public struct OSSignpostID: Hashable, Sendable {
  /// The number in messages.
  public let rawValue: UInt64

  /// An ID of one's own choice.
  public init(_ value: UInt64) { rawValue = value }

  /// A random ID.
  public init(log: OSLog) { rawValue = .random(in: 1..<(.max)) }

  /// An ID made from the object's address.
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  /// For intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// Marks nothing.
  public static let invalid = OSSignpostID(.max)
  /// Marks nothing.
  public static let null = OSSignpostID(0)
}

/// Writes a line of the level `debug`: the name, the kind and the ID of the signpost, and its message.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString = "", _ arguments: Any...
) {
  let message = LogFormat.text("\(format)", arguments)
  log.write("\(name) \(type.name) \(signpostID.rawValue)\(message.isEmpty ? "" : ": \(message)")", .debug)
}

/// Marks intervals and events by lines of the level `debug`.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// A signposter with the label `subsystem.category`.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// A signposter that writes to `logHandle`.
  public init(logHandle: OSLog = .default) { log = logHandle }

  /// Whether anything is written.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// A random ID.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Marks the beginning of an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    os_signpost(.begin, log: log, name: name, signpostID: id)
    return OSSignpostIntervalState(id: id)
  }

  /// Marks the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    os_signpost(.end, log: log, name: name, signpostID: state.id)
  }

  /// Marks a point in time.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    os_signpost(.event, log: log, name: name, signpostID: id)
  }

  /// Marks the time that `task` takes.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID

  init(id: OSSignpostID) { self.id = id }
}
