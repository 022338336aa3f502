internal import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// What one segment shows, and how.
struct SegmentContent {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// Points; 0 shares the room with others.
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true
}

extension SegmentContent {
  @MainActor init(_ item: Any) {
    switch item {
    case let title as String: self.init(title: title)
    case let image as UIImage: self.init(image: image)
    case let action as UIAction: self.init(action)
    default:
      programmingError(
        "UISegmentedControl(items:): \(type(of: item)) is no content of a segment; give a String, a UIImage or a UIAction")
    }
  }

  @MainActor init(_ action: UIAction) {
    self.init()
    take(action)
  }

  /// An image takes precedence over a title.
  @MainActor mutating func take(_ action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
  }
}

extension UISegmentedControl {
  /// Seconds in which segments come, go and move: our choice.
  static let duration: TimeInterval = 0.3

  /// The index of an existing segment: beyond the last one it is the last; nil without segments.
  private func existing(_ index: Int, _ call: String) -> Int? {
    ensure(index >= 0, "UISegmentedControl.\(call): there is no segment \(index); give an index from 0 on")
    return segments.isEmpty ? nil : min(index, segments.count - 1)
  }

  func content(at index: Int, _ call: String) -> SegmentContent? { existing(index, call).map { segments[$0].content } }

  func change(_ index: Int, _ call: String, _ body: (inout SegmentContent) -> Void) {
    guard let index = existing(index, call) else { return }
    body(&segments[index].content)
    contentsChanged()
  }

  func select(_ index: Int) {
    ensure(
      index == Self.noSegment || segments.indices.contains(index),
      "UISegmentedControl.selectedSegmentIndex = \(index): there are \(segments.count) segments; set an index of one of them, or noSegment"
    )
    guard index != storedSelection else { return }
    storedSelection = index
    showSegments()
    placeSegments()
  }

  // MARK: Inserting and removing

  func insert(_ content: SegmentContent, at index: Int, animated: Bool) {
    ensure(index >= 0, "UISegmentedControl.insertSegment(at: \(index)): give an index from 0 on")
    let index = min(index, segments.count)
    let isAnimated = animated && window != nil
    if isAnimated { layoutIfNeeded() }
    let view = SegmentView(self, content)
    segments.insert(view, at: index)
    look.insert(view, in: self)
    if storedSelection >= index { storedSelection += 1 }
    endPressOfChange()
    contentsChanged()
    guard isAnimated else { return }
    UIView.performWithoutAnimation { place(index) }
    view.alpha = 0
    animate { view.alpha = 1 }
  }

  func insert(_ action: UIAction, at index: Int, animated: Bool) {
    let old = segmentIndex(identifiedBy: action.identifier)
    if old == index, old < segments.count { return set(action, at: index) }
    if old != NSNotFound { remove(at: old, animated: animated) }
    insert(SegmentContent(action), at: index, animated: animated)
  }

  func set(_ action: UIAction, at index: Int) {
    let old = segmentIndex(identifiedBy: action.identifier)
    ensure(
      old == NSNotFound || old == index,
      "UISegmentedControl.setAction(_:forSegmentAt: \(index)): segment \(old) has an action with the identifier"
        + " \(action.identifier.rawValue); give another identifier")
    change(index, "setAction(_:forSegmentAt:)") { $0.take(action) }
  }

  func remove(at index: Int, animated: Bool) {
    guard let index = existing(index, "removeSegment(at:)") else { return }
    let isAnimated = animated && window != nil
    if isAnimated { layoutIfNeeded() }
    let view = segments.remove(at: index)
    look.dropDivider()
    if storedSelection == index { storedSelection = Self.noSegment } else if storedSelection > index { storedSelection -= 1 }
    endPressOfChange()
    contentsChanged()
    guard isAnimated else { return view.removeFromSuperview() }
    animate {
      view.alpha = 0
    } then: {
      view.removeFromSuperview()
    }
  }

  func removeAll() {
    for view in segments { view.removeFromSuperview() }
    segments = []
    while look.dropDivider() {}
    storedSelection = Self.noSegment
    endPressOfChange()
    contentsChanged()
  }

  private func animate(_ change: @escaping @MainActor () -> Void, then end: @escaping @MainActor () -> Void = {}) {
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
      change()
      self.placeSegments()
    } completion: { _ in
      end()
    }
  }

  /// Called when contents or looks that decide widths have changed.
  func contentsChanged() {
    showSegments()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
