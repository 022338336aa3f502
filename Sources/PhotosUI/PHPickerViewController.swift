internal import DesktopServices
public import Foundation
internal import UIKitControllers
public import UIKitCore
internal import UIKitDocuments
public import UIKitGraphics
internal import UniformTypeIdentifiers

/// A chosen picture or movie.
public struct PHPickerResult: Hashable, Sendable {
  /// The file's contents: load data, a file, or a `UIImage`.
  public let itemProvider: NSItemProvider
  /// The file's path, which `PHPickerConfiguration.preselectedAssetIdentifiers` takes.
  public let assetIdentifier: String?

  init(_ file: URL) {
    itemProvider = NSItemProvider()
    itemProvider.suggestedName = file.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: file.pathExtension) ?? .data
    itemProvider.registerFileRepresentation(for: type, openInPlace: true) { completion in
      completion(file, true, nil)
      return nil
    }
    assetIdentifier = file.path
  }

  public static func == (left: PHPickerResult, right: PHPickerResult) -> Bool {
    left.itemProvider === right.itemProvider && left.assetIdentifier == right.assetIdentifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(itemProvider))
    hasher.combine(assetIdentifier)
  }
}

/// What a picker reports; the delegate dismisses the picker.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The person has chosen, or nothing: then `results` is empty. A picker with continuous selection calls this with every change.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets a person choose pictures and movies among the files of the desktop.
///
/// Presented, it asks the desktop's dialog for files; without one, and for continuous selection, it shows the pictures below the folder of pictures.
@preconcurrency @MainActor public final class PHPickerViewController: UIViewController, DismissedByPerson {
  private enum Phase {
    case idle, asking
    case browsing(PictureGrid)
    /// Dismissed before there was an answer, by the app or by the person.
    case left
    case finished
  }

  /// What the picker was made with.
  public private(set) var configuration: PHPickerConfiguration
  /// Told what the person has chosen; held weakly.
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  private var phase = Phase.idle
  private let question = DesktopQuestion<[URL]>()
  private var results: [URL: PHPickerResult] = [:]

  /// Makes a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
  }

  /// Makes nothing: a picker needs a configuration.
  public required init?(coder: NSCoder) { nil }

  // MARK: Calls while it is shown

  /// Removes results from the choice, by their identifiers; without the app's own grid it does nothing.
  public func deselectAssets(withIdentifiers identifiers: [String]) {
    if case .browsing(let grid) = phase { grid.deselect(identifiers.map { URL(fileURLWithPath: $0) }) }
  }

  // MARK: Life

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if case .idle = phase { begin() }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentingViewController == nil, parent == nil, case .asking = phase else { return }
    question.withdraw()
    phase = .left
  }

  package func wasDismissedByPerson() {
    question.withdraw()
    finish([])
  }

  private var isContinuous: Bool { [.continuous, .continuousAndOrdered].contains(configuration.selection) }
  private var isOrdered: Bool { [.ordered, .continuousAndOrdered].contains(configuration.selection) }

  private func begin() {
    guard let service = DesktopServices.current.files, !isContinuous else { return browse() }
    phase = .asking
    let types = [UTType.image, .movie].filter { configuration.filter?.accepts($0) ?? true }
    let several = configuration.selectionLimit != 1
    let choice = FileChoice(
      .openFiles(several: several), title: title ?? (several ? "Open Pictures" : "Open a Picture"),
      folder: UserFolders.pictures, filters: DocumentFilters.filters(types))
    question.ask(
      service, choice, in: view, take: { [weak self] in if let self { finish(accepted($0)) } },
      cancel: { [weak self] in self?.finish([]) }, browse: { [weak self] in self?.browse() })
  }

  /// The desktop's dialog knows no limit, and lets a person turn off a filter.
  private func accepted(_ urls: [URL]) -> [URL] {
    let fitting = urls.filter { accepts(UTType(filenameExtension: $0.pathExtension) ?? .data) }
    return configuration.selectionLimit == 0 ? fitting : Array(fitting.prefix(configuration.selectionLimit))
  }

  private func accepts(_ type: UTType) -> Bool {
    (type.conforms(to: .image) || type.conforms(to: .movie)) && configuration.filter?.accepts(type) ?? true
  }

  private func browse() {
    let grid = PictureGrid(
      title: title ?? "Pictures", limit: configuration.selectionLimit,
      chosen: configuration.selectionLimit == 1
        ? [] : configuration.preselectedAssetIdentifiers.map { URL(fileURLWithPath: $0) }
    ) { [weak self] in self?.accepts($0) ?? false }
    grid.onFinish = { [weak self] in self?.finish($0) }
    if isContinuous {
      grid.onChange = { [weak self] urls in if let self { delegate?.picker(self, didFinishPicking: results(of: urls)) } }
    }
    phase = .browsing(grid)
    let navigation = UINavigationController(rootViewController: grid)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  // MARK: Results

  /// A file has the same result whenever it is reported.
  private func results(of urls: [URL]) -> [PHPickerResult] {
    var ordered = urls
    if !isOrdered, case .browsing(let grid) = phase { ordered = grid.files.filter(urls.contains) }
    return ordered.map { url in
      let result = results[url] ?? PHPickerResult(url)
      results[url] = result
      return result
    }
  }

  private func finish(_ urls: [URL]) {
    if case .finished = phase { return }
    let found = results(of: urls)
    phase = .finished
    delegate?.picker(self, didFinishPicking: found)
  }
}
