// expect: plain a b(a 2) plain plain-tint own-tint
import UIKit

extension UIView {
  @objc func describe(_ text: String, twice: Bool = false) -> String { text }
  @objc var tintName: String { "plain-tint" }
}
class ExtensionOfUIKitOverriddenA: UIView {
  override func describe(_ text: String, twice: Bool) -> String { "a" + (twice ? " " + super.describe("2", twice: false) : "") }
}
class ExtensionOfUIKitOverriddenB: ExtensionOfUIKitOverriddenA {
  override func describe(_ text: String, twice: Bool) -> String { "b(\(super.describe(text, twice: true)))" }
  override var tintName: String { "own-tint" }
}

@MainActor func corpusExtensionOfUIKitOverridden() -> String {
  let views: [UIView] = [UIView(), ExtensionOfUIKitOverriddenA(), ExtensionOfUIKitOverriddenB(), UILabel()]
  return (views.map { $0.describe("plain") } + [views[1].tintName, views[2].tintName]).joined(separator: " ")
}
