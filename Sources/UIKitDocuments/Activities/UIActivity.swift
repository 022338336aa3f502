public import Foundation
public import UIKitCore
public import UIKitGraphics

/// Something that can be done with shared items; an app subclasses it for its own.
///
/// A subclass overrides `activityType`, `activityTitle`, `activityImage`, `canPerform(withActivityItems:)`, `prepare(withActivityItems:)`, and either
/// `perform()` or `activityViewController`; it calls `activityDidFinish(_:)` at the end.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The two groups of the sheet.
  public enum Category: Int, Sendable {
    /// Does something with the items here.
    case action = 0
    /// Gives the items to others.
    case share = 1
  }

  /// The name of a kind of activities.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Any text but those below names an activity of an app.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Copies the items: "Copy".
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Writes a letter: "Mail".
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Saves pictures into the folder of pictures: "Save Image".
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    public static let collaborationInviteWithLink = ActivityType("com.apple.UIKit.activity.CollaborationInviteWithLink")
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
  }

  /// What is called at the end; set by the sheet that performs the activity.
  var onFinish: ((Bool) -> Void)?

  public override nonisolated init() { super.init() }

  /// The group in the sheet; `.action` by default.
  open class var activityCategory: Category { .action }

  /// The kind, for `excludedActivityTypes` and completion handlers; nil by default.
  open var activityType: ActivityType? { nil }
  /// The name in the sheet; nil by default.
  open var activityTitle: String? { nil }
  /// The picture in the sheet, drawn in the tint colour if it is a template; nil by default.
  open var activityImage: UIImage? { nil }

  /// Whether the activity can do something with the items, which may be placeholders; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called once with the items before `perform()` and before `activityViewController` is asked for.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// A screen that performs the activity, presented in place of a call of `perform()`; nil by default.
  open var activityViewController: UIViewController? { nil }

  /// Does the work where there is no `activityViewController`; by default it ends the activity as completed.
  open func perform() { activityDidFinish(true) }

  /// Ends the activity: call it once when the work is done, or the person has cancelled it.
  open func activityDidFinish(_ completed: Bool) {
    let finish = onFinish
    onFinish = nil
    finish?(completed)
  }
}
