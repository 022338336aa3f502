import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

/// Context menus of items, by the delegate of a collection view.
@MainActor @Suite struct CollectionMenuTests {
  private let stage = ManualStage(size: CGSize(width: 400, height: 800), scale: 2)
  private let collection: UICollectionView
  private let list = MenuItems()

  init() {
    stage.screen.makeCurrent()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (list, list)
    stage.window.addSubview(collection)
    stage.advance(by: 0.1)
  }

  private var overlay: MenuOverlay? { stage.window.subviews.last { $0 is MenuOverlay } as? MenuOverlay }

  private func rightClick(_ x: CGFloat, _ y: CGFloat) {
    stage.click(at: CGPoint(x: x, y: y), buttons: .secondary)
    stage.settle()
  }

  @Test func theDelegateGivesTheMenuOfTheItem() {
    rightClick(150, 50)
    #expect(overlay != nil && list.log == ["items [1]", "highlight 1", "display"])
    #expect(collection.contextMenuInteraction?.menuAppearance == .compact)
    stage.key(.keyboardEscape)
    stage.settle()
    #expect(list.log.suffix(2) == ["dismissal 1", "end"])
  }

  @Test func aMenuOfASelectedItemIsOfAllSelected() {
    collection.allowsMultipleSelection = true
    for item in [3, 1] { collection.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: []) }
    rightClick(150, 50)
    #expect(list.log.first == "items [1, 3]")
    stage.key(.keyboardEscape)
    stage.settle()
    list.log = []
    rightClick(50, 50)
    #expect(list.log.first == "items [0]")
  }

  @Test func besideTheItemsThereAreNone() {
    list.count = 2
    collection.reloadData()
    stage.advance(by: 0.1)
    rightClick(300, 500)
    #expect(list.log.first == "items []")
  }

  @Test func aTapOnThePreviewCommits() {
    stage.touch(.began, at: CGPoint(x: 150, y: 50))
    stage.advance(by: 0.6)
    stage.touch(.ended, at: CGPoint(x: 150, y: 50))
    stage.settle()
    stage.tap(at: CGPoint(x: 150, y: 60))
    stage.settle()
    #expect(list.log == ["items [1]", "highlight 1", "display", "commit", "dismissal 1", "end"])
    #expect((collection.indexPathsForSelectedItems ?? []).isEmpty)
  }

  @Test func theFormBeforeIOS16IsAskedForOneItem() {
    let older = OlderMenuItems()
    collection.delegate = older
    rightClick(250, 50)
    #expect(overlay != nil && older.log == ["item 2", "highlight"])
    stage.key(.keyboardEscape)
    stage.settle()
    #expect(older.log == ["item 2", "highlight", "dismissal"])
  }

  @Test func anItemMayBeDeletedWhileItsMenuIsOpen() {
    stage.touch(.began, at: CGPoint(x: 150, y: 50))
    stage.advance(by: 0.6)
    stage.touch(.ended, at: CGPoint(x: 150, y: 50))
    list.count -= 1
    collection.deleteItems(at: [IndexPath(item: 1, section: 0)])
    stage.settle()
    stage.key(.keyboardEscape)
    stage.settle()
    #expect(overlay == nil && list.log.last == "end")
  }
}

private class ItemSource: NSObject, UICollectionViewDataSource {
  var count = 20
  var log: [String] = []

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func menu() -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) })
  }
}

private final class MenuItems: ItemSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("items \(indexPaths.map(\.item))")
    return menu()
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    log.append("highlight \(indexPath.item)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    log.append("dismissal \(indexPath.item)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { log.append("commit") }

  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("display") }

  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("end") }
}

private final class OlderMenuItems: ItemSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("item \(indexPath.item)")
    return menu()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("highlight")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("dismissal")
    return nil
  }
}
