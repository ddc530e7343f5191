/** All limits of the product. Lengths are in UTF-16 code units; names ending in `Words` count words. */
export const limits = {
  title: 30,
  characterName: 10,
  hook: 90,
  summary: 300,
  opening: 500,
  content: 10_000,
  profileWords: 400,
  worldBookWords: 10_000,
  styleSample: 2_000,
  tags: 10,
  tagLength: 20,
  options: 10,
  optionLength: 10,
  supporting: 20,
  savesPerStory: 3,
  saveTitle: 60,
  imageBytes: 10 * 1024 * 1024,
  message: 2_000,
  fact: 300,
  /** Pinned facts per save, and their characters together. They are part of every prompt. */
  facts: 20,
  factsTogether: 2_000,
  loreEntries: 500,
  loreTitle: 60,
  loreContentWords: 400,
  loreContent: 4_000,
  loreKeys: 20,
  loreKey: 60,
  /** Regular expression keys per story. They are matched before each reply. */
  lorePatterns: 30,
  loreWindow: 50,
  loreTurns: 1_000,
  feedback: 1_000,
  keyword: 100,
  nickname: 30,
  introduction: 300,
  passwordMin: 6,
  passwordMax: 128,
  codeResendSeconds: 60,
  pageSize: 20,
  pageSizeMax: 50,
  shareMessages: 100,
  pointsPageSize: 10,
  totalCountCap: 1_000,
  /** Pages that can be requested by number; later ones by cursor only. */
  numberedPages: 500,
  bodyBytes: 256 * 1024,
} as const;

/** Limits of editorial content. Lengths are in UTF-16 code units. */
export const editorialLimits = {
  title: 60,
  bannerText: 160,
  description: 300,
  campaignText: 2_000,
  banners: 20,
  collections: 50,
  collectionStories: 200,
  tags: 30,
} as const;

/** Prices and grants, in points. */
export const points = {
  reply: 1,
  premiumReply: 5,
  image: 10,
  optimize: 2,
  guestGrant: 50,
  realUserGrant: 100,
  signIn: 10,
} as const;

/** Requirements and rewards of the creator program. Money is in US cents. */
export const creatorProgramme = {
  contractCards: 10,
  contractHeat: 1_000,
  withdrawalMinCents: 2_000,
  heldDays: 30,
  tiers: [
    { tier: 1, visitors: 100, cents: 500 },
    { tier: 2, visitors: 500, cents: 2_000 },
    { tier: 3, visitors: 2_000, cents: 6_000 },
    { tier: 4, visitors: 10_000, cents: 25_000 },
    { tier: 5, visitors: 50_000, cents: 100_000 },
  ],
} as const;

/** Durations in the browser, in ms. */
export const timings = {
  toast: 4_000,
  toastUnmount: 200,
  streamLine: 30,
  barThrottle: 200,
  barHideDelay: 500,
  barReset: 400,
  barDuration: 2_000,
  scrollRestore: 400,
  copied: 1_500,
  queryFresh: 10_000,
  outdatedBuildCheck: 3_600_000,
  chunkReload: 10_000,
  streamWatchdog: 45_000,
  streamHeartbeat: 15_000,
} as const;

/** Layout of the toasts; lengths in pixels. */
export const toastArea = { visible: 3, gap: 14, width: 356, swipeThreshold: 45 } as const;

export const scrollAutoFillCap = 5;
export const localeCookieDays = 365;
export const firstDialogZIndex = 50;

/** Settings of the analytics tool. */
export const tracking = { heartbeatSeconds: 5, maxPageDays: 5, genericEvent: 'WebEvent' } as const;
