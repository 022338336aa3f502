#if UIKitSource
/// Classes that observe properties by name. UIKit's responders can; an `NSObject` becomes a `KeyValueObserver`.
extension ModuleAnalysis {
  private static let observeValue = "observeValue(forKeyPath:of:change:context:)"
  private static let responders: Set<String> = [
    "UIActivityIndicatorView", "UIApplication", "UIButton", "UICollectionReusableView", "UICollectionView",
    "UICollectionViewCell",
    "UICollectionViewController", "UICollectionViewListCell", "UIControl", "UIImageView", "UILabel", "UINavigationBar",
    "UINavigationController", "UIPageControl", "UIRefreshControl", "UIResponder", "UIScrollView", "UIStackView", "UISwitch",
    "UITabBar", "UITabBarController", "UITableView", "UITableViewCell", "UITableViewController", "UITableViewHeaderFooterView",
    "UIView", "UIViewController", "UIWindow",
  ]

  mutating func analyzeObservers() {
    for id in index.classes where !index.isImported(id) {
      guard let base = index.foreignBase(of: id), !Self.responders.contains(index.unaliased(base)) else { continue }
      let ancestors = index.lineage(of: id).dropFirst()
      guard !ancestors.contains(where: { declares($0, Self.observeValue) }) else { continue }
      for part in index.parts(of: id) {
        guard let place = index[part].members.firstIndex(where: { $0.fullName == Self.observeValue && $0.isOverride }) else {
          continue
        }
        forwarded[part]?.remove(place)
        let member = index[part].members[place]
        facts[part.file].edits.append(TextEdit(member.overrideStart, member.overrideEnd, ""))
        let clause = index[id].inherited.isEmpty ? ": KeyValueObserver" : ", KeyValueObserver"
        facts[id.file].edits.append(.insertion(clause, at: index[id].inheritanceEnd))
      }
    }
  }
}
#endif
