public import Foundation
public import UIKitGraphics

/// What both sides of a drag know of it.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged, in the order in which it was added.
  var items: [UIDragItem] { get }
  /// Whether the source lets its items be moved; else they are copied.
  var allowsMoveOperation: Bool { get }
  /// Whether other apps may not take the items.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint

  /// Whether an item has data of one of the kinds, or of special cases of them.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether an object of the class can be made from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether an item has text.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }

  /// Whether an item has an address.
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}

/// A drag as its source sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// For the app; nil by default.
  var localContext: Any? { get set }
}

/// What shows the progress of items that take time.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none, `default`
}

/// A drag as its receivers see it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The source's session if the drag began in this app; nil for what comes from the desktop.
  var localDragSession: (any UIDragSession)? { get }
  /// Kept for the app; the items of this app and of the desktop are there at once, and no indicator is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Of what was loaded by `loadObjects(ofClass:completion:)`.
  var progress: Progress { get }

  /// Makes objects from all items from which it can; the completion is called on the main queue, not before the call returns.
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads texts.
  @discardableResult public func loadObjects(ofClass aClass: String.Type, completion: @escaping ([String]) -> Void) -> Progress {
    loadObjects(ofClass: NSString.self) { completion($0.compactMap { ($0 as? NSString)?.description }) }
  }

  /// Loads addresses.
  @discardableResult public func loadObjects(ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
    loadObjects(ofClass: NSURL.self) { objects in
      completion(objects.compactMap { ($0 as? NSURL).flatMap { URL(string: $0.absoluteString) } })
    }
  }
}

/// A drag, for its source and its receivers.
final class DragSession: NSObject, UIDragSession, UIDropSession {
  private(set) var items: [UIDragItem] = []
  var allowsMoveOperation = false
  var isRestrictedToDraggingApplication = false
  var localContext: Any?
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  private(set) var progress = Progress(totalUnitCount: 0)
  /// In the window.
  var place = CGPoint.zero
  weak var window: UIWindow?
  private let isLocal: Bool

  init(isLocal: Bool, at place: CGPoint, in window: UIWindow) {
    (self.isLocal, self.place, self.window) = (isLocal, place, window)
  }

  /// Called when an item has another preview.
  var onPreviewChange: ((UIDragItem) -> Void)?

  func add(_ new: [UIDragItem]) {
    items += new
    for item in new { item.session = self }
  }

  var localDragSession: (any UIDragSession)? { isLocal ? self : nil }

  func location(in view: UIView) -> CGPoint { window.map { view.convert(place, from: $0) } ?? place }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let loading = LoadedObjects(count: providers.count)
    progress = loading.progress
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in loading.set(object, at: index) }
    }
    let driver = window?.screen.driver
    loading.whenComplete {
      guard let driver else { return completion(loading.objects) }
      driver.schedule(after: 0) { completion(loading.objects) }
    }
    return loading.progress
  }
}

/// Objects of several providers, which come on any queue.
private final class LoadedObjects: @unchecked Sendable {
  private let lock = NSLock()
  private var slots: [(any NSItemProviderReading)?]
  private var missing: Int
  private var completion: (@MainActor () -> Void)?
  let progress: Progress

  init(count: Int) {
    (slots, missing) = (Array(repeating: nil, count: count), count)
    progress = Progress(totalUnitCount: Int64(count))
  }

  var objects: [any NSItemProviderReading] { lock.withLock { slots.compactMap(\.self) } }

  func set(_ object: (any NSItemProviderReading)?, at index: Int) {
    nonisolated(unsafe) let object = object
    let isComplete = lock.withLock {
      slots[index] = object
      missing -= 1
      progress.completedUnitCount += 1
      return missing == 0
    }
    if isComplete { MainQueue.run { self.finish() } }
  }

  @MainActor func whenComplete(_ completion: @escaping @MainActor () -> Void) {
    self.completion = completion
    if lock.withLock({ missing == 0 }) { finish() }
  }

  @MainActor private func finish() {
    let call = completion
    completion = nil
    call?()
  }
}
