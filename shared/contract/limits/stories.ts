/** Limits of a story's content. Lengths are in UTF-16 code units. Names ending in `Words` count words. */
export const storyLimits = {
  title: 30,
  characterName: 10,
  hook: 90,
  summary: 300,
  opening: 500,
  content: 10_000,
  /** A profile is limited in words; this bounds its length before words are counted. */
  profile: 100_000,
  profileWords: 400,
  worldBookWords: 10_000,
  styleSample: 2_000,
  coverDescription: 1_000,
  tags: 10,
  tagLength: 20,
  options: 10,
  optionLength: 10,
  supporting: 20,
} as const;
