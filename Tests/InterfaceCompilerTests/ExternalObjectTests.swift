import Foundation
import InterfaceCompiler
import Testing
@testable import UIKitCore

import UIKit

/// Placeholders of a nib for objects that are given when it is loaded.
@MainActor @Suite struct ExternalObjectTests {
  private let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <placeholder placeholderIdentifier="helper" id="ext" customClass="UITextField"/>
    <textField id="field"><connections><outlet property="delegate" destination="ext" id="out"/></connections></textField>
    </objects>
    </document>
    """

  private final class Helper: UIView, UITextFieldDelegate {
    var wakes = 0
    override func awakeFromNib() { wakes += 1 }
  }

  @Test func aPlaceholderIsTheObjectOfItsName() throws {
    let (nib, helper) = (try Nibs.nib(text), Helper())
    let objects = nib.instantiate(withOwner: nil, options: [.externalObjects: ["helper": helper]])
    let field = try #require(objects.first as? UITextField)
    #expect(objects.count == 1 && field.delegate === helper && helper.wakes == 0)
    let other = try #require(nib.instantiate(withOwner: nil).first as? UITextField)
    #expect(other.delegate == nil, "without an object nothing is connected")
  }

  @Test func aNibIsMadeOfTheBytesOfItsFile() throws {
    let bytes = try Nibs.compile(text).data
    let nib = UINib(data: Data(bytes), bundle: nil)
    #expect(nib.instantiate(withOwner: nil).first is UITextField)
  }
}
