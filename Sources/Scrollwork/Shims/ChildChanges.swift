import UIKit

#if !canImport(ObjectiveC)
  internal import UIKitCore

  // Made once: a literal of several options is put together by generic code.
  private let ownSpace: ObservedProperty = [.isHidden, .frame, .bounds]
  private let scrolledSpace: ObservedProperty = [.isHidden, .contentSize, .contentInset]
#endif

/// Called with a change of a child's space, or of its content offset.
typealias ChildChange = @MainActor () -> Void

extension UIView {
  /// Calls `body` after changes of the space that this view takes up in a stack: of its frame and `isHidden`, or of its content where another
  /// scroll view scrolls that. It may be called without a change.
  func observeSpace(isManaged: Bool, _ body: @escaping ChildChange) -> [NSKeyValueObservation] {
    #if canImport(ObjectiveC)
      let tell = telling(body)
      let hiding = observe(\.isHidden) { _, _ in tell() }
      guard isManaged, let scrollView = self as? UIScrollView else {
        // A size may be set through `frame` or `bounds`, which are observed separately.
        return [hiding, observe(\.frame) { _, _ in tell() }, observe(\.bounds) { _, _ in tell() }]
      }
      return [
        hiding, scrollView.observe(\.contentSize) { _, _ in tell() }, scrollView.observe(\.contentInset) { _, _ in tell() },
      ]
    #else
      return [observeChanges(of: isManaged ? scrolledSpace : ownSpace, body)]
    #endif
  }
}

extension UIScrollView {
  /// Calls `body` after changes of the content offset.
  func observeOffset(_ body: @escaping ChildChange) -> NSKeyValueObservation {
    #if canImport(ObjectiveC)
      let tell = telling(body)
      return observe(\.contentOffset) { _, _ in tell() }
    #else
      return observeChanges(of: .contentOffset, body)
    #endif
  }

  /// Calls `body` after changes of the offset, the size of the view, and the size of its content. It may be called without a change.
  func observeViewport(_ body: @escaping ChildChange) -> [NSKeyValueObservation] {
    #if canImport(ObjectiveC)
      let tell = telling(body)
      return [
        observe(\.contentOffset) { _, _ in tell() }, observe(\.contentSize) { _, _ in tell() },
        observe(\.bounds) { _, _ in tell() },
      ]
    #else
      return [observeChanges(of: [.contentOffset, .contentSize, .bounds], body)]
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
