internal import Foundation
public import UIKitCore

// The search of a navigation item.
extension UINavigationItem {
  /// Where a search bar is in a navigation bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// `inline` in a regular width, else `stacked`.
    case automatic
    /// In one line with the title, at its end.
    case inline
    /// Below the title.
    case stacked
    /// As `inline`.
    case integrated
  }

  /// A search whose bar the navigation bar shows; nil by default.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set {
      guard newValue !== search else { return }
      (search as? UISearchController)?.leftItem()
      search = newValue
      onChange?()
    }
  }

  /// Whether a stacked search bar gives way to the content of the screen, as a large title does; true by default. Then it is hidden at first,
  /// and a pull reveals it. It stays during a search.
  public var hidesSearchBarWhenScrolling: Bool {
    get { hidesSearch }
    set {
      guard newValue != hidesSearch else { return }
      hidesSearch = newValue
      onChange?()
    }
  }

  /// `.automatic` by default. A search bar with scopes, whose row has no room in the line of the title, is always stacked.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { SearchBarPlacement(rawValue: searchPlacement) ?? .automatic }
    set {
      guard newValue.rawValue != searchPlacement else { return }
      searchPlacement = newValue.rawValue
      onChange?()
    }
  }

  /// Where the search bar is; `.stacked` until a bar has shown it.
  public var searchBarPlacement: SearchBarPlacement { searchController?.searchBarPlacement ?? .stacked }
}
