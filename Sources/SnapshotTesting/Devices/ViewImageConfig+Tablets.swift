internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

// Sizes in points; the widths of the parts of a screen are those of iPadOS's split view.
extension ViewImageConfig {
  private static func tablet(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0, landscape: (CGFloat, CGFloat, CGFloat),
    portrait: (CGFloat, CGFloat), _ orientation: TabletOrientation
  ) -> ViewImageConfig {
    let size: CGSize
    let isNarrow: Bool
    switch orientation {
    case .landscape(let split):
      let part =
        switch split {
        case .oneThird: landscape.0
        case .oneHalf: landscape.1
        case .twoThirds: landscape.2
        case .full: width
        }
      (size, isNarrow) = (CGSize(width: part, height: height), split == .oneThird || split == .oneHalf && width < 1366)
    case .portrait(let split):
      let part =
        switch split {
        case .oneThird: portrait.0
        case .twoThirds: portrait.1
        case .full: height
        }
      (size, isNarrow) = (CGSize(width: part, height: width), split != .full)
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
      traits: .device(.pad, isNarrow ? .compact : .regular, .regular, scale: 2))
  }

  /// An iPad mini of 7.9 inches, on its side.
  public static let iPadMini = ViewImageConfig.iPadMini(.landscape)

  /// An iPad mini of 7.9 inches, with the whole screen.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: iPadMini(.landscape(splitView: .full))
    case .portrait: iPadMini(.portrait(splitView: .full))
    }
  }

  /// A part of an iPad mini of 7.9 inches.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(1024, 768, top: 20, landscape: (320, 507, 694), portrait: (320, 438), orientation)
  }

  /// An iPad of 9.7 inches, on its side.
  public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)

  /// An iPad of 9.7 inches, with the whole screen.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: iPad9_7(.landscape(splitView: .full))
    case .portrait: iPad9_7(.portrait(splitView: .full))
    }
  }

  /// A part of an iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(1024, 768, top: 20, landscape: (320, 507, 694), portrait: (320, 438), orientation)
  }

  /// An iPad of 10.2 inches, on its side.
  public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)

  /// An iPad of 10.2 inches, with the whole screen.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: iPad10_2(.landscape(splitView: .full))
    case .portrait: iPad10_2(.portrait(splitView: .full))
    }
  }

  /// A part of an iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(1080, 810, top: 20, landscape: (320, 535, 750), portrait: (320, 480), orientation)
  }

  /// An iPad Pro of 10.5 inches, on its side.
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)

  /// An iPad Pro of 10.5 inches, with the whole screen.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: iPadPro10_5(.landscape(splitView: .full))
    case .portrait: iPadPro10_5(.portrait(splitView: .full))
    }
  }

  /// A part of an iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(1112, 834, top: 20, landscape: (320, 551, 782), portrait: (320, 504), orientation)
  }

  /// An iPad Pro of 11 inches, on its side.
  public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)

  /// An iPad Pro of 11 inches, with the whole screen.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: iPadPro11(.landscape(splitView: .full))
    case .portrait: iPadPro11(.portrait(splitView: .full))
    }
  }

  /// A part of an iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(1194, 834, top: 24, bottom: 20, landscape: (375, 592, 809), portrait: (320, 504), orientation)
  }

  /// An iPad Pro of 12.9 inches, on its side.
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)

  /// An iPad Pro of 12.9 inches, with the whole screen.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: iPadPro12_9(.landscape(splitView: .full))
    case .portrait: iPadPro12_9(.portrait(splitView: .full))
    }
  }

  /// A part of an iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(1366, 1024, top: 20, landscape: (375, 678, 981), portrait: (375, 639), orientation)
  }
}
