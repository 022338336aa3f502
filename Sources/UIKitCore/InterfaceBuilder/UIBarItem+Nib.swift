internal import Foundation
internal import NibFormat
internal import UIKitGraphics

extension UIBarItem {
  func decodeItem(_ nib: NibCoder) {
    if let text = nib.string(.title) { title = text }
    if let image = nib.image(.image) { self.image = image }
    if let image = nib.image(.landscapeImage) { landscapeImagePhone = image }
    if let value = nib.bool(.enabled) { isEnabled = value }
    if let value = nib.integer(.tag) { tag = value }
  }
}

extension UIBarButtonItem {
  func decodeButton(_ nib: NibCoder) {
    if let value = nib.integer(.systemItem) { (self as? any NibSystemItem)?.adoptSystemItem(value) }
    decodeItem(nib)
    if let value = nib.choice(.style, Style.self) { style = value }
    if let value = nib.number(.width) { width = value }
    if let color = nib.color(.tintColor) { tintColor = color }
    if let view = nib.view(.customView) { customView = view }
    if let value = nib.bool(.selected) { isSelected = value }
    if let value = nib.bool(.hidden) { isHidden = value }
    if let value = nib.bool(.changesSelectionAsPrimaryAction) { changesSelectionAsPrimaryAction = value }
  }
}

extension UITabBarItem {
  func decodeTab(_ nib: NibCoder) {
    if let value = nib.integer(.systemItem) { (self as? any NibSystemItem)?.adoptSystemItem(value) }
    decodeItem(nib)
    if let image = nib.image(.selectedImage) { selectedImage = image }
    if let text = nib.string(.badgeValue) { badgeValue = text }
    if let color = nib.color(.badgeColor) { badgeColor = color }
  }
}

extension UINavigationItem {
  func decode(_ nib: NibCoder) {
    if let text = nib.string(.title) { title = text }
    if let value = nib.bool(.hidesBackButton) { hidesBackButton = value }
    if let value = nib.bool(.leftItemsSupplementBackButton) { leftItemsSupplementBackButton = value }
    func items(_ single: NibKey, _ several: NibKey) -> [UIBarButtonItem] {
      let all = nib.objects(several).compactMap { $0 as? UIBarButtonItem }
      return all.isEmpty ? [nib.object(single) as? UIBarButtonItem].compactMap { $0 } : all
    }
    let (left, right) = (items(.leftBarButtonItem, .leftBarButtonItems), items(.rightBarButtonItem, .rightBarButtonItems))
    if !left.isEmpty { leftBarButtonItems = left }
    if !right.isEmpty { rightBarButtonItems = right }
    if let item = nib.object(.backBarButtonItem) as? UIBarButtonItem { backBarButtonItem = item }
    if let text = nib.string(.backButtonTitle) { backButtonTitle = text }
    if let view = nib.view(.titleView) { titleView = view }
    if let text = nib.string(.prompt) { prompt = text }
    if let value = nib.bool(.hidesSearchBarWhenScrolling) { hidesSearch = value }
    if let value = nib.integer(.preferredSearchBarPlacement) { searchPlacement = value }
    if let value = nib.choice(.largeTitleDisplayMode, LargeTitleDisplayMode.self) { largeTitleDisplayMode = value }
    if let value = nib.choice(.backButtonDisplayMode, BackButtonDisplayMode.self) { backButtonDisplayMode = value }
  }
}

/// An item with a look of the system's, by the raw value of UIKit's enumeration. Its kinds are known in a module above.
@MainActor package protocol NibSystemItem {
  func adoptSystemItem(_ rawValue: Int)
}
