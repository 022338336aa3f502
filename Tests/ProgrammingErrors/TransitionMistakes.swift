import Foundation
import UIKit
import UIKitTesting

@MainActor private func collection() -> UICollectionView {
  let stage = Stage()
  let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
  stage.window.addSubview(collection)
  try? stage.settle()
  return collection
}

private final class OtherLayouts: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: toLayout, nextLayout: fromLayout) }
}

@MainActor private let otherLayouts = OtherLayouts()

@MainActor let transitionMistakes = [
  Mistake("decoration-nib", "register(_:forDecorationViewOfKind: line)", "nib Line", "register the class") {
    UICollectionViewFlowLayout().register(UINib(nibName: "Line", bundle: nil), forDecorationViewOfKind: "line")
  },
  Mistake("popover-source", "UIPopoverPresentationController.sourceView is nil", "set one before") {
    let stage = Stage(size: CGSize(width: 1000, height: 800))
    stage.window.rootViewController = UIViewController()
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    stage.window.rootViewController?.present(controller, animated: false)
  },
  Mistake("effect-subview", "UIVisualEffectView.addSubview(UILabel)", "contentView.addSubview(_:)") {
    UIVisualEffectView(effect: nil).addSubview(UILabel())
  },
  Mistake("percent-speed", "UIPercentDrivenInteractiveTransition.completionSpeed = 0", "positive") {
    UIPercentDrivenInteractiveTransition().completionSpeed = 0
  },
  Mistake("percent-update", "UIPercentDrivenInteractiveTransition.update(nan)", "from 0 to 1") {
    UIPercentDrivenInteractiveTransition().update(.nan)
  },
  Mistake(
    "transition-finish", "UICollectionView.finishInteractiveTransition()", "no transition is running",
    "startInteractiveTransition(to:completion:)"
  ) { collection().finishInteractiveTransition() },
  Mistake("transition-cancel", "UICollectionView.cancelInteractiveTransition()", "no transition is running") {
    collection().cancelInteractiveTransition()
  },
  Mistake("transition-twice", "UICollectionView.startInteractiveTransition(to:completion:)", "running already", "first") {
    let collection = collection()
    _ = collection.startInteractiveTransition(to: UICollectionViewFlowLayout())
    _ = collection.startInteractiveTransition(to: UICollectionViewFlowLayout())
  },
  Mistake("transition-same", "startInteractiveTransition(to:completion:)", "the present layout already", "another one") {
    let collection = collection()
    _ = collection.startInteractiveTransition(to: collection.collectionViewLayout)
  },
  Mistake("transition-taken", "a UICollectionViewFlowLayout was given to a second UICollectionView", "one layout for each") {
    let other = collection()
    _ = collection().startInteractiveTransition(to: other.collectionViewLayout)
    _ = other
  },
  Mistake("transition-delegate", "transitionLayoutForOldLayout", "between other layouts", "make a new one") {
    let collection = collection()
    collection.delegate = otherLayouts
    _ = collection.startInteractiveTransition(to: UICollectionViewFlowLayout())
  },
  Mistake("transition-progress", "UICollectionViewTransitionLayout.transitionProgress = nan", "from 0 to 1") {
    collection().startInteractiveTransition(to: UICollectionViewFlowLayout()).transitionProgress = .nan
  },
  Mistake("transition-set", "was set as a collection's layout", "startInteractiveTransition(to:completion:)") {
    let transition = UICollectionViewTransitionLayout(
      currentLayout: UICollectionViewFlowLayout(), nextLayout: UICollectionViewFlowLayout())
    let collection = collection()
    collection.collectionViewLayout = transition
    collection.layoutIfNeeded()
  },
  Mistake("pages-count", "setViewControllers(_:direction:animated:completion:)", "2 screens", "exactly one") {
    UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      .setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
  },
  Mistake("pages-spacing", "interPageSpacing -1", "at least 0") {
    _ = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: -1])
  },
]
