// expect: a b1 c main nil
import UIKit

class AnObjectPerforms: NSObject {
  weak var target: AnyObject?
  var text = ""
  @objc func add(_ word: String) { text += word }
  @objc func end() { text += "c " }
}

@MainActor func corpusObjectPerforms() -> String {
  let object = AnObjectPerforms()
  let other = AnObjectPerforms()
  object.target = other
  object.target?.perform(#selector(AnObjectPerforms.add(_:)), with: "a ")
  object.target!.perform(#selector(AnObjectPerforms.add(_:)), with: "b1 ", with: nil)
  _ = object.target?.perform(#selector(AnObjectPerforms.end))
  object.target?.performSelector(onMainThread: #selector(AnObjectPerforms.add), with: "main", waitUntilDone: true)
  object.target = nil
  return other.text
    + " \(object.target?.perform(#selector(AnObjectPerforms.end)) as Any)".replacingOccurrences(of: "Optional(nil)", with: "nil")
}
