package import CoreGraphics
package import Foundation
package import QuartzCore

/// Text and pixels: the sizes of texts, pictures of display lists, image files, a place to show frames.
@MainActor package protocol GraphicsHost: AnyObject {
  /// The installed font families besides the system font, in alphabetical order.
  var fontFamilies: [String] { get }

  func metrics(of font: FontDescription) -> FontMetrics

  /// Lays `text` out in at most `size` (infinite where unbounded); the result's size is not rounded.
  func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics

  /// The lines of a text of one paragraph, broken and aligned at `width` points, as `measure(_:in:)` breaks and canvases draw it.
  func lines(of text: TextBlock, width: CGFloat) -> [TextLine]

  /// The picture of `list` on a canvas of `size` points.
  func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage

  /// The encoded bytes; nil if the host cannot write the format.
  func encode(_ image: CGImage, as format: ImageFormat) -> Data?

  /// The decoded picture; nil if the host cannot read the bytes.
  func decode(_ data: Data) -> CGImage?

  /// Lets texts use the font in a file.
  func addFont(_ file: URL)

  /// The drawing in a PDF or SVG file; nil if the host cannot read it.
  func openVector(_ data: Data) -> (any VectorDrawing)?

  /// Shows a frame. Never called for a frame in which nothing changed.
  func present(_ frame: CompositedFrame)
}

extension GraphicsHost {
  /// The lines in the fixed-metrics font.
  package func lines(of text: TextBlock, width: CGFloat) -> [TextLine] { FixedMetricsFont.lines(of: text, width: width) }

  /// Does nothing: the fixed-metrics font stands for every font.
  package func addFont(_ file: URL) {}

  /// None.
  package func openVector(_ data: Data) -> (any VectorDrawing)? { nil }

  /// `measure(_:in:)`, counted.
  package func layOut(_ text: TextBlock, in size: CGSize) -> TextMetrics {
    WorkCounts.textsLaidOut += 1
    return measure(text, in: size)
  }
}

package enum ImageFormat: Hashable, Sendable {
  case png
  /// Quality from 0 to 1.
  case jpeg(quality: CGFloat)
}

/// The display for which texts are measured and pictures are made where nothing else is named.
@MainActor package protocol GraphicsDisplay: AnyObject {
  var graphics: any GraphicsHost { get }
  /// Device pixels per point.
  var scale: CGFloat { get }
  /// The size of text that the person has chosen.
  var contentSizeCategory: UIContentSizeCategory { get }
  /// The traits that are current where nothing draws or is laid out; nil for those of `UITraitCollection.current` without a display.
  var idleTraits: UITraitCollection? { get }
  /// Whose resources and languages the app has.
  var appResources: AppResources { get }

  func warnOnce(about subject: String, _ text: () -> String)
}

/// The display before there is another one: that of a phone, with fixed metrics and blank pictures.
private final class BlankDisplay: GraphicsDisplay {
  let graphics: any GraphicsHost = BlankGraphics()
  let scale: CGFloat = 3
  let contentSizeCategory = UIContentSizeCategory.large
  var idleTraits: UITraitCollection? { nil }
  let appResources = AppResources()
  private let warnings = Warnings()

  func warnOnce(about subject: String, _ text: () -> String) { warnings.once(about: subject, text) }
}

/// Access of fonts, strings, images and traits to the present display.
///
/// Apple allows them on any thread; hosts run on the main actor, so other threads block until it has answered.
package enum CurrentGraphics {
  /// Set by the first display.
  @MainActor package static var display: () -> any GraphicsDisplay = {
    let blank = BlankDisplay()
    return { blank }
  }()

  static var fontFamilies: [String] { MainQueue.sync { host.fontFamilies } }

  static func metrics(of font: FontDescription) -> FontMetrics { MainQueue.sync { host.metrics(of: font) } }

  /// See `GraphicsHost.lines(of:width:)`.
  package static func lines(of text: TextBlock, width: CGFloat) -> [TextLine] {
    MainQueue.sync { host.lines(of: text, width: width) }
  }

  package static func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics {
    MainQueue.sync { host.layOut(text, in: size) }
  }

  package static func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage {
    MainQueue.sync { host.rasterize(list, size: size, scale: scale, isOpaque: isOpaque) }
  }

  static func encode(_ image: CGImage, as format: ImageFormat) -> Data? { MainQueue.sync { host.encode(image, as: format) } }

  static func addFont(_ file: URL) { MainQueue.sync { host.addFont(file) } }

  /// The drawing in a PDF or SVG file; nil if the host cannot read it.
  static func openVector(_ data: Data) -> (any VectorDrawing)? { MainQueue.sync { host.openVector(data) } }

  package static func decode(_ data: Data) -> CGImage? { MainQueue.sync { host.decode(data) } }

  /// Gives a warning once for each display.
  package static func warnOnce(_ text: String) { MainQueue.sync { display().warnOnce(about: text) { text } } }

  /// Device pixels per point of the display.
  package static var scale: CGFloat { MainQueue.sync { display().scale } }

  /// The size of text that the person has chosen.
  static var contentSizeCategory: UIContentSizeCategory { MainQueue.sync { display().contentSizeCategory } }

  /// What images are looked up by where no view draws.
  struct Surroundings: Sendable {
    let traits: UITraitCollection?
    let scale: CGFloat
    let app: String?
    let language: String?
  }

  /// Those of the present display. Allocates nothing on the main queue: a closure made for the call would.
  static var surroundings: Surroundings { MainQueue.isCurrent ? readOnMain() : MainQueue.sync { read() } }

  private static let read: @MainActor @Sendable () -> Surroundings = {
    let display = CurrentGraphics.display()
    let app = display.appResources.identity
    return Surroundings(traits: display.idleTraits, scale: display.scale, app: app.module, language: app.language)
  }

  /// The same function without its isolation, as `MainActor.assumeIsolated` calls one; for the main queue alone.
  private static let readOnMain = unsafeBitCast(read, to: (@Sendable () -> Surroundings).self)

  @MainActor private static var host: any GraphicsHost { display().graphics }
}
