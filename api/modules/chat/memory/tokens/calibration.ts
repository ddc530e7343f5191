/** Reports outside of this speak of something else: the uncached part of a prompt, or characters. */
const PLAUSIBLE = { least: 0.5, most: 4 };
/** How far a ratio follows a new report, so that one odd prompt does not turn it. */
const WEIGHT = 0.3;
/** A ratio moves in steps, so that the same words cost the same from one turn to the next. */
const STEP = 0.05;
/** In a short prompt the wrapping of each message counts for more than its words. */
const LEAST_TOKENS = 200;

/** How much more or less each model counts than our tokenizer, learned from what its provider reports. */
export function createCalibration() {
  const ratios = new Map<string, number>();
  return {
    ratio(model: string): number {
      return Math.round((ratios.get(model) ?? 1) / STEP) * STEP;
    },
    /** `counted` is what our tokenizer alone said of the prompt. */
    learn(model: string, counted: number, reported: number): void {
      const seen = reported / counted;
      const isTrusted = counted >= LEAST_TOKENS && seen >= PLAUSIBLE.least && seen <= PLAUSIBLE.most;
      if (!isTrusted) return;
      const known = ratios.get(model);
      ratios.set(model, known === undefined ? seen : known + (seen - known) * WEIGHT);
    },
  };
}
