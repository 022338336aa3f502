public import CoreGraphics
public import Foundation

extension AttributeScopes {
  /// The attributes of UIKit's text drawing, for `AttributedString`. Labels accept them as an `NSAttributedString`, which is made of one.
  public struct UIKitAttributes: AttributeScope {
    /// The attributes without a module, as in `string.font = .systemFont(ofSize: 20)`.
    public let font: FontAttribute
    /// A colour that follows the traits.
    public let foregroundColor: ForegroundColorAttribute
    /// A colour that follows the traits.
    public let backgroundColor: BackgroundColorAttribute
    /// The first character's applies to the whole text.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Points added after each character; not finite stops the program that shows the text.
    public let kern: KernAttribute
    /// Any style but an empty one draws a single line.
    public let underlineStyle: UnderlineStyleAttribute
    /// Any style but an empty one draws a single line.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Points by which characters move up.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's own attributes, which UIKit does not show.
    public let foundation: FoundationAttributes

    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
      /// A font in any size.
      public typealias Value = UIFont
      /// The name in `NSAttributedString.Key`.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// Any colour.
      public typealias Value = UIColor
      /// The name in `NSAttributedString.Key`.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// Any colour.
      public typealias Value = UIColor
      /// The name in `NSAttributedString.Key`.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The key of `paragraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A style that does not change any more.
      public typealias Value = NSParagraphStyle
      /// The name in `NSAttributedString.Key`.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The key of `kern`.
    public enum KernAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name in `NSAttributedString.Key`.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// Any style.
      public typealias Value = NSUnderlineStyle
      /// The name in `NSAttributedString.Key`.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// Any style.
      public typealias Value = NSUnderlineStyle
      /// The name in `NSAttributedString.Key`.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The key of `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name in `NSAttributedString.Key`.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }

  /// UIKit's attributes, as in `string.uiKit.font`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// UIKit's attributes without the name of their scope, as in `string.font`.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}

extension AttributeContainer {
  /// UIKit's attributes in the form that labels accept; others are left out.
  package var uiKitAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = self.uiKit.font
    attributes[.foregroundColor] = self.uiKit.foregroundColor
    attributes[.backgroundColor] = self.uiKit.backgroundColor
    attributes[.paragraphStyle] = self.uiKit.paragraphStyle
    attributes[.kern] = self.uiKit.kern
    attributes[.underlineStyle] = self.uiKit.underlineStyle
    attributes[.strikethroughStyle] = self.uiKit.strikethroughStyle
    attributes[.baselineOffset] = self.uiKit.baselineOffset
    return attributes
  }
}
