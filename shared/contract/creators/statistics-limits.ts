/** Limits of the statistics for authors. */
export const insightLimits = {
  /** Days of a period that ends today, besides all time. */
  periods: [7, 30, 90],
  /** The last turn that is counted separately; later ones are counted with it. */
  turns: 50,
  /** Stories and options in one answer. */
  rows: 50,
  /** Days in the chart of all time: the latest ones. */
  chartDays: 365,
} as const;
