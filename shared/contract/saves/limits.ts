/** Limits of saves. Lengths are in characters: Unicode code points. */
export const saveLimits = { perStory: 3, title: 60 } as const;
