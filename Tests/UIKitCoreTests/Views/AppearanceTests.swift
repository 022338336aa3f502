import Foundation
import ManualHost
import Testing
@testable import UIKitCore
import UIKitGraphics

private final class Caption: UILabel {}
private final class Panel: UIView {}

/// What views take over from `appearance()`.
@MainActor @Suite struct AppearanceTests {
  private let stage = ManualStage()

  private func shown<View: UIView>(_ view: View, in container: UIView? = nil) -> View {
    (container ?? stage.window).addSubview(view)
    return view
  }

  @Test func viewsTakeOverWhatWasSetWhenTheyEnterAWindow() {
    UILabel.appearance().textColor = .red
    let label = UILabel()
    #expect(label.textColor != .red)
    #expect(shown(label).textColor == .red)
    #expect(shown(UIView()).backgroundColor == nil)
  }

  @Test func aViewKeepsWhatIsItsOwn() {
    UILabel.appearance().textColor = .red
    UIView.appearance().tintColor = .green
    let label = UILabel()
    label.textColor = .blue
    #expect(shown(label).textColor == .blue && label.tintColor == .green)
    label.removeFromSuperview()
    label.tintColor = .yellow
    #expect(shown(label).tintColor == .yellow)
  }

  @Test func theMostSpecificClassCounts() {
    UIView.appearance().backgroundColor = .gray
    Caption.appearance().backgroundColor = .green
    Caption.appearance().font = .systemFont(ofSize: 30)
    UILabel.appearance().backgroundColor = .red
    #expect(shown(Caption()).backgroundColor == .green)
    #expect(shown(UILabel()).backgroundColor == .red && shown(UILabel()).font.pointSize == 17)
    #expect(shown(Panel()).backgroundColor == .gray)
  }

  @Test func traitsCountWhereTheViewHasAllOfThem() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    UILabel.appearance().textColor = .blue
    UILabel.appearance(for: dark).textColor = .red
    UILabel.appearance(for: dark, whenContainedInInstancesOf: [Panel.self]).textColor = .green
    #expect(shown(UILabel()).textColor == .blue)
    let panel = shown(Panel())
    panel.overrideUserInterfaceStyle = .dark
    #expect(shown(UILabel(), in: panel).textColor == .green)
    let plain = shown(UIView())
    plain.overrideUserInterfaceStyle = .dark
    #expect(shown(UILabel(), in: plain).textColor == .red)
    #expect(UILabel.appearance(for: dark) === UILabel.appearance(for: dark))
  }

  @Test func containersAreSearchedFromTheInside() {
    final class Screen: UIViewController {}
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Screen.self]).textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .green
    UILabel.appearance().textColor = .blue
    let (panel, screen) = (Panel(), Screen())
    #expect(shown(UILabel()).textColor == .blue)
    #expect(shown(UILabel(), in: shown(panel)).textColor == .green)
    stage.window.rootViewController = screen
    let inner = Panel()
    screen.view.addSubview(inner)
    #expect(shown(UILabel(), in: inner).textColor == .red)
    #expect(UILabel.appearance() === UILabel.appearance())
  }

  @Test func screensHaveTemplatesOfTheirOwn() {
    UILabel.appearance().textColor = .red
    let other = ManualStage()
    let label = UILabel()
    other.window.addSubview(label)
    #expect(label.textColor != .red)
  }
}
