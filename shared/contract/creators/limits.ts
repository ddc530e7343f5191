/** Rules of the creator programme. Money is in US cents. */
export const creatorLimits = {
  /** Milestones: visitors of published stories who played a turn or came back on another day, and the reward, which is claimed once. */
  tiers: [
    { tier: 1, visitors: 100, cents: 500 },
    { tier: 2, visitors: 500, cents: 2_000 },
    { tier: 3, visitors: 2_000, cents: 6_000 },
    { tier: 4, visitors: 10_000, cents: 25_000 },
    { tier: 5, visitors: 50_000, cents: 100_000 },
  ],
  /** Visitors of an author from one network who can begin to count in a day: a household, not a loop that makes guests. */
  visitorsPerNetwork: 5,
  withdrawalMinCents: 2_000,
  /** Days from a claim until the money can be withdrawn. */
  holdDays: 30,
  /** Published stories that the contract needs, each with more than this heat. */
  contractCards: 10,
  contractHeat: 1_000,
  /** In characters: Unicode code points. */
  message: 1_000,
  reason: 500,
  payoutReference: 100,
  legalName: 100,
} as const;
