/** Limits of the creator program. Money is in US cents. */
export const creatorLimits = { withdrawalMinCents: 2_000 } as const;
