import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct UIImageViewTests {
  private let graphics = CountingGraphics()
  private let stage: ManualStage
  private let view: UIImageView
  private let bitmap = CGImage.blank(40, 20)
  private let image: UIImage

  init() {
    stage = ManualStage(scale: 3, graphics: graphics)
    image = UIImage(cgImage: bitmap, scale: 2, orientation: .up)
    view = UIImageView(image: image)
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
  }

  @Test func plainBitmapIsHandedToTheLayer() {
    stage.screen.makeCurrent()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.layer.contents as? CGImage === bitmap)
    #expect(view.layer.contentsScale == 2)
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    stage.advance(by: 0.1)
    #expect(view.layer.contents == nil)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func templateTakesTheTintAndFollowsIt() {
    stage.screen.makeCurrent()
    view.image = image.withRenderingMode(.alwaysTemplate)
    view.tintColor = .red
    stage.advance(by: 0.1)
    let place = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(view.drawing?.list.commands == [.mask(bitmap, in: place, UIColor.red.cgColor)])
    #expect(view.drawing?.scale == 3)
    view.tintColor = .blue
    stage.advance(by: 0.1)
    #expect(view.drawing?.list.commands == [.mask(bitmap, in: place, UIColor.blue.cgColor)])
  }

  @Test func originalIgnoresTheTint() {
    stage.screen.makeCurrent()
    view.image = image.withTintColor(.green, renderingMode: .alwaysOriginal)
    view.tintColor = .red
    stage.advance(by: 0.1)
    #expect(view.drawing?.list.commands == [.mask(bitmap, in: CGRect(x: 0, y: 0, width: 20, height: 10), UIColor.green.cgColor)])
  }

  @Test func highlightShowsTheOtherImage() {
    stage.screen.makeCurrent()
    let other = CGImage.blank(8, 8)
    view.highlightedImage = UIImage(cgImage: other)
    view.isHighlighted = true
    stage.advance(by: 0.1)
    #expect(view.layer.contents as? CGImage === other)
    view.isHighlighted = false
    stage.advance(by: 0.1)
    #expect(view.layer.contents as? CGImage === bitmap)
    view.highlightedImage = nil
    view.isHighlighted = true
    stage.advance(by: 0.1)
    #expect(view.layer.contents as? CGImage === bitmap)
  }

  @Test func sameImageAgainChangesNothing() {
    stage.screen.makeCurrent()
    stage.settle()
    let presented = stage.host.presentCount
    view.image = image
    stage.advance(by: 0.1)
    #expect(stage.host.presentCount == presented)
  }

  @Test func symbolIsSharpAtTheSizeAtWhichItIsShown() throws {
    stage.screen.makeCurrent()
    let star = try #require(UIImage(systemName: "star"))
    view.frame = CGRect(origin: .zero, size: CGSize(width: star.size.width * 4, height: star.size.height * 8))
    view.contentMode = .scaleAspectFit
    view.image = star
    stage.advance(by: 0.1)
    #expect(view.drawing?.size == star.size)
    #expect(try #require(view.drawing).scale == 12)
    view.contentMode = .center
    stage.advance(by: 0.1)
    #expect(view.drawing?.scale == 3)
  }

  @Test func symbolTakesTheTintUnlessItHasAColorOfItsOwn() throws {
    stage.screen.makeCurrent()
    let heart = try #require(UIImage(systemName: "heart.fill"))
    view.tintColor = .red
    view.image = heart
    stage.advance(by: 0.1)
    #expect(
      try #require(view.drawing).list.commands.contains { if case .fill(_, _, UIColor.red.cgColor) = $0 { true } else { false } })
    view.image = heart.withTintColor(.green)
    stage.advance(by: 0.1)
    #expect(
      try #require(view.drawing).list.commands.contains {
        if case .fill(_, _, UIColor.green.cgColor) = $0 { true } else { false }
      })
  }

  @Test func preferredConfigurationSizesSymbolsAlone() throws {
    stage.screen.makeCurrent()
    let star = try #require(UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = .init(pointSize: 34)
    #expect(view.intrinsicContentSize == image.size)
    view.image = star
    #expect(view.intrinsicContentSize == CGSize(width: star.size.width * 2, height: star.size.height * 2))
    view.contentMode = .center
    stage.advance(by: 0.1)
    #expect(view.drawing?.size == view.intrinsicContentSize)
    view.preferredSymbolConfiguration = nil
    #expect(view.intrinsicContentSize == star.size)
  }

  @Test func resizableImageIsDrawnForItsBounds() {
    stage.screen.makeCurrent()
    view.image = image.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    view.frame.size = CGSize(width: 100, height: 50)
    stage.advance(by: 0.1)
    #expect(view.drawing?.size == CGSize(width: 100, height: 50))
    view.frame.size.width = 150
    stage.advance(by: 0.1)
    #expect(view.drawing?.size == CGSize(width: 150, height: 50))
  }
}
