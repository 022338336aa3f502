/// Writes messages to swift-log, with Apple's methods.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger with the process's name as its label.
  public init() { log = .default }

  /// A logger with the label `subsystem.category`.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// A logger that writes to `logObj`.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes with the level `notice`.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes with the level of the type.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes with the level `debug`.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes with the level `debug`.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes with the level `info`.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes with the level `notice`.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes with the level `error`.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes with the level `error`.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes with the level `critical`.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes with the level `critical`.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Who may read a part of a message. Nothing is hidden here.
public struct OSLogPrivacy: Sendable {
  /// How private parts are replaced on Apple's platforms.
  public enum Mask: Sendable {
    /// By a hash.
    case hash
    /// By nothing.
    case none
  }

  /// Read by everybody.
  public static let `public` = OSLogPrivacy()
  /// As `public`.
  public static let `private` = OSLogPrivacy()
  /// As `public`.
  public static let sensitive = OSLogPrivacy()
  /// As `public`.
  public static let auto = OSLogPrivacy()

  /// As `public`.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// As `public`.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// As `public`.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A message from a string literal, with Apple's interpolations.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  /// Collects the parts.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// An empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a value's description; `privacy` hides nothing.
    public mutating func appendInterpolation(_ value: @autoclosure () -> some Any, privacy: OSLogPrivacy = .auto) {
      text += "\(value())"
    }
  }

  let text: String

  /// The text itself.
  public init(stringLiteral value: String) { text = value }

  /// The joined parts.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
