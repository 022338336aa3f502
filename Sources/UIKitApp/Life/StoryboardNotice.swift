internal import Foundation
internal import UIKitCore
internal import UIKitGraphics
internal import WarningLog

/// What an app shows whose storyboard cannot be found: a sentence in place of a black window. Our choice.
@MainActor enum StoryboardNotice {
  /// A visible window with the sentence, and a warning; nil for an app without a storyboard, or one that has made a screen by code.
  static func window(for application: UIApplication, module: String) -> UIWindow? {
    guard let name = AppInfo(module: module).storyboardName,
      application.windows.allSatisfy({ $0.rootViewController == nil })
    else { return nil }
    let text = """
      Info.plist of \(module) names the storyboard "\(name)", and no window has a first screen: the app's bundle has no \(name).storyboardc \
      with an initial view controller. Add the folder of \(name).storyboard to UIKitSource.json, and choose its initial view controller in Xcode.
      """
    WarningLog.warn(text)
    let window = application.windows.first ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Screen(text)
    window.makeKeyAndVisible()
    return window
  }

  private final class Screen: UIViewController {
    private let label = UILabel()

    init(_ text: String) {
      super.init(nibName: nil, bundle: nil)
      label.text = text
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      let margins = view.readableContentGuide
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      ])
    }
  }
}
