internal import CoreGraphics
internal import Foundation

/// A smooth curve through values: cubic Hermite pieces with the tangents of Kochanek and Bartels, "Interpolating splines with local
/// tension, continuity, and bias control" (1984). Beyond both ends the values do not change.
struct KeyframeCurve {
  private enum Kind { case numbers, color, list }

  private let kind: Kind
  private let points: [[Double]]
  /// The tangents with which a piece leaves a value, and with which the piece before arrives.
  private var leaving: [[Double]] = []
  private var arriving: [[Double]] = []

  /// nil for values between which there is no curve.
  init?(_ values: [AnimatedValue], _ tension: [NSNumber]?, _ continuity: [NSNumber]?, _ bias: [NSNumber]?) {
    guard values.count > 1, let kind = Self.kind(of: values[0]) else { return nil }
    let points = values.compactMap { Self.kind(of: $0) == kind ? Self.numbers(of: $0) : nil }
    guard points.count == values.count, points.allSatisfy({ $0.count == points[0].count }) else { return nil }
    (self.kind, self.points) = (kind, points)
    func number(_ list: [NSNumber]?, _ index: Int) -> Double { list.map { index < $0.count ? $0[index].doubleValue : 0 } ?? 0 }
    for index in points.indices {
      let (t, c, b) = (number(tension, index), number(continuity, index), number(bias, index))
      let (before, after) = (points[max(index - 1, 0)], points[min(index + 1, points.count - 1)])
      func tangent(_ first: Double, _ second: Double) -> [Double] {
        points[index].indices.map {
          (1 - t) / 2 * (first * (points[index][$0] - before[$0]) + second * (after[$0] - points[index][$0]))
        }
      }
      arriving.append(tangent((1 - c) * (1 + b), (1 + c) * (1 - b)))
      leaving.append(tangent((1 + c) * (1 + b), (1 - c) * (1 - b)))
    }
  }

  /// The value at a share of the piece's parameter.
  func value(_ step: Int, _ part: Double) -> AnimatedValue {
    let n = numbers(step, part)
    switch kind {
    case .numbers: return .numbers([n[0], n[1], n[2], n[3]])
    case .list: return .list(n)
    case .color:
      let parts = n.map { CGFloat(min(max($0, 0), 1)) }
      return .color(CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    }
  }

  private func numbers(_ step: Int, _ s: Double) -> [Double] {
    guard step + 1 < points.count else { return points[step] }
    let (s2, s3) = (s * s, s * s * s)
    let weights = (2 * s3 - 3 * s2 + 1, s3 - 2 * s2 + s, 3 * s2 - 2 * s3, s3 - s2)
    return points[step].indices.map {
      let start = weights.0 * points[step][$0] + weights.1 * leaving[step][$0]
      return start + weights.2 * points[step + 1][$0] + weights.3 * arriving[step + 1][$0]
    }
  }

  // MARK: Length

  /// The lengths of the pieces.
  var lengths: [Double] { points.indices.dropLast().map { lengths(of: $0).last ?? 0 } }

  /// The parameter after a share of a piece's length.
  func parameter(_ step: Int, atLength share: Double) -> Double {
    guard step + 1 < points.count else { return 0 }
    let lengths = lengths(of: step)
    let goal = share * (lengths.last ?? 0)
    guard let end = lengths.firstIndex(where: { $0 >= goal }), end > 0 else { return share }
    let span = lengths[end] - lengths[end - 1]
    return (Double(end) - (span > 0 ? (lengths[end] - goal) / span : 0)) / Double(lengths.count - 1)
  }

  /// The length from the start of a piece to the end of each of 64 equal shares of its parameter.
  private func lengths(of step: Int) -> [Double] {
    var (lengths, from) = ([0.0], points[step])
    for share in 1...64 {
      let to = numbers(step, Double(share) / 64)
      lengths.append(lengths[share - 1] + zip(from, to).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot())
      from = to
    }
    return lengths
  }

  private static func kind(of value: AnimatedValue) -> Kind? {
    switch value {
    case .numbers: .numbers
    case .color(.some): .color
    case .list: .list
    default: nil
    }
  }

  private static func numbers(of value: AnimatedValue) -> [Double]? {
    switch value {
    case .numbers(let n): [n.x, n.y, n.z, n.w]
    case .color(let color?): [color.red, color.green, color.blue, color.alpha].map { Double($0) }
    case .list(let numbers): numbers
    default: nil
    }
  }
}
