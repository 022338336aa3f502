import Diagnostics
import UIKit

/// The loadings of a scroll view, at most one at each edge.
@MainActor struct EdgeLoadings {
  private(set) var all: [EdgeLoading] = []

  /// Whether content is loaded at the start of the scroll direction.
  var keepsStart: Bool {
    for loading in all where loading.isStart { return true }
    return false
  }

  func isIndicator(_ view: UIView) -> Bool {
    for loading in all where loading.indicator === view { return true }
    return false
  }

  /// Places the indicators, and begins requests at edges that are near.
  func update() {
    for loading in all {
      loading.placeIndicator()
      loading.look()
    }
  }

  mutating func add(_ loading: EdgeLoading, to scrollView: UIScrollView) {
    ensure(
      !all.contains { $0.edge == loading.edge },
      "EdgeLoading(of:at: .\(loading.edge)): the \(type(of: scrollView)) loads at this edge already; invalidate() the other one first"
    )
    all.append(loading)
  }

  mutating func remove(_ loading: EdgeLoading, from scrollView: UIScrollView) { all.removeAll { $0 === loading } }
}

/// Keeps the loadings of a scroll view that is no container.
@MainActor private final class EdgeLoadingKeeper {
  var loadings = EdgeLoadings()
  static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}

extension UIScrollView {
  var edgeLoadings: EdgeLoadings {
    get {
      if let container = self as? ContainerScrollView { return container.arranger.features.edgeLoadings.loadings }
      return (objc_getAssociatedObject(self, EdgeLoadingKeeper.key) as? EdgeLoadingKeeper)?.loadings ?? EdgeLoadings()
    }
    set {
      if let container = self as? ContainerScrollView { return container.arranger.features.edgeLoadings.setLoadings(newValue) }
      let keeper = objc_getAssociatedObject(self, EdgeLoadingKeeper.key) as? EdgeLoadingKeeper ?? EdgeLoadingKeeper()
      keeper.loadings = newValue
      objc_setAssociatedObject(self, EdgeLoadingKeeper.key, keeper, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}
