import UIKit

/// An app with the controls that UI tests operate most: orders in a table, an account's form, photos in a collection.
final class SampleDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let orders = OrdersController(), account = AccountController(), photos = PhotosController()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = [orders, account, photos].map { UINavigationController(rootViewController: $0) }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Rows that are pushed, swiped and deleted; an alert with a field, and an action sheet.
final class OrdersController: UITableViewController {
  var names = (1...30).map { "Order \($0)" }
  private(set) var pinned: [String] = [], choices: [String] = []

  init() {
    super.init(style: .plain)
    title = "Orders"
    tabBarItem = UITabBarItem(title: "Orders", image: nil, tag: 0)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: UIAction(title: "Pay") { [weak self] _ in self?.pay() }),
      UIBarButtonItem(primaryAction: UIAction(title: "Share") { [weak self] _ in self?.share() }),
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessibilityIdentifier = "order-\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = names[indexPath.row]
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 280, height: 40))
    label.text = "Details of \(names[indexPath.row])"
    detail.view.addSubview(label)
    navigationController?.pushViewController(detail, animated: true)
  }

  override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        done(true)
      }
    ])
  }

  override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
        if let self { pinned.append(names[indexPath.row]) }
        done(true)
      }
    ])
  }

  private func pay() {
    let alert = UIAlertController(title: "Pay?", message: "12 euros", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Coupon" }
    present(alert, ["Cancel", "Pay now"])
  }

  private func share() {
    present(UIAlertController(title: "Share order", message: nil, preferredStyle: .actionSheet), ["Cancel", "Mail", "Print"])
  }

  private func present(_ alert: UIAlertController, _ titles: [String]) {
    for title in titles {
      alert.addAction(
        UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default) { [weak self] _ in
          self?.choices.append(title)
        })
    }
    present(alert, animated: true)
  }
}

/// Two fields, a switch, a slider, segments, a stepper and a button that greets.
final class AccountController: UIViewController {
  let email = UITextField(), password = UITextField(), news = UISwitch(), volume = UISlider()
  let size = UISegmentedControl(items: ["Small", "Large"]), amount = UIStepper(), about = UITextView()
  let login = UIButton(type: .system), status = UILabel()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Account"
    tabBarItem = UITabBarItem(title: "Account", image: nil, tag: 1)
    tabBarItem.badgeValue = "3"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    email.placeholder = "Email"
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    news.accessibilityLabel = "News"
    volume.accessibilityLabel = "Volume"
    amount.accessibilityIdentifier = "amount"
    about.accessibilityIdentifier = "about"
    status.accessibilityIdentifier = "status"
    login.setTitle("Log in", for: .normal)
    login.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        status.text = "Hello \(email.text ?? "")"
        UIView.animate(withDuration: 0.5) { self.status.alpha = 1 }
      }, for: .primaryActionTriggered)
    status.text = "Please log in"
    for (index, part) in [email, password, news, volume, size, amount, about, login, status].enumerated() {
      let height: CGFloat = part === about ? 60 : 34
      part.frame = CGRect(
        x: 20, y: 110 + CGFloat(index) * 66, width: part is UISwitch || part is UIStepper ? 94 : 280, height: height)
      view.addSubview(part)
    }
  }
}

/// Photos in a collection that zooms under two fingers on the first one.
final class PhotosController: UICollectionViewController {
  private(set) var taps: [String] = []
  let zoomed = UIView(), turned = UIView()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    super.init(collectionViewLayout: layout)
    title = "Photos"
    tabBarItem = UITabBarItem(title: "Photos", image: nil, tag: 2)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    cell.accessibilityIdentifier = "photo-\(indexPath.item)"
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Photo \(indexPath.item)"
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    taps.append("\(indexPath.item)")
  }
}
