public import UIKitCore
internal import UIKitGraphics

extension UITabBarItem {
  /// Items that look the same in all apps: a title in English and a symbol.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.circle"
      case .mostViewed: "list.number"
      }
    }
  }

  /// Makes an item with the system's title and symbol.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    adopt(systemItem)
    self.tag = tag
  }

  private func adopt(_ item: SystemItem) { (title, image) = (item.title, UIImage(systemName: item.symbol)) }
}

extension UITabBarItem: NibSystemItem {
  package func adoptSystemItem(_ rawValue: Int) { if let item = SystemItem(rawValue: rawValue) { adopt(item) } }
}
