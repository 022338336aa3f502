import Foundation
import SafariServices
import Testing
import UIKit
import UIKitTesting

private final class Reader: UIViewController, SFSafariViewControllerDelegate {
  var messages: [String] = []

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { messages.append("finish") }
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
    messages.append("load \(didLoadSuccessfully)")
  }
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { messages.append("open") }
}

@MainActor @Suite struct SFSafariViewControllerTests {
  private let stage = Stage()
  private let reader = Reader()
  private let url = URL(string: "https://example.org/a?b=c")!
  private let page: SFSafariViewController

  init() {
    page = SFSafariViewController(url: url)
    page.delegate = reader
    stage.rootViewController = reader
  }

  @Test func thePageOpensInTheBrowser() throws {
    reader.present(page, animated: true)
    stage.advance(by: 2)
    #expect(stage.openedURLs == [url] && reader.messages == ["open", "load true"])
    try stage.tap("Open Again")
    stage.advance(by: 1)
    #expect(stage.openedURLs == [url, url])
    try stage.tap("Done")
    stage.advance(by: 2)
    #expect(reader.messages.last == "finish" && reader.presentedViewController == nil)
  }

  @Test func onAStackDoneGoesBack() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    stage.rootViewController = stack
    page.dismissButtonStyle = .close
    stack.pushViewController(page, animated: true)
    stage.advance(by: 2)
    try stage.tap("Close")
    stage.advance(by: 2)
    #expect(stack.viewControllers.count == 1 && reader.messages.last == "finish")
  }

  @Test func settingsAreKept() {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let page = SFSafariViewController(url: url, configuration: configuration)
    configuration.barCollapsingEnabled = false
    #expect(page.configuration.entersReaderIfAvailable && page.configuration.barCollapsingEnabled)
    page.preferredBarTintColor = .red
    page.preferredControlTintColor = .green
    page.dismissButtonStyle = .cancel
    page.loadViewIfNeeded()
    #expect(page.view.tintColor == .green && page.preferredBarTintColor == .red)
  }
}
