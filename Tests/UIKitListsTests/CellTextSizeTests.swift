import UIKitControls
import Foundation
import ManualHost
import Testing
import UIKitCollections
@testable import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

/// Texts of cells follow the text size that the person has chosen.
@MainActor @Suite struct CellTextSizeTests {
  let stage = ManualStage()

  @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
  func textsOfStandardCellsFollowTheSetting(style: UITableViewCell.CellStyle) throws {
    stage.screen.makeCurrent()
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    let labels = [cell.textLabel, cell.detailTextLabel].compactMap(\.self)
    let sizes = labels.map(\.font.pointSize)
    stage.window.addSubview(cell)
    stage.screen.contentSizeCategory = .accessibilityExtraLarge
    #expect(zip(labels, sizes).allSatisfy { $0.font.pointSize > $1 + 8 })
    stage.screen.contentSizeCategory = .large
    #expect(labels.map(\.font.pointSize) == sizes)
    cell.textLabel?.font = .systemFont(ofSize: 11)
    stage.screen.contentSizeCategory = .accessibilityExtraLarge
    #expect(cell.textLabel?.font.pointSize == 11)
  }

  @Test func contentConfigurationsOfCellsFollowTheSetting() throws {
    stage.screen.makeCurrent()
    for content in [UIListContentConfiguration.cell(), .subtitleCell(), .valueCell()] {
      var content = content
      (content.text, content.secondaryText) = ("Title", "Text")
      let view = content.makeContentView()
      stage.window.addSubview(view)
      let labels = view.subviews.compactMap { $0 as? UILabel }
      let sizes = labels.map(\.font.pointSize)
      stage.screen.contentSizeCategory = .accessibilityExtraLarge
      #expect(labels.count == 2 && zip(labels, sizes).allSatisfy { $0.font.pointSize > $1 + 8 })
      stage.screen.contentSizeCategory = .large
    }
  }

  /// Rows with a title and a text below it.
  private final class Texts: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    private let count: Int
    init(_ count: Int) { self.count = count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.contentConfiguration = Self.content
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentConfiguration = Self.content
      return cell
    }
    private static var content: UIListContentConfiguration {
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("Title", "Text")
      return content
    }
  }

  // Of sixty rows some wait in the pool while the text is large.
  @Test(arguments: [3, 60]) func rowsThatSizeThemselvesFollowTheSetting(count: Int) {
    stage.screen.makeCurrent()
    let (texts, table) = (Texts(count), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)))
    table.rowHeight = UITableView.automaticDimension
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = texts
    stage.window.addSubview(table)
    expectRowsFollow { table.visibleCells.map(\.frame) }
  }

  @Test(arguments: [3, 60]) func itemsThatSizeThemselvesFollowTheSetting(count: Int) {
    stage.screen.makeCurrent()
    let (texts, flow) = (Texts(count), UICollectionViewFlowLayout())
    (flow.estimatedItemSize, flow.minimumLineSpacing) = (CGSize(width: 320, height: 44), 0)
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: flow)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = texts
    stage.window.addSubview(collection)
    expectRowsFollow { collection.visibleCells.map(\.frame).sorted { $0.minY < $1.minY } }
  }

  private func expectRowsFollow(_ frames: () -> [CGRect]) {
    stage.advance(by: 0)
    let before = frames()
    stage.screen.contentSizeCategory = .accessibilityExtraLarge
    stage.settle()
    let large = frames()
    #expect(large.count > 2 && large.allSatisfy { $0.height > before[0].height + 20 })
    #expect(zip(large, large.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    stage.screen.contentSizeCategory = .large
    stage.settle()
    #expect(frames() == before)
  }
}
