/** Limits of a story's content. Lengths are in characters: Unicode code points. Names ending in `Words` count words. */
export const storyLimits = {
  title: 30,
  characterName: 10,
  hook: 90,
  summary: 300,
  opening: 500,
  /** Openings besides the first. */
  otherOpenings: 10,
  /** Questions to readers, their length and that of the word for an answer. */
  readerQuestions: 3,
  readerQuestion: 80,
  questionWord: 20,
  /** In bytes of UTF-8. */
  scriptBytes: 200_000,
  content: 10_000,
  /** Profiles and world books are limited in words; this bounds their length before words are counted. */
  profile: 10_000,
  profileWords: 400,
  worldBook: 150_000,
  worldBookWords: 10_000,
  styleSample: 2_000,
  coverDescription: 1_000,
  tags: 10,
  tagLength: 20,
  options: 10,
  optionLength: 10,
  supporting: 20,
  /** Each further text of a character, for example the skills. */
  characterNote: 2_000,
  /** Relations of one character; length of the other name and of the description. */
  relations: 10,
  relationName: 30,
  relation: 200,
  earlyDays: 30,
  changeNote: 500,
  /** All content of a story as JSON, in UTF-16 code units. */
  contentJson: 1_000_000,
  /** Named versions of a draft. */
  draftVersions: 30,
  /** Versions of each kind that is kept without a press, and the minutes of work between two. */
  automaticVersions: 20,
  autosaveMinutes: 10,
  versionName: 60,
  /** Stories of one bulk action. */
  bulk: 50,
  /** Days in which a deleted story can be restored. */
  restoreDays: 30,
  /** Turns after which a reader may thank the author. */
  thankTurns: 20,
} as const;
