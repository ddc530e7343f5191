const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{L}\p{M}*)+/gu;

/** Counts words: each CJK character is one word, and so is each other sequence of letters. */
export function countWords(text: string): number {
  return text.match(words)?.length ?? 0;
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * The length of a text in words that compares across scripts: two CJK characters weigh as much as one word of other
 * scripts. For limits of our own; the specification's limits use `countWords`.
 */
export function weighWords(text: string): number {
  return countWords(text) - Math.floor((text.match(cjk)?.length ?? 0) / 2);
}
