/** Limits of what one account stores. Sizes are in bytes. */
export const quotas = {
  /** Stories, deleted ones that can be restored included. */
  works: 300,
  /** Drafts with their versions, as the database compresses them, without automatic versions. */
  workBytes: 100 * 1024 ** 2,
  /** Automatic versions of drafts, as the database compresses them. Beyond it, the oldest are deleted. */
  automaticBytes: 50 * 1024 ** 2,
  /** Uploaded pictures. Those that nothing uses are deleted after a week. */
  pictureBytes: 200 * 1024 ** 2,
  /** Originals of imported works. */
  importBytes: 300 * 1024 ** 2,
  /** Texts of a reader’s message trees, as the database compresses them; also trees of deleted saves, which stay for 30 days. */
  messageBytes: 100 * 1024 ** 2,
  /** Links to playthroughs. Each has a copy of its messages. */
  shares: 200,
  /** Time between two exports of a kind, which is also how long a file is offered. */
  exportHours: 24,
} as const;
