public import Foundation
internal import UIKitCore

/// Decides about a search bar's editing, and hears of it. Every method is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing may begin; true by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Sent when the field has become the first responder.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end; true by default. Not asked when the bar leaves its window.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Sent when the field has ceased to be the first responder.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// A person has changed the text, or tokens. Not sent for changes by code.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a person may replace a range, in UTF-16 units, by a text; true by default.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Return was pressed in a field with text.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The bookmark button was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was tapped, or Escape was pressed while it shows. Sent before a search controller ends its search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The button for the list of results was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// A person has selected a scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// True.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// True.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// True.
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    true
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
