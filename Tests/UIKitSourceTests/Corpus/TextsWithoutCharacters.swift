// expect: 0 0 ab 2
import UIKit

@MainActor func corpusTextsWithoutCharacters() -> String {
  let text = NSMutableAttributedString()
  let (length, other) = (text.length, NSAttributedString.init().length)
  text.append(NSAttributedString(string: "ab"))
  let storage = NSTextStorage()
  storage.setAttributedString(text)
  return "\(length) \(other) \(text.string) \(storage.length)"
}
