/// The module by which test files of Point-Free's library import `assertInlineSnapshot`.
@_exported public import SnapshotTesting
