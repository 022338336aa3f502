import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitTestSupport

private let names = [
  "chevron.right", "chevron.left", "chevron.down", "chevron.up", "checkmark", "info.circle", "plus", "minus", "xmark",
  "ellipsis", "star", "star.fill", "heart", "heart.fill", "circle", "circle.fill", "magnifyingglass", "photo", "trash",
  "square.and.arrow.up", "gearshape", "folder", "person", "arrow.clockwise", "xmark.circle.fill", "checkmark.circle.fill",
]

@MainActor @Suite struct SymbolTests {
  private let stage = ManualStage(scale: 2)

  @Test(arguments: names) func symbolStaysInsideItsBox(_ name: String) throws {
    stage.screen.makeCurrent()
    let image = try #require(UIImage(systemName: name))
    #expect(image.isSymbolImage)
    let commands = recorded { image.draw(at: .zero) }
    var (transform, count) = (CGAffineTransform.identity, 0)
    for command in commands {
      let (path, reach): (CGPath, CGFloat)
      switch command {
      case .concatenate(let step):
        transform = step.concatenating(transform)
        continue
      case .fill(let outline, _, _): (path, reach) = (outline, 0)
      case .stroke(let outline, let pen, _): (path, reach) = (outline, pen.width / 2)
      default: continue
      }
      count += 1
      let box = path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach).applying(transform)
      #expect(CGRect(origin: .zero, size: image.size).insetBy(dx: -0.01, dy: -0.01).contains(box), "\(box)")
    }
    #expect(count > 0)
  }

  @Test func unknownNameIsNil() {
    stage.screen.makeCurrent()
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func configurationScalesAndThickens() throws {
    stage.screen.makeCurrent()
    let plain = try #require(UIImage(systemName: "plus"))
    let large = try #require(UIImage(systemName: "plus", withConfiguration: .init(pointSize: 34, weight: .bold)))
    #expect(large.size == CGSize(width: plain.size.width * 2, height: plain.size.height * 2))
    func pen(_ image: UIImage) -> CGFloat? {
      for case .stroke(_, let style, _) in recorded({ image.draw(at: .zero) }) { return style.width }
      return nil
    }
    #expect(try #require(pen(large)) > #require(pen(plain)))
    let small = try #require(plain.applyingSymbolConfiguration(.init(scale: .small)))
    #expect(small.size.width < plain.size.width)
    #expect(UIImage(cgImage: .blank(1, 1)).applyingSymbolConfiguration(.init(scale: .small)) == nil)
  }

  @Test func aScaleTakesThePlaceOfAnother() throws {
    stage.screen.makeCurrent()
    let plain = try #require(UIImage(systemName: "plus"))
    let large = try #require(plain.applyingSymbolConfiguration(.init(scale: .large)))
    let small = try #require(plain.applyingSymbolConfiguration(.init(scale: .small)))
    #expect(large.applyingSymbolConfiguration(.init(scale: .small))?.size == small.size)
    #expect(large.applyingSymbolConfiguration(.init(weight: .bold))?.size == large.size)
    #expect(large.applyingSymbolConfiguration(.init(scale: .medium))?.size == plain.size)
    #expect(large.applyingSymbolConfiguration(.init(pointSize: 34))?.size.width == large.size.width * 2)
  }

  @Test func symbolsAreEqualByNameAndLooks() throws {
    stage.screen.makeCurrent()
    let star = try #require(UIImage(systemName: "star"))
    #expect(star == UIImage(systemName: "star"))
    #expect(star != UIImage(systemName: "star.fill"))
    #expect(star != star.withTintColor(.red))
  }

  @Test func pixelsAreMadeForTheScaleOfTheScreen() throws {
    stage.screen.makeCurrent()
    let image = try #require(UIImage(systemName: "circle"))
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == Int((image.size.width * 2).rounded(.up)))
  }
}
