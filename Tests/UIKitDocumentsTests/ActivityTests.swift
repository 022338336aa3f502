import Foundation
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKitDocuments

/// A screen that shares, and what its sheet reported.
@MainActor final class SharingRig {
  let files = DocumentRig()
  private(set) var news: [(type: UIActivity.ActivityType?, isCompleted: Bool)] = []
  private(set) weak var sheet: UIActivityViewController?

  var stage: Stage { files.stage }

  func share(
    _ items: [Any], _ activities: [UIActivity]? = nil, excluding: [UIActivity.ActivityType]? = nil
  ) -> UIActivityViewController {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    sheet.excludedActivityTypes = excluding
    show(sheet)
    return sheet
  }

  func show(_ sheet: UIActivityViewController) {
    sheet.completionWithItemsHandler = { [weak self, weak sheet] type, isCompleted, items, error in
      #expect(items == nil && error == nil && sheet?.presentingViewController == nil)
      self?.news.append((type, isCompleted))
    }
    files.presenter.present(sheet, animated: true)
    files.settle()
    self.sheet = sheet
  }

  var report: [String] { news.map { "\($0.type?.rawValue.split(separator: ".").last ?? "nil") \($0.isCompleted)" } }
}

/// An activity of an app.
final class StampActivity: UIActivity {
  var items: [Any] = []
  var screen: UIViewController?
  var endsAtOnce = true
  var accepts = true

  override class var activityCategory: Category { .share }
  override var activityType: ActivityType? { ActivityType("test.stamp") }
  override var activityTitle: String? { "Stamp" }
  override var activityImage: UIImage? { UIImage(systemName: "star") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { accepts && !activityItems.isEmpty }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
  override var activityViewController: UIViewController? { screen }
  override func perform() { if endsAtOnce { activityDidFinish(true) } }
}

/// A source that makes its item for the chosen activity.
final class NoteSource: NSObject, UIActivityItemSource {
  private(set) var asked: [UIActivity.ActivityType?] = []

  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }

  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    asked.append(activityType)
    return activityType == .mail ? "for mail" : "for all"
  }

  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "Subject" }
}

final class SlowItem: UIActivityItemProvider, @unchecked Sendable {
  override var item: Any { "made for \(activityType?.rawValue ?? "")" }
}

@MainActor @Suite(.serialized) struct ActivityTests {
  let rig = SharingRig()

  @Test func aTextIsCopied() throws {
    let sheet = rig.share(["Plum tart"])
    #expect(rig.files.labels.contains("Plum tart") && sheet.excludedActivityTypes == nil)
    try rig.files.tap("Copy")
    #expect(UIPasteboard.general.string == "Plum tart" && rig.report == ["CopyToPasteboard true"])
    #expect(rig.files.presenter.presentedViewController == nil)
  }

  @Test func aConfigurationDescribesTheItems() throws {
    let configuration = UIActivityItemsConfiguration(objects: ["plum" as NSString, "tart" as NSString])
    configuration.metadataProvider = { key in
      switch key {
      case .title: "Two words"
      case .messageBody: "with cream"
      default: nil
      }
    }
    let own = StampActivity()
    configuration.applicationActivitiesProvider = { [own] }
    rig.show(UIActivityViewController(activityItemsConfiguration: configuration))
    #expect(rig.files.labels.contains("Two words") && rig.files.labels.contains("Stamp"))
    try rig.files.tap("Copy")
    #expect(UIPasteboard.general.strings == ["plum", "tart", "with cream"])
    configuration.perItemMetadataProvider = { index, _ in index }
    configuration.previewProvider = { _, intent, _ in intent == .thumbnail ? NSItemProvider() : nil }
    #expect(configuration.activityItemsConfigurationMetadataForItem(at: 1, key: .title) as? Int == 1)
    let previews = [UIActivityItemsConfigurationPreviewIntent.thumbnail, .fullSize].map {
      configuration.activityItemsConfigurationPreviewForItem(at: 0, intent: $0, suggestedSize: .zero)
    }
    #expect(previews[0] != nil && previews[1] == nil)
    configuration.supportedInteractions = []
    rig.show(UIActivityViewController(activityItemsConfiguration: configuration))
    #expect(!rig.files.labels.contains("Copy"), "what may not be shared has no activities")
  }

  @Test func everyKindOfItemIsCopied() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    let (address, file) = (URL(string: "https://example.org/a")!, rig.files.folder.appendingPathComponent("a.txt"))
    let items: [Any] = [
      NSAttributedString(string: "rich"), address, file, image, Data([1, 2]), NSItemProvider(object: "provided" as NSString),
      NSURL(string: "https://example.org/b")!, 42,
    ]
    _ = rig.share(items)
    #expect(rig.files.labels.contains("a.txt"))
    try rig.files.tap("Copy")
    let board = UIPasteboard.general
    #expect(board.strings?.contains("rich") == true && board.strings?.contains("provided") == true)
    #expect(board.urls == [address, URL(string: "https://example.org/b")!, file] && board.images?.count == 1)
    #expect(board.data(forPasteboardType: "public.data", inItemSet: nil)?.contains(Data([1, 2])) == true)
  }

  @Test func theAppsActivitiesComeFirstAndGetTheItems() throws {
    let stamp = StampActivity()
    _ = rig.share(["a", 1], [stamp])
    try rig.files.tap("Stamp")
    #expect(stamp.items.count == 2 && rig.report == ["stamp true"])
  }

  @Test func whatCannotBePerformedOrIsExcludedIsNotShown() {
    let stamp = StampActivity()
    stamp.accepts = false
    let sheet = rig.share(["a"], [stamp], excluding: [.copyToPasteboard, SaveActivity.type])
    #expect(
      !rig.files.labels.contains("Stamp") && !rig.files.labels.contains("Copy") && !rig.files.labels.contains("Save to Files"))
    #expect(!rig.files.labels.contains("Save Image") && sheet.excludedActivityTypes?.count == 2)
  }

  @Test func anActivityWithAScreenPresentsIt() throws {
    let stamp = StampActivity()
    stamp.screen = UIViewController()
    let sheet = rig.share(["a"], [stamp])
    try rig.files.tap("Stamp")
    #expect(sheet.presentedViewController === stamp.screen && rig.news.isEmpty)
    stamp.activityDidFinish(false)
    stamp.activityDidFinish(true)
    rig.files.settle()
    #expect(rig.report == ["stamp false"] && rig.files.presenter.presentedViewController == nil)
  }

  @Test func anActivityMayEndLateOrAfterTheSheetHasLeft() throws {
    let stamp = StampActivity()
    stamp.endsAtOnce = false
    _ = rig.share(["a"], [stamp])
    try rig.files.tap("Stamp")
    #expect(rig.news.isEmpty)
    rig.files.presenter.dismiss(animated: false)
    rig.files.settle()
    stamp.activityDidFinish(true)
    #expect(rig.report.count <= 1)
  }

  @Test func aSourceMakesItsItemForTheActivity() throws {
    let source = NoteSource()
    let stamp = StampActivity()
    _ = rig.share([source], [stamp])
    #expect(source.asked.isEmpty)
    try rig.files.tap("Stamp")
    #expect(source.asked == [ActivityTypeBox.stamp] && stamp.items.first as? String == "for all")
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    #expect(source.activityViewController(sheet, dataTypeIdentifierForActivityType: nil).isEmpty)
    #expect(source.activityViewController(sheet, thumbnailImageForActivityType: nil, suggestedSize: .zero) == nil)
  }

  private enum ActivityTypeBox { static let stamp = UIActivity.ActivityType(rawValue: "test.stamp") }

  @Test func aProviderMakesItsItemInTheBackground() async throws {
    let provider = SlowItem(placeholderItem: "placeholder")
    let stamp = StampActivity()
    let sheet = rig.share([provider], [stamp])
    #expect(provider.placeholderItem as? String == "placeholder" && provider.activityType == nil)
    #expect(provider.activityViewControllerPlaceholderItem(sheet) as? String == "placeholder")
    try rig.files.tap("Stamp")
    while stamp.items.isEmpty { await Task.yield() }
    rig.files.settle()
    #expect(stamp.items.first as? String == "made for test.stamp" && rig.report == ["stamp true"])
    #expect(UIActivityItemProvider(placeholderItem: "p").item as? String == "p")
  }

  @Test func closingReportsNoActivity() throws {
    _ = rig.share(["a"])
    try rig.files.tap("Close")
    #expect(rig.report == ["nil false"])
    let again = rig.share(["a"])
    rig.stage.key(.keyboardEscape)
    rig.files.settle()
    #expect(rig.report == ["nil false", "nil false"] && again.presentingViewController == nil)
    let third = rig.share(["a"])
    #expect(third.accessibilityPerformEscape())
    rig.files.settle()
    #expect(rig.news.count == 3)
  }

  @Test func theOldHandlerIsCalledWhereThereIsNoOther() throws {
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    var news: [Bool] = []
    sheet.completionHandler = { news.append($1 && $0 == .copyToPasteboard) }
    rig.files.presenter.present(sheet, animated: true)
    rig.files.settle()
    try rig.files.tap("Copy")
    #expect(news == [true])
  }

  // MARK: The sheet's own activities

  @Test func itemsAreSavedAsFiles() throws {
    let place = rig.files.folder.appendingPathComponent("saved.txt")
    rig.stage.desktop.files = .answer([place])
    _ = rig.share(["Hello"])
    try rig.files.tap("Save to Files")
    rig.files.settle()
    #expect(rig.files.text("saved.txt") == "Hello" && rig.report == ["SaveToFiles true"])
    rig.stage.desktop.files = .cancel
    _ = rig.share(["Hello"])
    try rig.files.tap("Save to Files")
    rig.files.settle()
    #expect(rig.report.last == "SaveToFiles false" && rig.files.presenter.presentedViewController == nil)
  }

  @Test func imagesAreSavedInTheFolderOfPictures() throws {
    let folder = PictureRig.shared.folder
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).count
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    _ = rig.share([image])
    try rig.files.tap("Save Image")
    #expect(rig.report == ["SaveToCameraRoll true"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == before + 1)
  }

  @Test func aFileIsOpenedInAnotherProgram() throws {
    let file = rig.files.folder.appendingPathComponent("a.txt")
    rig.stage.desktop.files = .cancel
    rig.stage.desktop.openingFiles = .answer(())
    _ = rig.share([file])
    try rig.files.tap("Open With…")
    #expect(rig.stage.desktop.openedFiles == [file] && rig.report == ["RemoteOpenInApplication true"])
    rig.stage.desktop.openingFiles = .cancel
    guard case .cancel = rig.stage.desktop.openingFiles else { return #expect(Bool(false)) }
    _ = rig.share([file])
    try rig.files.tap("Open With…")
    #expect(rig.report.last == "RemoteOpenInApplication false")
  }

  @Test func aLetterHasSubjectBodyAndAttachments() throws {
    let mail = rig.stage.desktop.mail
    let file = rig.files.folder.appendingPathComponent("a.txt")
    _ = rig.share([NoteSource(), URL(string: "https://example.org")!, file])
    try rig.files.tap("Mail")
    let draft = try #require(mail.letters.first)
    #expect(draft.subject == "Subject" && draft.body == "for mail\nhttps://example.org" && draft.attachments == [file])
    mail.answer = .cancel
    _ = rig.share(["x"])
    try rig.files.tap("Mail")
    #expect(rig.report == ["Mail true", "Mail false"])
  }

  @Test func aLetterWithoutAServiceGoesToAnAddressIfItHasNoAttachments() throws {
    rig.stage.desktop.mail.answer = .unavailable
    _ = rig.share([NoteSource()])
    try rig.files.tap("Mail")
    #expect(rig.stage.openedURLs.map(\.absoluteString) == ["mailto:?subject=Subject&body=for%20mail"])
    _ = rig.share([rig.files.folder.appendingPathComponent("a.txt")])
    try rig.files.tap("Mail")
    #expect(rig.stage.openedURLs.count == 1 && rig.report == ["Mail true", "Mail false"])
  }

  // MARK: Values

  @Test func anActivityDoesNothingByItself() {
    let activity = UIActivity()
    #expect(activity.activityType == nil && activity.activityTitle == nil && activity.activityImage == nil)
    #expect(!activity.canPerform(withActivityItems: ["a"]) && activity.activityViewController == nil)
    #expect(UIActivity.activityCategory == .action && StampActivity.activityCategory == .share)
    var ends: [Bool] = []
    activity.onFinish = { ends.append($0) }
    activity.prepare(withActivityItems: [])
    activity.perform()
    activity.perform()
    #expect(ends == [true] && UIActivity.Category.share.rawValue == 1)
  }

  @Test func typesAreNames() {
    let all: [UIActivity.ActivityType] = [
      .copyToPasteboard, .mail, .saveToCameraRoll, .postToFacebook, .postToTwitter, .postToWeibo, .postToFlickr, .postToVimeo,
      .postToTencentWeibo, .message, .print, .assignToContact, .addToReadingList, .airDrop, .openInIBooks, .markupAsPDF,
      .sharePlay,
      .collaborationInviteWithLink, .collaborationCopyLink, .addToHomeScreen,
    ]
    #expect(Set(all).count == all.count && all.allSatisfy { $0.rawValue.hasPrefix("com.apple.UIKit.activity.") })
    #expect(UIActivity.ActivityType("a") == UIActivity.ActivityType(rawValue: "a"))
  }

  @Test func whatIsSharedHasANameAndFiles() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    #expect(SharedItems([image]).title == "Image" && SharedItems([image]).detail == "4 × 2")
    #expect(SharedItems([URL(string: "https://example.org/x")!]).title == "example.org")
    let mixed = SharedItems([image, Data([1]), "text"], types: [1: "com.adobe.pdf"])
    let files = try mixed.writtenFiles()
    #expect(files.map(\.lastPathComponent) == ["Image.png", "Data.pdf", "Text.txt"])
    #expect(SharedItems([]).isEmpty && SharedItems([]).title.isEmpty)
    try FileManager.default.removeItem(at: files[0].deletingLastPathComponent())
  }

  // MARK: Presentation

  @Test func aWideWindowShowsAPopoverAtItsSource() throws {
    rig.stage.resize(to: CGSize(width: 1024, height: 768))
    let button = UIView(frame: CGRect(x: 500, y: 100, width: 40, height: 40))
    rig.files.presenter.view.addSubview(button)
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = button
    rig.files.presenter.present(sheet, animated: true)
    rig.files.settle()
    #expect(sheet.presentationController is UIPopoverPresentationController && sheet.view.bounds.width < 400)
    rig.files.presenter.dismiss(animated: false)
    let other = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    rig.files.presenter.present(other, animated: true)
    rig.files.settle()
    #expect(other.presentationController is UISheetPresentationController)
  }

  @Test func aPresenterThatLeavesLeavesNothingBehind() {
    let stage = rig.stage
    weak var sheet: UIActivityViewController?
    do {
      let made = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
      rig.files.presenter.present(made, animated: true)
      stage.advance(by: 0.1)
      sheet = made
      stage.rootViewController = UIViewController()
    }
    rig.files.settle()
    #expect(sheet?.viewIfLoaded?.window == nil)
  }
}
