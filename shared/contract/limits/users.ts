/** Limits of accounts. Lengths are in UTF-16 code units. */
export const userLimits = { nickname: 30, introduction: 300, passwordMin: 6, passwordMax: 128 } as const;
