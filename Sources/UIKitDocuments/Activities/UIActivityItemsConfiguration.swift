public import Foundation
internal import UIKitCore
public import UIKitGraphics

/// A way in which items are given on.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The sheet of activities.
  public static let share = Self(rawValue: "UIActivityItemsConfigurationInteractionShare")
}

/// Something that is known of items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A text that names them all.
  public static let title = Self(rawValue: "UIActivityItemsConfigurationMetadataKeyTitle")
  /// A text that goes with them, as a mail's.
  public static let messageBody = Self(rawValue: "UIActivityItemsConfigurationMetadataKeyMessageBody")
}

/// What a picture of an item is for.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole item in a small size.
  public static let fullSize = Self(rawValue: "UIActivityItemsConfigurationPreviewIntentFullSize")
  /// A part of the item.
  public static let thumbnail = Self(rawValue: "UIActivityItemsConfigurationPreviewIntentThumbnail")
}

/// Describes items for sharing. All but the providers is optional.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// One for each item.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Whether the items may be given on in a way; true by default for the sheet of activities.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// What is known of all items; nil by default.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// What is known of one item; nil by default.
  func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// A provider of a picture of one item; nil by default.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  /// The app's own activities; nil by default.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  /// True for `.share`.
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    interaction == .share
  }
  /// Returns nil.
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  /// Returns nil.
  public func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    nil
  }
  /// Returns nil.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  /// Returns nil.
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// Items for sharing, described by closures.
@preconcurrency @MainActor open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  /// The ways in which the items may be given on; `.share` by default.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// What is known of all items; nil, the default, for nothing.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// What is known of the item at an index; nil, the default, for nothing.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// A provider of a picture of the item at an index; nil, the default, for none.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// The app's own activities; nil, the default, for none.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  /// Shares what providers make.
  public init(itemProviders: [NSItemProvider]) { itemProvidersForActivityItemsConfiguration = itemProviders }

  /// Shares objects.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }

  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { metadataProvider?(key) }

  open func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    perItemMetadataProvider?(index, key)
  }

  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }

  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}
