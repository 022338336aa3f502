public import Foundation
internal import Synchronization
public import UIKitGraphics

/// An item whose data is made for the chosen activity.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// An object of the item's class, empty or not; activities decide by it whether they can be performed.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item for an activity; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of a letter.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The type's identifier of an item that is `Data`.
  func activityViewController(
    _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A small picture of the item, shown above the activities; of the size in points.
  func activityViewController(
    _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  public func activityViewController(
    _ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  public func activityViewController(
    _ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// An item that is made in the background when an activity was chosen: a subclass overrides `item`.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  private struct State: @unchecked Sendable {
    var type: UIActivity.ActivityType?
    var made: Any?
  }

  private let state = Mutex(State())
  private nonisolated(unsafe) let storedPlaceholder: Any

  /// - Parameter placeholderItem: An object of the item's class; activities decide by it.
  public nonisolated init(placeholderItem: Any) { storedPlaceholder = placeholderItem }

  /// What the provider was made with.
  open nonisolated var placeholderItem: Any? { storedPlaceholder }
  /// The chosen activity; nil before one is chosen.
  open nonisolated var activityType: UIActivity.ActivityType? { state.withLock { $0.type } }
  /// The item; called in the background. By default the placeholder.
  open nonisolated var item: Any { storedPlaceholder }

  /// Makes the item; called by the operation queue.
  open nonisolated override func main() {
    guard !isCancelled else { return }
    nonisolated(unsafe) let item = item
    state.withLock { $0.made = item }
  }

  nonisolated func choose(_ type: UIActivity.ActivityType?) { state.withLock { $0.type = type } }

  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    storedPlaceholder
  }

  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { state.withLock { $0.made } ?? storedPlaceholder }
}
