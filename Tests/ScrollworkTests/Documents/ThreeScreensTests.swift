import Foundation
import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

// The examples of ThreeScreens.md, word for word.
final class ProfileController: UIViewController {
  let walks = Names((1...400).map { "Walk \($0)" })
  let photos = Names((1...60).map { "Photo \($0)" })
  let header = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
  let tabs = PagedBar(titles: ["Walks", "Photos"])
  lazy var pages = PagedScrollView(headerView: header, barView: tabs, pages: [walks.makeTable(), photos.makeTable()])

  override func loadView() {
    pages.minimumHeaderHeight = 50
    pages.shrinksHeader = true
    tabs.pagedScrollView = pages
    view = pages
  }
}

final class SettingsController: UIViewController {
  let general = Names(["About", "Updates", "Storage"])
  let network = Names(["Radio", "Cable"])
  let help = Names(["Manual", "Letters"])
  lazy var container = ContainerScrollView(arrangedSubviews: [general, network, help].map { $0.makeTable() }, spacing: 24)

  override func loadView() {
    for table in container.arrangedSubviews {
      container[layoutOf: table].insets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
      container[layoutOf: table].separator = ChildLayout.Separator()
    }
    view = container
  }

  func hideNetwork() async {
    await container.performUpdates { self.container.arrangedSubviews[1].isHidden = true }
  }
}

final class ChatController: UIViewController {
  let messages = Names((1...40).map { "Message \($0)" })
  lazy var table = messages.makeTable()
  lazy var container = ContainerScrollView(arrangedSubviews: [table])

  override func loadView() {
    container.growthAnchor = .end
    view = container
  }

  func receive(_ text: String) {
    messages.names.append(text)
    table.insertRows(at: [IndexPath(row: messages.names.count - 1, section: 0)], with: .automatic)
  }

  func loadOlder(_ texts: [String]) {
    messages.names.insert(contentsOf: texts, at: 0)
    table.insertRows(at: texts.indices.map { IndexPath(row: $0, section: 0) }, with: .none)
  }
}

@MainActor @Suite struct ThreeScreensTests {
  private let stage = Stage(size: CGSize(width: 393, height: 852), scale: 2)

  @Test func theProfileScrollsAsOneAndSwipesSideways() throws {
    let profile = ProfileController()
    stage.rootViewController = profile
    try stage.settle()
    stage.flick(from: CGPoint(x: 196, y: 150), velocity: CGPoint(x: 0, y: -2_500))
    try stage.settle()
    #expect(profile.header.frame.height == 50 && profile.pages.contentOffset(ofPage: 0) > 500)
    stage.flick(from: CGPoint(x: 350, y: 500), velocity: CGPoint(x: -1_500, y: 0))
    try stage.settle()
    #expect(profile.pages.currentPage == 1 && profile.header.frame.height == 50 && profile.pages.contentOffset(ofPage: 1) == 0)
  }

  @Test func theSettingsAreOnePageOfTables() throws {
    let settings = SettingsController()
    stage.rootViewController = settings
    try stage.settle()
    let tables = settings.container.arrangedSubviews.compactMap { $0 as? UITableView }
    #expect(tables.map(\.visibleCells.count) == [3, 2, 2])
    #expect(settings.container.rect(of: tables[1]).minX == 16)
    let (gap, first) = (
      settings.container.rect(of: tables[1]).minY - settings.container.rect(of: tables[0]).maxY, tables[0].frame
    )
    #expect(gap == 24.5 && first.width == 361)
  }

  @Test func theChatBeginsAtItsEndAndFollows() throws {
    let chat = ChatController()
    stage.rootViewController = chat
    try stage.settle()
    func isAtEnd() -> Bool { abs(chat.container.contentSize.height - chat.container.bounds.maxY) < 0.51 }
    #expect(isAtEnd() && chat.container.contentOffset.y > 500)
    chat.receive("New")
    try stage.settle()
    #expect(isAtEnd() && chat.table.visibleCells.last?.textLabel?.text == "New")
    let cell = chat.table.visibleCells[3]
    let place = cell.convert(CGPoint.zero, to: nil).y
    chat.loadOlder((1...20).map { "Older \($0)" })
    try stage.settle()
    #expect(abs(cell.convert(CGPoint.zero, to: nil).y - place) < 0.51)
  }

  @Test func everyExampleOfTheArticleIsOneOfThisFile() throws {
    let article = try Document("Sources/Scrollwork/Scrollwork.docc/ThreeScreens.md")
    #expect(article.examples.count == 3)
    #expect(try article.examples(missingIn: #filePath) == [])
  }
}
