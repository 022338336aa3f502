internal import CoreGraphics
internal import Foundation
internal import UIKitGraphics

/// The sidebars of an expanded split view, by width, and what they do to the secondary column.
///
/// The inner sidebar is next to the secondary column: the supplementary column of three, the primary one of two.
struct SplitSidebars: Equatable {
  /// Width of the primary column of three; nil with two columns.
  var outer: CGFloat?
  var inner: CGFloat

  var count: Int { outer == nil ? 1 : 2 }
  var width: CGFloat { inner + (outer ?? 0) }

  /// The behaviour in a view of some width: the wanted one if the secondary column keeps the least width, else the next that needs less.
  ///
  /// - Parameters:
  ///   - wanted: `.automatic` for the one that leaves the secondary column a regular width.
  ///   - least: Of the secondary column, in points.
  ///   - inspector: Width of the inspector beside it; 0 if there is none.
  func behavior(
    wanted: UISplitViewController.SplitBehavior, in width: CGFloat, least: CGFloat, inspector: CGFloat = 0
  ) -> UISplitViewController.SplitBehavior {
    // The inspector takes of what the automatic behaviour leaves, down to the least width.
    let least = max(wanted == .automatic ? Self.regularWidth : 0, least + inspector)
    if wanted == .overlay { return .overlay }
    if wanted != .displace || outer == nil, width - self.width >= least { return .tile }
    return outer != nil && width - inner >= least ? .displace : .overlay
  }

  /// Our choice: the least width of windows whose width is regular.
  private static let regularWidth: CGFloat = 600
}

/// Where the columns of an expanded split view are.
///
/// The frames are those of a view that is read from the left and has its sidebars there, unless the layout is mirrored.
struct SplitLayout: Equatable {
  var outer = CGRect.zero
  var inner = CGRect.zero
  var secondary = CGRect.zero
  var inspector = CGRect.zero
  /// What the dimming covers: the secondary column, and the inspector beside it.
  var dimmed = CGRect.zero
  /// How much of the secondary column's dimming there is: from 0 to 1.
  var dimming: CGFloat = 0

  /// - Parameters:
  ///   - shown: Number of sidebars that are shown.
  ///   - inspectorWidth: Width of the inspector, shown or not.
  init(
    _ sidebars: SplitSidebars, shown: Int, _ behavior: UISplitViewController.SplitBehavior, inspectorWidth: CGFloat = 0,
    showsInspector: Bool = false, in size: CGSize, isMirrored: Bool
  ) {
    let outerWidth = sidebars.outer ?? 0
    let innerX = shown == 0 ? -sidebars.inner : shown == 1 ? 0 : outerWidth
    outer = CGRect(x: innerX - outerWidth, y: 0, width: outerWidth, height: size.height)
    inner = CGRect(x: innerX, y: 0, width: sidebars.inner, height: size.height)
    switch behavior {
    case .overlay: secondary = CGRect(origin: .zero, size: size)
    case .displace:
      let beside = shown == 0 ? 0 : sidebars.inner
      secondary = CGRect(x: inner.maxX, y: 0, width: max(0, size.width - beside), height: size.height)
    case .automatic, .tile:
      secondary = CGRect(x: inner.maxX, y: 0, width: max(0, size.width - inner.maxX), height: size.height)
    }
    dimming = UISplitViewController.DisplayMode(shown: shown, behavior).isDimming ? 1 : 0
    dimmed = secondary
    if showsInspector { secondary.size.width = max(0, secondary.width - inspectorWidth) }
    inspector = CGRect(x: secondary.maxX, y: 0, width: inspectorWidth, height: size.height)
    guard isMirrored else { return }
    inspector.origin.x = size.width - inspector.maxX
    dimmed.origin.x = size.width - dimmed.maxX
    outer.origin.x = size.width - outer.maxX
    inner.origin.x = size.width - inner.maxX
    secondary.origin.x = size.width - secondary.maxX
  }

  /// The layout at a share of the way from one to another.
  func interpolated(to end: SplitLayout, _ share: CGFloat) -> SplitLayout {
    func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * share }
    func mix(_ one: CGRect, _ other: CGRect) -> CGRect {
      CGRect(
        x: mix(one.minX, other.minX), y: mix(one.minY, other.minY), width: mix(one.width, other.width),
        height: mix(one.height, other.height))
    }
    var layout = self
    (layout.outer, layout.inner) = (mix(outer, end.outer), mix(inner, end.inner))
    (layout.inspector, layout.dimmed) = (mix(inspector, end.inspector), mix(dimmed, end.dimmed))
    (layout.secondary, layout.dimming) = (mix(secondary, end.secondary), mix(dimming, end.dimming))
    return layout
  }
}

extension UISplitViewController.DisplayMode {
  /// Number of sidebars that are shown; nil for `.automatic`.
  var shown: Int? {
    switch self {
    case .automatic: nil
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The behaviour to which the mode belongs; `.automatic` for one that says nothing of it.
  var behavior: UISplitViewController.SplitBehavior {
    switch self {
    case .automatic, .secondaryOnly: .automatic
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  init(shown: Int, _ behavior: UISplitViewController.SplitBehavior) {
    switch (shown, behavior) {
    case (0, _): self = .secondaryOnly
    case (1, .overlay): self = .oneOverSecondary
    case (1, _): self = .oneBesideSecondary
    case (_, .overlay): self = .twoOverSecondary
    case (_, .displace): self = .twoDisplaceSecondary
    case (_, _): self = .twoBesideSecondary
    }
  }

  /// Whether the secondary column is dimmed and cannot be touched.
  var isDimming: Bool { self == .oneOverSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary }
}

/// What an app says of the width of a sidebar, in points; nil for the system's choice.
struct SidebarWidth: Equatable {
  var preferred: CGFloat?
  /// A share of the split view's width.
  var fraction: CGFloat?
  var minimum: CGFloat?
  var maximum: CGFloat?
  /// The width that a person has given the column.
  var dragged: CGFloat?
  /// The width of a column that has a usual one in points.
  var usual: CGFloat?

  /// UIKit's greatest width unless the app says another one.
  static let standardMaximum: CGFloat = 320
  /// Our choice: that of the automatic width, as long as it is below the greatest.
  private static let standardFraction: CGFloat = 0.4
  /// Our choice: limits within which a person drags, where the app sets none.
  private static let (narrowest, widest): (CGFloat, CGFloat) = (200, 480)

  /// The width in a split view of some width; whole points.
  func width(in total: CGFloat) -> CGFloat {
    if let dragged { return limited(dragged, least: Self.narrowest, most: Self.widest) }
    let wanted = preferred ?? fraction.map { $0 * total } ?? usual ?? Self.standardFraction * total
    return limited(wanted, least: 0, most: Self.standardMaximum).rounded()
  }

  private func limited(_ width: CGFloat, least: CGFloat, most: CGFloat) -> CGFloat {
    let least = minimum ?? min(least, maximum ?? least)
    return max(least, min(width, maximum ?? max(most, least)))
  }
}
