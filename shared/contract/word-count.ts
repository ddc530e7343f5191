const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{L}\p{M}*)+/gu;

/** Counts words: each CJK character is one word, and so is each other sequence of letters. */
export function countWords(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(words)) count += 1;
  return count;
}
