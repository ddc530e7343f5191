export const searchLimits = {
  /** In characters: Unicode code points. */
  keyword: 100,
} as const;
