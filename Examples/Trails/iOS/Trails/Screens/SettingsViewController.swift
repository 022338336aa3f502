import UIKit

class SettingsViewController: UIViewController {
  private let store: TrailStore
  private(set) var timer: Timer?
  @IBOutlet private(set) weak var trackingSwitch: UISwitch!
  @IBOutlet private(set) weak var totalLabel: UILabel!
  private(set) var seconds = 0

  init(store: TrailStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.backgroundColor = .systemBackground
    let toggle = UISwitch()
    toggle.addTarget(self, action: #selector(trackingChanged(_:)), for: .valueChanged)
    let caption = UILabel()
    caption.text = "Count the seconds"
    let row = UIStackView(arrangedSubviews: [caption, toggle])
    let total = UILabel()
    let column = UIStackView(arrangedSubviews: [row, total])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    (trackingSwitch, totalLabel) = (toggle, total)
    update()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  @objc func trackingChanged(_ sender: UISwitch) {
    timer?.invalidate()
    timer = nil
    guard sender.isOn else { return }
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  @objc private func tick() {
    seconds += 1
    update()
  }

  private func update() {
    totalLabel.text = String(format: "%.0f km walked. This screen: %d s.", store.kilometersWalked, seconds)
  }
}
