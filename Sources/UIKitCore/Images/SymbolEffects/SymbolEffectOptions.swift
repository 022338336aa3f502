internal import Diagnostics

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often; nil for once of an effect that can end, and without end of one that cannot.
  var count: Int?
  var rate: Double = 1
  /// Seconds between two runs.
  var delay: Double = 0

  /// Stands for "without end".
  static let endless = Int.max

  /// As often as the effect is made for, at its own speed.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Without end.
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

  /// As often as a number says, at least once.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  /// As a behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
  /// By a factor; must be finite and positive.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// Without end.
  public var repeating: SymbolEffectOptions { self.repeat(Self.endless) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// As often as a number says, at least once; nil for no end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = max(count ?? Self.endless, 1)
    return options
  }

  /// As a behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self.repeat(behavior.count)
    options.delay = behavior.delay
    return options
  }

  /// By a factor; must be finite and positive.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    ensure(speed.isFinite && speed > 0, "SymbolEffectOptions.speed(\(speed)): give a finite factor greater than 0")
    var options = self
    options.rate = speed
    return options
  }

  /// How an effect follows itself.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int
    let delay: Double

    /// At once, without end.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: endless, delay: 0) }
    /// After a second, without end.
    public static var periodic: RepeatBehavior { periodic() }

    /// After some seconds, as often as a number says; nil for no end, and for a second.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let delay = delay ?? 1
      ensure(
        delay.isFinite && delay >= 0, "SymbolEffectOptions.RepeatBehavior.periodic(delay: \(delay)): give seconds, 0 or more")
      return RepeatBehavior(count: max(count ?? endless, 1), delay: delay)
    }
  }
}
