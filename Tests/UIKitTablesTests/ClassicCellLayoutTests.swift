import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitTables
import UIKitGraphics
import UIKitLists

/// Where the labels and the image of the classic styles stand, in every width, and how high that makes a cell.
@MainActor @Suite struct ClassicCellLayoutTests {
  private struct Content {
    var title: String? = "Title"
    var detail: String? = "Detail"
    var picture: CGSize?
  }

  private static let height: CGFloat = 80
  /// The narrow ones have no room beside the margins, or too little for the texts.
  private static let widths: [CGFloat] = [10, 32, 60, 140, 320, 389, 390, 430]
  private static let pictures: [CGSize?] = [nil, CGSize(width: 24, height: 30), CGSize(width: 1, height: 1)]

  private func cell(_ style: UITableViewCell.CellStyle, _ width: CGFloat, _ content: Content) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: Self.height)
    cell.textLabel?.text = content.title
    cell.detailTextLabel?.text = content.detail
    if let size = content.picture { cell.imageView?.image = UIGraphicsImageRenderer(size: size).image { _ in } }
    return cell
  }

  private func margin(_ width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }

  /// Where the text begins, and the width that it has.
  private func room(_ width: CGFloat, _ picture: CGSize?) -> (start: CGFloat, width: CGFloat) {
    let start = margin(width) + (picture.map { $0.width + 15 } ?? 0)
    return (start, max(0, width - start - margin(width)))
  }

  private func fit(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// Compares both labels in every width, with and without a picture, and read from the right.
  private func check(
    _ style: UITableViewCell.CellStyle, _ content: Content = Content(),
    _ frames: (UITableViewCell, (start: CGFloat, width: CGFloat)) -> (text: CGRect?, detail: CGRect?)
  ) {
    for width in Self.widths {
      for picture in style == .value2 ? [nil] : Self.pictures {
        for isMirrored in [false, true] {
          var content = content
          content.picture = picture
          let cell = cell(style, width, content)
          cell.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
          cell.layoutIfNeeded()
          func turned(_ frame: CGRect) -> CGRect {
            isMirrored ? CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
          }
          let expected = frames(cell, room(width, picture))
          let place = "width \(width), picture \(picture.map { "\($0)" } ?? "none"), mirrored \(isMirrored)"
          if let text = expected.text { #expect(cell.textLabel?.frame == turned(text), "\(place)") }
          if let detail = expected.detail { #expect(cell.detailTextLabel?.frame == turned(detail), "\(place)") }
          guard let picture else { continue }
          let y = ((Self.height - picture.height) / 2).rounded()
          let image = CGRect(x: margin(width), y: y, width: picture.width, height: picture.height)
          #expect(cell.imageView?.frame == turned(image), "\(place)")
        }
      }
    }
  }

  @Test func aTitleAloneTakesTheRoomBetweenTheMargins() {
    check(.default) { _, room in (CGRect(x: room.start, y: 0, width: room.width, height: Self.height), nil) }
  }

  @Test(arguments: ["Detail", "", nil]) func aValueStandsAtTheEndAndTheTitleBeforeIt(detail: String?) {
    check(.value1, Content(detail: detail)) { cell, room in
      let width = min(fit(cell.detailTextLabel, room.width).width.rounded(.up), room.width)
      let title = room.width - (width > 0 ? width + 6 : 0)
      return (
        CGRect(x: room.start, y: 0, width: max(0, title), height: Self.height),
        CGRect(x: room.start + room.width - width, y: 0, width: width, height: Self.height)
      )
    }
  }

  @Test func theSecondColumnTakesWhatTheFirstLeaves() {
    check(.value2) { _, room in
      (
        CGRect(x: room.start, y: 0, width: 91, height: Self.height),
        CGRect(x: room.start + 97, y: 0, width: max(0, room.width - 97), height: Self.height)
      )
    }
  }

  @Test(arguments: [("Title", "Detail"), ("Title", ""), ("", "Detail"), ("", "")]) func twoLinesStandInTheMiddleTogether(
    title: String, detail: String
  ) {
    check(.subtitle, Content(title: title, detail: detail)) { cell, room in
      let (first, second) = (fit(cell.textLabel, room.width), fit(cell.detailTextLabel, room.width))
      let heights = (first.height.rounded(.up), second.height.rounded(.up))
      let gap: CGFloat = heights.0 > 0 && heights.1 > 0 ? 3 : 0
      let top = ((Self.height - heights.0 - gap - heights.1) / 2).rounded()
      return (
        CGRect(x: room.start, y: top, width: room.width, height: heights.0),
        CGRect(x: room.start, y: top + heights.0 + gap, width: room.width, height: heights.1)
      )
    }
  }

  // MARK: Heights

  private func height(_ cell: UITableViewCell) -> CGFloat {
    cell.sizeThatFits(CGSize(width: cell.bounds.width, height: .greatestFiniteMagnitude)).height
  }

  @Test func aCellIsAsHighAsItsContentAsks() {
    #expect(height(UITableViewCell(style: .default, reuseIdentifier: nil)) == 44)
    #expect(height(cell(.default, 320, Content())) == 52)
    #expect(height(cell(.default, 320, Content(title: ""))) == 52)
    #expect(height(cell(.value1, 320, Content())) == 52)
    #expect(height(cell(.subtitle, 320, Content())) == 62)
    #expect(height(cell(.subtitle, 320, Content(detail: ""))) == 52)
    for side in [50, 51, 52, 90] as [CGFloat] {
      let cell = cell(.default, 320, Content(picture: CGSize(width: side, height: side)))
      #expect(height(cell) == max(52, side + 1), "a picture of \(side)")
    }
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .subtitle]) func moreLinesMakeACellHigher(
    style: UITableViewCell.CellStyle
  ) throws {
    for picture in Self.pictures {
      let cell = cell(style, 320, Content(title: String(repeating: "Many words ", count: 20), picture: picture))
      cell.textLabel?.numberOfLines = 0
      let width = room(320, picture).width
      let lines = fit(cell.textLabel, width).height
      let second = style == .subtitle ? fit(cell.detailTextLabel, width).height : 0
      #expect(lines > 60 && height(cell) == (lines + second + 22).rounded(.up))
    }
  }
}
