/** Limits of writing help. Lengths are in characters: Unicode code points. */
export const writingHelpLimits = {
  /** The text of one improvement. */
  text: 10_000,
  instruction: 300,
  /** Candidates of one cover generation. */
  covers: 4,
  suggestions: 6,
  /** Days in which a repeated request gets the answer of the first. */
  retentionDays: 30,
} as const;
