internal import Foundation
internal import Observation
internal import UIKit

/// A letter of the scene `mail`.
@Observable @MainActor final class MailLetter: Hashable {
  let sender: String
  let subject: String
  let text: String
  let time: String
  var isRead: Bool
  var isFlagged: Bool

  init(_ letter: Letter, isRead: Bool, isFlagged: Bool) {
    (sender, subject, text, time) = (letter.sender, letter.subject, letter.preview, letter.time)
    (self.isRead, self.isFlagged) = (isRead, isFlagged)
  }

  nonisolated static func == (a: MailLetter, b: MailLetter) -> Bool { a === b }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The letters of an inbox, newest first.
@Observable @MainActor final class MailStore {
  private(set) var letters = Letter.first.enumerated().map { index, letter in
    MailLetter(letter, isRead: index % 3 != 0, isFlagged: index % 7 == 2)
  }

  func delete(_ letter: MailLetter) { letters.removeAll { $0 === letter } }

  var senders: [String] { letters.reduce(into: []) { if !$0.contains($1.sender) { $0.append($1.sender) } } }
}

/// What a search asks for.
struct MailQuery: Equatable {
  enum Scope: Int, CaseIterable {
    case all, unread, flagged
    var title: String { ["All", "Unread", "Flagged"][rawValue] }
  }

  var words = ""
  var senders: [String] = []
  var scope = Scope.all

  var isEmpty: Bool { self == MailQuery() }

  @MainActor func matches(_ letter: MailLetter) -> Bool {
    if scope == .unread && letter.isRead || scope == .flagged && !letter.isFlagged { return false }
    if !senders.isEmpty && !senders.contains(letter.sender) { return false }
    let text = "\(letter.sender) \(letter.subject) \(letter.text)".lowercased()
    return words.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
  }
}
