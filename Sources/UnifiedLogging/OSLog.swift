public import Foundation
internal import Logging

/// The importance of a message, as in Apple's unified logging.
public struct OSLogType: Equatable, Hashable, Sendable {
  /// Apple's value.
  public let rawValue: UInt8

  /// - Parameter rawValue: One of the five constants' values; any other counts as `default`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// swift-log's level `notice`.
  public static let `default` = OSLogType(rawValue: 0)
  /// swift-log's level `info`.
  public static let info = OSLogType(rawValue: 1)
  /// swift-log's level `debug`.
  public static let debug = OSLogType(rawValue: 2)
  /// swift-log's level `error`.
  public static let error = OSLogType(rawValue: 16)
  /// swift-log's level `critical`.
  public static let fault = OSLogType(rawValue: 17)

  var level: Logging.Logger.Level {
    switch self {
    case .info: .info
    case .debug: .debug
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}

/// A destination of messages: a swift-log logger with the label `subsystem.category`.
public final class OSLog: NSObject, Sendable {
  /// What signposts are for.
  public struct Category: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String

    /// Any text makes a category.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The category of Apple's Instruments.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// The label is the process's name.
  public static let `default` = OSLog(Logging.Logger(label: ProcessInfo.processInfo.processName))
  /// Drops every message.
  public static let disabled = OSLog(nil)

  private let logger: Logging.Logger?

  private init(_ logger: Logging.Logger?) { self.logger = logger }

  /// A log with the label `subsystem.category`.
  public init(subsystem: String, category: String) { logger = Logging.Logger(label: "\(subsystem).\(category)") }

  /// A log with the label `subsystem.category`.
  public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }

  /// Whether messages of the type are written: swift-log's level decides.
  public func isEnabled(type: OSLogType) -> Bool { logger.map { $0.logLevel <= type.level } ?? false }

  /// For signposts, whether anything is written.
  public var signpostsEnabled: Bool { isEnabled(type: .debug) }

  func write(_ text: @autoclosure () -> String, _ type: OSLogType) { logger?.log(level: type.level, "\(text())") }
}

/// Writes a message with the level of `type` to swift-log.
///
/// - Parameters:
///   - message: A format; `%{public}@` and its like take the next argument, whatever its privacy.
///   - dso: Ignored.
///   - args: One for each specifier; missing ones leave the specifier in the text.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: Any...
) {
  log.write(LogFormat.text("\(message)", args), type)
}

/// Writes a message with the level of `type`; see `os_log(_:dso:log:type:_:)`.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
  log.write(LogFormat.text("\(message)", args), type)
}

/// printf's formats with Apple's annotations in braces.
enum LogFormat {
  static func text(_ format: String, _ arguments: [Any]) -> String {
    guard format.contains("%") else { return format }
    var (text, rest, next) = ("", Substring(format), 0)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
        continue
      }
      let specifier = takeSpecifier(&rest)
      text += next < arguments.count ? formatted(arguments[next], specifier) : "%\(specifier)"
      next += 1
    }
    return text + rest
  }

  /// The specifier without `%`, annotations and the lengths of C's integers.
  private static func takeSpecifier(_ rest: inout Substring) -> String {
    if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[rest.index(after: end)...] }
    var specifier = ""
    while let character = rest.popFirst() {
      if !"hlqLtjz".contains(character) { specifier.append(character) }
      if character == "@" || character.isLetter && !"hlqLtjz".contains(character) { break }
    }
    return specifier
  }

  private static func formatted(_ argument: Any, _ specifier: String) -> String {
    let kind = specifier.last ?? "@"
    if "feEgGaA".contains(kind), let number = argument as? any BinaryFloatingPoint {
      return String(format: "%\(specifier)", Double(number))
    }
    if "dixXou".contains(kind), let number = argument as? any BinaryInteger {
      return String(format: "%\(specifier.dropLast())l\(kind)", Int(truncatingIfNeeded: number))
    }
    return "\(argument)"
  }
}
