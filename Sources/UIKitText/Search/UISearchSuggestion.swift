public import Foundation
public import UIKitGraphics

/// A search that a person may choose instead of typing it.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion; nil for one that has only an image.
  var localizedSuggestion: String? { get }
  /// The text with attributes; nil for those of the list.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// What assistive technologies say of the suggestion; nil for its text.
  var localizedDescription: String? { get }
  /// An image before the text; nil for none.
  var iconImage: UIImage? { get }
  /// What the suggestion stands for, for the app.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// nil.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  /// nil.
  public var localizedDescription: String? { nil }
  /// nil.
  public var iconImage: UIImage? { nil }
}

/// A suggestion with a text, a description and an icon.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let text: String?
  private let attributed: NSAttributedString?
  private let spoken: String?
  private let icon: UIImage?
  /// What the suggestion stands for, for the app; nil by default.
  open var representedObject: Any?

  /// Makes a suggestion.
  public init(localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil)
  {
    (text, attributed, spoken, icon) = (suggestion, nil, description, iconImage)
    super.init()
  }

  /// Makes a suggestion whose text has attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (text, attributed, spoken, icon) = (suggestion.string, suggestion, description, iconImage)
    super.init()
  }

  open var localizedSuggestion: String? { text }
  open var localizedAttributedSuggestion: NSAttributedString? { attributed }
  open var localizedDescription: String? { spoken }
  open var iconImage: UIImage? { icon }
}

/// Decides about the editing of a search field, and hears of it. Every method is optional.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// What a copied token is for others; its text goes to the pasteboard. Without an answer a copied token is its name.
  func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider
  /// A person has chosen one of the field's suggestions.
  func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// The token's name.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider(object: NSString(string: token.text)) }
  public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
