public import UIKitCore
internal import UIKitGraphics

extension UITabBarItem {
  /// Items that look the same in all apps; with a title in English and a symbol.
  public enum SystemItem: Int, Sendable {
    /// Three dots; `favorites` and `featured` are stars.
    case more, favorites, featured
    /// A star above others, a clock.
    case topRated, recents
    /// Contacts, history, bookmarks, search.
    case contacts, history, bookmarks, search
    /// Downloads; what is new, what is viewed most.
    case downloads, mostRecent, mostViewed

    var look: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  /// Makes an item with the system's title and symbol.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.look.title, image: UIImage(systemName: systemItem.look.symbol), tag: tag)
  }
}

extension UITabBarItem: NibSystemItem {
  package func adoptSystemItem(_ rawValue: Int) {
    guard let item = SystemItem(rawValue: rawValue) else { return }
    (title, image) = (item.look.title, UIImage(systemName: item.look.symbol))
  }
}
