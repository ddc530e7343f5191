import { createCalibration } from './calibration.ts';
import { estimateTokens } from './estimate.ts';

/** Counts the tokens of a text as one message of a prompt. */
export type CountTokens = (text: string) => number;

/** Tokens per message besides its text. */
const MESSAGE_OVERHEAD = 4;

export type Tokens = ReturnType<typeof createTokens>;

/** Approximates the token counts of each model: estimates, scaled by the usage that providers reported for earlier prompts. */
export function createTokens() {
  const calibration = createCalibration();
  const estimate = (text: string) => estimateTokens(text) + MESSAGE_OVERHEAD;
  return {
    counterFor(model: string): CountTokens {
      const ratio = calibration.ratio(model);
      return (text) => Math.ceil(estimate(text) * ratio);
    },

    /** Uncalibrated tokens of a prompt. */
    measure: (prompt: readonly { content: string }[]): number =>
      prompt.reduce((sum, { content }) => sum + estimate(content), 0),

    /** Compares a measured prompt with the usage its provider reported. */
    calibrate: calibration.report,
  };
}
