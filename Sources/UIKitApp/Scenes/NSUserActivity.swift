public import Foundation

/// What a person is doing, by which an app says what a new scene shall show.
///
/// A desktop offers it to nothing else: there is no search, no Handoff and no Siri.
@preconcurrency @MainActor open class NSUserActivity: NSObject {
  /// In the app's words, such as `com.example.notes.edit`.
  public let activityType: String
  /// Names the activity to the person; nil at first.
  open var title: String?
  /// The app's own values; nil at first.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that restoring needs; nil, the default, for all.
  open var requiredUserInfoKeys: Set<String>?
  /// Names the content that the activity is about; nil at first.
  open var targetContentIdentifier: String?
  /// The page that shows the same; nil at first.
  open var webpageURL: URL?

  /// An activity of that type without values.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds values to `userInfo`; a key that has one gets the new one.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
