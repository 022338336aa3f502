internal import Foundation
internal import UIKitGraphics

/// What a controller shows over its view when there is no content.
@MainActor final class ContentUnavailability {
  /// Seconds of fading in and out. Our choice.
  private static let duration = 0.2

  private unowned let controller: UIViewController
  var configuration: (any UIContentConfiguration)? { didSet { show() } }
  private var contentView: (any UIView & UIContentView)?
  /// The view around `contentView`, which covers the controller's safe area.
  private var host: UIView?
  /// The text that is searched for in the content.
  var searchText: String?

  init(_ controller: UIViewController) { self.controller = controller }

  /// The configuration has changed: the present view shows it, or another one, or none.
  private func show() {
    guard let view = controller.viewIfLoaded else { return }
    let isAnimated = view.window != nil && UIView.areAnimationsEnabled
    guard let configuration else { return hide(animated: isAnimated) }
    let isNew = host == nil
    let host = host ?? makeHost(over: view)
    contentView = host.show(configuration, in: contentView)
    place()
    guard isNew, isAnimated else { return }
    host.alpha = 0
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { host.alpha = 1 }
  }

  private func makeHost(over view: UIView) -> UIView {
    let host = ContentUnavailableHost()
    view.addSubview(host)
    self.host = host
    return host
  }

  private func hide(animated: Bool) {
    guard let host else { return }
    (self.host, contentView) = (nil, nil)
    guard animated else { return host.removeFromSuperview() }
    host.isUserInteractionEnabled = false
    host.accessibilityElementsHidden = true
    UIView.animate(withDuration: Self.duration) {
      host.alpha = 0
    } completion: { _ in
      host.removeFromSuperview()
    }
  }

  /// Covers the safe area, wherever the view has scrolled to.
  func place() {
    guard let view = controller.viewIfLoaded, let host else {
      if configuration != nil, controller.isViewLoaded { show() }
      return
    }
    if host.superview !== view { view.addSubview(host) }
    if view.subviews.last !== host { view.bringSubviewToFront(host) }
    host.frame = view.bounds.inset(by: view.safeAreaInsets)
    contentView?.frame = host.bounds
  }
}

/// Covers the safe area; touches beside what it shows go to what is below.
private final class ContentUnavailableHost: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || !(hit is UIControl) && hit?.hasOnlyScenery == true ? nil : hit
  }
}

/// What a controller shows over its view, and whether it asks for that in its next layout.
struct MissingContent {
  /// nil before a configuration or a text of a search was set.
  fileprivate(set) var shown: ContentUnavailability?
  fileprivate var needsUpdate = true
}

extension UIViewController {
  var madeUnavailability: ContentUnavailability {
    let made = missingContent.shown ?? ContentUnavailability(self)
    missingContent.shown = made
    return made
  }

  func markMissingContent() {
    missingContent.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// The text that is searched for in the controller's content; nil for none.
  package final var searchedText: String? {
    get { missingContent.shown?.searchText }
    set {
      guard newValue != searchedText else { return }
      madeUnavailability.searchText = newValue
      setNeedsUpdateContentUnavailableConfiguration()
    }
  }

  /// Called in each layout of the view.
  func layOutMissingContent() {
    if missingContent.needsUpdate, viewIfLoaded?.window != nil {
      missingContent.needsUpdate = false
      viewIfLoaded?.trackController(.updateContentUnavailableConfiguration) {
        $0.updateContentUnavailableConfiguration(using: $0.contentUnavailableConfigurationState)
      }
    }
    missingContent.shown?.place()
  }
}

extension UIView {
  /// Whether the view only shows something.
  fileprivate var hasOnlyScenery: Bool {
    !((self as? UIScrollView)?.isScrollEnabled ?? false) && gestureRecognizers?.isEmpty ?? true
  }
}
