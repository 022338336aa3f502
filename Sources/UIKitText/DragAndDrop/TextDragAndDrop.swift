internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// Drags of selected text, and drops of text at a caret of their own.
@MainActor final class TextDragAndDrop: NSObject {
  /// A request for both sides.
  @MainActor private final class Request: NSObject, UITextDragRequest, UITextDropRequest {
    let range: NSRange
    let suggestedItems: [UIDragItem]
    let isSelected: Bool
    let isSameView: Bool
    private let session: any UIDragDropSession

    init(
      _ range: NSRange, _ session: any UIDragDropSession, items: [UIDragItem] = [], isSelected: Bool = false,
      isSameView: Bool = false
    ) {
      (self.range, self.session, suggestedItems) = (range, session, items)
      (self.isSelected, self.isSameView) = (isSelected, isSameView)
    }

    var dragRange: UITextRange { EditedTextRange(range) }
    var existingItems: [UIDragItem] { session.items }
    var dragSession: any UIDragSession { session as! any UIDragSession }
    var dropSession: any UIDropSession { session as! any UIDropSession }
    var dropPosition: UITextPosition { EditedTextPosition(range.location) }
    var suggestedProposal: UITextDropProposal { UITextDropProposal(operation: isSameView ? .move : .copy) }
  }

  private weak var editor: (any TextEditor & UITextDraggable & UITextDroppable)?
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop: UIDropInteraction = {
    let drop = UIDropInteraction(delegate: self)
    drop.isLast = true
    return drop
  }()
  weak var dragDelegate: (any UITextDragDelegate)?
  weak var dropDelegate: (any UITextDropDelegate)?
  var options: UITextDragOptions = []

  /// The text that is dragged, as long as nobody changes the text.
  private var dragged: (range: NSRange, text: String)?
  private weak var dragSession: (any UIDragSession)?
  private weak var dropSession: (any UIDropSession)?
  private var proposal: UITextDropProposal?
  private var dropped: NSRange?
  private let caret = UIView()
  /// Whether a text that cannot be edited takes the present drop.
  private var editability = UITextDropEditability.no

  init(_ editor: any TextEditor & UITextDraggable & UITextDroppable) { self.editor = editor }

  var isDragActive: Bool { dragSession != nil }
  var isDropActive: Bool { dropSession != nil }

  /// Installs the interaction that drags, which only a text that is selected needs.
  func installDrag() { editor?.addInteraction(drag) }

  // MARK: The dragged text

  /// What a drag from a place would carry: the selection around it, or a link of a text that is only read.
  private func source(at point: CGPoint) -> (range: NSRange, item: UIDragItem, isSelected: Bool)? {
    // Further presses select more than the first one.
    guard let editor, !editor.hidesText, editor.pressCount <= 1 else { return nil }
    let selection = editor.edited.selection
    if selection.length > 0, editor.showsSelection {
      let areas = editor.selectionRects(for: EditedTextRange(selection)).map(\.rect)
      if areas.contains(where: { $0.contains(point) }) {
        let text = (editor.edited.text as NSString).substring(with: selection)
        return (selection, UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text))), true)
      }
    }
    guard let view = editor as? UITextView, !view.isEditable, let item = view.item(at: point), case .link(let url) = item.content
    else { return nil }
    return (item.range, UIDragItem(itemProvider: NSItemProvider(object: url as NSURL)), false)
  }

  /// The dragged text as it stands in the view.
  var standardPreview: UITargetedDragPreview? {
    guard let editor, let range = dragged?.range, editor.window != nil, editor.superview != nil else { return nil }
    let areas = editor.selectionRects(for: EditedTextRange(range)).map(\.rect).map { $0.intersection(editor.bounds) }
      .filter { !$0.isNull && !$0.isEmpty }
    guard !areas.isEmpty else { return nil }
    let whole = areas.reduce(areas[0]) { $0.union($1) }
    if options.contains(.stripTextColorFromPreviews) {
      let label = UILabel(frame: CGRect(origin: .zero, size: whole.size))
      (label.text, label.numberOfLines, label.textColor) = (dragged?.text, 0, .label)
      label.font = editor.attributesAtCaret[.font] as? UIFont ?? label.font
      label.overrideUserInterfaceStyle = editor.traitCollection.userInterfaceStyle
      return UITargetedDragPreview(
        view: label, parameters: UIDragPreviewParameters(),
        target: UIDragPreviewTarget(container: editor, center: CGPoint(x: whole.midX, y: whole.midY)))
    }
    let parameters = UIDragPreviewParameters(textLineRects: areas.map { NSValue(cgRect: $0) })
    parameters.backgroundColor = .systemBackground
    return UITargetedDragPreview(view: editor, parameters: parameters)
  }

  // MARK: The caret of a drop

  private func showCaret(at position: NSRange) {
    guard let editor else { return }
    let place = editor.caretRect(for: EditedTextPosition(position.location))
    caret.isUserInteractionEnabled = false
    caret.backgroundColor = editor.tintColor
    caret.frame = CGRect(x: place.minX, y: place.minY, width: TextCaret.width, height: place.height)
    if caret.superview !== editor { editor.addSubview(caret) }
  }

  private func request(_ session: any UIDropSession) -> Request? {
    guard let editor else { return nil }
    let offset =
      editor.closestPosition(to: session.location(in: editor))
      .map { editor.offset(from: editor.beginningOfDocument, to: $0) } ?? 0
    let isSame = dragSession != nil && session.localDragSession === dragSession
    return Request(NSRange(location: offset, length: 0), session, isSameView: isSame)
  }

  // MARK: Putting text in

  private func put(_ text: String, _ request: Request, _ proposal: UITextDropProposal) {
    guard let editor else { return }
    editor.finishMarked()
    var range = editor.edited.legal(request.range)
    switch proposal.dropAction {
    case .insert: break
    case .replaceSelection: range = editor.edited.selection
    case .replaceAll: range = NSRange(location: 0, length: editor.edited.length)
    }
    let isMoved = request.isSameView && proposal.operation == .move && proposal.dropAction == .insert
    if isMoved, let source = dragged, source.text == text { return move(source.range, to: range.location) }
    let former = editor.edited.length
    editor.session.replacesAll = false
    guard editor.changeByPerson(range, text) else { return }
    show(NSRange(location: range.location, length: max(0, editor.edited.length - former + range.length)))
  }

  /// Moves text in one step of undoing.
  private func move(_ source: NSRange, to place: Int) {
    guard let editor, NSMaxRange(source) <= editor.edited.length, place < source.location || place > NSMaxRange(source) else {
      return
    }
    let content = editor.edited.content
    let whole = NSUnionRange(source, NSRange(location: place, length: 0))
    let isForward = place > source.location
    let moved = NSMutableAttributedString(string: "")
    let text = content.attributedSubstring(from: source)
    let between =
      isForward
      ? NSRange(location: NSMaxRange(source), length: place - NSMaxRange(source))
      : NSRange(location: place, length: source.location - place)
    let parts = [content.attributedSubstring(from: between), text]
    for part in isForward ? parts : parts.reversed() { moved.append(part) }
    guard editor.mayChange(whole, moved.string), NSMaxRange(whole) <= editor.edited.length else { return }
    editor.edited.replace(whole, with: moved)
    editor.textChanged()
    show(NSRange(location: isForward ? place - source.length : place, length: source.length))
  }

  /// Selects text that was dropped.
  private func show(_ range: NSRange) {
    guard let editor else { return }
    let range = editor.edited.legal(range)
    dropped = range
    _ = editor.becomeFirstResponder()
    editor.layoutIfNeeded()
    editor.select(range)
  }
}

extension TextDragAndDrop: UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let editor, let source = source(at: session.location(in: editor)) else { return [] }
    dragged = (source.range, (editor.edited.text as NSString).substring(with: source.range))
    let request = Request(source.range, session, items: [source.item], isSelected: source.isSelected)
    let items = dragDelegate?.textDraggableView(editor, itemsForDrag: request) ?? request.suggestedItems
    if items.isEmpty { dragged = nil } else { dragSession = session }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let editor else { return nil }
    guard let dragDelegate else { return standardPreview }
    return dragDelegate.textDraggableView(editor, dragPreviewForLiftingItem: item, session: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    animator.addCompletion { [weak self] position in
      if position == .start { self?.forgetDrag() }
    }
    if let editor { dragDelegate?.textDraggableView(editor, willAnimateLiftWith: animator, session: session) }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    if let editor { dragDelegate?.textDraggableView(editor, dragSessionWillBegin: session) }
  }

  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
    forgetDrag()
    if let editor { dragDelegate?.textDraggableView(editor, dragSessionDidEnd: session, with: operation) }
  }

  private func forgetDrag() { (dragged, dragSession) = (nil, nil) }
}

extension TextDragAndDrop: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let editor, session.canLoadObjects(ofClass: String.self) || session.canLoadObjects(ofClass: URL.self) else {
      return false
    }
    editability = .yes
    if editor.takesDrops { return true }
    guard let dropDelegate, let request = request(session) else { return false }
    editability = dropDelegate.textDroppableView(editor, willBecomeEditableForDrop: request)
    return editability != .no
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    dropSession = session
    if let editor { dropDelegate?.textDroppableView(editor, dropSessionDidEnter: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    guard let editor, let request = request(session) else { return UIDropProposal(operation: .cancel) }
    dropDelegate?.textDroppableView(editor, dropSessionDidUpdate: session)
    let proposal = dropDelegate?.textDroppableView(editor, proposalForDrop: request) ?? request.suggestedProposal
    self.proposal = proposal
    let isTaken = proposal.operation == .copy || proposal.operation == .move
    if isTaken, dropSession != nil { showCaret(at: request.range) } else { caret.removeFromSuperview() }
    return proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    forgetDrop()
    if let editor { dropDelegate?.textDroppableView(editor, dropSessionDidExit: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let editor, let request = request(session), let proposal else { return }
    caret.removeFromSuperview()
    dropped = nil
    dropDelegate?.textDroppableView(editor, willPerformDrop: request)
    if editability == .yes { (editor as? UITextView)?.isEditable = true }
    guard proposal.dropPerformer == .view else { return }
    if request.isSameView, proposal.useFastSameViewOperations, let dragged { return put(dragged.text, request, proposal) }
    if session.canLoadObjects(ofClass: String.self) {
      session.loadObjects(ofClass: String.self) { [weak self] in self?.put($0.joined(separator: "\n"), request, proposal) }
    } else {
      session.loadObjects(ofClass: URL.self) { [weak self] urls in
        self?.put(urls.map { $0.isFileURL ? $0.path : $0.absoluteString }.joined(separator: "\n"), request, proposal)
      }
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let editor else { return nil }
    let range = EditedTextRange(dropped ?? NSRange(location: request(item)?.range.location ?? 0, length: 0))
    let area = range.isEmpty ? editor.caretRect(for: range.start) : editor.firstRect(for: range)
    let preview = defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(container: editor, center: CGPoint(x: area.midX, y: area.midY)))
    guard let dropDelegate else { return preview }
    return dropDelegate.textDroppableView(editor, previewForDroppingAllItemsWithDefault: preview)
  }

  private func request(_ item: UIDragItem) -> Request? { dropSession.flatMap { request($0) } }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    forgetDrop()
    if let editor { dropDelegate?.textDroppableView(editor, dropSessionDidEnd: session) }
  }

  private func forgetDrop() {
    caret.removeFromSuperview()
    (dropSession, proposal) = (nil, nil)
  }
}

extension TextEditor {
  /// Whether text can be dropped here.
  fileprivate var takesDrops: Bool {
    if let view = self as? UITextView { return view.isEditable && view.isSelectable }
    return canBecomeFirstResponder && (self as? UIControl)?.isEnabled != false
  }
}
