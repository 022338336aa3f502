public import Foundation
public import UIKitCore

/// What a button beside a row does that has moved aside.
@MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal = 0
    /// It takes something away.
    case destructive = 1
  }

  /// The second argument is the view that stands for the action. The third must be called when all is done: then the row goes back.
  /// What it is called with, whether the action was performed, changes nothing here.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping @MainActor (Bool) -> Void
    ) -> Void

  private let storedStyle: Style
  private let storedHandler: Handler
  private var ownColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (storedStyle, storedHandler, self.title) = (style, handler, title)
    super.init()
  }

  open var style: Style { storedStyle }

  open var handler: Handler { storedHandler }

  open var title: String?

  /// In white, above the title where the row is tall enough for both, else in its place.
  open var image: UIImage?

  /// Unless set, red for a destructive action and grey for others; nil sets that again.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
}
