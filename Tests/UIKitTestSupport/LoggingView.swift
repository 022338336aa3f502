internal import CoreGraphics
package import Foundation
package import UIKitCore

/// Logs hierarchy and layout messages.
package final class LoggingView: UIView {
  package let log: Log
  package let name: String

  package init(_ name: String, _ log: Log, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
    (self.log, self.name) = (log, name)
    super.init(frame: frame)
  }

  package required init?(coder: NSCoder) { fatalError("not archived") }

  package override func willMove(toSuperview newSuperview: UIView?) {
    log.add("\(name) willMove superview \(newSuperview != nil)")
  }
  package override func didMoveToSuperview() { log.add("\(name) didMove superview \(superview != nil)") }
  package override func willMove(toWindow newWindow: UIWindow?) { log.add("\(name) willMove window \(newWindow != nil)") }
  package override func didMoveToWindow() { log.add("\(name) didMove window \(window != nil)") }
  package override func didAddSubview(_ subview: UIView) { log.add("\(name) didAdd") }
  package override func willRemoveSubview(_ subview: UIView) { log.add("\(name) willRemove") }
  package override func layoutSubviews() { log.add("\(name) layout") }
}

/// Logs touch messages.
package final class TouchedView: UIView {
  package let log: Log
  package let name: String

  package init(_ name: String, _ log: Log, frame: CGRect) {
    (self.log, self.name) = (log, name)
    super.init(frame: frame)
  }

  package required init?(coder: NSCoder) { fatalError("not archived") }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { add("began", touches) }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add("moved", touches) }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { add("ended", touches) }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { add("cancelled", touches) }

  private func add(_ what: String, _ touches: Set<UITouch>) {
    log.add("\(name) \(what)\(touches.count > 1 ? " \(touches.count)" : "")")
  }
}
