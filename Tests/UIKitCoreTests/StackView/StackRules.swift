import Foundation
import UIKitTestSupport

@testable @_spi(UIKitModules) import UIKitCore
import UIKitGraphics

/// The published rules of stack views as arithmetic on rows of numbers, without constraints: along the axis and across it.
struct StackRules {
  /// Content lengths along the axis and across it.
  var views: [(along: CGFloat, across: CGFloat)]
  var isHidden: [Bool]
  var spacing: CGFloat
  var along: CGFloat
  var across: CGFloat

  struct Span: Equatable {
    var start, length: CGFloat
  }

  private var visible: [Int] { views.indices.filter { !isHidden[$0] } }

  /// nil for hidden views.
  func spans(_ distribution: UIStackView.Distribution) -> [Span?] {
    var result = [Span?](repeating: nil, count: views.count)
    let visible = visible
    guard let last = visible.last else { return result }
    // Of views that hug their content equally the first one is stretched, as recorded on iOS 26.1.
    var lengths = visible.map { views[$0].along }
    let gaps = CGFloat(visible.count - 1)
    let content = lengths.reduce(0, +)
    var starts: [CGFloat] = []
    switch distribution {
    case .fill: lengths[0] += along - content - gaps * spacing
    case .fillEqually: lengths = lengths.map { _ in (along - gaps * spacing) / (gaps + 1) }
    case .fillProportionally: lengths = lengths.map { $0 / content * (along - gaps * spacing) }
    case .equalSpacing, .equalCentering:
      // A view alone has no gap to give its room to.
      if visible.count == 1 { lengths[0] = along }
    }
    if distribution == .equalCentering && visible.count > 1 {
      let (first, final) = (lengths[0] / 2, along - views[last].along / 2)
      for index in lengths.indices { starts.append(first + (final - first) * CGFloat(index) / gaps - lengths[index] / 2) }
    } else {
      let gap = distribution == .equalSpacing && gaps > 0 ? (along - content) / gaps : spacing
      var position: CGFloat = 0
      for length in lengths {
        starts.append(position)
        position += length + gap
      }
    }
    for (place, index) in visible.enumerated() { result[index] = Span(start: starts[place], length: lengths[place]) }
    return result
  }

  func crossSpan(_ alignment: UIStackView.Alignment, of index: Int, baselines: [CGFloat]?) -> Span {
    let length = views[index].across
    switch alignment {
    case .fill: return Span(start: 0, length: across)
    case .leading: return Span(start: 0, length: length)
    case .center: return Span(start: (across - length) / 2, length: length)
    case .trailing: return Span(start: across - length, length: length)
    case .firstBaseline:
      guard let baselines else { return Span(start: 0, length: length) }
      return Span(start: visible.map { baselines[$0] }.max()! - baselines[index], length: length)
    case .lastBaseline:
      guard let baselines else { return Span(start: across - length, length: length) }
      let below = visible.map { views[$0].across - baselines[$0] }.max()!
      return Span(start: across - below - baselines[index], length: length)
    }
  }
}

/// Content with one line of text, whose baseline is some way down.
final class LineView: UIView {
  let size: CGSize
  let baseline: CGFloat

  init(_ size: CGSize, baseline: CGFloat) {
    (self.size, self.baseline) = (size, baseline)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }

  override var baselineOffsets: (first: CGFloat, last: CGFloat)? { (baseline, size.height - baseline) }
}
