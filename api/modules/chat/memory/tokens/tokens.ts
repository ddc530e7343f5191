import { createCalibration } from './calibration.ts';
import { estimateTokens } from './estimate.ts';

/** What a text costs in a prompt. */
export type CountTokens = (text: string) => number;

/** What the wrapping of a message costs. */
const WRAPPING = 4;
/** Characters of texts whose counts are kept: a path is counted with each turn, and most of it was there before. */
const KEPT = 2_000_000;
/** A tokenizer takes the square of a word's length; Chinese and Japanese write no spaces. */
const LONG_RUN = /\S{96}/gu;
const LONG_SPACE = /\s{96,}/g;

const plain = { disallowedSpecial: new Set<string>() };

export type Tokens = ReturnType<typeof createTokens>;

/**
 * Counts tokens as each model does, about: by a tokenizer, scaled by what providers reported of earlier prompts.
 * The tokenizer's tables are read by `load`, once; until they are there counts are estimates.
 */
export function createTokens() {
  const calibration = createCalibration();
  const kept = new Map<string, number>();
  let keptLength = 0;
  let exact: CountTokens | undefined;

  function raw(text: string): number {
    if (exact === undefined) return estimateTokens(text) + WRAPPING;
    const known = kept.get(text);
    if (known !== undefined) return known;
    const count = exact(text) + WRAPPING;
    kept.set(text, count);
    keptLength += text.length;
    for (const oldest of kept.keys()) {
      if (keptLength <= KEPT) break;
      kept.delete(oldest);
      keptLength -= oldest.length;
    }
    return count;
  }

  return {
    counterOf(model: string): CountTokens {
      const ratio = calibration.ratio(model);
      return (text) => Math.ceil(raw(text) * ratio);
    },

    /** Takes about 150 ms and 40 MB, so it is for a process that talks to models. */
    async load(): Promise<void> {
      const { countTokens } = await import('gpt-tokenizer/encoding/cl100k_base');
      exact = (text) => countTokens(apart(text), plain);
    },

    /** What the tokenizer says of a prompt; 0 while there is none. */
    measure: (prompt: readonly { content: string }[]): number =>
      exact === undefined ? 0 : prompt.reduce((sum, { content }) => sum + raw(content), 0),

    /** Compares a measured prompt with what its provider reported. */
    learn: calibration.learn,
  };
}

/** The text with its endless words parted: a little is counted too much, and the time stays linear. */
function apart(text: string): string {
  return text.replace(LONG_SPACE, (run) => run.slice(0, 96)).replace(LONG_RUN, '$& ');
}
