import UIKit

class TrailViewController: UIViewController, TagCloudViewDelegate {
  let trail: Trail
  private let store: TrailStore

  private let scrollView = UIScrollView()
  private let stack = UIStackView()
  @IBOutlet private(set) var tagCloud: TagCloudView!
  private(set) lazy var walkButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Walked it today", for: .normal)
    button.addTarget(self, action: #selector(walk(_:)), for: .touchUpInside)
    return button
  }()
  private let walksLabel = UILabel()
  private let profile = ProfileView()

  init(trail: Trail, store: TrailStore) {
    self.trail = trail
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trail.name
    view.backgroundColor = .systemBackground
    setUpStack()
    let press = UILongPressGestureRecognizer(target: self, action: #selector(TrailViewController.pressed(_:)))
    profile.addGestureRecognizer(press)
    update()
  }

  private func setUpStack() {
    tagCloud = TagCloudView()
    tagCloud.delegate = self
    tagCloud.tagColor = .systemTeal
    tagCloud.tags = trail.tags
    stack.axis = .vertical
    stack.spacing = 20
    let facts = UILabel()
    facts.numberOfLines = 0
    facts.text = String(
      format: "%.1f km, %d m up, about %.1f hours.", trail.kilometers, trail.metersUp, trail.hours)
    for part in [profile, facts, tagCloud, walkButton, walksLabel] as [UIView] { stack.addArrangedSubview(part) }
    for child in [scrollView, stack] { child.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      profile.heightAnchor.constraint(equalToConstant: 160),
    ])
  }

  private func update() {
    walksLabel.text = trail.walks == 1 ? "Walked once." : "Walked \(trail.walks) times."
  }

  @objc func walk(_ sender: UIButton) {
    store.walk(trail)
    update()
  }

  @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    profile.isEmphasized = recognizer.state == .began || recognizer.state == .changed
  }

  // MARK: - TagCloudViewDelegate

  func tagCloudView(_ tagCloudView: TagCloudView, didSelectTag tag: String) {
    let others = store.trails.filter { $0.tags.contains(tag) && $0 != trail }
    guard let next = others.first else { return }
    navigationController?.pushViewController(TrailViewController(trail: next, store: store), animated: true)
  }
}

/// The trail's ups and downs.
class ProfileView: UIView {
  var isEmphasized = false {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bounds.maxY))
    for x in stride(from: CGFloat(0), through: bounds.width, by: 4) {
      let height = (sin(x / 31) + sin(x / 17) / 2 + 1.6) / 3.2 * bounds.height * 0.9
      path.addLine(to: CGPoint(x: x, y: bounds.maxY - height))
    }
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    path.close()
    (isEmphasized ? UIColor.systemOrange : UIColor.systemGreen).setFill()
    path.fill()
  }
}
