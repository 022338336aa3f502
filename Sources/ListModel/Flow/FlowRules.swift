/// How items are broken into lines. Along a line is where items follow each other; lines follow each other across.
public struct FlowRules: Equatable, Sendable {
  /// The room of a line.
  public var length: Double
  /// Between neighbours in a line, at least.
  public var spacing: Double
  /// Between lines, exactly.
  public var lineSpacing: Double

  public init(length: Double, spacing: Double = 0, lineSpacing: Double = 0) {
    self.length = length
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  /// What is forgiven a line that is too long, so that thirds of a length fit three times whatever their rounding. Our choice.
  static let slack = 0.0001

  /// How many items of that length fit after `used` is taken; at least one fits an empty line.
  func capacity(_ extent: Double, after used: Double, isEmpty: Bool) -> Int {
    let room = length + Self.slack - used - (isEmpty ? 0 : spacing) - extent
    guard room >= 0 else { return isEmpty ? 1 : 0 }
    let step = extent + spacing
    guard step > 0, room / step < 1e15 else { return Int.max }
    return 1 + Int(room / step)
  }
}

/// How the items of one line stand: where the first begins and what lies between two.
struct FlowJustification: Equatable {
  var lead: Double
  var gap: Double
}
