import Foundation
import Testing
import UIKit
import UIKitTesting

/// Libraries and screens as they are written for iOS, over constraints and stack views.
@MainActor @Suite struct PortTests {
  let stage = Stage(
    size: CGSize(width: 320, height: 480), scale: 2, safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))

  /// As high as its own constraints say.
  private final class BoxController: UIViewController {
    let height: CGFloat
    let inner = UIView()
    private(set) var constraint: NSLayoutConstraint!

    init(_ height: CGFloat) {
      self.height = height
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(inner)
      inner.pinToSuperview(insets: NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16))
      constraint = inner.heightAnchor.constraint(equalToConstant: height)
      constraint.isActive = true
    }
  }

  @Test func aStackOfControllersFollowsTheirHeights() throws {
    let (stack, boxes) = (ScreenStackViewController(), [BoxController(100), BoxController(300), BoxController(200)])
    boxes.forEach(stack.append)
    stack.spacing = 8
    stage.rootViewController = stack
    stage.advance(by: 0.1)
    #expect(stack.scrollView.frame == CGRect(x: 0, y: 20, width: 320, height: 426))
    #expect(stack.scrollView.contentSize == CGSize(width: 320, height: 120 + 320 + 220 + 16))
    #expect(
      boxes.map(\.view.frame.minY) == [0, 128, 456] && boxes[1].inner.frame == CGRect(x: 16, y: 10, width: 288, height: 300))
    // A height under animation: what is below follows frame by frame.
    boxes[0].constraint.constant = 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stack.view.layoutIfNeeded() }
    stage.advance(by: 0.5)
    let shown = try #require(boxes[2].view.layer.presentation()).frame.minY
    #expect(abs(shown - 506) < 2 && boxes[2].view.frame.minY == 556)
    try stage.settle()
    stack.setHidden(true, boxes[1], animated: true)
    try stage.settle()
    #expect(stack.scrollView.contentSize.height == 220 + 220 + 8 && boxes[2].view.frame.minY == 228)
    stack.remove(boxes[0])
    stage.advance(by: 0.1)
    #expect(boxes[2].view.frame.minY == 0 && stack.children.count == 2)
    stack.setHidden(false, boxes[1], animated: false)
    let preferred = UIViewController()
    preferred.preferredContentSize = CGSize(width: 0, height: 150)
    stack.insert(preferred, at: 0)
    stage.advance(by: 0.1)
    #expect(preferred.view.frame == CGRect(x: 0, y: 0, width: 320, height: 150) && boxes[1].view.frame.minY == 158)
    preferred.preferredContentSize.height = 250
    stack.scroll(to: boxes[2], animated: false)
    #expect(preferred.view.frame.height == 250 && stack.scrollView.contentOffset.y == 250 + 8 + 320 + 8 + 220 - 426)
  }

  @Test func aConstraintLanguageMakesUpdatesAndRemakes() {
    let (card, icon, title) = (UIView(), UIView(), UILabel())
    stage.window.addSubview(card)
    card.addSubview(icon)
    card.addSubview(title)
    title.text = "A title"
    let made = card.make { make in
      make.edges.equalTo(stage.window.safeAreaLayoutGuide).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    icon.make { make in
      make.size.equalTo(40).priority(.almostRequired)
      make.leading.equalTo(card).offset(10)
      make.top.equalTo(card).offset(10)
    }
    title.make { make in
      make.leading.equalTo(icon, .trailing).offset(8)
      make.trailing.atMost(card).offset(-8)
      make.height.atLeast(20).priority(750.5)
      make.top.equalTo(icon)
    }
    stage.window.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 2, y: 21, width: 314, height: 422) && made.map(\.label) == ["1", "2", "3", "4"])
    #expect(icon.frame == CGRect(x: 10, y: 10, width: 40, height: 40) && title.frame.minX == 58 && title.frame.minY == 10)
    icon.update { $0.size.equalTo(60).priority(.almostRequired) }
    stage.window.layoutIfNeeded()
    #expect(icon.frame.size == CGSize(width: 60, height: 60) && title.frame.minX == 78 && icon.madeConstraints.count == 4)
    icon.remake { make in
      make.center.equalTo(card)
      make.width.equalTo(card).multiplied(by: 0.5)
      make.height.equalTo(icon, .width)
    }
    stage.window.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 78.5, y: 132.5, width: 157, height: 157) && icon.madeConstraints.count == 4)
    #expect((UILayoutPriority.defaultHigh + 1).rawValue == 751)
  }

  @Test func helpersOverAnchorsPinSizeAndDistribute() throws {
    let (a, b, c) = (UIView(), UIView(), UIView())
    let row = UIView(subviews: a, b, c)
    stage.window.addSubview(row)
    let pins = row.pinToSuperview(
      [.top, .leading, .trailing], insets: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 10))
    row.heightAnchor.constraint(equalToConstant: 50).isActive = true
    for (view, width) in [(a, 20.0), (b, 40), (c, 80)] {
      view.setSize(CGSize(width: width, height: 30), priority: .defaultHigh)
      view.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
    }
    [a, b, c].distributeHorizontally(in: row)
    stage.window.layoutIfNeeded()
    #expect(row.frame == CGRect(x: 10, y: 5, width: 300, height: 50))
    #expect([a, b, c].map(\.frame.minX) == [40, 100, 180] && row.layoutGuides.map(\.layoutFrame.width) == [40, 40, 40, 40])
    let top = try #require(pins[.top])
    #expect(top.identifier == "pin-top" && stage.window.constraints.contains(top) && row.firstConstraint(.height)?.constant == 50)
    row.firstConstraint(.height)?.constant = 70
    stage.window.layoutIfNeeded()
    #expect(row.frame.height == 70 && a.frame.minY == 20)
  }

  private final class MessageCell: UITableViewCell {
    let message = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      message.numberOfLines = 0
      message.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(message)
      let guide = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        message.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        message.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        message.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        message.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Messages: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)
    var texts = ["Short", String(repeating: "A longer message that wraps. ", count: 8), "Short again"]

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(table)
      table.pinToSuperview()
      table.dataSource = self
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 44
      table.register(MessageCell.self, forCellReuseIdentifier: "message")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath) as! MessageCell
      cell.message.text = texts[indexPath.row]
      return cell
    }
  }

  @Test func cellsAreAsHighAsTheirConstraints() {
    let messages = Messages()
    stage.rootViewController = messages
    stage.advance(by: 0.1)
    let rows = (0..<3).map { messages.table.rectForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(rows[0].height == rows[2].height && rows[1].height > rows[0].height * 3 && rows[2].minY == rows[1].maxY)
    let cell = messages.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? MessageCell
    #expect(cell?.message.frame.height == (cell?.contentView.bounds.height ?? 0) - 24)
    messages.texts[0] = messages.texts[1]
    messages.table.reloadData()
    stage.advance(by: 0.1)
    #expect(messages.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == rows[1].height)
  }

  @Test func aFormIsNestedStackViewsInAScrollView() {
    func field(_ name: String) -> UIStackView {
      let (label, box) = (UILabel(), UIView())
      label.text = name
      label.setContentHuggingPriority(.required, for: .horizontal)
      box.heightAnchor.constraint(equalToConstant: 36).isActive = true
      let row = UIStackView(arrangedSubviews: [label, box])
      row.spacing = 12
      row.alignment = .center
      return row
    }
    let form = UIStackView(arrangedSubviews: ["Name", "Street and number", "Town"].map(field))
    form.axis = .vertical
    form.spacing = 10
    form.setCustomSpacing(30, after: form.arrangedSubviews[1])
    form.isLayoutMarginsRelativeArrangement = true
    form.insetsLayoutMarginsFromSafeArea = false
    form.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    let scrollView = UIScrollView()
    stage.window.addSubview(scrollView)
    scrollView.pinToSuperview()
    scrollView.addSubview(form)
    form.pinToSuperview()
    form.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    stage.advance(by: 0.1)
    #expect(scrollView.contentSize == CGSize(width: 320, height: 16 + 36 + 10 + 36 + 30 + 36 + 16))
    let boxes = form.arrangedSubviews.compactMap { ($0 as? UIStackView)?.arrangedSubviews[1] }
    #expect(
      boxes.allSatisfy { $0.superview!.convert($0.frame, to: form).maxX == 304 } && boxes[0].frame.width > boxes[1].frame.width)
    form.arrangedSubviews[1].isHidden = true
    stage.advance(by: 0.1)
    #expect(scrollView.contentSize == CGSize(width: 320, height: 114))
  }
}
