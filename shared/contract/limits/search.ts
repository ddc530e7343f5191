export const searchLimits = {
  /** In UTF-16 code units. */
  keyword: 100,
} as const;
