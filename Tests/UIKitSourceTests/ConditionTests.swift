#if UIKitSource
import Testing

@Suite struct ConditionTests {
  @Test(arguments: [
    ("os(iOS)", "true"), ("os(macOS)", "false"), ("!os(iOS)", "!true"), ("os(iOS) && DEBUG", "true && DEBUG"),
    ("DEBUG", "DEBUG"), ("swift(>=5.9)", "swift(>=5.9)"), ("compiler(>=6)", "compiler(>=6)"), ("arch(arm64)", "arch(arm64)"),
    ("canImport(UIKit)", "true"), ("canImport(Security)", "true"), ("canImport(SwiftUI)", "false"),
    ("canImport(Lottie)", "canImport(Lottie)"),
    ("targetEnvironment(simulator)", "true"), ("targetEnvironment(macCatalyst)", "false"),
    ("(os(iOS) || FLAG) && !canImport(AppKit)", "(true || FLAG) && !false"),
  ])
  func conditionsAreEvaluatedAsOnIOS(_ before: String, _ after: String) {
    #expect(translate("#if \(before)\nlet a = 1\n#endif") == "#if \(after)\nlet a = 1\n#endif")
  }

  @Test(arguments: [
    ("if #available(iOS 13, *) {}", "if #available(iOS 13, *) {}"), ("if #available(iOS 18, *) {}", "if false {}"),
    ("if #available(macOS 99, *) {}", "if #available(macOS 99, *) {}"), ("if #unavailable(iOS 18) {}", "if true {}"),
    ("guard #available(iOS 26.1, tvOS 26, *), a else { return }", "guard false, a else { return }"),
  ])
  func versionsAreThoseOfIOS17(_ before: String, _ after: String) {
    #expect(translate("func f() { \(before) }") == "func f() { \(after) }")
  }

  @Test func codeThatIsLeftOutIsNotRead() {
    let text = "class A {}\n#if os(macOS)\nextension A { @objc func a() {} }\n#endif\n"
    #expect(translate(text) == text.replacing("os(macOS)", with: "false"))
  }

  @Test(arguments: [
    ("import UIKit", "import UIKit"), ("import UIKit.UIView", "import UIKit"),
    ("import class UIKit.UIView", "import class UIKit.UIView"),
    ("import ObjectiveC.runtime", "import Foundation"), ("@testable import App", "@testable import App"), ("import WebKit", ""),
    ("import Security", "import Security"), ("import UserNotifications", "import UserNotifications"),
    ("import MessageUI", "import MessageUI"), ("import SafariServices", "import SafariServices"),
    ("import os.log", "import UnifiedLogging"), ("import struct os.Logger", "import UnifiedLogging"),
    ("import OSLog", "import UnifiedLogging"),
    ("import MobileCoreServices", "import Foundation"), ("import PhotosUI", "import PhotosUI"),
    ("import UniformTypeIdentifiers", "import UniformTypeIdentifiers"), ("import Photos", ""),
  ])
  func importsAreOfModulesThatExist(_ before: String, _ after: String) { #expect(translate(before) == after) }
}
#endif
