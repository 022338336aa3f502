internal import Foundation
internal import UIKitGraphics

/// Elements of a menu that are asked for when the menu is shown. Until they come there is a spinner in their place.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// Called with the elements, now or later; calls after the first one are ignored.
  public typealias Completion = @MainActor ([UIMenuElement]) -> Void

  private let provider: (@escaping Completion) -> Void
  private let isCached: Bool
  private var waiting: [@MainActor () -> Void] = []
  private var isAsking = false
  /// The answer, if it is cached.
  private(set) var elements: [UIMenuElement]?

  /// Makes an element whose answer is cached: `elementProvider` is called once, when the menu is shown for the first time.
  public convenience init(_ elementProvider: @escaping @MainActor (@escaping Completion) -> Void) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping @MainActor (@escaping Completion) -> Void, isCached: Bool) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: "", image: nil)
  }

  /// Makes an element whose `elementProvider` is called each time the menu is shown.
  open class func uncached(_ elementProvider: @escaping @MainActor (@escaping Completion) -> Void) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Forgets an answer that is not cached.
  func menuDidOpen() { if !isCached, !isAsking { elements = nil } }

  /// Asks for the elements if nobody has; `onAnswer` is called once, when they come, and possibly inside of this call.
  func ask(_ onAnswer: @escaping @MainActor () -> Void) {
    if elements != nil { return onAnswer() }
    waiting.append(onAnswer)
    if isAsking { return }
    isAsking = true
    provider { [weak self] elements in
      guard let self, isAsking else { return }
      (self.elements, isAsking) = (elements, false)
      let waiting = waiting
      self.waiting = []
      for action in waiting { action() }
    }
  }
}
