internal import CoreGraphics
public import Foundation
internal import UIKitAccessibility
internal import UIKitCore
public import UIKitGraphics

/// A picture of the screen or of an element.
@preconcurrency @MainActor public final class XCUIScreenshot {
  /// The picture at the stage's scale.
  public let image: UIImage

  init(_ image: UIImage) { self.image = image }

  /// The content of a PNG file.
  public var pngRepresentation: Data { image.pngData() ?? Data() }
}

/// What can be photographed.
@preconcurrency @MainActor public protocol XCUIScreenshotProviding {
  /// Takes a picture of what the screen shows now.
  func screenshot() -> XCUIScreenshot
}

extension XCUIElement: XCUIScreenshotProviding {
  /// Takes a picture of the element's frame; of an element that is not on the screen an empty one.
  public func screenshot() -> XCUIScreenshot {
    guard let stage = tested.stage else { return XCUIScreenshot(UIImage()) }
    let picture = stage.snapshot()
    let scale = picture.scale
    let area = frame.intersection(stage.window.screen.bounds)
    guard !area.isEmpty, let whole = picture.cgImage else { return XCUIScreenshot(UIImage()) }
    let pixels = CGRect(x: area.minX * scale, y: area.minY * scale, width: area.width * scale, height: area.height * scale)
    return XCUIScreenshot(
      whole.cropping(to: pixels.integral).map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage())
  }
}

/// The screen of the stage that the running test uses.
@preconcurrency @MainActor public final class XCUIScreen: XCUIScreenshotProviding {
  /// The only screen.
  public static let main = XCUIScreen()

  private init() {}

  /// Takes a picture of the whole screen; an empty one without a stage.
  public func screenshot() -> XCUIScreenshot { XCUIScreenshot(Stage.current?.snapshot() ?? UIImage()) }
}
