internal import CoreGraphics
public import Foundation
public import QuartzCore
public import UIKitGraphics

/// Something that makes an outline of a view's own.
public protocol UIShapeProvider {
  /// The outline in an area.
  @MainActor func resolve(in context: UIShape.ResolutionContext) -> UIShape.Resolved
}

/// An outline that follows the size of what it surrounds.
public struct UIShape: UIShapeProvider, Sendable {
  /// What a shape is fitted into.
  public struct ResolutionContext: Sendable {
    /// The outline of the whole content.
    public let contentShape: Resolved

    init(_ bounds: CGRect, radius: CGFloat) {
      contentShape = Resolved(shape: .rect(cornerRadius: radius), boundingRect: bounds, radius: radius)
    }
  }

  /// A shape at its place.
  public struct Resolved: Sendable {
    /// What it was made of.
    public let shape: UIShape
    /// The smallest rectangle around it.
    public let boundingRect: CGRect
    private let corners: (radius: CGFloat, which: CACornerMask)
    private let own: CGPath?

    init(
      shape: UIShape, boundingRect: CGRect, radius: CGFloat, corners: CACornerMask = .allCorners, path: CGPath? = nil
    ) {
      (self.shape, self.boundingRect, own) = (shape, boundingRect, path)
      self.corners = (radius, corners)
    }

    /// The outline.
    @preconcurrency @MainActor public var path: UIBezierPath {
      if let own { return UIBezierPath(cgPath: own) }
      let radius = min(corners.radius, boundingRect.width / 2, boundingRect.height / 2)
      if radius <= 0 { return UIBezierPath(rect: boundingRect) }
      let size = CGSize(width: radius, height: radius)
      return UIBezierPath(roundedRect: boundingRect, byRoundingCorners: corners.which.rectCorners, cornerRadii: size)
    }

    /// The same shape with other insets.
    func inset(by insets: UIEdgeInsets) -> Resolved {
      let rect = boundingRect.inset(by: insets)
      guard let own, boundingRect.width > 0, boundingRect.height > 0 else {
        let least = min(insets.top, insets.left, insets.bottom, insets.right)
        return Resolved(shape: shape, boundingRect: rect, radius: max(0, corners.radius - least), corners: corners.which)
      }
      let fit = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width / boundingRect.width, y: rect.height / boundingRect.height)
        .translatedBy(x: -boundingRect.minX, y: -boundingRect.minY)
      return Resolved(shape: shape, boundingRect: rect, radius: 0, path: own.copy(using: [fit]))
    }
  }

  private indirect enum Kind: Sendable {
    case circle, capsule
    /// The content's own corners.
    case rect
    case rounded(CGFloat, CACornerMask)
    case fixed(CGRect, CGFloat, CACornerMask)
    case path(CGPath, CGRect)
    case inset(UIShape, UIEdgeInsets)
    case provided(any UIShapeProvider & Sendable)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Makes a shape of another provider.
  public init(_ provider: some UIShapeProvider & Sendable) { kind = .provided(provider) }

  /// The largest circle in the middle of the content.
  public static let circle = UIShape(.circle)
  /// The content's rectangle, its shorter sides half circles.
  public static let capsule = UIShape(.capsule)
  /// The content's rectangle with the content's own corners.
  public static let rect = UIShape(.rect)

  /// The content's rectangle with round corners; curves are circular.
  ///
  /// - Parameter maskedCorners: The corners that are round.
  public static func rect(
    cornerRadius: CGFloat, cornerCurve: CALayerCornerCurve = .continuous,
    maskedCorners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  ) -> UIShape { UIShape(.rounded(cornerRadius, maskedCorners)) }

  /// A rectangle in the content's coordinates, with round corners; curves are circular.
  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: CALayerCornerCurve = .continuous,
    maskedCorners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  ) -> UIShape { UIShape(.fixed(rect, cornerRadius, maskedCorners)) }

  /// A path in the content's coordinates.
  @preconcurrency @MainActor public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path.cgPath, path.bounds)) }

  /// The shape with room at its edges, or beyond them where the insets are negative.
  public func inset(by insets: UIEdgeInsets) -> UIShape { UIShape(.inset(self, insets)) }

  /// The shape with the same room at all edges.
  public func inset(by inset: CGFloat) -> UIShape {
    self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }

  @preconcurrency @MainActor public func resolve(in context: ResolutionContext) -> Resolved {
    let content = context.contentShape.boundingRect
    switch kind {
    case .circle:
      let side = min(content.width, content.height)
      let square = CGRect(x: content.midX - side / 2, y: content.midY - side / 2, width: side, height: side)
      return Resolved(shape: self, boundingRect: square, radius: side / 2)
    case .capsule:
      return Resolved(shape: self, boundingRect: content, radius: min(content.width, content.height) / 2)
    case .rect: return context.contentShape
    case .rounded(let radius, let corners): return Resolved(shape: self, boundingRect: content, radius: radius, corners: corners)
    case .fixed(let rect, let radius, let corners):
      return Resolved(shape: self, boundingRect: rect, radius: radius, corners: corners)
    case .path(let path, let bounds): return Resolved(shape: self, boundingRect: bounds, radius: 0, path: path)
    case .inset(let shape, let insets): return shape.resolve(in: context).inset(by: insets)
    case .provided(let provider): return provider.resolve(in: context)
    }
  }
}

extension CACornerMask {
  fileprivate static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  fileprivate var rectCorners: UIRectCorner {
    var corners: UIRectCorner = []
    if contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    return corners
  }
}
