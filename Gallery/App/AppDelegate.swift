internal import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  struct Options {
    var logsMessages = false
    var scene: GalleryScene?
    var style = UIUserInterfaceStyle.unspecified
    /// Whether every scene opens with the X-ray on, also scenes opened from the list.
    var showsXRay = false
  }

  /// Set from the command line.
  static var options = Options()

  /// The notes of the scene `desk`, in all windows.
  private(set) lazy var notes = NoteStore()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.icon = GalleryIcon.image(side: 128)
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let name = options.userActivities.first?.activityType == NSUserActivity.noteType ? "Note" : "Gallery"
    let configuration = UISceneConfiguration(name: name, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = GallerySceneDelegate.self
    return configuration
  }

  /// Only the desk has menus.
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system === UIMenuSystem.main else { return }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let windows = scenes.first { $0.screen === UIScreen.main }?.windows ?? []
    let navigations = windows.compactMap { $0.rootViewController as? UINavigationController }
    guard navigations.contains(where: { $0.topViewController is DeskViewController }) else { return }
    DeskMenus.build(builder, folders: notes.folders)
  }

  func applicationWillTerminate(_ application: UIApplication) { Self.log("applicationWillTerminate") }

  static func log(_ message: String) {
    guard options.logsMessages else { return }
    FileHandle.standardOutput.write(Data("\(message)\n".utf8))
  }
}
