import CoreGraphics
import Foundation
@testable import UIKitCore

/// A view that tells all it hears.
final class LoggingView: UIView {
  let log: Log
  let name: String

  init(_ name: String, _ log: Log, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
    (self.log, self.name) = (log, name)
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func willMove(toSuperview newSuperview: UIView?) { log.add("\(name) willMove superview \(newSuperview != nil)") }
  override func didMoveToSuperview() { log.add("\(name) didMove superview \(superview != nil)") }
  override func willMove(toWindow newWindow: UIWindow?) { log.add("\(name) willMove window \(newWindow != nil)") }
  override func didMoveToWindow() { log.add("\(name) didMove window \(window != nil)") }
  override func didAddSubview(_ subview: UIView) { log.add("\(name) didAdd") }
  override func willRemoveSubview(_ subview: UIView) { log.add("\(name) willRemove") }
  override func layoutSubviews() { log.add("\(name) layout") }
}

/// A view that tells of its touches.
final class TouchedView: UIView {
  let log: Log
  let name: String

  init(_ name: String, _ log: Log, frame: CGRect) {
    (self.log, self.name) = (log, name)
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { add("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { add("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { add("cancelled", touches) }

  private func add(_ what: String, _ touches: Set<UITouch>) {
    log.add("\(name) \(what)\(touches.count > 1 ? " \(touches.count)" : "")")
  }
}
