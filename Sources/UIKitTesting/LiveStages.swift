internal import UIKitCore

/// The stages that exist, for names of UI tests that say no stage.
@MainActor enum LiveStages {
  private struct Entry { weak var stage: Stage? }

  private static var entries: [Entry] = []

  static func add(_ stage: Stage) {
    entries.removeAll { $0.stage == nil }
    entries.append(Entry(stage: stage))
  }

  fileprivate static var all: [Stage] { entries.compactMap(\.stage) }
}

extension Stage {
  /// The stage that the running task, or its test, has driven last; nil without any.
  static var current: Stage? {
    let stages = LiveStages.all
    return stages.isEmpty ? nil : stages.first { $0.window.screen === UIScreen.main }
  }
}
