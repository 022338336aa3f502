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
    /// The lines under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The lines through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Points by which characters move up.
    public let baselineOffset: BaselineOffsetAttribute
    /// A colour that follows the traits.
    public let strokeColor: StrokeColorAttribute
    /// Percent of the font's size; negative ones fill the letters, too.
    public let strokeWidth: StrokeWidthAttribute
    /// Read when the text is shown.
    public let shadow: ShadowAttribute
    /// A colour that follows the traits.
    public let underlineColor: UnderlineColorAttribute
    /// A colour that follows the traits.
    public let strikethroughColor: StrikethroughColorAttribute
    /// A share of the letters' height.
    public let obliqueness: ObliquenessAttribute
    /// 0 shows no ligatures.
    public let ligature: LigatureAttribute
    /// Points added after each character, in place of those of `kern`.
    public let tracking: TrackingAttribute
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

    /// The key of `strokeColor`.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// Any colour.
      public typealias Value = UIColor
      /// The name in `NSAttributedString.Key`.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// The key of `strokeWidth`.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// Percent.
      public typealias Value = CGFloat
      /// The name in `NSAttributedString.Key`.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// The key of `shadow`.
    public enum ShadowAttribute: AttributedStringKey {
      /// A shadow that does not change any more.
      public typealias Value = NSShadow
      /// The name in `NSAttributedString.Key`.
      public static let name = NSAttributedString.Key.shadow.rawValue
    }

    /// The key of `underlineColor`.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// Any colour.
      public typealias Value = UIColor
      /// The name in `NSAttributedString.Key`.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The key of `strikethroughColor`.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// Any colour.
      public typealias Value = UIColor
      /// The name in `NSAttributedString.Key`.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The key of `obliqueness`.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// A share.
      public typealias Value = CGFloat
      /// The name in `NSAttributedString.Key`.
      public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// The key of `ligature`.
    public enum LigatureAttribute: AttributedStringKey {
      /// 0 or 1.
      public typealias Value = Int
      /// The name in `NSAttributedString.Key`.
      public static let name = NSAttributedString.Key.ligature.rawValue
    }

    /// The key of `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name in `NSAttributedString.Key`.
      public static let name = NSAttributedString.Key.tracking.rawValue
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
    attributes[.strokeColor] = self.uiKit.strokeColor
    attributes[.strokeWidth] = self.uiKit.strokeWidth
    attributes[.shadow] = self.uiKit.shadow
    attributes[.underlineColor] = self.uiKit.underlineColor
    attributes[.strikethroughColor] = self.uiKit.strikethroughColor
    attributes[.obliqueness] = self.uiKit.obliqueness
    attributes[.ligature] = self.uiKit.ligature
    attributes[.tracking] = self.uiKit.tracking
    return attributes
  }
}
