// expect: 1 2 posted 3
import Combine
import UIKit

final class ModelCombinePublishers: Combine.ObservableObject {
  @Published var count = 1
}

@MainActor func corpusCombinePublishers() -> String {
  let model = ModelCombinePublishers()
  var seen: [String] = []
  var tokens: Set<AnyCancellable> = []
  model.$count.removeDuplicates().sink { seen.append("\($0)") }.store(in: &tokens)
  model.count = 2
  let name = Notification.Name("CombinePublishers")
  NotificationCenter.default.publisher(for: name).map { _ in "posted" }.sink { seen.append($0) }.store(in: &tokens)
  NotificationCenter.default.post(name: name, object: nil)
  model.count = 3
  return seen.joined(separator: " ")
}
