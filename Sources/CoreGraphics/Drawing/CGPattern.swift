public import Foundation

/// How the cells of a pattern may be moved to fit pixels; without effect, since cells are drawn where they are.
public enum CGPatternTiling: Int32, Sendable { case noDistortion, constantSpacingMinimalDistortion, constantSpacing }

/// Draws one cell of a pattern, in the pattern's coordinates, with the pointer given to the pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Called with the pointer given to the pattern, once the pattern is released.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a pattern calls.
public struct CGPatternCallbacks {
  /// Ignored.
  public var version: UInt32
  /// Called once for a pattern with colours of its own, else in every painting.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// nil for a pointer that needs no release.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Callbacks that draw nothing.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
  }
}

/// A drawing that is repeated in both directions to paint an area.
public final class CGPattern: Hashable, @unchecked Sendable {
  let bounds: CGRect
  let matrix: CGAffineTransform
  let step: CGSize
  let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks
  private let lock = NSLock()
  /// What a pattern with colours of its own draws; nil until it is painted first.
  private var drawn: DisplayList?

  /// - Parameters:
  ///   - info: Passed to the callbacks.
  ///   - bounds: The cell in the pattern's coordinates, which clips its drawing.
  ///   - matrix: From the pattern's coordinates to the context's first ones, whatever transform it has when it paints.
  ///   - xStep: The distance of two cells, of either sign; nil is returned for 0 and for numbers that are not finite.
  ///   - tiling: Ignored.
  ///   - isColored: Whether the drawing sets its colours; else it is painted in the colour that is set together with the pattern.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let sum = bounds.origin.x + bounds.origin.y + bounds.size.width + bounds.size.height
    guard xStep != 0, yStep != 0, (sum + xStep + yStep).isFinite, matrix.isFinite else { return nil }
    (self.info, self.callbacks, self.isColored) = (info, callbacks.pointee, isColored)
    (self.bounds, self.matrix, step) = (bounds.standardized, matrix, CGSize(width: abs(xStep), height: abs(yStep)))
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The drawing of a cell; one without colours of its own is drawn in `color`.
  func cell(in color: CGColor, scale: CGFloat) -> DisplayList {
    guard isColored else { return draw(color, scale) }
    if let drawn = lock.withLock({ drawn }) { return drawn }
    let list = draw(.black, scale)
    lock.withLock { drawn = list }
    return list
  }

  private func draw(_ color: CGColor, _ scale: CGFloat) -> DisplayList {
    let context = CGContext(size: bounds.size, scale: scale)
    context.startClip(with: bounds)
    context.setFillColor(color)
    context.setStrokeColor(color)
    callbacks.drawPattern?(info, context)
    return context.list
  }

  public static func == (l: CGPattern, r: CGPattern) -> Bool { l === r }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
