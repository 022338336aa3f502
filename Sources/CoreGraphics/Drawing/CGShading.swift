internal import Diagnostics
public import Foundation

/// Computes the range's numbers at its third argument from the domain's at its second one, with the pointer given to the function.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// Called with the pointer given to the function, once the function is released.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a function calls.
public struct CGFunctionCallbacks {
  /// Ignored.
  public var version: UInt32
  /// nil for a function that gives nothing but zeros.
  public var evaluate: CGFunctionEvaluateCallback?
  /// nil for a pointer that needs no release.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Callbacks of a function that gives zeros.
  public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }

  public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
    (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
  }
}

/// Numbers as a function of other numbers, for the colours of a shading.
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let domain, range: [ClosedRange<CGFloat>]?
  let domainDimension, rangeDimension: Int
  private let callbacks: CGFunctionCallbacks

  /// - Parameters:
  ///   - info: Passed to the callbacks.
  ///   - domainDimension: The count of numbers that the function is given, at least 1; nil is returned for less.
  ///   - domain: A lower and an upper bound for each of them, to which they are clamped; nil for no bounds.
  ///   - rangeDimension: The count of numbers that the function gives, at least 1.
  ///   - range: As `domain`.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
    range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    func bounds(_ numbers: UnsafePointer<CGFloat>?, _ count: Int) -> [ClosedRange<CGFloat>]? {
      numbers.map { n in (0..<count).map { min(n[2 * $0], n[2 * $0 + 1])...max(n[2 * $0], n[2 * $0 + 1]) } }
    }
    guard domainDimension > 0, rangeDimension > 0 else { return nil }
    (self.info, self.callbacks) = (info, callbacks.pointee)
    (self.domainDimension, self.rangeDimension) = (domainDimension, rangeDimension)
    (self.domain, self.range) = (bounds(domain, domainDimension), bounds(range, rangeDimension))
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The numbers for one number.
  func values(at input: CGFloat) -> [CGFloat] {
    var values = [CGFloat](repeating: 0, count: rangeDimension)
    let clamped = domain.map { min(max(input, $0[0].lowerBound), $0[0].upperBound) } ?? input
    callbacks.evaluate?(info, [clamped], &values)
    guard let range else { return values }
    return zip(values, range).map { min(max($0, $1.lowerBound), $1.upperBound) }
  }
}

/// Colours along a line or between two circles, as a function of the share of the way.
///
/// The function is called at 257 places when the shading is made; between them colours go over in a straight line.
public final class CGShading: @unchecked Sendable {
  let command: DrawCommand

  /// Colours along the line from `start` to `end`; nil unless the function makes the components of `space` and alpha of one number.
  ///
  /// - Parameter extendStart: Whether the first colour is painted before the start, as `extendEnd` the last one after the end.
  public init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    guard let gradient = Gradient(function, in: space, extendStart, extendEnd) else { return nil }
    command = .linearGradient(gradient, from: start, to: end)
  }

  /// Colours between two circles; nil unless the function makes the components of `space` and alpha of one number. Stops the program unless
  /// the numbers are finite and the radii not negative.
  public init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
    function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    ensure(
      startRadius >= 0 && endRadius >= 0 && (startRadius + endRadius).isFinite && (start.x + start.y + end.x + end.y).isFinite,
      "CGShading(start: \(start), startRadius: \(startRadius), end: \(end), endRadius: \(endRadius)): numbers must be finite, radii "
        + "not negative")
    guard let gradient = Gradient(function, in: space, extendStart, extendEnd) else { return nil }
    command = .radialGradient(gradient, from: start, startRadius: startRadius, to: end, endRadius: endRadius)
  }
}

extension Gradient {
  fileprivate init?(_ function: CGFunction, in space: CGColorSpace, _ extendsStart: Bool, _ extendsEnd: Bool) {
    guard function.domainDimension == 1, function.rangeDimension == space.numberOfComponents + 1 else { return nil }
    let places = (0...256).map { CGFloat($0) / 256 }
    let colors = places.compactMap { CGColor(colorSpace: space, components: function.values(at: $0)) }
    guard colors.count == places.count else { return nil }
    self.init(colors: colors, locations: places)
    (drawsBeforeStart, drawsAfterEnd) = (extendsStart, extendsEnd)
  }
}
