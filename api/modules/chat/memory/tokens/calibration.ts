/** Reported/counted ratios outside this range measure something else: uncached tokens only, or characters. */
const PLAUSIBLE = { min: 0.5, max: 4 };
/** Weight of a new report, so that one unusual prompt does not dominate. */
const WEIGHT = 0.3;
/** Ratios are rounded, so that the same text costs the same in consecutive turns. */
const STEP = 0.05;
/** Minimum tokens of a prompt; in shorter ones the overhead per message distorts the ratio. */
const MIN_TOKENS = 200;

/** Ratio of each model's tokens to those of our tokenizer, learned from the usage that its provider reports. */
export function createCalibration() {
  const ratios = new Map<string, number>();
  return {
    ratio(model: string): number {
      return Math.round((ratios.get(model) ?? 1) / STEP) * STEP;
    },
    /** `counted` is the uncalibrated count of the prompt. */
    report(model: string, counted: number, reported: number): void {
      const ratio = reported / counted;
      if (counted < MIN_TOKENS || ratio < PLAUSIBLE.min || ratio > PLAUSIBLE.max) return;
      const known = ratios.get(model);
      ratios.set(model, known === undefined ? ratio : known + (ratio - known) * WEIGHT);
    },
  };
}
