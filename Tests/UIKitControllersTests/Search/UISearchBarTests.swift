import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
@testable import UIKitControllers
@testable import UIKitCore
import UIKitControls
import UIKitGraphics
import UIKitText

@MainActor @Suite struct UISearchBarTests {
  private final class Log: NSObject, UISearchBarDelegate {
    var calls: [String] = []
    var position = UIBarPosition.any
    var forbidden = ""
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      calls.append("shouldBegin")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      calls.append("shouldEnd")
      return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text \(searchText)") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      text != forbidden || text.isEmpty
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      calls.append("scope \(selectedScope)")
    }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private let stage = ManualStage(size: CGSize(width: 375, height: 500), scale: 2)
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 375, height: 44))
  private let log = Log()

  init() {
    bar.delegate = log
    stage.window.addSubview(bar)
    stage.advance(by: 0)
  }

  private func tap(_ view: UIView) {
    let frame = view.convert(view.bounds, to: nil)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: 0.3)
  }

  private var buttons: [UIButton] { bar.subviews.compactMap { $0 as? UIButton }.filter { $0.alpha > 0.5 } }

  @Test func theFieldFillsTheBar() {
    #expect(bar.sizeThatFits(CGSize(width: 375, height: 0)) == CGSize(width: 375, height: 44))
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 0, width: 359, height: 36))
    bar.frame.size.height = 56
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 6, width: 359, height: 36))
    #expect(bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds).minX + 8 == 39.5)
  }

  @Test func editingAndReturnInOrder() {
    tap(bar.searchTextField)
    #expect(bar.isFirstResponder && log.take() == ["shouldBegin", "didBegin"])
    stage.key(.keyboardReturnOrEnter)
    #expect(log.take().isEmpty)
    stage.typeText("ab")
    #expect(log.take() == ["text a", "text ab"] && bar.text == "ab")
    stage.key(.keyboardReturnOrEnter)
    #expect(log.take() == ["search"])
    bar.text = "by code"
    #expect(log.take().isEmpty)
    #expect(bar.resignFirstResponder() && log.take() == ["shouldEnd", "didEnd"])
  }

  @Test func theDelegateForbidsATextAndTheFieldsOwnDelegateIsTheApps() {
    final class Own: NSObject, UITextFieldDelegate {
      var began = 0
      func textFieldDidBeginEditing(_ textField: UITextField) { began += 1 }
    }
    let own = Own()
    bar.searchTextField.delegate = own
    log.forbidden = "b"
    tap(bar.searchTextField)
    stage.typeText("abc")
    #expect(bar.text == "ac" && own.began == 1 && log.calls.first == "shouldBegin")
  }

  @Test func theCancelButtonSlidesIn() throws {
    bar.setShowsCancelButton(true, animated: true)
    stage.advance(by: 0.1)
    let width = bar.searchTextField.layer.presentation()?.bounds.width ?? 0
    #expect(width < 359 && width > bar.searchTextField.frame.width)
    stage.settle()
    let button = try #require(buttons.first)
    #expect(button.frame.maxX == 367 && bar.searchTextField.frame.maxX == button.frame.minX - 8)
    tap(button)
    #expect(log.take() == ["cancel"])
    tap(bar.searchTextField)
    _ = log.take()
    stage.key(.keyboardEscape)
    #expect(log.take() == ["cancel"])
    bar.showsCancelButton = false
    stage.settle()
    #expect(buttons.isEmpty && bar.searchTextField.frame.width == 359)
    stage.key(.keyboardEscape)
    #expect(log.take() == ["shouldEnd", "didEnd"])
  }

  @Test func bookmarksAndResultsGiveWayToTheClearButton() throws {
    bar.showsBookmarkButton = true
    stage.advance(by: 0)
    tap(try #require(bar.searchTextField.rightView))
    #expect(log.take() == ["bookmark"])
    bar.showsSearchResultsButton = true
    bar.isSearchResultsButtonSelected = true
    stage.advance(by: 0)
    #expect((bar.searchTextField.rightView as? UIButton)?.isSelected == true)
    tap(try #require(bar.searchTextField.rightView))
    #expect(log.take() == ["results"])
    tap(bar.searchTextField)
    stage.typeText("a")
    stage.advance(by: 0)
    #expect(bar.searchTextField.rightView?.superview == nil)
    (bar.showsBookmarkButton, bar.showsSearchResultsButton) = (false, false)
    #expect(bar.searchTextField.rightView == nil)
  }

  @Test func scopesMakeTheBarHigher() {
    bar.showsScopeBar = true
    #expect(bar.sizeThatFits(.zero).height == 44)
    bar.scopeButtonTitles = ["One", "Two", "Three"]
    #expect(bar.sizeThatFits(.zero).height == 88 && bar.selectedScopeButtonIndex == 0)
    bar.sizeToFit()
    stage.advance(by: 0)
    stage.tap(at: CGPoint(x: 330, y: 50 + 44 + 20))
    #expect(log.take() == ["scope 2"] && bar.selectedScopeButtonIndex == 2)
    bar.selectedScopeButtonIndex = 1
    #expect(log.take().isEmpty)
    bar.scopeButtonTitles = ["One"]
    #expect(bar.selectedScopeButtonIndex == 0)
    bar.setShowsScope(false, animated: true)
    #expect(bar.sizeThatFits(.zero).height == 44)
  }

  @Test func scopeLooksAreThoseOfTheirSegments() {
    let image = UIImage(systemName: "star")
    bar.setScopeBarButtonBackgroundImage(image, for: .normal)
    bar.setScopeBarButtonDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .selected)
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(bar.scopeBarButtonBackgroundImage(for: .normal) === image)
    #expect(bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected) === image)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    bar.scopeBarBackgroundImage = image
    #expect(bar.scopeBarBackgroundImage === image)
  }

  @Test func imagesStandInPlaceOfIcons() throws {
    let image = try #require(UIImage(systemName: "star"))
    bar.setImage(image, for: .search, state: .normal)
    bar.setImage(image, for: .bookmark, state: .normal)
    bar.showsBookmarkButton = true
    #expect(bar.image(for: .search, state: .normal) === image && bar.image(for: .clear, state: .normal) == nil)
    #expect((bar.searchTextField.leftView as? UIImageView)?.image === image)
    #expect((bar.searchTextField.rightView as? UIButton)?.image(for: .normal) === image)
    bar.setImage(nil, for: .search, state: .normal)
    #expect((bar.searchTextField.leftView as? UIImageView)?.image !== image)
  }

  @Test func adjustmentsMoveIconTextAndField() {
    let former = bar.searchTextField.leftViewRect(forBounds: bar.searchTextField.bounds)
    bar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 2), for: .search)
    #expect(bar.positionAdjustment(for: .search).horizontal == 3 && bar.positionAdjustment(for: .clear) == .zero)
    #expect(bar.searchTextField.leftViewRect(forBounds: bar.searchTextField.bounds) == former.offsetBy(dx: 3, dy: 2))
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 0)
    #expect(bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds).minX == 36.5)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.minY == 4)
  }

  @Test func backgroundsAreShown() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 30)).image { _ in }
    bar.backgroundImage = image
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) === image)
    bar.setSearchFieldBackgroundImage(image, for: .normal)
    bar.layoutIfNeeded()
    #expect(bar.searchFieldBackgroundImage(for: .normal) === image && bar.searchTextField.frame.height == 30)
    log.position = .top
    #expect(bar.barPosition == .top)
  }

  @Test func aPromptStandsAboveTheField() {
    bar.prompt = "Find a city"
    #expect(bar.sizeThatFits(.zero).height == 74)
    bar.sizeToFit()
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.minY == 30)
  }

  @Test func stylesAndTraits() {
    #expect(bar.searchBarStyle == .default && bar.barStyle == .default && bar.isTranslucent)
    bar.barStyle = .black
    #expect(bar.traitCollection.userInterfaceStyle == .dark)
    bar.searchBarStyle = .minimal
    bar.barTintColor = .red
    bar.keyboardType = .emailAddress
    bar.autocapitalizationType = .none
    #expect(bar.searchTextField.keyboardType == .emailAddress && bar.searchTextField.autocapitalizationType == .none)
    #expect(bar.returnKeyType == .search && bar.enablesReturnKeyAutomatically)
    bar.isEnabled = false
    tap(bar.searchTextField)
    #expect(!bar.isFirstResponder && log.take().isEmpty)
  }

  @Test func fromRightToLeftTheButtonIsAtTheLeft() throws {
    bar.semanticContentAttribute = .forceRightToLeft
    bar.showsCancelButton = true
    stage.advance(by: 0)
    #expect(try #require(buttons.first).frame.minX == 8 && bar.searchTextField.frame.maxX == 367)
  }
}
