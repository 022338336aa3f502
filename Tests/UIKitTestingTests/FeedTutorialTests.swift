import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

// The examples of TestYourScrollViewOnLinux.md, word for word.
final class FeedController: UITableViewController {
  var posts = 20

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 100
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    cell.textLabel?.text = "Post \(indexPath.row)"
    return cell
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.contentSize.height - scrollView.bounds.maxY < 500 else { return }
    posts += 20
    tableView.reloadData()
  }
}

@MainActor @Suite struct FeedTests {
  let stage = Stage(size: CGSize(width: 393, height: 852), scale: 2)
  let feed = FeedController()

  init() {
    stage.rootViewController = feed
    stage.advance(by: 0.1)
  }

  @Test func morePostsComeBeforeTheLastOneShows() throws {
    stage.flick(from: CGPoint(x: 196, y: 700), velocity: CGPoint(x: 0, y: -4000))
    try stage.settle()
    #expect(feed.posts == 40)
  }

  @Test func aTouchStopsTheFeed() {
    stage.flick(from: CGPoint(x: 196, y: 700), velocity: CGPoint(x: 0, y: -2000))
    stage.advance(by: 0.25)
    #expect(feed.tableView.isDecelerating)
    stage.touch(.began, at: CGPoint(x: 196, y: 400))
    let offset = feed.tableView.contentOffset
    stage.advance(by: 1)
    #expect(feed.tableView.contentOffset == offset)
  }

  @Test func aFlickIsHeardInOrder() throws {
    let recorder = DelegateRecorder()
    feed.tableView.delegate = recorder
    stage.flick(from: CGPoint(x: 196, y: 700), velocity: CGPoint(x: 0, y: -1000))
    try stage.settle()
    #expect(
      recorder.names == [
        .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging,
        .willBeginDecelerating, .didScroll, .didEndDecelerating,
      ])
    let end = try #require(recorder.messages(.willEndDragging).first)
    let target = try #require(end.targetContentOffset)
    #expect(abs(target.y - feed.tableView.contentOffset.y) < 2)  // on iOS, too, what is announced is a little too far
  }

  @Test func equalFlicksMakeEqualPictures() {
    let pictures = (0..<2).map { _ in
      let stage = Stage(size: CGSize(width: 393, height: 852), scale: 2)
      stage.rootViewController = FeedController()
      stage.flick(from: CGPoint(x: 196, y: 700), velocity: CGPoint(x: 0, y: -2000))
      stage.advance(by: 0.25)
      return stage.snapshot().pngData()
    }
    #expect(pictures[0] != nil && pictures[0] == pictures[1])
  }

  @Test func aPauseTakesNoTime() async throws {
    let clock = stage.clock
    let pause = Task { try await clock.sleep(for: .seconds(3600)) }
    await clock.advance(by: .seconds(3600))
    try await pause.value
    #expect(stage.time == 3600.1)
  }

  @Test func everyExampleOfTheArticleIsOneOfThisFile() throws {
    let article = try Document("Sources/UIKitTesting/UIKitTesting.docc/TestYourScrollViewOnLinux.md")
    #expect(article.examples.count == 7)
    #expect(try article.examples(missingIn: #filePath) == [])
  }
}
