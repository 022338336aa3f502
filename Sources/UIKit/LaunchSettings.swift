internal import Foundation
package import UIKitCore

/// What an app is told when it is launched: light or dark, and how large text is to be.
///
/// By Apple's launch arguments, `-UIPreferredContentSizeCategoryName XL` and `-UIUserInterfaceStyle Dark`, or environment
/// variables of the same names, which an app that reads its own arguments leaves alone.
package struct LaunchSettings {
  package private(set) var category: UIContentSizeCategory?
  package private(set) var style: UIUserInterfaceStyle?
  /// What cannot be understood.
  package private(set) var complaints: [String] = []

  package init(
    arguments: [String] = CommandLine.arguments, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    func setting(_ name: String) -> String? {
      if let index = arguments.firstIndex(of: "-" + name), index + 1 < arguments.count { return arguments[index + 1] }
      return environment[name]
    }
    if let name = setting("UIPreferredContentSizeCategoryName") {
      category = UIContentSizeCategory(named: name)
      let names = UIContentSizeCategory.all.map(\.shortName).joined(separator: ", ")
      if category == nil { complaints.append("UIPreferredContentSizeCategoryName \(name): choose one of \(names)") }
    }
    if let name = setting("UIUserInterfaceStyle") {
      style = ["light": .light, "dark": .dark][name.lowercased()]
      if style == nil { complaints.append("UIUserInterfaceStyle \(name): choose Light or Dark") }
    }
  }

  @MainActor package func apply(to screen: UIScreen) {
    if let category { screen.contentSizeCategory = category }
    if let style { screen.userInterfaceStyle = style }
    for complaint in complaints {
      FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(complaint)\n".utf8))
    }
  }
}
