import UIKit

#if !canImport(ObjectiveC)
  internal import UIKitCore

  // From raw values: a literal of several options is put together by generic code.
  private let ownSpace = ObservedProperty(
    rawValue: ObservedProperty.isHidden.rawValue | ObservedProperty.frame.rawValue | ObservedProperty.bounds.rawValue)
  private let scrolledSpace = ObservedProperty(
    rawValue: ObservedProperty.isHidden.rawValue | ObservedProperty.contentSize.rawValue | ObservedProperty.contentInset.rawValue)
  private let scrolledSpaceAndOffset = ObservedProperty(
    rawValue: scrolledSpace.rawValue | ObservedProperty.contentOffset.rawValue)
#endif

/// Called with a change of a child's space.
typealias ChildChange = @MainActor () -> Void

/// A change of a scroll view that is a child.
enum ContentChange {
  /// Of the space that the content takes up.
  case space
  case offset
}

extension UIView {
  /// Calls `body` after changes of the space that this view takes up in a stack: of its frame and `isHidden`. It may be called without a
  /// change.
  func observeSpace(_ body: @escaping ChildChange) -> [NSKeyValueObservation] {
    #if canImport(ObjectiveC)
      let tell = telling(body)
      // A size may be set through `frame` or `bounds`, which are observed separately.
      return [
        observe(\.isHidden) { _, _ in tell() }, observe(\.frame) { _, _ in tell() }, observe(\.bounds) { _, _ in tell() },
      ]
    #else
      return [observeChanges(of: ownSpace) { _ in body() }]
    #endif
  }
}

extension UIScrollView {
  /// Calls `body` after changes of the space that the content takes up in a stack, and after changes of the content offset. It may be called
  /// without a change.
  func observeContent(_ body: @escaping @MainActor (ContentChange) -> Void) -> [NSKeyValueObservation] {
    #if canImport(ObjectiveC)
      let (tellSpace, tellOffset) = (telling { body(.space) }, telling { body(.offset) })
      return [
        observe(\.isHidden) { _, _ in tellSpace() }, observe(\.contentSize) { _, _ in tellSpace() },
        observe(\.contentInset) { _, _ in tellSpace() }, observe(\.contentOffset) { _, _ in tellOffset() },
      ]
    #else
      let observation = observeChanges(of: scrolledSpaceAndOffset) { properties in
        if properties.rawValue & ObservedProperty.contentOffset.rawValue != 0 { body(.offset) }
        if properties.rawValue & scrolledSpace.rawValue != 0 { body(.space) }
      }
      return [observation]
    #endif
  }

  /// Calls `body` after changes of the offset, the size of the view, and the size and the insets of its content. It may be called without
  /// a change. Apple's scroll views do not tell of insets for safe areas.
  func observeViewport(_ body: @escaping ChildChange) -> [NSKeyValueObservation] {
    #if canImport(ObjectiveC)
      let tell = telling(body)
      return [
        observe(\.contentOffset) { _, _ in tell() }, observe(\.contentSize) { _, _ in tell() },
        observe(\.bounds) { _, _ in tell() }, observe(\.contentInset) { _, _ in tell() },
      ]
    #else
      return [observeChanges(of: [.contentOffset, .contentSize, .bounds, .contentInset]) { _ in body() }]
    #endif
  }
}

#if canImport(ObjectiveC)
  /// Wraps a handler for key-value observers, which are not declared `@MainActor` although views change on the main actor only.
  @MainActor private func telling(_ body: @escaping ChildChange) -> @Sendable () -> Void {
    let tell = unsafeBitCast(body, to: (@Sendable () -> Void).self)
    return {
      MainActor.preconditionIsolated("a view of a scroll view was changed off the main actor")
      tell()
    }
  }
#endif
