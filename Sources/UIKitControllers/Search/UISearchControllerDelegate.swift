public import Foundation
public import UIKitCore
public import UIKitText

/// Hears of a search's beginning and end. Every method is optional.
///
/// The four messages in pairs are sent where the search bar, `isActive` or a person begins and ends the search, not where the app presents
/// and dismisses the controller itself.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Sent before the controller is presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Sent after the animation.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Sent before the controller is dismissed, while the bar still has its text.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Sent after the animation.
  func didDismissSearchController(_ searchController: UISearchController)
  /// May present the controller in the app's own way; it is presented as usual if this does not.
  func presentSearchController(_ searchController: UISearchController)
  /// The placement of the bar is about to change.
  func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// The placement of the bar has changed.
  func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
  public func searchController(
    _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  public func searchController(
    _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}

/// Shows what a search finds.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when a search begins and ends, and when its text, its tokens or its scope change, by a person or by code.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when a person has chosen a suggestion. Does nothing by default: the app adopts it, as text or as a token.
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
