import UIKit

/// Requests for more content at the edges, and their indicators among the children.
@MainActor final class ContainerEdgeLoadings: ContainerFeature {
  @exclusivity(unchecked) private(set) var loadings = EdgeLoadings()

  func setLoadings(_ new: EdgeLoadings) { loadings = new }

  override var keepsStart: Bool { loadings.keepsStart }

  override func allowsHolding(_ child: ContainerChild) -> Bool { !loadings.isIndicator(child.view) }

  override func passEnded() {
    if !loadings.all.isEmpty { loadings.update() }
  }
}
