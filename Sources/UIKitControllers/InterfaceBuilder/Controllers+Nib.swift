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
