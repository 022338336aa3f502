internal import Foundation
internal import NibFormat
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitText

extension UISearchBar {
  func decodeSearch(_ nib: NibCoder) {
    if let color = nib.color(.barTintColor) { barTintColor = color }
    if let color = nib.color(.tintColor) { tintColor = color }
    if let value = nib.bool(.translucent) { isTranslucent = value }
    if let value = nib.choice(.barStyle, UIBarStyle.self) { barStyle = value }
    if let value = nib.integer(.searchBarStyle).flatMap({ Style(rawValue: UInt($0)) }) { searchBarStyle = value }
    if let text = nib.string(.placeholder) { placeholder = text }
    if let text = nib.string(.prompt) { prompt = text }
    if let text = nib.string(.text) { self.text = text }
    if let value = nib.bool(.showsBookmarkButton) { showsBookmarkButton = value }
    if let value = nib.bool(.showsSearchResultsButton) { showsSearchResultsButton = value }
    if let value = nib.bool(.searchResultsButtonSelected) { isSearchResultsButtonSelected = value }
    if let value = nib.bool(.showsCancelButton) { showsCancelButton = value }
    let titles = nib.coders(.scopeButtonTitles).map { $0.string(.title) ?? "" }
    if !titles.isEmpty { scopeButtonTitles = titles }
    if let value = nib.bool(.showsScopeBar) { showsScopeBar = value }
    if let image = nib.image(.backgroundImage) { backgroundImage = image }
    if let image = nib.image(.scopeBarBackgroundImage) { scopeBarBackgroundImage = image }
    if let traits = nib.coder(.textInputTraits) { traits.setTraits(of: self) }
  }
}
