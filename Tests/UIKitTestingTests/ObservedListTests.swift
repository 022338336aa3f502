import CoreGraphics
import Foundation
import Observation
import Testing
import UIKit
import UIKitTesting

@Observable @MainActor private final class Song {
  var title: String
  var isLoved = false
  init(_ title: String) { self.title = title }
}

/// Cells, buttons and presentations that show `@Observable` objects.
@MainActor @Suite struct ObservedListTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  private let songs = (0..<100).map { Song("Song \($0)") }

  private enum Section { case main }

  // MARK: Collections

  private func collection(_ registration: UICollectionView.CellRegistration<UICollectionViewListCell, Int>) -> (
    UICollectionView, UICollectionViewDiffableDataSource<Section, Int>
  ) {
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Section, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    stage.window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Array(0..<100))
    source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 0.1)
    return (view, source)
  }

  private func title(_ view: UICollectionView, _ item: Int) -> String? {
    let cell = view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
  }

  @Test func aRegistrationsHandlerRunsAgainForTheCellWhoseModelChanged() {
    var runs: [Int] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [songs] cell, _, item in
      runs.append(item)
      var content = cell.defaultContentConfiguration()
      content.text = songs[item].title
      cell.contentConfiguration = content
    }
    let (view, source) = collection(registration)
    runs = []
    songs[3].title = "Changed"
    songs[90].title = "Not shown"
    stage.advance(by: 0.1)
    #expect(runs == [3] && title(view, 3) == "Changed")
    // The path is the present one.
    var snapshot = source.snapshot()
    snapshot.deleteItems([0])
    source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 0.1)
    runs = []
    songs[3].title = "Again"
    stage.advance(by: 0.1)
    #expect(runs == [3] && title(view, 2) == "Again")
  }

  @Test func aCellThatServesAnotherItemForgetsTheFormerOnes() {
    var runs: [Int] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [songs] cell, _, item in
      runs.append(item)
      var content = cell.defaultContentConfiguration()
      content.text = songs[item].title
      cell.contentConfiguration = content
    }
    let (view, source) = collection(registration)
    defer { withExtendedLifetime(source) {} }
    view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
    stage.advance(by: 0.1)
    runs = []
    for song in songs[0..<10] { song.title = "Gone" }
    stage.advance(by: 0.1)
    #expect(runs.isEmpty)
    songs[99].title = "Shown"
    stage.advance(by: 0.1)
    #expect(runs == [99] && title(view, 99) == "Shown")
  }

  @Test func anUpdateHandlerOfACellFollowsItsModel() {
    var runs: [Int] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [songs] cell, _, item in
      cell.configurationUpdateHandler = { cell, state in
        runs.append(item)
        var content = UIListContentConfiguration.cell().updated(for: state)
        content.text = songs[item].title
        cell.contentConfiguration = content
      }
    }
    let (view, source) = collection(registration)
    defer { withExtendedLifetime(source) {} }
    runs = []
    songs[2].title = "Changed"
    stage.advance(by: 0.1)
    #expect(runs == [2] && title(view, 2) == "Changed")
    songs[2].isLoved = true
    stage.advance(by: 0.1)
    #expect(runs == [2])
  }

  @Test func aRowGrowsWithItsModel() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [songs] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = songs[item].title
      cell.contentConfiguration = content
    }
    let (view, source) = collection(registration)
    defer { withExtendedLifetime(source) {} }
    let before = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame ?? .zero
    songs[0].title = String(repeating: "A long title ", count: 20)
    stage.advance(by: 1)
    let after = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame ?? .zero
    #expect(after.minY > before.minY + 20)
  }

  // MARK: Tables

  @Test func cellsAndHeadersOfTablesFollowTheirModels() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      let songs: [Song]
      var runs: [String] = []
      init(_ songs: [Song]) { self.songs = songs }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        // Read outside of a tracked closure.
        _ = songs[indexPath.row].isLoved
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        let song = songs[indexPath.row]
        cell.configurationUpdateHandler = { [unowned self] cell, _ in
          runs.append("row \(indexPath.row)")
          var content = cell.defaultContentConfiguration()
          content.text = song.title
          cell.contentConfiguration = content
        }
        return cell
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
        header.configurationUpdateHandler = { [unowned self] header, _ in
          runs.append("header")
          var content = header.defaultContentConfiguration()
          content.text = songs[0].isLoved ? "Loved" : "All"
          header.contentConfiguration = content
        }
        return header
      }
    }
    let table = UITableView(frame: stage.window.bounds)
    let source = Source(songs)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (source, source)
    stage.window.addSubview(table)
    stage.advance(by: 0.1)
    source.runs = []
    songs[4].title = "Changed"
    stage.advance(by: 0.1)
    #expect(source.runs == ["row 4"])
    songs[0].isLoved = true
    stage.advance(by: 0.1)
    #expect(source.runs == ["row 4", "header"])
    songs[4].isLoved = true
    stage.advance(by: 0.1)
    #expect(source.runs.count == 2)
  }

  @Test func aTableControllerIsNotLaidOutForWhatItsCellsRead() {
    final class Controller: UITableViewController {
      var songs: [Song] = []
      var layouts = 0
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layouts += 1
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = songs[indexPath.row].title
        return cell
      }
    }
    let controller = Controller(style: .plain)
    controller.songs = songs
    stage.window.rootViewController = controller
    stage.advance(by: 0.1)
    controller.layouts = 0
    songs[1].title = "Changed"
    stage.advance(by: 0.1)
    #expect(controller.layouts == 0)
  }

  // MARK: Buttons

  @Test func aButtonsUpdateHandlerFollowsItsModel() {
    let button = UIButton(configuration: .filled())
    var runs = 0
    button.configurationUpdateHandler = { [song = songs[0]] button in
      runs += 1
      button.configuration?.title = song.isLoved ? "Loved" : "Love"
    }
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stage.window.addSubview(button)
    stage.advance(by: 0.1)
    #expect(button.titleLabel?.text == "Love")
    runs = 0
    songs[0].isLoved = true
    stage.advance(by: 0.1)
    #expect(runs == 1 && button.titleLabel?.text == "Loved")
    songs[0].title = "Other"
    stage.advance(by: 0.1)
    #expect(runs == 1)
  }

  // MARK: Presentations

  @Test func aPresentationIsLaidOutAgainForItsModel() {
    final class Presentation: UIPresentationController {
      var song: Song?
      var layouts = 0
      override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        layouts += 1
        presentedView?.frame = frameOfPresentedViewInContainerView.insetBy(dx: song?.isLoved == true ? 50 : 0, dy: 0)
      }
    }
    final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
      let song: Song
      var presentation: Presentation?
      init(_ song: Song) { self.song = song }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        let made = Presentation(presentedViewController: presented, presenting: presenting)
        made.song = song
        presentation = made
        return made
      }
    }
    let (root, shown, presenter) = (UIViewController(), UIViewController(), Presenter(songs[0]))
    stage.window.rootViewController = root
    stage.advance(by: 0.1)
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = presenter
    root.present(shown, animated: false)
    stage.advance(by: 0.1)
    presenter.presentation?.layouts = 0
    songs[0].isLoved = true
    stage.advance(by: 0.1)
    #expect(presenter.presentation?.layouts == 1 && shown.view.frame.minX == 50)
  }
}
