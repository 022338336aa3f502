public import Foundation

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something that a control does when it is used: a closure with a name.
///
/// Takes the place of target and selector, which need the Objective-C runtime.
@MainActor open class UIAction: NSObject {
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    public var rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Within one control, an action takes the place of an earlier one with the same identifier and event.
  public let identifier: Identifier
  /// What a button shows that was made with this action.
  open var title: String
  open var image: UIImage?
  /// Who performs the action, while it does; nil before and after.
  open private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// - Parameter identifier: nil makes one that no other action has.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    (self.title, self.image, self.handler) = (title, image, handler)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    super.init()
  }

  /// Runs the handler at once, as if `sender` had been used.
  public func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender as AnyObject?
    handler(self)
    self.sender = nil
  }
}
