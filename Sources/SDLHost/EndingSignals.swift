internal import Dispatch
internal import Foundation
internal import Synchronization

/// Handles the signals that ask a process to end: SIGHUP, SIGINT and SIGTERM.
package enum EndingSignals {
  /// Calls `receiver` on the main queue with the number of the first signal; a second signal ends the process at once, in case the main
  /// thread hangs. SIGHUP stays ignored if the process was started so, as by nohup.
  /// - Returns: An object to retain as long as signals shall be delivered.
  @MainActor package static func deliver(to receiver: @escaping @MainActor (Int32) -> Void) -> Any {
    let source = DispatchSource.makeReadSource(fileDescriptor: pipe.0, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { receiver(number.load(ordering: .relaxed)) } }
    source.activate()
    var present = sigaction()
    let ignoresHangUp = sigaction(SIGHUP, nil, &present) == 0 && present.isIgnored
    for number in [SIGINT, SIGTERM] + (ignoresHangUp ? [] : [SIGHUP]) { handle(number) }
    return source
  }

  /// 0 until the first signal.
  private static let number = Atomic<Int32>(0)
  /// The reading and the writing end of a pipe; a byte wakes the main thread.
  private static let pipe: (Int32, Int32) = {
    var ends: [Int32] = [-1, -1]
    Foundation.pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }()

  private static func handle(_ number: Int32) {
    // The signal handler may run between any two instructions: initialise everything that it uses before.
    _ = (Self.number.load(ordering: .relaxed), pipe)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      if EndingSignals.number.exchange(number, ordering: .relaxed) != 0 { _exit(128 + number) }
      var byte: UInt8 = 1
      write(EndingSignals.pipe.1, &byte, 1)
    }
    action.sa_flags = SA_RESTART
    sigaction(number, &action, nil)
    // A parent that starts processes from a thread with blocked signals, such as a dispatch worker, leaves them blocked here.
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, number)
    pthread_sigmask(SIG_UNBLOCK, &only, nil)
  }
}

extension sigaction {
  fileprivate var isIgnored: Bool {
    // SIG_IGN is 1 cast to a function pointer, which Swift cannot compare.
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}
