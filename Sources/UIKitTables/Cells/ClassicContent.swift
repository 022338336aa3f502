internal import Foundation
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

/// The labels and the image of the classic cell styles, each created on first access.
@MainActor struct ClassicContent {
  private(set) var text: UILabel?
  private var detail: UILabel?
  private var image: UIImageView?

  /// Points between the image and the text. Our choice.
  private static let gap: CGFloat = 15
  /// UIKit's row height with a title (docs/measurements.md, Tables); a cell without classic content keeps the old standard of 44.
  private static let (titleHeight, emptyHeight): (CGFloat, CGFloat) = (52, 44)
  /// Width of the title's column in `.value2`, in points. Our choice.
  private static let titleColumn: CGFloat = 91

  // MARK: Making

  mutating func textLabel(in cell: UITableViewCell) -> UILabel {
    if let text { return text }
    let label = UILabel()
    label.follow(cell.style == .value2 ? .footnote : .body)
    if cell.style == .value2 { label.textColor = cell.tintColor }
    text = label
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  mutating func detailTextLabel(in cell: UITableViewCell) -> UILabel? {
    guard cell.style != .default else { return nil }
    if let detail { return detail }
    let label = UILabel()
    switch cell.style {
    case .subtitle: label.follow(.caption1)
    case .value2: label.follow(.footnote)
    case .value1, .default: label.follow(.body)
    }
    if cell.style == .value1 { label.textColor = .secondaryLabel }
    detail = label
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  mutating func imageView(in cell: UITableViewCell) -> UIImageView? {
    guard cell.style != .value2 else { return nil }
    if let image { return image }
    let view = RowImageView()
    image = view
    cell.contentView.addSubview(view)
    cell.setNeedsLayout()
    return view
  }

  /// Removes labels and image when a content configuration replaces them.
  mutating func remove() {
    for view in [text, detail, image] as [UIView?] { view?.removeFromSuperview() }
    (text, detail, image) = (nil, nil, nil)
  }

  // MARK: Layout

  func textStart(margin: CGFloat) -> CGFloat {
    guard let size = image?.image?.size, size.width > 0 else { return margin }
    return margin + size.width + Self.gap
  }

  func height(style: UITableViewCell.CellStyle, width: CGFloat, margin: CGFloat, subtitleHeight: CGFloat) -> CGFloat {
    guard text != nil || detail != nil || image != nil else { return Self.emptyHeight }
    let lines = fitting(text, width - textStart(margin: margin) - margin).height
    let more = style == .subtitle ? fitting(detail, width - textStart(margin: margin) - margin).height : 0
    let least = more > 0 ? subtitleHeight : Self.titleHeight
    let padding: CGFloat = 22
    return max(least, (lines + more + padding).rounded(.up), (image?.image?.size.height ?? 0) + 1)
  }

  func layout(in size: CGSize, margin: CGFloat, style: UITableViewCell.CellStyle, isMirrored: Bool) {
    func place(_ view: UIView?, _ frame: CGRect) { view?.placeIfNeeded(isMirrored ? frame.mirrored(in: size.width) : frame) }
    if let picture = image?.image?.size {
      let y = ((size.height - picture.height) / 2).rounded()
      place(image, CGRect(x: margin, y: y, width: picture.width, height: picture.height))
    }
    let start = textStart(margin: margin)
    let room = CGRect(x: start, y: 0, width: max(0, size.width - start - margin), height: size.height)
    let frames: (text: CGRect, detail: CGRect)
    switch style {
    case .default: frames = (room, .zero)
    case .value1: frames = framesAtBothEnds(room)
    case .value2: frames = framesOfColumns(room)
    case .subtitle: frames = framesOfLines(room)
    }
    place(text, frames.text)
    place(detail, frames.detail)
  }

  private func framesAtBothEnds(_ room: CGRect) -> (text: CGRect, detail: CGRect) {
    let width = min(fitting(detail, room.width).width.rounded(.up), room.width)
    let title = room.width - (width > 0 ? width + 6 : 0)
    return (
      CGRect(x: room.minX, y: 0, width: max(0, title), height: room.height),
      CGRect(x: room.maxX - width, y: 0, width: width, height: room.height)
    )
  }

  private func framesOfColumns(_ room: CGRect) -> (text: CGRect, detail: CGRect) {
    let start = room.minX + Self.titleColumn + 6
    return (
      CGRect(x: room.minX, y: 0, width: Self.titleColumn, height: room.height),
      CGRect(x: start, y: 0, width: max(0, room.maxX - start), height: room.height)
    )
  }

  private func framesOfLines(_ room: CGRect) -> (text: CGRect, detail: CGRect) {
    let first = fitting(text, room.width).height.rounded(.up)
    let second = fitting(detail, room.width).height.rounded(.up)
    let gap: CGFloat = first > 0 && second > 0 ? 3 : 0
    let top = ((room.height - first - gap - second) / 2).rounded()
    return (
      CGRect(x: room.minX, y: top, width: room.width, height: first),
      CGRect(x: room.minX, y: top + first + gap, width: room.width, height: second)
    )
  }

  private func fitting(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false || label.attributedText != nil else { return .zero }
    return label.sizeThatFits(CGSize(width: max(0, width), height: .greatestFiniteMagnitude))
  }
}

extension UILabel {
  /// Sets the style's font in the user's preferred text size, and keeps following that size.
  fileprivate func follow(_ style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
  }
}
