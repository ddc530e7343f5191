const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{L}\p{M}*)+/gu;

/** Counts words: each CJK character is one word, and so is each other sequence of letters. */
export function countWords(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(words)) count += 1;
  return count;
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/**
 * The length of a text in words that compares across scripts: two CJK characters weigh as much as one word of other
 * scripts. For limits of our own; the specification's limits use `countWords`.
 */
export function weighWords(text: string): number {
  let characters = 0;
  for (const _ of text.matchAll(cjk)) characters += 1;
  return countWords(text) - Math.floor(characters / 2);
}
