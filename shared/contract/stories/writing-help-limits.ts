/** Limits of writing help. Lengths are in characters: Unicode code points. */
export const writingHelpLimits = {
  /** The text of one improvement. */
  text: 10_000,
  instruction: 300,
  /** The name of what a text is about. */
  about: 100,
  /** What a draft’s notes for the storyteller tell the help. */
  notes: 4_000,
  /** Keys of the world book. */
  keys: 200,
  /** What stands on each side of a passage that is improved. */
  around: 500,
  /** Candidates of one cover generation. */
  covers: 4,
  suggestions: 6,
  /** Days in which a repeated request gets the answer of the first. */
  retentionDays: 30,
} as const;
