internal import CoreGraphics
public import Foundation
public import UIKitCore
public import UIKitGraphics
internal import UIKitTesting

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view in its own size.
  public static var image: Snapshotting { .image() }

  /// The view on a screen of its own.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether the picture is what the screen shows, on black; false, the default, draws the view alone on a
  ///     transparent ground.
  ///   - precision: The fraction of pixels that must be equal.
  ///   - perceptualPrecision: How equal a pixel must be; 1 for the same bytes.
  ///   - size: nil for the view's own, or that of its content.
  ///   - traits: Overrides of the screen's; `displayScale` is the screen's scale, 3 by default.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let scale = traits.displayScale
    return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback {
      view in
      MainActor.strategy(view) { view in
        let stage = SnapshotStage(size: SnapshotStage.size(of: view, size), traits: traits)
        return stage.show(view) { SnapshotStage.image(of: view, on: $0, usesWindow: drawHierarchyInKeyWindow) }
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view and all below it as text, without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The view and all below it as text, without addresses, after a layout in a size and with traits.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting<UIView, String> {
    SimplySnapshotting.lines.pullback { view in
      MainActor.strategy(view) { view in
        let stage = SnapshotStage(size: SnapshotStage.size(of: view, size), traits: traits)
        return stage.show(view) { _ in view.recursiveDescription().withoutAddresses }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller's view in its own size.
  public static var image: Snapshotting { .image() }

  /// The controller as the root of a device's screen.
  ///
  /// - Parameters:
  ///   - config: The device: its size, its safe area and its traits.
  ///   - precision: The fraction of pixels that must be equal.
  ///   - perceptualPrecision: How equal a pixel must be; 1 for the same bytes.
  ///   - size: nil for the device's.
  ///   - traits: They take precedence over the device's.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    controller(
      ViewImageConfig(
        safeArea: config.safeArea, size: size ?? config.size, traits: UITraitCollection(traitsFrom: [config.traits, traits])),
      usesWindow: false, precision, perceptualPrecision)
  }

  /// The controller as the root of a screen without a safe area; the parameters are those of a view's `image`.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    controller(
      ViewImageConfig(safeArea: .zero, size: size, traits: traits), usesWindow: drawHierarchyInKeyWindow, precision,
      perceptualPrecision)
  }

  private static func controller(
    _ config: ViewImageConfig, usesWindow: Bool, _ precision: Float, _ perceptualPrecision: Float
  ) -> Snapshotting {
    let scale = config.traits.displayScale
    return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale).pullback {
      controller in
      MainActor.strategy(controller) { controller in
        SnapshotStage.showing(controller, config) { stage in
          SnapshotStage.image(of: controller.view, on: stage, usesWindow: usesWindow)
        }
      }
    }
  }
}

extension SnapshotStage {
  /// Shows the controller on the device; without a size that of its view, or of an iPhone 13 if the view would be loaded for it.
  static func showing<Result>(
    _ controller: UIViewController, _ config: ViewImageConfig, _ body: (Stage) -> Result
  ) -> Result {
    let own = controller.viewIfLoaded.flatMap { $0.bounds.isEmpty ? nil : $0.bounds.size }
    let size = config.size ?? own ?? CGSize(width: 390, height: 844)
    return SnapshotStage(size: size, safeArea: config.safeArea, traits: config.traits).show(controller, body)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controller and all below it as text, without addresses, after it has appeared.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainActor.strategy(controller) { controller in
        SnapshotStage.showing(controller, ViewImageConfig()) { _ in controller.hierarchyDescription().withoutAddresses }
      }
    }
  }

  /// The controller's view and all below it as text, without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The controller's view and all below it as text, without addresses, on a device.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting<UIViewController, String> {
    SimplySnapshotting.lines.pullback { controller in
      MainActor.strategy(controller) { controller in
        let config = ViewImageConfig(
          safeArea: config.safeArea, size: size ?? config.size, traits: UITraitCollection(traitsFrom: [config.traits, traits]))
        return SnapshotStage.showing(controller, config) { _ in controller.view.recursiveDescription().withoutAddresses }
      }
    }
  }
}
