import Foundation
import ManualHost
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics

@MainActor @Suite struct ListContentGuideTests {
  private let stage = ManualStage(size: CGSize(width: 320, height: 200))
  private let content: UIListContentView
  private let line = UIView()

  init() {
    var configuration = UIListContentConfiguration.subtitleCell()
    (configuration.text, configuration.secondaryText) = ("Text", "More")
    content = UIListContentView(configuration: configuration)
    content.frame = CGRect(x: 0, y: 0, width: 320, height: 62)
    stage.window.addSubview(content)
  }

  private func tie(to guide: UILayoutGuide) {
    line.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: guide.leadingAnchor), line.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      line.topAnchor.constraint(equalTo: guide.bottomAnchor), line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  private func place(of text: String) -> CGRect? {
    content.subviews.compactMap { $0 as? UILabel }.first { $0.text == text && !$0.isHidden }?.frame
  }

  @Test func viewsThatAreTiedToATextFollowIt() throws {
    tie(to: try #require(content.secondaryTextLayoutGuide))
    stage.settle()
    let first = try #require(place(of: "More"))
    #expect(line.frame == CGRect(x: first.minX, y: first.maxY, width: first.width, height: 1) && first.width > 0)
    var configuration = try #require(content.configuration as? UIListContentConfiguration)
    configuration.image = UIImage(systemName: "star")
    content.configuration = configuration
    content.frame.size = CGSize(width: 240, height: 80)
    stage.settle()
    let now = try #require(place(of: "More"))
    #expect(now != first && line.frame == CGRect(x: now.minX, y: now.maxY, width: now.width, height: 1))
    #expect(content.secondaryTextLayoutGuide?.layoutFrame == now && content.imageLayoutGuide != nil)
  }

  @Test func whatIsNotShownHasNoGuide() throws {
    #expect(content.imageLayoutGuide == nil && content.textLayoutGuide === content.textLayoutGuide)
    content.configuration = UIListContentConfiguration.cell()
    #expect(content.textLayoutGuide == nil && content.secondaryTextLayoutGuide == nil)
    #expect(UIListContentView(configuration: .cell()).imageLayoutGuide == nil)
  }

  @Test func contentWithoutTiesLaysOutOnce() {
    stage.settle()
    let guides = content.layoutGuides.count
    content.frame.size.width = 200
    stage.settle()
    #expect(guides == 0 && content.layoutGuides.isEmpty && content.constraints.isEmpty)
  }
}
