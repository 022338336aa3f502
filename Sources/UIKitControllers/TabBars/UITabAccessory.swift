internal import CoreGraphics
public import Foundation
internal import QuartzCore
public import UIKitCore
public import UIKitGraphics

/// A view that a tab bar controller shows above its bar, such as what is being played.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
  /// Where the view is, as its traits say.
  public enum Environment: Int, Sendable {
    /// Not said; in no tab bar controller.
    case unspecified, none
    /// Above the bar; in the place of the bar while that is minimized.
    case regular, inline
  }

  /// The view, which has the width of the bar, less margins.
  public let contentView: UIView

  /// Makes an accessory of a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

/// The trait behind `tabAccessoryEnvironment`.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// Stands for "not specified".
  public static let defaultValue = UITabAccessory.Environment.unspecified
}

extension UITraitCollection {
  /// Where an accessory of a tab bar controller is, for its views; `.unspecified` for all others.
  public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }
}

extension UIMutableTraits {
  /// Where an accessory of a tab bar controller is.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}

/// The rounded plate on which an accessory lies.
final class TabAccessoryPlate: UIView {
  /// Our choice: the height of a plate, and the space between it, the bar and the edges.
  static let (height, spacing, margin): (CGFloat, CGFloat, CGFloat) = (48, 8, 16)
  /// What of the screen below belongs to the plate.
  static let room = height + spacing

  let accessory: UITabAccessory

  init(_ accessory: UITabAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = Self.height / 2
    clipsToBounds = true
    addSubview(accessory.contentView)
    traitOverrides.tabAccessoryEnvironment = .regular
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter isInline: Whether the plate is in the place of a minimized bar.
  func place(in frame: CGRect, isInline: Bool) {
    self.frame = frame
    let environment = isInline ? UITabAccessory.Environment.inline : .regular
    if traitOverrides.tabAccessoryEnvironment != environment { traitOverrides.tabAccessoryEnvironment = environment }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    accessory.contentView.frame = bounds
  }
}
