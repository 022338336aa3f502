#if canImport(ObjectiveC)
  import UIKit

  // Declared by UIKitCore on Linux; implemented with target and action on Apple's platforms.
  extension UIGestureRecognizer {
    convenience init(action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      self.init()
      addAction(action)
    }

    func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
      let target = ActionTarget(action)
      objc_setAssociatedObject(self, Unmanaged.passUnretained(target).toOpaque(), target, .OBJC_ASSOCIATION_RETAIN)
      addTarget(target, action: #selector(ActionTarget.recognized(_:)))
    }
  }

  @MainActor private final class ActionTarget: NSObject {
    private let action: @MainActor (UIGestureRecognizer) -> Void

    init(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.action = action }

    @objc func recognized(_ recognizer: UIGestureRecognizer) { action(recognizer) }
  }
#endif
