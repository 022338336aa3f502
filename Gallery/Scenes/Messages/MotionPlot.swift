internal import Foundation
internal import UIKit

/// Plots offset and velocity over time: a pale band for the motion predicted when the finger lifted, a line for the measured motion.
final class MotionPlot: UIView {
  struct Sample {
    var time: TimeInterval
    var value: CGFloat
  }

  /// Seconds shown before and after the current time.
  private static let past = 3.0
  private static let future = 1.6

  private(set) var measured: [Sample] = []
  /// One curve for each deceleration in the shown time range.
  private(set) var predictions: [[Sample]] = []
  private var rest: (offset: CGFloat, seconds: TimeInterval)?

  private var now: TimeInterval { measured.last?.time ?? 0 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    layer.cornerRadius = 12
    clipsToBounds = true
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a sample; replaces the last sample unless that one is earlier.
  ///
  /// - Parameter rest: predicted resting offset and seconds until rest; nil while nothing moves.
  func add(time: TimeInterval, offset: CGFloat, rest: (offset: CGFloat, seconds: TimeInterval)?) {
    if let last = measured.last, last.time >= time { measured.removeLast() }
    // No samples are taken while nothing moves, so extend the curve horizontally.
    if let last = measured.last, time - last.time > 0.05 {
      measured.append(Sample(time: max(last.time, time - Self.past), value: last.value))
      measured.append(Sample(time: time - 1.0 / 60, value: last.value))
    }
    measured.append(Sample(time: time, value: offset))
    measured.removeAll { $0.time < time - Self.past }
    predictions.removeAll { $0.last.map { $0.time < time - Self.past } ?? true }
    self.rest = rest
    setNeedsDisplay()
  }

  /// Records the predicted motion of the scroll view from `time`, which must be the current time.
  func predict(_ scrollView: UIScrollView, at time: TimeInterval) {
    guard let end = scrollView.predictedMotion?.timeUntilRest else { return }
    let steps = max(1, Int((end * 60).rounded(.up)))
    let curve = (0...steps).compactMap { step in
      let seconds = end * Double(step) / Double(steps)
      return scrollView.predictedMotion?.contentOffset(after: seconds).map { Sample(time: time + seconds, value: $0.y) }
    }
    predictions.append(curve)
    setNeedsDisplay()
  }

  /// The deceleration was stopped, so predictions after `time` are dropped.
  func cutPredictions(after time: TimeInterval) {
    predictions = predictions.map { $0.filter { $0.time <= time } }.filter { $0.count > 1 }
    rest = nil
    setNeedsDisplay()
  }

  /// Whether no motion is in the shown time range.
  var isStill: Bool { measured.allSatisfy { $0.value == measured.last?.value } }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    let halves = bounds.shrunk(dx: 10, dy: 8).divided(atDistance: bounds.height / 2 - 8, from: .minYEdge)
    drawPart("offset", "pt", .systemBlue, measured, predictions, in: halves.slice)
    drawPart(
      "velocity", "pt/s", .systemOrange, Self.slope(measured, over: 4), predictions.map { Self.slope($0, over: 8) },
      in: halves.remainder, around: 0)
    if let rest { drawRest(rest, in: halves.slice) }
    guard !measured.isEmpty else { return }
    UIColor.tertiaryLabel.setFill()
    UIRectFill(CGRect(x: x(now), y: bounds.minY + 28, width: 1, height: bounds.height - 36))
  }

  /// The slope over `span` samples; a single step is too coarse because offsets are rounded to pixels.
  private static func slope(_ samples: [Sample], over span: Int) -> [Sample] {
    zip(samples, samples.dropFirst(span)).map { first, last in
      let seconds = max(last.time - first.time, 1e-6)
      return Sample(time: (first.time + last.time) / 2, value: (last.value - first.value) / CGFloat(seconds))
    }
  }

  private func x(_ time: TimeInterval) -> CGFloat {
    let field = bounds.shrunk(dx: 10, dy: 0)
    return field.minX + field.width * CGFloat((time - now + Self.past) / (Self.past + Self.future))
  }

  private func drawPart(
    _ name: String, _ unit: String, _ color: UIColor, _ line: [Sample], _ bands: [[Sample]], in area: CGRect,
    around zero: CGFloat? = nil
  ) {
    let value = line.last.map { String(format: "%.0f", abs($0.value) < 0.5 ? 0 : $0.value) } ?? "0"
    draw("\(name)  \(value) \(unit)", color, at: area.origin)
    let field = area.inset(by: UIEdgeInsets(top: 22, left: 0, bottom: 8, right: 0))
    let shown = (line + bands.joined()).filter { x($0.time) >= 0 && x($0.time) <= bounds.width }.map(\.value)
    let values = shown + (zero.map { [$0] } ?? [])
    guard let low = values.min(), let high = values.max(), line.count > 1 else { return }
    let span = max(high - low, 40)
    func place(_ sample: Sample) -> CGPoint {
      CGPoint(x: x(sample.time), y: field.maxY - (sample.value - low) / span * field.height)
    }
    if let zero {
      UIColor.separator.setFill()
      UIRectFill(CGRect(x: field.minX, y: place(Sample(time: 0, value: zero)).y - 0.5, width: field.width, height: 1))
    }
    for band in bands { stroke(band.map(place), color.withAlphaComponent(0.28), width: 7) }
    stroke(line.map(place), color, width: 2)
  }

  private func drawRest(_ rest: (offset: CGFloat, seconds: TimeInterval), in area: CGRect) {
    let text = String(format: "rests at %.0f pt in %.1f s", rest.offset, rest.seconds)
    let width = text.size(withAttributes: Self.attributes(.secondaryLabel)).width
    draw(text, .secondaryLabel, at: CGPoint(x: area.maxX - width, y: area.minY))
  }

  private static func attributes(_ color: UIColor) -> [NSAttributedString.Key: Any] {
    [.font: UIFont.monospacedDigitSystemFont(ofSize: 11, weight: .medium), .foregroundColor: color]
  }

  private func draw(_ text: String, _ color: UIColor, at point: CGPoint) {
    text.draw(at: point, withAttributes: Self.attributes(color))
  }

  private func stroke(_ points: [CGPoint], _ color: UIColor, width: CGFloat) {
    guard let first = points.first else { return }
    let curve = UIBezierPath()
    curve.move(to: first)
    for point in points.dropFirst() { curve.addLine(to: point) }
    curve.lineWidth = width
    curve.lineJoinStyle = .round
    curve.lineCapStyle = .round
    color.setStroke()
    curve.stroke()
  }
}

extension UIScrollView {
  /// Resting offset along y, and seconds until rest, of the current motion.
  var predictedRest: (offset: CGFloat, seconds: TimeInterval)? {
    guard let offset = predictedMotion?.restingOffset, let seconds = predictedMotion?.timeUntilRest else { return nil }
    return (offset.y, seconds)
  }
}
