internal import CoreGraphics
internal import Foundation

/// Why a text is no path data.
package struct PathDataError: Error, Equatable, CustomStringConvertible {
  /// The number of bytes before the fault.
  package let offset: Int
  package let description: String
}

/// Reads the path data of SVG, the `d` attribute of a `path` (SVG 1.1, section 8.3): all commands, absolute and relative.
struct SVGPath {
  private let bytes: [UInt8]
  private var index = 0
  private let path = CGMutablePath()
  private var (point, start) = (CGPoint.zero, CGPoint.zero)
  /// The last control point of a curve, for the smooth curve that follows; nil after other commands.
  private var (cubicControl, quadControl): (CGPoint?, CGPoint?) = (nil, nil)

  static func read(_ text: String) throws(PathDataError) -> CGPath {
    var reader = SVGPath(bytes: Array(text.utf8))
    while let command = try reader.command() { try reader.draw(command) }
    if reader.path.isEmpty { throw reader.error("the path data is empty") }
    return reader.path.snapshot
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func error(_ text: String) -> PathDataError { PathDataError(offset: index, description: "\(text), at byte \(index)") }

  // MARK: Commands

  private mutating func command() throws(PathDataError) -> UInt8? {
    skipSpace()
    guard index < bytes.count else { return nil }
    let command = bytes[index]
    if !"MmLlHhVvCcSsQqTtAaZz".utf8.contains(command) {
      throw error("\"\(Character(UnicodeScalar(command)))\" is no command of SVG path data")
    }
    if path.isEmpty && command | 0x20 != UInt8(ascii: "m") { throw error("path data must begin with M or m") }
    index += 1
    return command
  }

  /// Draws the command, again for each further set of numbers.
  private mutating func draw(_ command: UInt8) throws(PathDataError) {
    let kind = command | 0x20
    let isRelative = command == kind
    if kind == UInt8(ascii: "z") {
      path.closeSubpath()
      (point, cubicControl, quadControl) = (start, nil, nil)
      return
    }
    var isFirst = true
    repeat {
      let origin = isRelative ? point : .zero
      try draw(kind, from: origin, isFirst: isFirst)
      isFirst = false
      skipSpace()
    } while index < bytes.count && isNumberStart(bytes[index])
  }

  private mutating func draw(_ kind: UInt8, from origin: CGPoint, isFirst: Bool) throws(PathDataError) {
    var (cubic, quad): (CGPoint?, CGPoint?) = (nil, nil)
    switch Character(UnicodeScalar(kind)) {
    case "m":
      point = try nextPoint(origin)
      if isFirst {
        path.move(to: point)
        start = point
      } else {
        path.addLine(to: point)
      }
    case "l": try line(to: nextPoint(origin))
    case "h": try line(to: CGPoint(x: origin.x + number(), y: point.y))
    case "v": try line(to: CGPoint(x: point.x, y: origin.y + number()))
    case "c", "s":
      let first = kind == UInt8(ascii: "c") ? try nextPoint(origin) : mirrored(cubicControl)
      let (second, end) = (try nextPoint(origin), try nextPoint(origin))
      path.addCurve(to: end, control1: first, control2: second)
      (point, cubic) = (end, second)
    case "q", "t":
      let control = kind == UInt8(ascii: "q") ? try nextPoint(origin) : mirrored(quadControl)
      point = try nextPoint(origin)
      path.addQuadCurve(to: point, control: control)
      quad = control
    default: try arc(origin)
    }
    (cubicControl, quadControl) = (cubic, quad)
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    point = end
  }

  /// The control point on the other side of the current point.
  private func mirrored(_ control: CGPoint?) -> CGPoint {
    control.map { CGPoint(x: 2 * point.x - $0.x, y: 2 * point.y - $0.y) } ?? point
  }

  // MARK: Arcs

  /// An arc by its end: SVG 1.1, appendix F.6, finds the centre.
  private mutating func arc(_ origin: CGPoint) throws(PathDataError) {
    let (radii, turn) = (CGSize(width: abs(try number()), height: abs(try number())), try number() * .pi / 180)
    let (isLarge, isClockwise) = (try flag(), try flag())
    let end = try nextPoint(origin)
    let begin = point
    point = end
    if begin == end { return }
    if min(radii.width, radii.height) < 1e-6 { return path.addLine(to: end) }
    // The ellipse as a unit circle: `unit` leads there.
    let place = CGAffineTransform(rotationAngle: turn).scaledBy(x: radii.width, y: radii.height)
    let unit = place.inverted()
    let (a, b) = (begin.applying(unit), end.applying(unit))
    let (half, middle) = (hypot(b.x - a.x, b.y - a.y) / 2, CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2))
    guard half > 0 else { return path.addLine(to: end) }
    // Radii that do not reach are enlarged until they do.
    let radius = max(1, half)
    let height = max(0, radius * radius - half * half).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = CGPoint(
      x: middle.x - height * (b.y - a.y) / (2 * half), y: middle.y + height * (b.x - a.x) / (2 * half))
    let angle = atan2(a.y - center.y, a.x - center.x)
    var delta = atan2(b.y - center.y, b.x - center.x) - angle
    if isClockwise && delta < 0 { delta += 2 * .pi }
    if !isClockwise && delta > 0 { delta -= 2 * .pi }
    path.addRelativeArc(center: center, radius: radius, startAngle: angle, delta: delta, transform: place)
  }

  // MARK: Numbers

  private mutating func nextPoint(_ origin: CGPoint) throws(PathDataError) -> CGPoint {
    let (x, y) = (try number(), try number())
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  private mutating func flag() throws(PathDataError) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
      throw error("an arc needs the flag 0 or 1")
    }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "1")
  }

  private mutating func number() throws(PathDataError) -> CGFloat {
    skipSpace()
    let from = index
    if index < bytes.count && (bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+")) { index += 1 }
    skipDigits()
    if index < bytes.count && bytes[index] == UInt8(ascii: ".") {
      index += 1
      skipDigits()
    }
    if index < bytes.count && bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count && (bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+")) { index += 1 }
      skipDigits()
    }
    guard let value = Double(String(decoding: bytes[from..<index], as: UTF8.self)), abs(value) <= 1e6 else {
      index = from
      throw error(from == bytes.count ? "a number is missing" : "a number of at most a million is expected")
    }
    return CGFloat(value)
  }

  private mutating func skipDigits() { while index < bytes.count, isDigit(bytes[index]) { index += 1 } }

  private mutating func skipSpace() {
    while index < bytes.count, " \t\r\n,".utf8.contains(bytes[index]) { index += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private func isNumberStart(_ byte: UInt8) -> Bool { isDigit(byte) || "+-.".utf8.contains(byte) }
}
