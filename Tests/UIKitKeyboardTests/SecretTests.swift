import CoreGraphics
import Foundation
import Security
import Testing
import UIKit
import UIKitTesting

/// What assistive technologies, reports and descriptions tell of a secret: nothing.
@MainActor @Suite struct SecretTests {
  private static let secret = "qzx7vkjw"
  private let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1)
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  private func show() {
    stage.window.screen.application.keyboardLanguages = ["en"]
    stage.window.screen.application.showsKeyboardOnScreen = true
    field.isSecureTextEntry = true
    field.accessibilityLabel = "Password"
    let screen = UIViewController()
    screen.view.addSubview(field)
    stage.rootViewController = screen
    stage.advance(by: 0.1)
  }

  /// All that the tree of accessibility, the report of a failing test and the descriptions of all views say.
  private func told() -> String {
    func describe(_ view: UIView) -> [String] {
      [view.description, view.debugDescription, view.accessibilityLabel ?? "", view.accessibilityValue ?? ""]
        + view.subviews.flatMap(describe)
    }
    let tree = stage.accessibilityElements.map { "\($0.description) \($0.label ?? "") \($0.object.accessibilityValue ?? "")" }
    return (tree + stage.window.screen.windows.flatMap(describe) + [stage.report]).joined(separator: "\n")
  }

  @Test func aSecretTypedByTouchesShowsNowhere() throws {
    show()
    try stage.tap("Password")
    stage.advance(by: 0.5)
    var typed = ""
    for letter in Self.secret {
      if letter.isNumber { try stage.tap("numbers") }
      let place = try stage.find(label: String(letter)).frame
      stage.touch(.began, at: CGPoint(x: place.midX, y: place.midY))
      stage.advance(by: 0.1)
      // The keys are always there, each alone.
      #expect(typed.count < 2 || !told().contains(typed), "while \(letter) is down")
      stage.touch(.ended, at: CGPoint(x: place.midX, y: place.midY))
      if letter.isNumber { try stage.tap("letters") }
      stage.advance(by: 0.1)
      typed.append(letter)
      #expect(typed.count < 2 || !told().contains(typed))
      #expect(field.accessibilityValue?.contains { $0.isLetter || $0.isNumber } != true)
    }
    #expect(field.text == Self.secret)
  }

  @Test func aValueOfTheKeychainIsNotInTheTreeOfAScreenThatHoldsIt() throws {
    final class Account: UIViewController {
      var password = Data()
    }
    let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ann"]
    let item = query.merging([kSecValueData as String: Data(Self.secret.utf8)]) { $1 }
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    var result: AnyObject?
    let question = query.merging([kSecReturnData as String: true]) { $1 }
    #expect(SecItemCopyMatching(question as CFDictionary, &result) == errSecSuccess)
    show()
    let account = Account()
    account.password = try #require(result as? Data)
    field.text = String(decoding: account.password, as: UTF8.self)
    account.view.addSubview(field)
    stage.rootViewController = account
    stage.advance(by: 0.1)
    let told = told() + "\(account) \(account.debugDescription) \(stage.keychain)"
    #expect(
      field.text == Self.secret && !told.contains(Self.secret) && !told.contains(Data(Self.secret.utf8).base64EncodedString()))
  }
}
