internal import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import UIKitAccessibility
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitTesting

/// A screen of its own for one snapshot: every snapshot begins at time 0, whatever other tests have done.
@MainActor struct SnapshotStage {
  /// Pixels per point where the traits do not say: those of an iPhone.
  static let scale: CGFloat = 3

  private let stage: Stage

  init(size: CGSize, safeArea: UIEdgeInsets = .zero, traits: UITraitCollection) {
    let scale = traits.displayScale > 0 ? traits.displayScale : Self.scale
    stage = Stage(size: size, scale: scale, safeAreaInsets: safeArea)
    let window = stage.window
    var overrides = window.traitOverrides
    for trait in traits.changedTraits(from: nil) where trait != UITraitDisplayScale.self {
      Self.copy(trait, from: traits, to: &overrides)
    }
    window.traitOverrides = overrides
  }

  private static func copy<Trait: UITraitDefinition>(
    _ trait: Trait.Type, from traits: UITraitCollection, to overrides: inout any UITraitOverrides
  ) {
    overrides[trait] = traits[trait]
  }

  /// Shows a view in the whole window, calls `body` after its layout, and puts the view back.
  func show<Result>(_ view: UIView, _ body: (Stage) -> Result) -> Result {
    let former = (superview: view.superview, frame: view.frame, index: view.superview?.subviews.firstIndex { $0 === view })
    let usedFrame = view.translatesAutoresizingMaskIntoConstraints
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = stage.window.bounds
    stage.window.addSubview(view)
    stage.advance(by: 0)
    let result = body(stage)
    view.removeFromSuperview()
    view.frame = former.frame
    view.translatesAutoresizingMaskIntoConstraints = usedFrame
    if let superview = former.superview { superview.insertSubview(view, at: former.index ?? 0) }
    return result
  }

  /// Shows a controller as the window's root, calls `body` after its layout, and takes it away. The view of a controller with a parent is
  /// shown without it.
  func show<Result>(_ controller: UIViewController, _ body: (Stage) -> Result) -> Result {
    if controller.parent != nil { return show(controller.view, body) }
    let window = controller.viewIfLoaded?.window
    let wasRoot = window?.rootViewController === controller
    if wasRoot { window?.rootViewController = nil }
    stage.rootViewController = controller
    stage.advance(by: 0)
    let result = body(stage)
    stage.rootViewController = nil
    if wasRoot { window?.rootViewController = controller }
    return result
  }

  /// The view with all below it on a transparent ground; with `usesWindow` what the screen shows, on black.
  static func image(of view: UIView, on stage: Stage, usesWindow: Bool) -> UIImage {
    if usesWindow { return stage.snapshot() }
    let format = UIGraphicsImageRendererFormat()
    format.scale = stage.window.screen.scale
    return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
      view.drawHierarchy(in: CGRect(origin: .zero, size: view.bounds.size), afterScreenUpdates: true)
    }
  }

  /// A given size, or the view's own, or that of its content.
  static func size(of view: UIView, _ size: CGSize?) -> CGSize {
    if let size { return size }
    if view.bounds.width > 0, view.bounds.height > 0 { return view.bounds.size }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if fitting.width > 0, fitting.height > 0 { return fitting }
    let natural = view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    ensure(
      natural.width > 0 && natural.height > 0 && natural.width < 32_767 && natural.height < 32_767,
      "assertSnapshot(of: \(type(of: view)), as: .image): the view has no size; pass size:, or set its frame")
    return natural
  }
}

extension MainActor {
  /// Runs `body` on the main thread, where strategies are called; the value does not leave it.
  static func strategy<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(value) }
    return result!
  }
}
