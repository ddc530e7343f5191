/** Limits of reports, decisions and appeals. Lengths are in characters: Unicode code points. */
export const moderationLimits = {
  note: 1_000,
  reason: 1_000,
  appeal: 1_000,
  /** Characters of the reported content that are kept with a case. */
  excerpt: 2_000,
  /** Decisions shown to the author of the content, the latest first. */
  ownDecisions: 50,
  /** Held texts and pictures of one person that wait for a moderator; further refused ones are not held. */
  heldOpen: 5,
  /** Of a search in the titles of cases. */
  keyword: 100,
} as const;
