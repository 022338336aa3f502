import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct SurroundingsTests {
  let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1)

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> UInt32 {
    let image = try #require(image.cgImage)
    return image.pixels[y * image.width + x]
  }

  @Test func aStageThatIsResizedShowsItAll() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    stage.rootViewController = controller
    #expect(try pixel(stage.snapshot(), 199, 299) & 0xFFFFFF == 0xFFFFFF)
    stage.resize(to: CGSize(width: 400, height: 250))
    let picture = stage.snapshot()
    #expect(picture.size == CGSize(width: 400, height: 250) && controller.view.frame.width == 400)
    #expect(try pixel(picture, 399, 249) & 0xFFFFFF == 0xFFFFFF)
    stage.userInterfaceStyle = .dark
    #expect(try pixel(stage.snapshot(), 399, 249) & 0xFFFFFF == 0 && stage.userInterfaceStyle == .dark)
  }

  @Test func textFollowsTheStagesSetting() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    stage.window.addSubview(label)
    stage.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(label.font.pointSize == 23 && stage.preferredContentSizeCategory == .extraExtraExtraLarge)
  }

  @Test func appsAreToldByArgumentsOrTheEnvironment() {
    let told = LaunchSettings(
      arguments: ["app", "-UIUserInterfaceStyle", "Dark", "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryXL"],
      environment: ["UIUserInterfaceStyle": "Light"])
    #expect(told.style == .dark && told.category == .extraLarge && told.complaints.isEmpty)
    let quiet = LaunchSettings(arguments: ["app"], environment: ["UIPreferredContentSizeCategoryName": "accessibilityM"])
    #expect(quiet.style == nil && quiet.category == .accessibilityMedium)
    let short = ["AX1", "ax5", "AX6"].map {
      LaunchSettings(arguments: ["app"], environment: ["UIPreferredContentSizeCategoryName": $0]).category
    }
    #expect(short == [.accessibilityMedium, .accessibilityExtraExtraExtraLarge, nil])
    let wrong = LaunchSettings(
      arguments: ["app", "-UIUserInterfaceStyle", "Dim"], environment: ["UIPreferredContentSizeCategoryName": "big"])
    #expect(wrong.style == nil && wrong.category == nil && wrong.complaints.count == 2)
    told.apply(to: stage.window.screen)
    #expect(stage.userInterfaceStyle == .dark && stage.window.traitCollection.preferredContentSizeCategory == .extraLarge)
  }

  @Test func whatTheLaunchLeavesOpenFollowsTheDesktop() {
    let screen = stage.window.screen
    LaunchSettings(arguments: ["app"], environment: [:]).apply(to: screen, isDark: true, textScale: 1.25)
    #expect(screen.userInterfaceStyle == .dark && screen.contentSizeCategory == .extraExtraLarge)
    LaunchSettings(arguments: ["app"], environment: [:]).apply(to: screen)
    #expect(screen.userInterfaceStyle == .light && screen.contentSizeCategory == .large)
    LaunchSettings(arguments: ["app"], environment: ["UIUserInterfaceStyle": "Light"])
      .apply(to: screen, isDark: true, textScale: 0.1)
    #expect(screen.userInterfaceStyle == .light && screen.contentSizeCategory == .extraSmall)
    #expect(UIContentSizeCategory(textScale: 100) == .accessibilityExtraExtraExtraLarge)
    #expect(UIContentSizeCategory(textScale: 1.5) == .extraExtraExtraLarge)
  }
}
