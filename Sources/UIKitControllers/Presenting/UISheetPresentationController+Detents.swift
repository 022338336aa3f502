public import Foundation
internal import UIKitCore
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

    /// Half of the container's height.
    public static func medium() -> Detent {
      Detent(.medium) { ($0 as? SheetHeights)?.medium ?? $0.maximumDetentValue / 2 }
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

  var isAtBottom: Bool { (container?.bounds.width ?? 0) < Self.regularWidth }

  var restingFrame: CGRect {
    guard let container else { return .zero }
    let bounds = container.bounds
    if isAtBottom {
      let top = tops.first { $0.identifier == restingDetent }?.top ?? largeTop
      return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
    let preferred = preferredContentSize
    let wanted = presentationStyle != .formSheet ? Self.pageSize : preferred == .zero ? Self.formSize : preferred
    let insets = container.safeAreaInsets
    let size = CGSize(
      width: min(wanted.width, bounds.width - 2 * Self.gap),
      height: min(wanted.height, bounds.height - insets.top - insets.bottom - 2 * Self.gap))
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  var roundedCorners: CACornerMask {
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    return isAtBottom ? upper : upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  var largeTop: CGFloat { min((container?.safeAreaInsets.top ?? 0) + Self.gap, container?.bounds.height ?? 0) }

  /// The upper edges of the detents, from the highest detent to the lowest.
  var tops: [(identifier: Detent.Identifier, top: CGFloat)] {
    guard let container else { return [] }
    let below = container.safeAreaInsets.bottom
    let maximum = max(container.bounds.height - largeTop - below, 0)
    let context = SheetHeights(
      containerTraitCollection: container.traitCollection, maximumDetentValue: maximum,
      medium: min(max(container.bounds.height / 2 - below, 0), maximum))
    return
      detents.compactMap { detent in
        guard let height = detent.height(context), height.isFinite else { return nil }
        return (detent.identifier, container.bounds.height - below - min(max(height, 0), maximum))
      }.sorted { $0.top < $1.top }
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
    guard let container, case .presented = phase, let view = presentedView else { return }
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
    container.passesTouches = isUndimmed
    view.layoutIfNeeded()
  }

  func placeGrabber(width: CGFloat) { grabber.frame = CGRect(x: (width - 36) / 2, y: 5, width: 36, height: 5) }
}
