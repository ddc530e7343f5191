/** Limits of a story's lore. Lengths are in characters: Unicode code points. */
export const loreLimits = {
  entries: 500,
  title: 60,
  /** Words as `weighWords` counts them. */
  contentWords: 400,
  content: 4_000,
  keys: 20,
  key: 60,
  /** Titles, contents and keys of all entries together; it bounds the size of requests and drafts. */
  characters: 300_000,
  /** Regular expression keys per story. They are matched before each reply. */
  patterns: 30,
  /** Messages of the path that keys are searched in. */
  window: 50,
  turns: 1_000,
  /** Highest position in the book. */
  order: 1_000_000,
  /** The highest priority; the lowest is its negative. */
  priority: 1_000_000,
  /** Lore tests of a story. */
  tests: 50,
  testTokens: 100_000,
  /** Messages and replies of all lore tests together. This and the next limit bound the time in which the tests run. */
  testCharacters: 150_000,
  /** Earlier turns of all lore tests together. */
  testTurns: 150,
  /** Turns before the last message of a lore test or a trial. */
  turnsBefore: 12,
} as const;
