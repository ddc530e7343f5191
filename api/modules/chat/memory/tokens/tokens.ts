import { createCalibration } from './calibration.ts';
import { estimateTokens } from './estimate.ts';

/** Counts the tokens of a text as one message of a prompt. */
export type CountTokens = (text: string) => number;

/** Tokens per message besides its text. */
const MESSAGE_OVERHEAD = 4;
/** Maximum number of characters of texts with cached counts: most messages of a path are counted again each turn. */
const CACHE_CHARS = 2_000_000;
/** Tokenizing takes quadratic time in the length of a word; Chinese and Japanese have no spaces. */
const LONG_WORD = /\S{96}/gu;
const LONG_SPACE = /\s{96,}/g;

const plain = { disallowedSpecial: new Set<string>() };

export type Tokens = ReturnType<typeof createTokens>;

/**
 * Approximates the token counts of each model: with a tokenizer, scaled by the usage that providers reported for
 * earlier prompts. Counts are estimates until `load` has read the tokenizer's tables.
 */
export function createTokens() {
  const calibration = createCalibration();
  const cache = new Map<string, number>();
  let cachedChars = 0;
  let tokenize: CountTokens | undefined;

  function countUncalibrated(text: string): number {
    if (tokenize === undefined) return estimateTokens(text) + MESSAGE_OVERHEAD;
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const count = tokenize(text) + MESSAGE_OVERHEAD;
    cache.set(text, count);
    cachedChars += text.length;
    for (const oldest of cache.keys()) {
      if (cachedChars <= CACHE_CHARS) break;
      cache.delete(oldest);
      cachedChars -= oldest.length;
    }
    return count;
  }

  return {
    counterFor(model: string): CountTokens {
      const ratio = calibration.ratio(model);
      return (text) => Math.ceil(countUncalibrated(text) * ratio);
    },

    /** Takes about 150 ms and 40 MB; only useful in a process that calls a model. */
    async load(): Promise<void> {
      const { countTokens } = await import('gpt-tokenizer/encoding/cl100k_base');
      tokenize = (text) => countTokens(splitLongWords(text), plain);
    },

    /** Uncalibrated tokens of a prompt; 0 until the tokenizer is loaded. */
    measure: (prompt: readonly { content: string }[]): number =>
      tokenize === undefined ? 0 : prompt.reduce((sum, { content }) => sum + countUncalibrated(content), 0),

    /** Compares a measured prompt with the usage its provider reported. */
    calibrate: calibration.report,
  };
}

/** Splits very long words: overestimates a little, but keeps the time linear. */
function splitLongWords(text: string): string {
  return text.replace(LONG_SPACE, (spaces) => spaces.slice(0, 96)).replace(LONG_WORD, '$& ');
}
