public import Foundation
public import UIKitCore

// The typed messages beside the notifications of the same names.

extension UITextField {
  /// Editing has begun.
  public struct TextDidBeginEditingMessage: NotificationCenter.MainActorMessage, NamedMessage {
    public typealias Subject = UITextField
    public static var name: Notification.Name { UITextField.textDidBeginEditingNotification }

    /// A message without values.
    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidBeginEditingMessage> {
  /// Of `UITextField.TextDidBeginEditingMessage`.
  public static var textDidBeginEditing: Self { Self() }
}

extension UITextField {
  /// Editing has ended.
  public struct TextDidEndEditingMessage: NotificationCenter.MainActorMessage, NamedMessage {
    public typealias Subject = UITextField
    public static var name: Notification.Name { UITextField.textDidEndEditingNotification }

    /// A message without values.
    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidEndEditingMessage> {
  /// Of `UITextField.TextDidEndEditingMessage`.
  public static var textDidEndEditing: Self { Self() }
}

extension UITextField {
  /// A person has changed the text.
  public struct TextDidChangeMessage: NotificationCenter.MainActorMessage, NamedMessage {
    public typealias Subject = UITextField
    public static var name: Notification.Name { UITextField.textDidChangeNotification }

    /// A message without values.
    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidChangeMessage> {
  /// Of `UITextField.TextDidChangeMessage`.
  public static var textDidChange: Self { Self() }
}

extension UITextView {
  /// Editing has begun.
  public struct TextDidBeginEditingMessage: NotificationCenter.MainActorMessage, NamedMessage {
    public typealias Subject = UITextView
    public static var name: Notification.Name { UITextView.textDidBeginEditingNotification }

    /// A message without values.
    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidBeginEditingMessage> {
  /// Of `UITextView.TextDidBeginEditingMessage`.
  public static var textDidBeginEditing: Self { Self() }
}

extension UITextView {
  /// Editing has ended.
  public struct TextDidEndEditingMessage: NotificationCenter.MainActorMessage, NamedMessage {
    public typealias Subject = UITextView
    public static var name: Notification.Name { UITextView.textDidEndEditingNotification }

    /// A message without values.
    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidEndEditingMessage> {
  /// Of `UITextView.TextDidEndEditingMessage`.
  public static var textDidEndEditing: Self { Self() }
}

extension UITextView {
  /// A person has changed the text.
  public struct TextDidChangeMessage: NotificationCenter.MainActorMessage, NamedMessage {
    public typealias Subject = UITextView
    public static var name: Notification.Name { UITextView.textDidChangeNotification }

    /// A message without values.
    public init() {}

    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidChangeMessage> {
  /// Of `UITextView.TextDidChangeMessage`.
  public static var textDidChange: Self { Self() }
}
