internal import Foundation
internal import NibFormat
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics

extension UINavigationController {
  /// What a storyboard says of the stack: its bar and its root.
  func decodeStack(_ nib: NibCoder) {
    if let bar = nib.coder(.navigationBar) {
      nib.adopt(navigationBar, for: .navigationBar)
      navigationBar.decodeBar(bar)
    }
    if let bar = nib.coder(.toolbar) {
      nib.adopt(toolbar, for: .toolbar)
      toolbar.decodeBar(bar)
    }
    if let value = nib.bool(.navigationBarHidden) { isNavigationBarHidden = value }
    if let value = nib.bool(.toolbarHidden) { isToolbarHidden = value }
    if let value = nib.bool(.hidesBarsOnSwipe) { hidesBarsOnSwipe = value }
    if let value = nib.bool(.hidesBarsOnTap) { hidesBarsOnTap = value }
    if let value = nib.bool(.hidesBarsWhenVerticallyCompact) { hidesBarsWhenVerticallyCompact = value }
    if let value = nib.bool(.hidesBarsWhenKeyboardAppears) { hidesBarsWhenKeyboardAppears = value }
    let roots = nibRelated("rootViewController", nib)
    if let root = roots.first { setViewControllers([root], animated: false) }
  }
}

extension UINavigationBar {
  func decodeBar(_ nib: NibCoder) {
    if let color = nib.color(.barTintColor) { barTintColor = color }
    if let color = nib.color(.tintColor) { tintColor = color }
    if let value = nib.bool(.translucent) { isTranslucent = value }
    if let attributes = nib.textAttributes(.titleTextAttributes) ?? nib.textAttributes(.textAttributes) {
      titleTextAttributes = attributes
    }
    if let value = nib.choice(.barStyle, UIBarStyle.self) { barStyle = value }
    if let value = nib.bool(.largeTitles) { prefersLargeTitles = value }
    if let image = nib.image(.backgroundImage) { setBackgroundImage(image, for: .default) }
    if let image = nib.image(.shadowImage) { shadowImage = image }
    if let attributes = nib.textAttributes(.largeTitleTextAttributes) { largeTitleTextAttributes = attributes }
    let items = nib.objects(.items).compactMap { $0 as? UINavigationItem }
    if !items.isEmpty { setItems(items, animated: false) }
  }
}

extension UITabBarController {
  /// What a storyboard says of the bar and the screens.
  func decodeTabs(_ nib: NibCoder) {
    if let bar = nib.coder(.tabBar) {
      nib.adopt(tabBar, for: .tabBar)
      tabBar.decodeBar(bar)
    }
    setViewControllers(nibRelated("viewControllers", nib), animated: false)
  }
}

extension UISplitViewController {
  /// How many columns a storyboard gives a split view.
  static func decodedStyle(_ nib: NibCoder) -> Style {
    if let style = nib.choice(.style, Style.self) { return style }
    if nib.bool(.useTripleColumnStyle) ?? nib.bool(.allowTripleColumnStyle) ?? false { return .tripleColumn }
    return nib.bool(.allowDoubleColumnStyle) ?? false ? .doubleColumn : .unspecified
  }

  /// What a storyboard says of the columns and their controllers.
  func decodeSplit(_ nib: NibCoder) {
    if let value = nib.choice(.behavior, SplitBehavior.self) { preferredSplitBehavior = value }
    if let value = nib.choice(.displayMode, DisplayMode.self) { preferredDisplayMode = value }
    if let value = nib.choice(.primaryEdge, PrimaryEdge.self) { primaryEdge = value }
    if let value = nib.choice(.primaryBackgroundStyle, BackgroundStyle.self) { primaryBackgroundStyle = value }
    if let value = nib.bool(.presentsWithGesture) { presentsWithGesture = value }
    if let value = nib.bool(.showsSecondaryOnlyButton) { showsSecondaryOnlyButton = value }
    if let value = nib.number(.minimumPrimaryColumnWidth) { minimumPrimaryColumnWidth = value }
    if let value = nib.number(.maximumPrimaryColumnWidth) { maximumPrimaryColumnWidth = value }
    if let value = nib.number(.preferredPrimaryColumnWidth) { preferredPrimaryColumnWidth = value }
    if let value = nib.number(.preferredPrimaryColumnWidthFraction) { preferredPrimaryColumnWidthFraction = value }
    let related = ["masterViewController", "supplementaryViewController", "detailViewController", "compactViewController"].map {
      nibRelated($0, nib).first
    }
    guard style != .unspecified else { return viewControllers = [related[0], related[2]].compactMap(\.self) }
    for (controller, column) in zip(related, [Column.primary, .supplementary, .secondary, .compact]) {
      if let controller, column != .supplementary || style == .tripleColumn { setViewController(controller, for: column) }
    }
  }
}

extension UITabBar {
  func decodeBar(_ nib: NibCoder) {
    if let color = nib.color(.barTintColor) { barTintColor = color }
    if let color = nib.color(.tintColor) ?? nib.color(.selectedImageTintColor) { tintColor = color }
    if let color = nib.color(.unselectedItemTintColor) { unselectedItemTintColor = color }
    if let image = nib.image(.backgroundImage) { backgroundImage = image }
    if let image = nib.image(.shadowImage) { shadowImage = image }
    if let value = nib.choice(.barStyle, UIBarStyle.self) { barStyle = value }
    if let value = nib.bool(.translucent) { isTranslucent = value }
    let items = nib.objects(.items).compactMap { $0 as? UITabBarItem }
    if !items.isEmpty { setItems(items, animated: false) }
  }
}

extension UIToolbar {
  func decodeBar(_ nib: NibCoder) {
    if let color = nib.color(.barTintColor) { barTintColor = color }
    if let color = nib.color(.tintColor) { tintColor = color }
    if let value = nib.bool(.translucent) { isTranslucent = value }
    if let value = nib.choice(.barStyle, UIBarStyle.self) { barStyle = value }
    let items = nib.objects(.items).compactMap { $0 as? UIBarButtonItem }
    if !items.isEmpty { setItems(items, animated: false) }
  }
}
