import CoreGraphics
import Foundation
import UIKit

/// The notifications about a keyboard as they may follow one another.
struct KeyboardNewsModel {
  struct Message: CustomStringConvertible {
    /// As "WillShow".
    let name: String
    let begin: CGRect
    let end: CGRect
    let duration: Double

    init(_ note: Notification) {
      name = note.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "").replacingOccurrences(
        of: "Notification", with: "")
      func frame(_ key: String) -> CGRect { (note.userInfo?[key] as? NSValue)?.cgRectValue ?? .null }
      (begin, end) = (frame("UIKeyboardFrameBeginUserInfoKey"), frame("UIKeyboardFrameEndUserInfoKey"))
      duration = (note.userInfo?["UIKeyboardAnimationDurationUserInfoKey"] as? NSNumber)?.doubleValue ?? -1
    }

    var description: String { "\(name) \(begin) to \(end) in \(duration)" }

    func isLike(_ other: Message) -> Bool { begin == other.begin && end == other.end && duration == other.duration }
  }

  /// The message about the frame whose partner is due.
  private var open: Message?
  /// The latest "WillShow" or "WillHide".
  private(set) var last: Message?
  /// Whether it has had its "Did".
  private(set) var isComplete = true
  /// Where the keyboard was at rest, if nothing but a message can have moved it since.
  var known: CGRect?

  /// - Returns: What is wrong.
  mutating func receive(_ message: Message) -> String? {
    if message.duration != 0 && message.duration != 0.25 { return "\(message.name) lasts \(message.duration)" }
    if message.name.hasSuffix("ChangeFrame") {
      if let open { return "\(open.name) has no partner before \(message.name)" }
      open = message
      return nil
    }
    guard let former = open, former.isLike(message), former.name.hasPrefix("Will") == message.name.hasPrefix("Will") else {
      return "\(message) follows \(open.map { "\($0)" } ?? "nothing")"
    }
    open = nil
    return message.name.hasPrefix("Will") ? begin(message) : complete(message)
  }

  private mutating func begin(_ message: Message) -> String? {
    defer { (last, isComplete, known) = (message, false, nil) }
    if message.name == "WillHide", last?.name != "WillShow" { return "WillHide of a keyboard that is hidden" }
    guard let known, known.origin != message.begin.origin else { return nil }
    return "\(message.name) begins at \(message.begin), and the keyboard is at \(known)"
  }

  private mutating func complete(_ message: Message) -> String? {
    defer { isComplete = true }
    guard !isComplete, let last, last.isLike(message), last.name.dropFirst(4) == message.name.dropFirst(3) else {
      return "\(message) ends \(isComplete ? "nothing" : last.map { "\($0)" } ?? "nothing")"
    }
    return nil
  }
}
