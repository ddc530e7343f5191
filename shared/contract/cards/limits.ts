/** Limits of imported cards, lorebooks and stories. */
export const cardLimits = {
  fileBytes: 64 * 1024 * 1024,
  /** Maximum size of a card's or lorebook's JSON, in bytes. */
  dataBytes: 5 * 1024 * 1024,
  /** Characters of one text that are used. */
  text: 300_000,
  /** Characters of a name. */
  name: 1_000,
  /** Characters of a key of the lorebook. A longer one is not used. */
  key: 2_000,
  bookEntries: 10_000,
  /** Text chunks of a PNG. */
  pngTexts: 1_000,
  archiveEntries: 512,
  /** Maximum size of one unpacked file of an archive. */
  entryBytes: 64 * 1024 * 1024,
  /** Maximum size of all unpacked files of an archive. */
  archiveBytes: 256 * 1024 * 1024,
  /** Earlier versions in the file of a story, the latest first; its images; and their total size. */
  storyVersions: 30,
  storyImages: 60,
  storyImageBytes: 20 * 1024 * 1024,
  /** Nesting depth of objects and lists. */
  depth: 100,
  /** Imports of a user that wait to be accepted; the oldest is deleted to make room for another. */
  waiting: 3,
  /** Total size of a user's waiting imports, stored files included; never a reason to refuse the latest import. */
  waitingBytes: 50 * 1024 * 1024,
  waitingHours: 24,
} as const;
