/** Limits of saves. Lengths are in UTF-16 code units. */
export const saveLimits = { perStory: 3, title: 60 } as const;
