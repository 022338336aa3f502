import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct SymbolTests {
  private let stage = ManualStage(scale: 2)

  @Test func everyNameHasADrawingInsideItsBox() throws {
    stage.screen.makeCurrent()
    let names = UIImage.symbolNames.flatMap(\.names)
    #expect(names.count > 1_200 && Set(names).count == names.count)
    for name in names {
      let image = try #require(UIImage(systemName: name))
      let box = CGRect(origin: .zero, size: image.size)
      let lines = drawnBoxes(of: image)
      #expect(
        !lines.isEmpty && lines.allSatisfy { box.insetBy(dx: -0.01, dy: -0.01).contains($0) }, "\(name) in \(box): \(lines)")
      let all = lines.reduce(CGRect.null) { $0.union($1) }
      #expect(abs(all.midX - box.midX) < 2 && abs(all.midY - box.midY) < 2.2, "\(name) is not in the middle of \(box): \(all)")
    }
    #expect(stage.screen.warnings.given.isEmpty)
  }

  @Test(arguments: ["gear", "house", "bell.badge", "doc.text.fill", "eye.slash.fill", "calendar.badge.plus", "12.circle.fill"])
  func symbolsThatAppsUseHaveDrawings(_ name: String) {
    stage.screen.makeCurrent()
    #expect(UIImage(systemName: name) != nil && stage.screen.warnings.given.isEmpty)
  }

  /// What is drawn, with the width of strokes, in the image's coordinates; what is cut out is left out.
  private func drawnBoxes(of image: UIImage) -> [CGRect] {
    var (transform, boxes, mode) = (CGAffineTransform.identity, [CGRect](), CGBlendMode.normal)
    for command in recorded({ image.draw(at: .zero) }) {
      let (path, reach): (CGPath, CGFloat)
      switch command {
      case .setBlendMode(let next):
        mode = next
        continue
      case .concatenate(let step):
        transform = step.concatenating(transform)
        continue
      case .fill(let outline, _, _): (path, reach) = (outline, 0)
      case .fillRect(let rect, _), .fillRoundedRect(let rect, _, _): (path, reach) = (CGPath(rect: rect, transform: nil), 0)
      case .stroke(let outline, let pen, _): (path, reach) = (outline, pen.width / 2)
      default: continue
      }
      if mode == .normal { boxes.append(path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach).applying(transform)) }
    }
    return boxes
  }

  @Test func anUnknownNameShowsAPlaceholderAndWarnsOnce() throws {
    stage.screen.makeCurrent()
    let image = try #require(UIImage(systemName: "gearshpe"))
    #expect(image.isSymbolImage && image.size == UIImage(systemName: "square.dashed")?.size)
    #expect(drawnBoxes(of: image).count > 1 && image != UIImage(systemName: "square.dashed"))
    #expect(UIImage(systemName: "gearshpe") == image)
    #expect(stage.screen.warnings.given.count == 1)
    let warning = try #require(stage.screen.warnings.given.first)
    #expect(warning.hasPrefix("UIImage(systemName: \"gearshpe\")") && warning.contains("\"gearshape\""), "\(warning)")
    _ = UIImage(systemName: "tortoise.on.skates")
    #expect(stage.screen.warnings.given.count == 2)
    #expect(stage.screen.warnings.given.last?.contains("Similar") == false)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test(arguments: [
    "chevron.right.fill", "heart.fill.fill", ".fill", "heart.", "heart.badge.moon", "heart.badge.", "x.circle", "0.1", "99.9",
    "07",
  ])
  func wrongEndingsAreUnknown(_ name: String) {
    stage.screen.makeCurrent()
    #expect(UIImage(systemName: name) != nil && stage.screen.warnings.given.count == 1)
  }

  @Test func aLongNameOfManyEndingsEnds() {
    stage.screen.makeCurrent()
    let name = "heart" + String(repeating: ".circle.slash.badge.plus.fill", count: 2_000)
    #expect(UIImage(systemName: name) != nil)
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

  @Test func filledSymbolsAreCalledAsPlainOnes() {
    stage.screen.makeCurrent()
    func label(_ name: String) -> String? { UIImage(systemName: name)?.accessibilityLabel }
    #expect(label("trash.fill") == "Delete" && label("trash") == "Delete" && label("house.fill") == "Home")
    #expect(label("doc.text.fill") == "doc text" && label("star.fill") == "Favorite, on")
  }

  @Test func strokesGrowWithTheWeight() throws {
    stage.screen.makeCurrent()
    let weights: [UIImage.SymbolWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let widths = try weights.map { weight in
      let image = try #require(UIImage(systemName: "plus", withConfiguration: .init(weight: weight)))
      for case .stroke(_, let style, _) in recorded({ image.draw(at: .zero) }) { return style.width }
      return 0
    }
    #expect(widths == widths.sorted() && Set(widths).count == weights.count)
    #expect(widths[3] == 1.5)
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

  @Test func symbolsStandInTheMiddleOfCapitals() throws {
    stage.screen.makeCurrent()
    for size in [12, 17, 34] as [CGFloat] {
      let image = try #require(UIImage(systemName: "star", withConfiguration: .init(pointSize: size)))
      let font = UIFont.systemFont(ofSize: size)
      #expect(image.hasBaseline)
      #expect(try #require(image.baselineOffsetFromBottom) + font.capHeight / 2 == image.size.height / 2)
    }
    #expect(UIImage(cgImage: .blank(1, 1)).baselineOffsetFromBottom == nil && !UIImage(cgImage: .blank(1, 1)).hasBaseline)
  }

  @Test(arguments: ["star.fill", "heart.slash", "plus"]) func aTranslucentTintShowsOverlapsOnce(_ name: String) throws {
    stage.screen.makeCurrent()
    let image = try #require(UIImage(systemName: name)).withTintColor(UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    let commands = recorded { image.draw(at: .zero) }
    let alphas = commands.compactMap { command -> CGFloat? in
      if case .beginGroup(let alpha, _) = command { return alpha }
      return nil
    }
    #expect(alphas.reduce(1, *) == 0.25)
    for command in commands {
      if case .fill(_, _, let color) = command { #expect(color.alpha == 1) }
      if case .stroke(_, _, let color) = command { #expect(color.alpha == 1) }
    }
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
