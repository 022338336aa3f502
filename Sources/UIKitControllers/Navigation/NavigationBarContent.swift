internal import CoreGraphics
internal import Foundation
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics

/// The content of one navigation item, which moves and fades as a whole when another one replaces it.
final class NavigationBarContent: UIView {
  enum Place {
    /// Shown in the middle of the bar.
    case shown
    /// Pushed next: to the right.
    case ahead
    /// Pushed before: to the left.
    case behind
  }

  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 16
  /// Height of a prompt, in points: with it bars of iPhones are 74 high.
  static let promptHeight: CGFloat = 30

  private let prompt: UILabel?
  private var back: BackButton?
  private var title: UIView? { field ?? shownTitle }
  private let shownTitle: UIView?
  /// The title if it is text, not a view of the item's; with a menu a button.
  private let titleLabel: UILabel?
  private let titleButton: TitleButton?
  private var ownTitle: UIView? { titleLabel ?? titleButton }
  /// In place of the title while a person changes it.
  private var field: TitleField?
  private let item: UINavigationItem
  private var groups: NavigationBarGroups?
  private let largeTitleView: LargeTitleView?
  private let searchController: UISearchController?
  private var searchBar: UISearchBar? { searchController.flatMap { $0.bar.superview === self ? $0.bar : nil } }
  let searchPlacement: UINavigationItem.SearchBarPlacement?
  /// Items with their views.
  private var entries: [(item: UIBarButtonItem, view: UIView)] = []
  /// What the item below says of the button that leads back to it.
  private let backItem: UIBarButtonItem?
  private var backTint: UIColor?
  private var pinned: [UIView] = []
  private var left: [UIView] = []
  private var right: [UIView] = []
  /// The widths that items set.
  private var widths: [ObjectIdentifier: CGFloat] = [:]

  /// - Parameters:
  ///   - before: Buttons before those of the item.
  ///   - hasLargeTitle: Whether the title is large, below the bar.
  ///   - search: The placement of the search bar; nil for none.
  init(
    item: UINavigationItem, before: [UIBarButtonItem], previous: UINavigationItem?, hasLargeTitle: Bool,
    search: UINavigationItem.SearchBarPlacement? = nil, onBack: @escaping @MainActor () -> Void
  ) {
    searchPlacement = search
    searchController = search == nil ? nil : item.searchController
    self.item = item
    let text = item.titleView == nil ? item.title : nil
    let hasMenu = item.titleMenuProvider != nil || item.renameDelegate != nil
    titleLabel = hasMenu ? nil : text.map { Self.makeTitle($0) }
    var openMenu: () -> UIMenu? = { nil }
    titleButton = hasMenu ? text.map { TitleButton(text: $0) { openMenu() } } : nil
    shownTitle = item.titleView ?? titleLabel ?? titleButton
    largeTitleView = hasLargeTitle ? LargeTitleView(text: item.title ?? "") : nil
    prompt = item.prompt.map(Self.makePrompt)
    backItem = previous.map { $0.backBarButtonItem ?? UIBarButtonItem() }
    super.init(frame: .zero)
    openMenu = { [weak self] in self?.titleMenu }
    titleButton?.show(Self.standardTitle)
    let leftItems = (item.leftBarButtonItems ?? []).filter(\.takesRoom)
    if let previous, !item.hidesBackButton, leftItems.isEmpty || item.leftItemsSupplementBackButton {
      let title = previous.backButtonTitle ?? previous.backBarButtonItem?.title ?? previous.title ?? "Back"
      back = BackButton(title: title, mode: item.style == .editor ? .minimal : previous.backButtonDisplayMode) { [weak item] in
        guard let item, let action = item.backAction else { return onBack() }
        action.performWithSender(item, target: nil)
      }
    }
    let leading = item.leadingItemGroups.filter { !$0.isHidden }.flatMap(\.barButtonItems).filter(\.takesRoom)
    left = (before.filter(\.takesRoom) + leftItems + leading).map(makeView)
    right = (item.rightBarButtonItems ?? []).filter(\.takesRoom).map(makeView)
    let group = item.pinnedTrailingGroup.flatMap { $0.isHidden ? nil : $0 }
    pinned = (group?.barButtonItems ?? []).filter(\.takesRoom).reversed().map(makeView)
    groups = NavigationBarGroups(item) { makeView(of: $0) }
  }

  // MARK: Title

  /// What the item's provider makes of the bar's suggestions; without one these.
  private var titleMenu: UIMenu? {
    var suggested: [UIMenuElement] = []
    if item.renameDelegate != nil {
      suggested.append(UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [weak self] _ in self?.rename() })
    }
    guard let provider = item.titleMenuProvider else { return UIMenu(title: "", children: suggested) }
    return provider(suggested)
  }

  /// Shows a field in place of the title, if the item's delegate allows it.
  private func rename() {
    guard field == nil, let delegate = item.renameDelegate, delegate.navigationItemShouldBeginRenaming(item) else { return }
    let suggested = item.title ?? ""
    let (text, range) = delegate.navigationItem(
      item, willBeginRenamingWith: suggested, selectedRange: suggested.startIndex..<suggested.endIndex)
    let field = TitleField(item, text: text, selected: range, font: Self.titleFont) { [weak self] in self?.renamed() }
    self.field = field
    addSubview(field)
    shownTitle?.isHidden = true
    setNeedsLayout()
    layoutIfNeeded()
    field.begin()
  }

  /// Goes on with the field of the content that this one replaces, if that is of the same item; else what was written there is not accepted.
  func adoptField(of former: NavigationBarContent) {
    guard let field = former.field else { return }
    guard former.item === item, shownTitle != nil else {
      field.end(accepts: false)
      return
    }
    former.field = nil
    self.field = field
    field.onEnd = { [weak self] in self?.renamed() }
    addSubview(field)
    shownTitle?.isHidden = true
  }

  private func renamed() {
    field?.removeFromSuperview()
    field = nil
    shownTitle?.isHidden = false
    setNeedsLayout()
  }

  required init?(coder: NSCoder) { nil }

  private var buttons: [UIView] { left + right + pinned + (groups?.views ?? []) }

  /// Adopts the views, some of which are the app's and come from the former content. Called in the bar: what is edited in one of them stays
  /// the first responder, since it does not leave the window.
  func adoptViews() {
    for view in [largeTitleView, prompt, title, back].compactMap(\.self) + buttons { addSubview(view) }
    guard let searchController, let searchPlacement else { return }
    addSubview(searchController.bar)
    searchController.bar.clipsToBounds = true
    searchController.bar.alpha = 1
    searchController.bar.transform = .identity
    searchController.placed(searchPlacement)
  }

  private func makeView(of item: UIBarButtonItem) -> UIView {
    let view = item.makeView()
    entries.append((item, view))
    if item.width > 0 { widths[ObjectIdentifier(view)] = item.width }
    return view
  }

  private static func makeTitle(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = titleFont
    label.textAlignment = .center
    label.accessibilityTraits = .header
    return label
  }

  private static func makePrompt(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    return label
  }

  private static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

  /// Gives the buttons the look that the bar says.
  func dress(_ style: BarButtonStyle, back look: BarButtonLook, in bar: UIView) {
    for (item, view) in entries { item.dress(view, style, in: bar) }
    guard let back else { return }
    let looks = backItem?.looks(in: bar) ?? []
    back.look = backItem.map { style.look(over: look, of: $0, looks, isBack: true) } ?? look
    let tint = looks.last { $0.tintColor != nil }?.tintColor
    if tint != backTint { (backTint, back.tintColor) = (tint, tint) }
  }

  private static let standardTitle: [NSAttributedString.Key: Any] = [.font: titleFont, .foregroundColor: UIColor.label]

  /// Attributes of a title that is text; without any it has the system's look.
  var titleAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      guard !UIBarAppearance.areEqual(titleAttributes, oldValue) else { return }
      let attributes = Self.standardTitle.merging(titleAttributes) { $1 }
      titleButton?.show(attributes)
      if let label = titleLabel, let text = label.text {
        label.attributedText = NSAttributedString(string: text, attributes: attributes)
        label.textAlignment = .center
      }
      setNeedsLayout()
    }
  }

  /// Moves the small title from its place.
  var titleOffset = UIOffset.zero { didSet { if titleOffset != oldValue { setNeedsLayout() } } }

  /// In place of the back button's arrow; nil by default.
  var backIndicator: UIImage? {
    get { back?.indicator }
    set { back?.indicator = newValue }
  }

  /// Attributes of the large title, as `titleAttributes`.
  var largeTitleAttributes: [NSAttributedString.Key: Any] {
    get { largeTitleView?.attributes ?? [:] }
    set { largeTitleView?.attributes = newValue }
  }

  /// How much of the large title shows.
  var largeTitle = LargeTitle() {
    didSet {
      guard largeTitle != oldValue else { return }
      setNeedsLayout()
      // A view of the item's keeps the opacity that the app gives to it.
      ownTitle?.alpha = search.coversTitle ? 0 : largeTitle.smallTitleAlpha
    }
  }

  /// The room of the search bar.
  var search = SearchRoom() {
    didSet {
      guard search != oldValue else { return }
      setNeedsLayout()
      guard search.coversTitle != oldValue.coversTitle else { return }
      for view in [prompt, title, back].compactMap(\.self) + buttons { view.alpha = search.coversTitle ? 0 : 1 }
      if !search.coversTitle { ownTitle?.alpha = largeTitle.smallTitleAlpha }
    }
  }

  /// Shows what a pulled refresh control shows, between the bar and the large title.
  var refresher: UIView? { largeTitleView?.refresher }

  override func layoutSubviews() {
    super.layoutSubviews()
    let promptHeight = prompt == nil ? 0 : Self.promptHeight
    let titleHeight = largeTitle.height + largeTitle.stretch
    let searchHeight = search.givesWay ? largeTitle.searchHeight : search.height
    let below = titleHeight + searchHeight
    // An active search has pushed the row out of the bar.
    let rowHeight = search.coversTitle ? UINavigationBar.height : bounds.height - promptHeight - below
    let top = search.coversTitle ? -rowHeight - promptHeight : 0
    prompt?.frame = CGRect(x: Self.margin, y: top, width: max(0, bounds.width - 2 * Self.margin), height: promptHeight)
    layOutRow(CGRect(x: 0, y: top + promptHeight, width: bounds.width, height: rowHeight))
    if let searchBar, searchPlacement == .stacked {
      searchBar.place = SearchBarPlace(height: search.height, margin: UIView.sideMargin(width: bounds.width))
      searchBar.isHidden = searchHeight <= 0
      place(searchBar, CGRect(x: 0, y: bounds.height - searchHeight, width: bounds.width, height: searchHeight), false)
    }
    guard let largeTitleView else { return }
    place(largeTitleView, CGRect(x: 0, y: bounds.height - below, width: bounds.width, height: titleHeight), false)
    largeTitleView.show(largeTitle)
  }

  /// Least and greatest width of a search bar in the line of the title, and its share of the line. Our choice.
  private static let (leastSearch, greatestSearch, searchShare): (CGFloat, CGFloat, CGFloat) = (160, 320, 0.35)

  /// Places a search bar at the end of the line; returns where the room before it ends.
  private func layOutInlineSearch(_ row: CGRect, end: CGFloat, _ isMirrored: Bool) -> CGFloat {
    guard let searchBar, searchPlacement != .stacked else { return end }
    let width = min(max(row.width * Self.searchShare, Self.leastSearch), Self.greatestSearch)
    searchBar.isHidden = false
    searchBar.place = SearchBarPlace(height: row.height, margin: 0)
    place(searchBar, CGRect(x: end - width, y: row.minY, width: width, height: row.height), isMirrored)
    return end - width - Self.gap
  }

  /// Places back button, items and title; from the right where text is read so.
  private func layOutRow(_ row: CGRect) {
    let isMirrored = isReadFromTheRight
    let insets = isMirrored ? (safeAreaInsets.right, safeAreaInsets.left) : (safeAreaInsets.left, safeAreaInsets.right)
    var start = max(Self.margin, insets.0)
    var end = row.width - max(Self.margin, insets.1)
    if let back {
      back.fit(width: row.width / 3)
      place(back, CGRect(x: start - 8, y: row.minY, width: back.bounds.width, height: row.height), isMirrored)
      start += back.bounds.width - 8 + Self.gap
    }
    for view in left {
      let size = fittingSize(of: view, in: row)
      place(
        view, pixelAligned(CGRect(x: start, y: row.midY - size.height / 2, width: size.width, height: size.height)), isMirrored)
      start += size.width + Self.gap
    }
    func put(_ view: UIView, _ x: CGFloat) {
      let size = fittingSize(of: view, in: row)
      place(view, pixelAligned(CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)), isMirrored)
    }
    func putAtEnd(_ views: [UIView]) {
      for view in views {
        end -= fittingSize(of: view, in: row).width
        put(view, end)
        end -= Self.gap
      }
    }
    let isCentered = item.style == .navigator
    let titleWidth = title?.sizeThatFits(CGSize(width: max(0, end - start), height: row.height)).width ?? 0
    var center: [UIView] = []
    putAtEnd(pinned)
    if let groups {
      let fixed = right.reduce(0) { $0 + fittingSize(of: $1, in: row).width + Self.gap }
      let room = end - start - fixed - (titleWidth > 0 ? min(titleWidth, Self.leastTitle) + Self.gap : 0)
      let shown = groups.fit(
        in: room, hasCenter: !isCentered && traitCollection.horizontalSizeClass == .regular, gap: Self.gap
      ) { fittingSize(of: $0, in: row).width }
      center = shown.center
      let trailing = Array(shown.trailing.reversed())
      // The menu's button is nearer to the edge than the right items.
      let menu = trailing.first.flatMap { groups.isMenu($0) ? [$0] : nil } ?? []
      putAtEnd(menu + right + trailing.dropFirst(menu.count))
    } else {
      putAtEnd(right)
    }
    end = layOutInlineSearch(row, end: end, isMirrored)
    let centerWidth = center.reduce(0) { $0 + fittingSize(of: $1, in: row).width } + Self.gap * CGFloat(max(0, center.count - 1))
    let titleEnd = center.isEmpty ? end : end - centerWidth - Self.gap
    if isCentered {
      layOutTitle(row, from: start, to: end, isMirrored)
    } else {
      start = layOutLeadingTitle(row, from: start, to: titleEnd, isMirrored) + Self.gap
    }
    // In the middle of the bar if there is room, else where there is.
    var x = min(max((row.width - centerWidth) / 2, start), max(start, end - centerWidth))
    for view in center {
      put(view, x)
      x += fittingSize(of: view, in: row).width + Self.gap
    }
  }

  /// The least room of a title beside groups, in points. Our choice.
  private static let leastTitle: CGFloat = 100
  /// The least room of a field for a title, in points. Our choice.
  private static let leastField: CGFloat = 200

  private func titleSize(_ title: UIView, _ row: CGRect, _ room: CGFloat) -> CGSize {
    var size = title.sizeThatFits(CGSize(width: max(0, room), height: row.height))
    if title === field { size = CGSize(width: max(size.width + 24, Self.leastField), height: min(row.height, 34)) }
    return size
  }

  /// Centred in the bar if the title fits there, else in the room that the buttons leave.
  private func layOutTitle(_ row: CGRect, from start: CGFloat, to end: CGFloat, _ isMirrored: Bool) {
    guard let title else { return }
    let size = titleSize(title, row, end - start)
    let width = min(size.width, max(0, end - start))
    let x = min(max((row.width - width) / 2, start), end - width)
    let rect = CGRect(
      x: x + titleOffset.horizontal, y: row.midY - size.height / 2 + titleOffset.vertical, width: width, height: size.height)
    place(title, pixelAligned(rect), isMirrored)
  }

  /// Beside the leading buttons; returns where the title ends.
  private func layOutLeadingTitle(_ row: CGRect, from start: CGFloat, to end: CGFloat, _ isMirrored: Bool) -> CGFloat {
    guard let title else { return start - Self.gap }
    let size = titleSize(title, row, end - start)
    let width = min(size.width, max(0, end - start))
    let rect = CGRect(
      x: start + titleOffset.horizontal, y: row.midY - size.height / 2 + titleOffset.vertical, width: width, height: size.height)
    place(title, pixelAligned(rect), isMirrored)
    return start + width
  }

  private func place(_ view: UIView, _ rect: CGRect, _ isMirrored: Bool) {
    let frame = isMirrored ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    if view.transform.isIdentity { return view.frame = frame }
    // On its way in or out.
    (view.bounds.size, view.center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
  }

  private func pixelAligned(_ rect: CGRect) -> CGRect {
    let scale = window?.screen.scale ?? 1
    return CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width, height: rect.height)
  }

  private func fittingSize(of view: UIView, in row: CGRect) -> CGSize {
    var size = view.sizeThatFits(row.size)
    if size == .zero { size = view.bounds.size }
    if let width = widths[ObjectIdentifier(view)] { size.width = width }
    return size
  }

  /// The large title goes with its screen, the small one half of the way.
  func place(_ place: Place) {
    alpha = place == .shown ? 1 : 0
    let side: CGFloat = isReadFromTheRight ? -1 : 1
    let shift: CGFloat =
      switch place {
      case .shown: 0
      case .ahead: side * bounds.width / 2
      case .behind: -side * bounds.width / 3
      }
    title?.transform = CGAffineTransform(translationX: shift, y: 0)
    let screenShift = CGAffineTransform(translationX: place == .ahead ? shift * 2 : shift, y: 0)
    largeTitleView?.transform = screenShift
    if searchPlacement == .stacked { searchBar?.transform = screenShift }
    back?.moveTitle(by: shift / 2)
  }
}

extension UIBarButtonItem {
  /// Hidden items and empty room receive none.
  var takesRoom: Bool { !isHidden && !(isSpace && width <= 0) }
}
