#if UIKitSource
/// Classes that observe properties by name. UIKit's responders can; an `NSObject` becomes a `KeyValueObserver`.
struct Observers: Finding {
  /// The places of `observeValue(forKeyPath:of:change:context:)`, which overrides nothing then and may stand in an extension.
  fileprivate(set) var places: [TypeID: Set<Int>] = [:]
}

extension AnalysisPass {
  static let observers = AnalysisPass("observers of properties by name") { module, changes in
    var found = Observers()
    for id in module.ownClasses {
      guard let base = module.foreignBase(of: id), !responders.contains(module.unaliased(base)) else { continue }
      let ancestors = module.lineage(of: id).dropFirst()
      guard !ancestors.contains(where: { module.declares($0, observeValue) }) else { continue }
      for part in module.parts(of: id) {
        let members = module[part].members
        guard let place = members.firstIndex(where: { $0.fullName == observeValue && $0.isOverride }),
          let word = members[place].spans.override
        else { continue }
        found.places[part, default: []].insert(place)
        changes.remove(word, in: part.file)
        changes.addConformance(to: "KeyValueObserver", of: id)
      }
    }
    return found
  }

  private static let observeValue = "observeValue(forKeyPath:of:change:context:)"
  private static let responders: Set<String> = [
    "UIActivityIndicatorView", "UIApplication", "UIButton", "UICollectionReusableView", "UICollectionView",
    "UICollectionViewCell",
    "UICollectionViewController", "UICollectionViewListCell", "UIControl", "UIImageView", "UILabel", "UINavigationBar",
    "UINavigationController", "UIPageControl", "UIRefreshControl", "UIResponder", "UIScrollView", "UIStackView", "UISwitch",
    "UITabBar", "UITabBarController", "UITableView", "UITableViewCell", "UITableViewController", "UITableViewHeaderFooterView",
    "UIView", "UIViewController", "UIWindow",
  ]
}
#endif
