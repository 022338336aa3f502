public import Foundation
public import UIKitCollections
public import UIKitControls
public import UIKitCore
internal import UIKitGraphics

/// What the sidebar of a tab bar controller shows for a tab, or for an action of a group.
@preconcurrency @MainActor open class UITabSidebarItem: NSObject, NSCopying {
  /// What an item stands for.
  public enum Content {
    case tab(UITab)
    case action(UIAction)
  }

  /// A row for which the sidebar needs an item.
  @preconcurrency @MainActor open class Request: NSObject {
    /// What the row stands for.
    public let content: Content
    let isHeader: Bool
    let state: UICellConfigurationState

    init(_ content: Content, isHeader: Bool, _ state: UICellConfigurationState) {
      (self.content, self.isHeader, self.state) = (content, isHeader, state)
      super.init()
    }
  }

  /// What the item stands for.
  public let content: Content
  private let isHeader: Bool
  /// The state of the row.
  open internal(set) var configurationState: UICellConfigurationState
  /// Image, title and subtitle of the tab by default.
  open var contentConfiguration: any UIContentConfiguration
  /// Round corners by default, grey while the row is selected.
  open var backgroundConfiguration: UIBackgroundConfiguration
  /// Marks and controls beside those of the sidebar; none by default. One of a kind that the sidebar shows itself is left out.
  open var accessories: [UICellAccessory] = []

  private init(_ content: Content, isHeader: Bool, _ state: UICellConfigurationState) {
    (self.content, self.isHeader, configurationState) = (content, isHeader, state)
    contentConfiguration = Self.usualContent(content, isHeader: isHeader)
    backgroundConfiguration = Self.usualBackground(isHeader: isHeader)
    super.init()
  }

  /// Makes the item that the sidebar would show by itself.
  public convenience init(request: Request) { self.init(request.content, isHeader: request.isHeader, request.state) }

  /// The content that the item has by itself.
  open func defaultContentConfiguration() -> UIListContentConfiguration { Self.usualContent(content, isHeader: isHeader) }

  /// The background that the item has by itself.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { Self.usualBackground(isHeader: isHeader) }

  /// An independent item with the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UITabSidebarItem in
      let copy = UITabSidebarItem(content, isHeader: isHeader, configurationState)
      (copy.contentConfiguration, copy.backgroundConfiguration) = (contentConfiguration, backgroundConfiguration)
      copy.accessories = accessories
      return copy
    }
  }

  private static func usualBackground(isHeader: Bool) -> UIBackgroundConfiguration {
    isHeader ? .listSidebarHeader() : .listSidebarCell()
  }

  private static func usualContent(_ content: Content, isHeader: Bool) -> UIListContentConfiguration {
    if isHeader, case .tab(let tab) = content {
      var header = UIListContentConfiguration.sidebarHeader()
      header.text = tab.title
      return header
    }
    switch content {
    case .tab(let tab):
      var row = tab.subtitle == nil ? UIListContentConfiguration.sidebarCell() : .sidebarSubtitleCell()
      (row.text, row.secondaryText, row.image) = (tab.title, tab.subtitle, tab.image)
      if !tab.isEnabled { row.textProperties.color = .tertiaryLabel }
      return row
    case .action(let action):
      var row = UIListContentConfiguration.sidebarCell()
      (row.text, row.image) = (action.title, action.image)
      if action.attributes.contains(.disabled) { row.textProperties.color = .tertiaryLabel }
      if action.attributes.contains(.destructive) {
        (row.textProperties.color, row.imageProperties.tintColor) = (.systemRed, .systemRed)
      }
      return row
    }
  }
}
