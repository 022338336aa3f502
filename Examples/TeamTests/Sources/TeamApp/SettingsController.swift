import UIKit

/// What a person chooses.
public struct Settings: Equatable {
  public var notifies = true
  public var showsPreviews = true
  public var isQuiet = false

  public init() {}
}

/// Three switches and a button, in a stack that scrolls.
public final class SettingsController: UIViewController {
  public private(set) var settings: Settings
  /// Called after each change.
  public var onChange: (Settings) -> Void = { _ in }
  public let scrollView = UIScrollView()
  public let stack = UIStackView()
  public let resetButton = UIButton(type: .system)
  public private(set) var switches: [UISwitch] = []

  private let rows: [(title: String, path: WritableKeyPath<Settings, Bool>)] = [
    ("Notifications", \.notifies), ("Previews", \.showsPreviews), ("Quiet at night", \.isQuiet),
  ]

  public init(settings: Settings = Settings()) {
    self.settings = settings
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    stack.axis = .vertical
    stack.spacing = 12
    for row in rows { stack.addArrangedSubview(makeRow(row.title, row.path)) }
    resetButton.setTitle("Reset", for: .normal)
    resetButton.addAction(UIAction { [weak self] _ in self?.reset() }, for: .primaryActionTriggered)
    stack.addArrangedSubview(resetButton)
    for inner in [scrollView, stack] as [UIView] { inner.translatesAutoresizingMaskIntoConstraints = false }
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor), scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
    ])
  }

  private func makeRow(_ title: String, _ path: WritableKeyPath<Settings, Bool>) -> UIView {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let toggle = UISwitch()
    toggle.isOn = settings[keyPath: path]
    toggle.accessibilityLabel = title
    toggle.addAction(
      UIAction { [weak self, unowned toggle] _ in
        guard let self else { return }
        settings[keyPath: path] = toggle.isOn
        onChange(settings)
      }, for: .valueChanged)
    switches.append(toggle)
    let row = UIStackView(arrangedSubviews: [label, toggle])
    row.alignment = .center
    return row
  }

  public func reset() {
    settings = Settings()
    for (row, toggle) in zip(rows, switches) { toggle.setOn(settings[keyPath: row.path], animated: false) }
    onChange(settings)
  }
}
