public import Foundation
internal import Diagnostics

/// The room in which a layout manager breaks a text into lines: a rectangle, without the paths that it excludes.
///
/// A subclass has a room of another form where it overrides `isSimpleRectangularTextContainer` and
/// `lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`.
open class NSTextContainer: NSObject {
  /// The manager that lays out in this room; nil for none. Set by the manager: use `replaceLayoutManager(_:)`.
  open weak var layoutManager: NSLayoutManager?

  /// In points; a width of 0 is no limit. The height limits nothing.
  open var size: CGSize {
    willSet {
      ensure(!newValue.width.isNaN && !newValue.height.isNaN, "NSTextContainer.size = \(newValue): set lengths in points")
    }
    didSet { if size != oldValue { layoutManager?.roomChanged() } }
  }

  /// Points at both sides of each line, 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    willSet {
      ensure(newValue.isFinite, "NSTextContainer.lineFragmentPadding = \(newValue): set a finite number of points")
    }
    didSet { if lineFragmentPadding != oldValue { layoutManager?.roomChanged() } }
  }

  /// 0, the default, for any number.
  open var maximumNumberOfLines = 0 {
    willSet { ensure(newValue >= 0, "NSTextContainer.maximumNumberOfLines = \(newValue): set 0 or the number of lines") }
    didSet { if maximumNumberOfLines != oldValue { layoutManager?.roomChanged() } }
  }

  /// How the last line of `maximumNumberOfLines` ends; `.byWordWrapping` by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { layoutManager?.roomChanged() } }
  }

  /// Whether a text view sets the width to its own; false by default, true in a text view's own container.
  open var widthTracksTextView = false
  /// Whether a text view sets the height to its own; false by default.
  open var heightTracksTextView = false

  /// Paths around which the text flows, in points from the container's top left; none by default. Lines are as wide as the room beside
  /// them, also on
  /// both sides of a path. In the height of a line each closed figure takes the room from its left to its right end.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      exclusions = TextExclusions(exclusionPaths)
      layoutManager?.roomChanged()
    }
  }

  private var exclusions = TextExclusions([])

  /// A room of that size in points; 0 for unbounded.
  public init(size: CGSize = .zero) { self.size = size }

  /// Nothing is decoded: an unbounded room.
  public required init(coder: NSCoder) { size = .zero }

  /// Whether no paths are excluded.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The first part of a rectangle, in points from the container's top left, in which a line may stand; zero for none. Called for each
  /// line of a
  /// container that is not simple.
  ///
  /// - Parameters:
  ///   - proposedRect: As high as the line.
  ///   - characterIndex: The first character of the line, in UTF-16 units.
  ///   - baseWritingDirection: Right to left begins at the right.
  ///   - remainingRect: Receives what is left of the rectangle behind that part, in the direction of writing; zero for nothing.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let right = size.width > 0 ? min(proposedRect.maxX, size.width) : proposedRect.maxX
    let left = max(0, proposedRect.minX)
    guard left < right, size.height <= 0 || proposedRect.minY < size.height else { return .zero }
    func part(_ start: CGFloat, _ end: CGFloat) -> CGRect {
      CGRect(x: start, y: proposedRect.minY, width: end - start, height: proposedRect.height)
    }
    let free = exclusions.free(in: part(left, right))
    let isLeftward = baseWritingDirection == .rightToLeft
    guard let first = isLeftward ? free.last : free.first else { return .zero }
    if free.count > 1 {
      remainingRect?.pointee = isLeftward ? part(left, free[free.count - 2].upperBound) : part(free[1].lowerBound, right)
    }
    return part(first.lowerBound, first.upperBound)
  }

  /// Puts another manager in place of the present one, with its text and its containers.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let former = layoutManager, former !== newLayoutManager else { return }
    let (text, containers) = (former.textStorage, former.textContainers)
    for index in containers.indices.reversed() { former.removeTextContainer(at: index) }
    for container in containers { newLayoutManager.addTextContainer(container) }
    text?.removeLayoutManager(former)
    text?.addLayoutManager(newLayoutManager)
  }

  /// The width of lines; infinite for unbounded.
  package var lineWidth: CGFloat { size.width > 0 ? max(1, size.width - 2 * lineFragmentPadding) : .infinity }

  /// The rooms of lines, in the coordinates of the text; nil for a simple container.
  var rooms: TextRooms? {
    guard !isSimpleRectangularTextContainer, lineWidth.isFinite else { return nil }
    let isOwn = type(of: self) == NSTextContainer.self
    return TextRooms(find: { [unowned self] in lineRooms(in: $0, at: $1) }, bottom: isOwn ? exclusions.bottom : .infinity)
  }

  /// Parts beside each other at most: bounds the calls of a subclass's method.
  private static let mostParts = 64

  private func lineRooms(in proposed: CGRect, at index: Int) -> [CGRect] {
    let padding = lineFragmentPadding
    var rooms: [CGRect] = []
    var rest = proposed
    rest.size.width += 2 * padding
    while rest.width > 0, rooms.count < Self.mostParts {
      var remaining = CGRect.zero
      let part = lineFragmentRect(forProposedRect: rest, at: index, writingDirection: .leftToRight, remaining: &remaining)
      // The padding lies at both sides of each part.
      if part.width > 2 * padding {
        rooms.append(CGRect(x: part.minX, y: part.minY, width: part.width - 2 * padding, height: part.height))
      }
      guard !part.isEmpty, remaining.width < rest.width else { break }
      rest = remaining
    }
    return rooms
  }
}
