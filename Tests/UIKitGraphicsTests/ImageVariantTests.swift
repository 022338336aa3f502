import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct ImageVariantTests {
  private let stage: ManualStage
  private let bitmap = CGImage.blank(20, 10)

  init() {
    stage = ManualStage(scale: 2, graphics: CountingGraphics())
    stage.screen.makeCurrent()
  }

  @Test func alignmentInsetsBelongToTheImageAndItsView() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = UIImage(cgImage: bitmap).withAlignmentRectInsets(insets)
    #expect(image.alignmentRectInsets == insets && UIImage(cgImage: bitmap).alignmentRectInsets == .zero)
    #expect(image.withRenderingMode(.alwaysTemplate).alignmentRectInsets == insets)
    #expect(UIImageView(image: image).alignmentRectInsets == insets && UIImageView().alignmentRectInsets == .zero)
  }

  @Test func anImageThatFlipsIsMirroredFromRightToLeftAlone() {
    let image = UIImage(cgImage: bitmap).imageFlippedForRightToLeftLayoutDirection()
    #expect(image.flipsForRightToLeftLayoutDirection && !UIImage(cgImage: bitmap).flipsForRightToLeftLayoutDirection)
    let directions = [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft]
    let shown = directions.map { image.picture.resolved(for: UITraitCollection(layoutDirection: $0)).orientation }
    #expect(shown == [.up, .upMirrored])
    #expect(image.size == CGSize(width: 20, height: 10))
  }

  @Test func aSymbolHasTheConfigurationThatItWasMadeWith() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
    let star = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    #expect(star.symbolConfiguration == configuration && star.configuration == configuration)
    #expect(UIImage(cgImage: bitmap).symbolConfiguration == nil && UIImage(cgImage: bitmap).configuration != nil)
    let smaller = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 10))
    #expect(smaller.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 10, weight: .bold, scale: .large))
    let plain = UIImage(cgImage: bitmap)
    #expect(plain.withConfiguration(configuration) === plain && plain.withConfiguration(UIImage.Configuration()) === plain)
  }

  @Test func configurationsAddUp() {
    let size = UIImage.SymbolConfiguration(pointSize: 30)
    let color = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    let both = size.applying(UIImage.SymbolConfiguration(weight: .bold)).applying(color)
    let star = UIImage(systemName: "star", withConfiguration: both as? UIImage.SymbolConfiguration)
    #expect(star?.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .medium))
    #expect(star?.picture.tint == .red && size.applying(nil) === size)
    let palette = UIImage.SymbolConfiguration(paletteColors: [.blue, .red])
    #expect(UIImage(systemName: "star")?.applyingSymbolConfiguration(palette)?.picture.tint == .blue)
    #expect(
      UIImage.SymbolConfiguration.preferringMulticolor() == .unspecified
        && .unspecified == UIImage.SymbolConfiguration.preferringMonochrome())
    let traits = UIImage.Configuration(traitCollection: UITraitCollection(userInterfaceStyle: .dark))
    #expect(UIImage.Configuration().applying(traits) === traits && traits.applying(UIImage.Configuration()) === traits)
  }

  @Test func weightsHaveTheFontWeightsOfTheirNames() {
    let weights: [UIImage.SymbolWeight] = [
      .unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let fonts: [UIFont.Weight] = [.regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    #expect(weights.map { $0.fontWeight() } == fonts)
  }

  @Test func theSymbolsOfTheSystemExist() {
    let images = [UIImage.actions, .add, .remove, .checkmark, .strokedCheckmark]
    #expect(images.allSatisfy(\.isSymbolImage) && Set(images.map(\.description)).count == 5)
    #expect(UIImage(systemName: "star", compatibleWith: nil)?.isSymbolImage == true)
  }

  @Test func aThumbnailFitsIntoItsSize() async {
    let image = UIImage(cgImage: bitmap)
    #expect(image.preparingThumbnail(of: CGSize(width: 10, height: 10))?.size == CGSize(width: 10, height: 5))
    #expect(image.preparingThumbnail(of: .zero) == nil && UIImage().preparingThumbnail(of: CGSize(width: 10, height: 10)) == nil)
    #expect(image.preparingForDisplay() === image && UIImage().preparingForDisplay() == nil)
    #expect(await image.byPreparingForDisplay() === image)
    #expect(UIImage(cgImage: bitmap, scale: 3, orientation: .up).imageRendererFormat.scale == 3)
  }
}
