public import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import QuartzCore
public import UIKitGraphics

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Any name but those below is for detents of the app.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Any name but those below is for detents of the app.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Of `.medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// Of `.large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What a height is computed from.
    @preconcurrency @MainActor public protocol ResolutionContext {
      /// The traits of the container.
      var containerTraitCollection: UITraitCollection { get }
      /// The height of `.large()` without the safe area below, in points.
      var maximumDetentValue: CGFloat { get }
    }

    /// The name; different for each detent of a sheet.
    public let identifier: Identifier
    let height: (any ResolutionContext) -> CGFloat?

    init(_ identifier: Identifier, height: @escaping (any ResolutionContext) -> CGFloat?) {
      (self.identifier, self.height) = (identifier, height)
    }

    /// Half of the container's height; left out in compact height.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        if context.containerTraitCollection.verticalSizeClass == .compact { return nil }
        return (context as? SheetHeights)?.medium ?? context.maximumDetentValue / 2
      }
    }

    /// Up to 10 points below the safe area's top.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the app, in points without the safe area below; nil leaves the detent out. Heights outside of 0 to
    /// `maximumDetentValue` are limited to that, and such that are not finite count as nil.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (_ context: any ResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), height: resolver)
    }

    /// The height in a context; nil if the detent is left out there.
    public func resolvedValue(in context: any ResolutionContext) -> CGFloat? { height(context) }
  }
}

/// The measures of one sheet's container.
struct SheetHeights: UISheetPresentationController.Detent.ResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let medium: CGFloat
}

extension UISheetPresentationController {
  /// The size of sheets in the middle of a wide window, in points.
  private static let pageSize = CGSize(width: 704, height: 900)
  private static let formSize = CGSize(width: 540, height: 620)
  /// Space above the large detent, and around a sheet in the middle at least, in points.
  private static let gap: CGFloat = 10

  var isAtBottom: Bool { (containerView?.bounds.width ?? 0) < Self.regularWidth }

  private var isInCompactHeight: Bool { isAtBottom && containerView?.traitCollection.verticalSizeClass == .compact }

  /// Whether the sheet covers the window.
  private var isFullScreen: Bool { isInCompactHeight && !prefersEdgeAttachedInCompactHeight }

  var restingFrame: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    if isAtBottom {
      let top = tops.first { $0.identifier == restingDetent }?.top ?? largeTop
      let width = widthAtEdge(of: container)
      return CGRect(x: (bounds.width - width) / 2, y: top, width: width, height: bounds.height - top)
    }
    let preferred = preferredContentSize
    let wanted = presentationStyle != .formSheet ? Self.pageSize : preferred == .zero ? Self.formSize : preferred
    let insets = container.safeAreaInsets
    let size = CGSize(
      width: min(wanted.width, bounds.width - 2 * Self.gap),
      height: min(wanted.height, bounds.height - insets.top - insets.bottom - 2 * Self.gap))
    let middle = middle(of: container)
    func origin(_ middle: CGFloat, _ length: CGFloat, _ whole: CGFloat) -> CGFloat {
      max(Self.gap, min(middle - length / 2, whole - length - Self.gap))
    }
    return CGRect(
      x: origin(middle.x, size.width, bounds.width), y: origin(middle.y, size.height, bounds.height), width: size.width,
      height: size.height)
  }

  /// Where the middle of a sheet in a wide window is to be.
  private func middle(of container: UIView) -> CGPoint {
    guard let sourceView, sourceView.window != nil, sourceView.window === container.window else {
      return CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    }
    return sourceView.convert(CGPoint(x: sourceView.bounds.midX, y: sourceView.bounds.midY), to: container)
  }

  private func widthAtEdge(of container: UIView) -> CGFloat {
    let preferred = presentedViewController.preferredContentSize.width
    guard isInCompactHeight, !isFullScreen, widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 else {
      return container.bounds.width
    }
    return min(preferred, container.bounds.width)
  }

  var roundedCorners: CACornerMask {
    if isFullScreen { return [] }
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    return isAtBottom ? upper : upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  var largeTop: CGFloat { min((containerView?.safeAreaInsets.top ?? 0) + Self.gap, containerView?.bounds.height ?? 0) }

  /// The upper edges of the detents, from the highest detent to the lowest; that of the large one where all are left out.
  var tops: [(identifier: Detent.Identifier, top: CGFloat)] {
    guard let container = containerView else { return [] }
    if isFullScreen { return [(.large, 0)] }
    let below = container.safeAreaInsets.bottom
    let maximum = max(container.bounds.height - largeTop - below, 0)
    let context = SheetHeights(
      containerTraitCollection: container.traitCollection, maximumDetentValue: maximum,
      medium: min(max(container.bounds.height / 2 - below, 0), maximum))
    let tops =
      detents.compactMap { detent -> (identifier: Detent.Identifier, top: CGFloat)? in
        guard let height = detent.height(context), height.isFinite else { return nil }
        return (detent.identifier, container.bounds.height - below - min(max(height, 0), maximum))
      }.sorted { $0.top < $1.top }
    return tops.isEmpty ? [(.large, largeTop)] : tops
  }

  /// The selected detent if there is one of that name, else the lowest.
  var restingDetent: Detent.Identifier? {
    let tops = tops
    return tops.first { $0.identifier == selectedDetentIdentifier }?.identifier ?? tops.last?.identifier
  }

  /// Whether nothing is dimmed at the present detent.
  var isUndimmed: Bool {
    let tops = tops
    guard isAtBottom, let limit = tops.first(where: { $0.identifier == largestUndimmedDetentIdentifier }),
      let resting = tops.first(where: { $0.identifier == restingDetent })
    else { return false }
    return resting.top >= limit.top
  }

  /// Places the sheet: where the finger has it, else at its detent. Leaves it alone while it comes or leaves.
  func updateFrame() {
    guard let container = containerView, isPresented, let view = presentedView else { return }
    var frame = frameOfPresentedViewInContainerView
    if let draggedTop {
      let lowest = tops.last?.top ?? frame.minY
      frame.origin.y = draggedTop
      frame.size.height = container.bounds.height - min(draggedTop, lowest)
    }
    if view.frame != frame { view.frame = frame }
    placeGrabber(width: frame.width)
    view.layer.maskedCorners = roundedCorners
    placeSurroundings(1)
    passesTouches = isUndimmed
    view.layoutIfNeeded()
  }

  func placeGrabber(width: CGFloat) { grabber.frame = CGRect(x: (width - 36) / 2, y: 5, width: 36, height: 5) }
}
