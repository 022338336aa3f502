import UIKit

/// What a split view of columns shows, as plain numbers and stacks.
@MainActor struct SplitModel {
  typealias Split = UISplitViewController

  /// The screens of each column that the split view has, from the edge inward; the last one is the secondary column.
  var stacks: [[SplitPage]]
  var compact: SplitPage?
  var inspector: SplitPage?
  var wantsInspector = false
  var width: CGFloat
  var preferredMode = Split.DisplayMode.automatic
  var preferredBehavior = Split.SplitBehavior.automatic
  /// Sidebars while expanded.
  var chosen = 0
  var behavior = Split.SplitBehavior.automatic
  /// Columns on the stack while collapsed, of which the last one is on top; 0 for the compact one alone; nil while expanded.
  var onStack: Int?

  init(_ stacks: [[SplitPage]], compact: SplitPage?, width: CGFloat) {
    (self.stacks, self.compact, self.width) = (stacks, compact, width)
  }

  var sidebars: Int { stacks.count - 1 }
  var showsInspector: Bool { wantsInspector && inspector != nil }
  var inspectorWidth: CGFloat { min(270, max(0, width - 320)) }

  /// Of each sidebar.
  var sidebarWidth: CGFloat { min(320, (width * 0.4).rounded()) }

  static func shown(_ mode: Split.DisplayMode) -> Int? { [nil, 0, 1, 1, 2, 2, 2][mode.rawValue] }

  var usualBehavior: Split.SplitBehavior {
    var wanted = preferredBehavior
    if wanted == .automatic {
      switch preferredMode {
      case .oneBesideSecondary, .twoBesideSecondary: wanted = .tile
      case .oneOverSecondary, .twoOverSecondary: wanted = .overlay
      case .twoDisplaceSecondary: wanted = .displace
      default: break
      }
    }
    let least = max(wanted == .automatic ? 600 : 0, 320 + (showsInspector ? inspectorWidth : 0))
    let (all, one) = (width - sidebarWidth * CGFloat(sidebars), width - sidebarWidth)
    if wanted == .overlay { return .overlay }
    if wanted == .displace, sidebars == 2 { return one >= least ? .displace : .overlay }
    if all >= least { return .tile }
    return sidebars == 2 && one >= least ? .displace : .overlay
  }

  mutating func decide(again: Bool) {
    let next = usualBehavior
    guard again || next != behavior else { return }
    behavior = next
    chosen = Self.shown(preferredMode) ?? (next == .tile ? sidebars : next == .displace ? 1 : 0)
  }

  var shownSidebars: Int { min(chosen, sidebars) }
  var isDimmed: Bool { behavior == .overlay && shownSidebars > 0 || behavior == .displace && shownSidebars == 2 }

  /// The columns that are seen, by their places.
  var visible: [Int] {
    if let onStack { return onStack == 0 ? [] : [onStack - 1] }
    return Array((sidebars - shownSidebars)...sidebars)
  }

  /// The screens that are seen.
  var pages: [SplitPage] {
    let others = showsInspector ? [inspector].compactMap(\.self) : []
    if onStack == 0 { return [compact].compactMap(\.self) + others }
    return visible.compactMap { stacks[$0].last } + others
  }

  /// Where the inspector is, as read from the sidebars' side.
  var inspectorPlace: ClosedRange<CGFloat> {
    let end = area.upperBound
    return (end - inspectorWidth)...end
  }

  /// Where a visible column is, as read from the sidebars' side.
  func place(_ column: Int) -> ClosedRange<CGFloat> {
    if onStack != nil { return 0...width }
    guard column == sidebars else {
      let x = sidebarWidth * CGFloat(column - (sidebars - shownSidebars))
      return x...(x + sidebarWidth)
    }
    return area.lowerBound...(area.upperBound - (showsInspector ? inspectorWidth : 0))
  }

  /// Where the secondary column and the inspector are.
  private var area: ClosedRange<CGFloat> {
    let beside = sidebarWidth * CGFloat(shownSidebars)
    switch behavior {
    case .overlay: return 0...width
    case .displace where shownSidebars == 2: return beside...(beside + width - sidebarWidth)
    default: return beside...width
    }
  }
}
