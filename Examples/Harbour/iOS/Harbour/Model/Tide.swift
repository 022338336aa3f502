import Foundation

/// The height of the water over a day: a cosine with the period of the tide of the moon.
struct Tide {
  struct Turn: Equatable {
    /// In minutes since midnight.
    let minute: Int
    let isHigh: Bool
  }

  /// Half of 24 h 50 min, the time in which the moon returns to the same meridian.
  static let period: Double = 745

  /// In minutes since midnight.
  let firstHighWater: Double
  /// In metres.
  let mean: Double
  /// In metres.
  let amplitude: Double

  static let today = Tide(firstHighWater: 252, mean: 2.1, amplitude: 1.5)

  /// In metres.
  func height(atMinute minute: Double) -> Double {
    mean + amplitude * cos(2 * .pi * (minute - firstHighWater) / Self.period)
  }

  var lowest: Double { mean - amplitude }

  /// High and low waters of the day, in order.
  var turns: [Turn] {
    let first = Int((-firstHighWater / (Self.period / 2)).rounded(.up))
    return (first...).lazy.map { step in
      Turn(minute: Int((self.firstHighWater + Double(step) * Self.period / 2).rounded()), isHigh: step.isMultiple(of: 2))
    }.prefix { $0.minute < 24 * 60 }.filter { $0.minute >= 0 }
  }

  /// The next turn, or the last one of the day.
  func turn(afterMinute minute: Int) -> Turn { turns.first { $0.minute > minute } ?? turns[turns.count - 1] }
}

/// A time of the day in the form of the app's language, which need not be the region's.
enum ClockText {
  static func text(minute: Int, language: String? = Bundle.main.preferredLocalizations.first) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: language ?? "en")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    return formatter.string(from: Date(timeIntervalSince1970: TimeInterval(minute * 60)))
  }
}
