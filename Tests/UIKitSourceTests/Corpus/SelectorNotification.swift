// expect: note
import UIKit

class ASelectorNotification: NSObject { @objc func take(_ note: Notification) -> String { note.name.rawValue } }

@MainActor func corpusSelectorNotification() -> String {
  "\(send(#selector(ASelectorNotification.take), ASelectorNotification(), Notification(name: .init("note")))!)"
}
