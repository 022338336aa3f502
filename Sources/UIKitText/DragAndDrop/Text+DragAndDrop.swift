public import UIKitCore

extension UITextField: UITextDraggable, UITextDroppable {
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { textDragging.dragDelegate }
    set { textDragging.dragDelegate = newValue }
  }
  public var textDragInteraction: UIDragInteraction? { textDragging.drag }
  public var isTextDragActive: Bool { textDragging.isDragActive }
  public var textDragOptions: UITextDragOptions {
    get { textDragging.options }
    set { textDragging.options = newValue }
  }
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { textDragging.dropDelegate }
    set { textDragging.dropDelegate = newValue }
  }
  public var textDropInteraction: UIDropInteraction? { textDragging.drop }
  public var isTextDropActive: Bool { textDragging.isDropActive }
}

extension UITextView: UITextDraggable, UITextDroppable {
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { textDragging.dragDelegate }
    set { textDragging.dragDelegate = newValue }
  }
  public var textDragInteraction: UIDragInteraction? { textDragging.drag }
  public var isTextDragActive: Bool { textDragging.isDragActive }
  public var textDragOptions: UITextDragOptions {
    get { textDragging.options }
    set { textDragging.options = newValue }
  }
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { textDragging.dropDelegate }
    set { textDragging.dropDelegate = newValue }
  }
  public var textDropInteraction: UIDropInteraction? { textDragging.drop }
  public var isTextDropActive: Bool { textDragging.isDropActive }
}
