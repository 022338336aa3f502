import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitText

/// Text views that a message of their own touch releases.
@MainActor @Suite struct ReleasedTextViewTests {
  private final class Releaser: NSObject, UITextViewDelegate {
    var view: UITextView?
    func textViewDidBeginEditing(_ textView: UITextView) {
      view?.removeFromSuperview()
      view = nil
    }
  }

  @Test func aTapMayReleaseTheViewThatItBeginsToEdit() {
    let (stage, releaser) = (ManualStage(size: CGSize(width: 300, height: 200), scale: 1), Releaser())
    weak var released: UITextView?
    do {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      view.text = "Some words"
      view.delegate = releaser
      stage.window.addSubview(view)
      (releaser.view, released) = (view, view)
    }
    stage.settle()
    stage.tap(at: CGPoint(x: 40, y: 20))
    stage.settle()
    #expect(releaser.view == nil && released == nil && stage.window.firstResponder == nil)
  }

  @Test func aRestingFingerMayReleaseTheViewThatItBeginsToEdit() {
    let (stage, releaser) = (ManualStage(size: CGSize(width: 300, height: 200), scale: 1), Releaser())
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "Some words"
    view.delegate = releaser
    stage.window.addSubview(view)
    releaser.view = view
    stage.settle()
    stage.touch(.began, at: CGPoint(x: 40, y: 20))
    stage.advance(by: 1)
    stage.touch(.ended, at: CGPoint(x: 40, y: 20))
    stage.settle()
    #expect(releaser.view == nil && view.window == nil)
  }

  @Test func whatADelegateAgreesToIsReplacedThoughItEndsTheEditing() {
    final class Ender: NSObject, UITextFieldDelegate {
      func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
      {
        textField.resignFirstResponder()
        return true
      }
    }
    let (stage, ender) = (ManualStage(size: CGSize(width: 300, height: 200), scale: 1), Ender())
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    stage.window.addSubview(field)
    field.text = "42"
    field.becomeFirstResponder()
    field.selectAll(nil)
    field.delegate = ender
    stage.settle()
    stage.typeText("Z")
    #expect(field.text == "Z" && !field.isEditing)
  }
}
