/** Limits of saves. Lengths are in characters: Unicode code points. A restart archives no save beyond `archived`. */
export const saveLimits = { perStory: 3, archived: 20, title: 60 } as const;
