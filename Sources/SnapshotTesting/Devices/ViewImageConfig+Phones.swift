internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

// Sizes and safe areas in points, as Apple's Human Interface Guidelines and developers' tables of devices give them.
extension ViewImageConfig {
  private static func phone(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0, side: CGFloat = 0, sideBottom: CGFloat = 0,
    isWide: Bool = false, _ orientation: Orientation
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: CGSize(width: width, height: height),
        traits: .phone(horizontal: .compact, vertical: .regular))
    case .landscape:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: side, bottom: sideBottom, right: side), size: CGSize(width: height, height: width),
        traits: .phone(horizontal: isWide ? .regular : .compact, vertical: .compact))
    }
  }

  /// An iPhone SE of 2016, upright.
  public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)

  /// An iPhone SE of 2016.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(320, 568, top: 20, orientation)
  }

  /// An iPhone 8, upright.
  public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)

  /// An iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 667, top: 20, orientation)
  }

  /// An iPhone 8 Plus, upright.
  public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)

  /// An iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 736, top: 20, isWide: true, orientation)
  }

  /// An iPhone X, upright.
  public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)

  /// An iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, top: 44, bottom: 34, side: 44, sideBottom: 21, orientation)
  }

  /// An iPhone XR, upright.
  public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)

  /// An iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, top: 48, bottom: 34, side: 48, sideBottom: 21, isWide: true, orientation)
  }

  /// An iPhone XS Max, upright.
  public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)

  /// An iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 896, top: 44, bottom: 34, side: 44, sideBottom: 21, isWide: true, orientation)
  }

  /// An iPhone 12, upright.
  public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)

  /// An iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, top: 47, bottom: 34, side: 47, sideBottom: 21, orientation)
  }

  /// An iPhone 12 Pro, upright.
  public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)

  /// An iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, top: 47, bottom: 34, side: 47, sideBottom: 21, orientation)
  }

  /// An iPhone 12 Pro Max, upright.
  public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)

  /// An iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(428, 926, top: 47, bottom: 34, side: 47, sideBottom: 21, isWide: true, orientation)
  }

  /// An iPhone 13, upright.
  public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)

  /// An iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, top: 47, bottom: 34, side: 47, sideBottom: 21, orientation)
  }

  /// An iPhone 13 mini, upright.
  public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)

  /// An iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, top: 50, bottom: 34, side: 50, sideBottom: 21, orientation)
  }

  /// An iPhone 13 Pro, upright.
  public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)

  /// An iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, top: 47, bottom: 34, side: 47, sideBottom: 21, orientation)
  }

  /// An iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)

  /// An iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(428, 926, top: 47, bottom: 34, side: 47, sideBottom: 21, isWide: true, orientation)
  }
}

extension UITraitCollection {
  /// Phones and tablets are compared in text of the size `.medium` and from left to right, as the strategies of iOS do.
  fileprivate static func phone(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) -> UITraitCollection { .device(.phone, horizontal, vertical, scale: 3) }

  static func device(
    _ idiom: UIUserInterfaceIdiom, _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass, scale: CGFloat
  ) -> UITraitCollection {
    UITraitCollection { traits in
      traits.userInterfaceIdiom = idiom
      (traits.horizontalSizeClass, traits.verticalSizeClass) = (horizontal, vertical)
      traits.layoutDirection = .leftToRight
      traits.preferredContentSizeCategory = .medium
      traits.displayScale = scale
    }
  }
}
