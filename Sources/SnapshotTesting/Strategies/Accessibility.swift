internal import CoreGraphics
public import Foundation
internal import UIKitAccessibility
public import UIKitCore
public import UIKitGraphics
internal import UIKitTesting

extension Snapshotting where Value == UIView, Format == String {
  /// What a screen reader reads of the view: one line per element in reading order.
  public static var accessibility: Snapshotting { .accessibility() }

  /// What a screen reader reads of the view, after a layout in a size and with traits.
  public static func accessibility(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting<UIView, String> {
    SimplySnapshotting.lines.pullback { view in
      MainActor.strategy(view) { view in
        let stage = SnapshotStage(size: SnapshotStage.size(of: view, size), traits: traits)
        return stage.show(view) { _ in AccessibilityTree.text(of: AccessibilityTree.elements(in: view)) }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// What a screen reader reads of the controller's screen: one line per element in reading order.
  public static var accessibility: Snapshotting { .accessibility() }

  /// What a screen reader reads of the controller's screen on a device.
  public static func accessibility(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting<UIViewController, String> {
    SimplySnapshotting.lines.pullback { controller in
      MainActor.strategy(controller) { controller in
        let config = ViewImageConfig(
          safeArea: config.safeArea, size: size ?? config.size, traits: UITraitCollection(traitsFrom: [config.traits, traits]))
        return SnapshotStage.showing(controller, config) { stage in
          AccessibilityTree.text(of: AccessibilityTree.elements(in: stage.window))
        }
      }
    }
  }
}
