import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKitControls
@testable import UIKitCore
@_spi(UIKitModules) import UIKitGraphics

@MainActor @Suite struct UIContentUnavailableTests {
  private let stage = ManualStage(
    size: CGSize(width: 400, height: 800), scale: 2, safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
  private let controller = UIViewController()

  init() {
    stage.window.rootViewController = controller
    stage.settle()
  }

  private func all<View: UIView>(_ type: View.Type) -> [View] { DateRig.all(in: stage.window, type) }

  private var shownView: UIContentUnavailableView? { all(UIContentUnavailableView.self).first }

  private var texts: [String] { all(UILabel.self).filter { !$0.isHidden }.compactMap(\.text) }

  @Test func configurationsHaveTheirContents() {
    let (empty, loading, search) = (
      UIContentUnavailableConfiguration.empty(), UIContentUnavailableConfiguration.loading(),
      UIContentUnavailableConfiguration.search()
    )
    #expect(empty.image == nil && empty.text == nil && empty.secondaryText == nil && empty.attributedText == nil)
    #expect(empty.alignment == .center && empty.axesPreservingSuperviewLayoutMargins == .both)
    #expect(empty.button.title == nil && empty.secondaryButton.title == nil)
    #expect(empty.buttonProperties.isEnabled && empty.buttonProperties.role == .normal)
    #expect(loading.text == "Loading…" && loading.image == nil)
    #expect(search.text == "No Results" && search.image != nil && search.secondaryText != nil)
  }

  @Test func aSearchNamesItsText() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
    state.searchText = "shell"
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “shell”")
    var own = UIContentUnavailableConfiguration.search()
    own.text = "Nothing"
    #expect(own.updated(for: state).text == "Nothing")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
    state[UIConfigurationStateCustomKey("a")] = 5
    #expect(state[UIConfigurationStateCustomKey("a")] == AnyHashable(5) && state.searchText == "shell")
  }

  @Test func aControllerShowsItOverTheSafeArea() {
    var content = UIContentUnavailableConfiguration.empty()
    (content.text, content.secondaryText, content.image) = ("Nothing", "Add something.", UIImage(systemName: "tray"))
    controller.contentUnavailableConfiguration = content
    stage.settle()
    let view = shownView
    #expect(view?.convert(view?.bounds ?? .zero, to: stage.window) == CGRect(x: 0, y: 50, width: 400, height: 720))
    #expect(texts == ["Nothing", "Add something."])
    let labels = all(UILabel.self).map { $0.convert($0.bounds, to: stage.window) }
    #expect(labels.allSatisfy { near($0.midX, 200, within: 1) } && labels[0].maxY < labels[1].minY)
    let image = all(UIImageView.self).first.map { $0.convert($0.bounds, to: stage.window) } ?? .zero
    #expect(image.maxY < labels[0].minY && near((image.minY + labels[1].maxY) / 2, 410, within: 1))
  }

  @Test func anotherConfigurationIsShownByTheSameView() {
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    stage.advance(by: 0.5)
    let view = shownView
    #expect(all(UIActivityIndicatorView.self).count == 1)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    stage.settle()
    #expect(view != nil && shownView === view && all(UIActivityIndicatorView.self).isEmpty)
    controller.contentUnavailableConfiguration = nil
    #expect(controller.contentUnavailableConfiguration == nil && shownView != nil)
    stage.settle()
    #expect(shownView == nil)
  }

  @Test func aConfigurationOfAnotherKindHasItsOwnView() {
    struct Plain: UIContentConfiguration {
      final class Shown: UIView, UIContentView {
        var configuration: any UIContentConfiguration = Plain()
      }
      func makeContentView() -> any UIView & UIContentView { Shown() }
      func updated(for state: any UIConfigurationState) -> Plain { self }
    }
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    controller.contentUnavailableConfiguration = Plain()
    stage.settle()
    #expect(shownView == nil && all(Plain.Shown.self).first?.bounds.size == CGSize(width: 400, height: 720))
  }

  @Test func itDoesNotScrollWithTheView() {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 400, height: 3000)
    let controller = UIViewController()
    controller.view = list
    stage.window.rootViewController = controller
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    stage.settle()
    list.contentOffset.y = 500
    stage.settle()
    #expect(shownView?.convert(CGPoint.zero, to: stage.window).y == 50)
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), duration: 0.2, holdBeforeLift: 0.2)
    stage.settle()
    #expect(list.contentOffset.y > 550)
  }

  @Test func buttonsPerformTheirActions() {
    var pressed: [String] = []
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "Nothing"
    content.button.title = "Add"
    content.secondaryButton.title = "Import"
    content.buttonProperties.primaryAction = UIAction { _ in pressed.append("add") }
    content.secondaryButtonProperties.primaryAction = UIAction { _ in pressed.append("import") }
    content.secondaryButtonProperties.role = .destructive
    controller.contentUnavailableConfiguration = content
    stage.settle()
    func tap() {
      for button in all(UIButton.self) {
        stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: stage.window))
        stage.settle()
      }
    }
    tap()
    #expect(pressed == ["add", "import"])
    content.buttonProperties.primaryAction = UIAction { _ in pressed.append("other") }
    content.secondaryButtonProperties.isEnabled = false
    controller.contentUnavailableConfiguration = content
    stage.settle()
    tap()
    #expect(pressed == ["add", "import", "other"])
  }

  @Test func aMenuOpensWithoutAPrimaryAction() {
    var content = UIContentUnavailableConfiguration.empty()
    content.button.title = "More"
    content.buttonProperties.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    let view = UIContentUnavailableView(configuration: content)
    let button = DateRig.all(in: view, UIButton.self).first
    #expect(button?.showsMenuAsPrimaryAction == true && button?.menu?.children.count == 1)
  }

  @Test func updatesAreAskedForOnce() {
    final class Asked: UIViewController {
      var states: [UIContentUnavailableConfigurationState] = []
      override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        states.append(state)
        contentUnavailableConfiguration =
          state.searchText == nil ? nil : UIContentUnavailableConfiguration.search().updated(for: state)
      }
    }
    let asked = Asked()
    stage.window.rootViewController = asked
    stage.settle()
    #expect(asked.states.count == 1)
    for _ in 0..<3 { asked.setNeedsUpdateContentUnavailableConfiguration() }
    stage.settle()
    #expect(asked.states.count == 2)
    asked.searchedText = "shell"
    stage.settle()
    #expect(asked.states.count == 3 && asked.contentUnavailableConfigurationState.searchText == "shell")
    #expect(texts.first == "No Results for “shell”")
    asked.searchedText = nil
    stage.settle()
    #expect(shownView == nil)
  }

  @Test func aViewOfItsOwnScrollsWhatIsHigher() {
    var content = UIContentUnavailableConfiguration.empty()
    content.text = String(repeating: "word ", count: 200)
    let view = UIContentUnavailableView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 150)
    stage.window.addSubview(view)
    stage.settle()
    let scroller = DateRig.all(in: view, UIScrollView.self)[0]
    #expect(scroller.isScrollEnabled && scroller.contentSize.height > 150)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == scroller.contentSize.height)
    view.isScrollEnabled = false
    stage.settle()
    #expect(!scroller.isScrollEnabled)
  }

  @Test func looksAreThoseOfTheConfiguration() {
    var content = UIContentUnavailableConfiguration.empty()
    (content.text, content.image) = ("Text", UIImage(systemName: "star"))
    content.alignment = .natural
    content.textProperties.color = .red
    content.textProperties.font = .systemFont(ofSize: 9)
    (content.textProperties.numberOfLines, content.textProperties.lineBreakMode) = (2, .byTruncatingHead)
    (content.textProperties.adjustsFontSizeToFitWidth, content.textProperties.minimumScaleFactor) = (true, 0.5)
    content.imageProperties.tintColor = .green
    content.imageProperties.maximumSize = CGSize(width: 10, height: 10)
    content.imageProperties.cornerRadius = 3
    content.imageProperties.accessibilityIgnoresInvertColors = true
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
    content.imageToTextPadding = 33
    content.axesPreservingSuperviewLayoutMargins = []
    content.background.backgroundColor = .blue
    let view = UIContentUnavailableView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    view.layoutIfNeeded()
    let label = DateRig.all(in: view, UILabel.self)[0]
    let image = DateRig.all(in: view, UIImageView.self).first { $0.image != nil }
    #expect(label.textColor == .red && label.font == .systemFont(ofSize: 9) && label.frame.minX == 40)
    #expect(label.numberOfLines == 2 && label.lineBreakMode == .byTruncatingHead && label.minimumScaleFactor == 0.5)
    #expect(image?.tintColor == .green && image?.layer.cornerRadius == 3 && image?.frame.width ?? 99 <= 10)
    #expect(near(label.frame.minY - (image?.frame.maxY ?? 0), 33, within: 0.01))
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(label.frame.maxX == 260 && image?.frame.maxX == 260)
  }
}
